// Typesetting the rules: numbers become links, and tables scroll on their own.

import { expect, it } from "vitest";
import type { Rulebook } from "./book";
import { anchorOf, gist, typesetterOf } from "./typesetting";

const book: Rulebook = {
  id: "royal-gambit",
  prefix: "RG",
  title: "Royal Gambit",
  names: {},
  chapters: [
    {
      title: "4 Claims",
      paragraphs: [
        { id: "RG 4.1", text: "" },
        { id: "G101", text: "" },
      ],
    },
  ],
};
const set = typesetterOf(book, { tableName: "Table" });

it("links a number to its paragraph", () => {
  expect(set("See (RG 4.1) and G101.")).toBe(
    '<p>See (<a href="/rules/royal-gambit#RG-4.1">RG 4.1</a>) and <a href="/rules/royal-gambit#G101">G101</a>.</p>\n',
  );
  expect(set("Voir RG\u00a04.1.")).toContain('href="/rules/royal-gambit#RG-4.1"');
});

it("does not link numbers that are not in the book, nor a paragraph to itself", () => {
  expect(set("RG 9.9, M7, R12")).not.toContain("<a");
  expect(set("As RG 4.1 says", "RG 4.1")).not.toContain("<a");
});

it("lets a table scroll on its own", () => {
  const page = set("| a | b |\n|---|---|\n| 1 | 2 |");
  expect(page).toContain('<div class="wide" role="group" tabindex="0" aria-label="Table"><table>');
  expect(page).toContain("</table></div>");
});

it("opens links in another window if told to", () => {
  expect(typesetterOf(book, { tableName: "Table", target: "rules" })("G101")).toContain('#G101" target="rules">');
});

it("leaves examples and tables out of the gist, but never everything", () => {
  expect(gist("One.\n\n> *Example.* Two.\n\n| a |\n|---|\n| 1 |\n\nThree.")).toBe("One.\n\nThree.");
  expect(gist("| a |\n|---|\n| 1 |")).toBe("| a |\n|---|\n| 1 |");
});

it("has an id for each number", () => {
  expect(anchorOf("RG 4.1")).toBe("RG-4.1");
});
