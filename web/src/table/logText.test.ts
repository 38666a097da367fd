import { describe, expect, it } from "vitest";
import { headed, withNames } from "./logText";

const bold = (line: string, names: readonly string[]): string =>
  withNames(line, names)
    .map(({ text, isName }) => (isName ? `[${text}]` : text))
    .join("");

describe("the names in a line", () => {
  it("stand out where they are whole words", () => {
    expect(bold("Ann gives Anna’s card to Bot 12.", ["Ann", "Bot 1"])).toBe("[Ann] gives Anna’s card to Bot 12.");
  });

  it("are the longest that fit", () => {
    expect(bold("Anne-Charlotte bets.", ["Anne", "Anne-Charlotte"])).toBe("[Anne-Charlotte] bets.");
  });

  it("mean nothing but themselves", () => {
    const names = ["<b>x</b>", "a.*", "(", "[é]", "$&", "\\d+", "–", "^|", "a/b-c"];
    expect(bold("<b>x</b> and a.* meet aXX, [é] and a/b-c.", names)).toBe(
      "[<b>x</b>] and [a.*] meet aXX, [[é]] and [a/b-c].",
    );
  });

  it("lose nothing of the line", () => {
    const line = "Bob Bob, Bob!";
    expect(withNames(line, ["Bob"]).map(({ text }) => text)).toEqual(["Bob", " ", "Bob", ", ", "Bob", "!"]);
    expect(withNames(line, [])).toEqual([{ text: line, isName: false }]);
  });
});

describe("the heading of a chapter", () => {
  it("is its first sentence", () => {
    expect(headed("Round 3. The King’s: 50. You begin.")).toEqual({
      title: "Round 3",
      rest: "The King’s: 50. You begin.",
    });
    expect(headed("Round 3")).toEqual({ title: "Round 3", rest: "" });
  });
});
