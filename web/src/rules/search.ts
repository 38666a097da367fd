// Searching the rules: by the words in any order, whatever their accents and capitals.

/** What stands for a letter when one looks for it: no accent, no capital, one kind of space and apostrophe. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replace(/\s/g, " ");
}

/** The words that are looked for. */
export const wordsOf = (query: string): readonly string[] => fold(query).split(" ").filter(Boolean);

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** A page of markup taken apart: tags, and letters with what they are folded to. */
interface Piece {
  readonly markup: string;
  /** Empty for a tag. */
  readonly letters: string;
}

function piecesOf(html: string): readonly Piece[] {
  return (html.match(/<[^>]+>|&[^;\s]+;|[^]/gu) ?? []).map((markup) => ({
    markup,
    letters: /^<./.test(markup) ? "" : fold(ENTITIES[markup] ?? markup),
  }));
}

/** What a page of markup says, folded. */
export const foldedText = (html: string): string =>
  piecesOf(html)
    .map(({ letters }) => letters)
    .join("");

/** Whether all the words are in a folded text. */
export const hasAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

/** The same page with every hit in a <mark>. */
export function marked(html: string, words: readonly string[]): string {
  if (!words.length) return html;
  const pieces = piecesOf(html);
  const text = pieces.map(({ letters }) => letters).join("");
  const hits = hitsIn(text, words);
  let at = 0;
  let page = "";
  let isOpen = false;
  for (const { markup, letters } of pieces) {
    const isHit = letters !== "" && hits.has(at);
    if (isHit !== isOpen) page += isHit ? "<mark>" : "</mark>"; // A mark never reaches over a tag.
    isOpen = isHit;
    page += markup;
    at += letters.length;
  }
  return isOpen ? `${page}</mark>` : page;
}

/** The places of all letters that belong to a hit. */
function hitsIn(text: string, words: readonly string[]): ReadonlySet<number> {
  const hits = new Set<number>();
  for (const word of words)
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length))
      for (let at = from; at < from + word.length; at += 1) hits.add(at);
  return hits;
}
