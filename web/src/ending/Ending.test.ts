import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { chair, sittingAt, table } from "../testing/sitting";
import Ending from "./Ending.svelte";

const view = {
  game: "royal-secrets",
  seat: 0,
  asked: [],
  step: "over",
  final: {
    result: {
      ranks: [2, 1, 2],
      scores: [12, 17, 12],
      utility: [],
      why: [
        { seat: 0, amount: 11, why: "points", rule: "RS 11.1" },
        { seat: 0, amount: 1, why: "unplayed", rule: "RS 11.2" },
        { seat: 1, amount: 17, why: "points", rule: "RS 11.1" },
        { seat: 1, amount: 0, why: "unplayed", rule: "RS 11.2" },
        { seat: 2, amount: 12, why: "points", rule: "RS 11.1" },
      ],
    },
  },
};
const chairs = [chair({ name: "Anne" }), chair({ name: "<b>Bob</b>" }), chair({ bot: "sensible" })];

function show(powers: string[] = [], ranks = view.final.result.ranks) {
  const shown = { ...view, final: { result: { ...view.final.result, ranks } } };
  const seen = table({ phase: "over", games: 1, you: 0, chairs, powers });
  const { sitting, sent } = sittingAt(seen, { view: shown });
  const onboard = vi.fn();
  const { container } = render(Ending, { sitting, onboard });
  const rows = [...container.querySelectorAll<HTMLElement>("[data-rank]")];
  return { container, rows, sent, onboard };
}

const plain = (element?: Element | null): string =>
  (element?.textContent ?? "")
    .replace(/[\u2068\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();

describe("the end of a game", () => {
  it("names the winner as text", () => {
    const { container } = show();
    expect(plain(screen.getByRole("heading", { level: 2 }))).toBe("<b>Bob</b> has won");
    expect(container.querySelector("h2 b, li bdi b")).toBeNull();
  });

  it("addresses the reader who has won, and names all if several have", () => {
    show([], [1, 2, 3]);
    expect(plain(screen.getByRole("heading", { level: 2 }))).toBe("You have won");
    document.body.replaceChildren();
    show([], [1, 1, 3]);
    expect(plain(screen.getByRole("heading", { level: 2 }))).toBe("Anne and <b>Bob</b> share the victory");
  });

  it("lists everybody by rank, with score and reasons", () => {
    const { rows } = show();
    expect(rows.map((row) => row.dataset.rank)).toEqual(["1", "2", "2"]);
    expect(rows.map((row) => plain(row.querySelector("bdi")))).toEqual(["<b>Bob</b>", "Anne", "Bot 3"]);
    expect(rows.map((row) => plain(row.querySelector(".score .unseen")))).toEqual(["17", "12", "12"]);
    expect(plain(rows[1]?.querySelector(".why"))).toBe("~points~ 11 RS 11.1 ~unplayed~ +1 RS 11.2");
    expect(plain(rows[0]?.querySelector(".why"))).toBe("~points~ 17 RS 11.1");
    expect(rows[0]?.querySelector("a")?.getAttribute("href")).toBe("/rules/royal-secrets#RS-11.1");
  });

  it("lets the host deal again, and tells that to the others", async () => {
    const { sent } = show(["Start"]);
    await fireEvent.click(screen.getByText("Play again"));
    expect(sent).toEqual([{ type: "Start" }]);
    document.body.replaceChildren();
    show();
    expect(screen.queryByText("Play again")).toBeNull();
    expect(screen.getByText(/The host can deal again\./)).toBeTruthy();
  });

  it("leads back to the board", async () => {
    const { onboard } = show();
    await fireEvent.click(screen.getByText("Look at the board"));
    expect(onboard).toHaveBeenCalledOnce();
  });
});
