// Searching the rules by words in any order, ignoring accents and capitals.

/** A text as it is searched: no accents, no capitals, one kind of space and apostrophe. */
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

/** The words to search for. */
export const wordsOf = (query: string): readonly string[] => fold(query).split(" ").filter(Boolean);

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** A piece of HTML: a tag, or a letter with its folded form. */
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

/** The text of some HTML, folded. */
export const foldedText = (html: string): string =>
  piecesOf(html)
    .map(({ letters }) => letters)
    .join("");

/** Whether a folded text contains all the words. */
export const hasAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

/** The same HTML with every hit in a <mark>. */
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
    if (isHit !== isOpen) page += isHit ? "<mark>" : "</mark>"; // A mark never spans a tag.
    isOpen = isHit;
    page += markup;
    at += letters.length;
  }
  return isOpen ? `${page}</mark>` : page;
}

/** The positions of all letters that belong to a hit. */
function hitsIn(text: string, words: readonly string[]): ReadonlySet<number> {
  const hits = new Set<number>();
  for (const word of words)
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length))
      for (let at = from; at < from + word.length; at += 1) hits.add(at);
  return hits;
}
