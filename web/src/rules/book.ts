// The book of a game: its rules and the names of its things, fetched once per language.

import type { Rulebook } from "../protocol/messages";
import { askJson } from "../server/doors";
import type { Lang } from "../words/language.svelte";

export type { Rulebook };

const books = new Map<string, Promise<Rulebook>>();

export function bookOf(game: string, lang: Lang): Promise<Rulebook> {
  const key = `${game} ${lang}`;
  const kept = books.get(key);
  if (kept) return kept;
  const asked = askJson<Rulebook>("GET", `/api/games/${encodeURIComponent(game)}/book?lang=${lang}`);
  books.set(key, asked);
  asked.catch(() => books.delete(key)); // Try again next time.
  return asked;
}

/** The text of a paragraph by its number, such as “RS 4.1”; null if there is none. */
export function paragraph(book: Rulebook, id: string): string | null {
  for (const chapter of book.chapters) for (const each of chapter.paragraphs) if (each.id === id) return each.text;
  return null;
}
