// Reading a book: all of it, or the paragraphs that a search finds.

import { expect, it } from "vitest";
import type { Rulebook } from "./book";
import { chaptersOf, foundIn } from "./reading";
import { wordsOf } from "./search";

const book: Rulebook = {
  id: "royal-secrets",
  prefix: "RS",
  title: "Royal Secrets",
  names: {},
  chapters: [
    { title: "Royal Secrets", paragraphs: [{ id: "", text: "You are a spy." }] },
    {
      title: "7 Les valets",
      paragraphs: [
        { id: "RS 7.1", text: "La rumeur (RS 7.2) blesse." },
        { id: "RS 7.2", text: "Un valet **répand** la rumeur." },
      ],
    },
  ],
};
const chapters = chaptersOf(book, "Table");
const numbers = (query: string): string[] =>
  foundIn(chapters, wordsOf(query)).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

it("shows the whole book without a search", () => {
  expect(foundIn(chapters, [])).toBe(chapters);
  expect(numbers("")).toEqual(["", "RS 7.1", "RS 7.2"]);
});

it("finds paragraphs by their words, their number or their chapter", () => {
  expect(numbers("RÉPAND rumeur")).toEqual(["RS 7.2"]);
  expect(numbers("rs 7.1")).toEqual(["RS 7.1"]);
  expect(numbers("les valets")).toEqual(["RS 7.1", "RS 7.2"]);
  expect(numbers("cardinal")).toEqual([]);
});

it("marks what was found and keeps the links", () => {
  const [chapter] = foundIn(chapters, wordsOf("blesse"));
  expect(chapter?.place).toBe(1);
  expect(chapter?.paragraphs[0]?.html).toBe(
    '<p>La rumeur (<a href="/rules/royal-secrets#RS-7.2">RS 7.2</a>) <mark>blesse</mark>.</p>\n',
  );
});
