// A book as it is read: its paragraphs set, and those that speak of what is looked for.

import type { Book } from "./book";
import { fold, foldedText, hasAll, marked } from "./search";
import { setterOf } from "./typesetting";

interface ParagraphRead {
  readonly id: string;
  readonly html: string;
  /** What is searched. */
  readonly folded: string;
}

export interface ChapterRead {
  readonly title: string;
  readonly place: number;
  readonly paragraphs: readonly ParagraphRead[];
}

/** All chapters of a book; `tableName` is what screen readers call its tables. */
export function chaptersOf(book: Book, tableName: string): readonly ChapterRead[] {
  const set = setterOf(book, { tableName });
  return book.chapters.map(({ title, paragraphs }, place) => ({
    title,
    place,
    paragraphs: paragraphs.map(({ id, text }) => {
      const html = set(text, id);
      return { id, html, folded: `${fold(id)} ${fold(title)} ${foldedText(html)}` };
    }),
  }));
}

/** What is left of the chapters when one looks for words, with the hits marked. */
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
