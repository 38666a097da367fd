// A book as it is shown: its paragraphs as HTML, and those that a search finds.

import type { Rulebook } from "./book";
import { fold, foldedText, hasAll, marked } from "./search";
import { typesetterOf } from "./typesetting";

interface ParagraphRead {
  readonly id: string;
  readonly html: string;
  /** The text to search. */
  readonly folded: string;
}

export interface ChapterRead {
  readonly title: string;
  readonly place: number;
  readonly paragraphs: readonly ParagraphRead[];
}

/** All chapters of a book; `tableName` is the label of its tables for screen readers. */
export function chaptersOf(book: Rulebook, tableName: string): readonly ChapterRead[] {
  const set = typesetterOf(book, { tableName });
  return book.chapters.map(({ title, paragraphs }, place) => ({
    title,
    place,
    paragraphs: paragraphs.map(({ id, text }) => {
      const html = set(text, id);
      return { id, html, folded: `${fold(id)} ${fold(title)} ${foldedText(html)}` };
    }),
  }));
}

/** The chapters and paragraphs that contain the words, with the hits marked. */
export function foundIn(chapters: readonly ChapterRead[], words: readonly string[]): readonly ChapterRead[] {
  if (!words.length) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs
        .filter(({ folded }) => hasAll(folded, words))
        .map((each) => ({ ...each, html: marked(each.html, words) })),
    }))
    .filter(({ paragraphs }) => paragraphs.length);
}
