// Searching ignores accents, capitals, kinds of apostrophe and markup.

import { expect, it } from "vitest";
import { fold, foldedText, hasAll, marked, wordsOf } from "./search";

it("folds accents, capitals, ligatures, spaces and apostrophes", () => {
  expect(fold("Éclairée PAR L’ŒIL\u00a0de la Reine\u202f!")).toBe("eclairee par l'oeil de la reine !");
});

it("looks for words in any order", () => {
  expect(wordsOf("  Rumeur VALET ")).toEqual(["rumeur", "valet"]);
  expect(hasAll(foldedText("<p>Le <b>valet</b> répand une rumeur</p>"), wordsOf("rumeur répand"))).toBe(true);
  expect(hasAll(foldedText("<p>Le valet</p>"), wordsOf("valet reine"))).toBe(false);
});

it("never finds markup", () => {
  expect(foldedText('<a href="/rules/royal-secrets">A &amp; B</a>')).toBe("a & b");
});

it.each([
  ["<p>L’été du Roi</p>", "ete", "<p>L’<mark>été</mark> du Roi</p>"],
  ["<p>cœur</p>", "coeur", "<p><mark>cœur</mark></p>"],
  ["<p>the King&#39;s card</p>", "king's", "<p>the <mark>King&#39;s</mark> card</p>"],
  ["<p>bet<b>ting</b>, Bet</p>", "betting", "<p><mark>bet</mark><b><mark>ting</mark></b>, Bet</p>"],
  ["<p>Bet and bet</p>", "bet", "<p><mark>Bet</mark> and <mark>bet</mark></p>"],
  ['<p class="bet">none</p>', "bet", '<p class="bet">none</p>'],
  ["<p>King</p>", "", "<p>King</p>"],
])("marks hits in %s for “%s”", (html, query, page) => {
  expect(marked(html, wordsOf(query))).toBe(page);
});
