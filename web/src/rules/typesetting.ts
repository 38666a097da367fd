// Setting the rules: their Markdown as a page, in which every number of a paragraph leads to it.

import { Marked } from "marked";
import { rulesPath } from "../house/place.svelte";
import type { Book } from "./book";

const markdown = new Marked({ gfm: true, async: false });

/** The address of a paragraph within its page: “RS 4.1” is at RS-4.1. */
export const anchorOf = (paragraph: string): string => paragraph.replaceAll(" ", "-");

interface Manner {
  /** What screen readers call a table. */
  readonly tableName: string;
  /** The window in which numbers open their paragraphs, where it is another. */
  readonly target?: string;
}

/** A setter of a book: it gives the page of a text; `own` is the number of the paragraph itself. */
export function setterOf(book: Book, { tableName, target }: Manner): (text: string, own?: string) => string {
  const where = target ? ` target="${target}"` : "";
  const known = new Set(book.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)));
  const numbers = new RegExp(`<[^>]+>|\\b${book.prefix}\\s\\d+\\.\\d+\\b|\\b[A-Z]\\d+\\b`, "g");

  /** A number that is cited leads to its paragraph, but not to the one that one reads. */
  const link = (found: string, own: string): string => {
    const id = found.replace(/\s/, " ");
    return id !== own && known.has(id) ? `<a href="${rulesPath(book.id, id)}"${where}>${found}</a>` : found;
  };

  return (text, own = "") =>
    (markdown.parse(text) as string)
      .replace(numbers, (found) => link(found, own))
      .replaceAll("<table>", `<div class="wide" role="group" tabindex="0" aria-label="${tableName}"><table>`)
      .replaceAll("</table>", "</table></div>");
}

/** A paragraph without its examples and tables, when there is no room for them. */
export function gist(text: string): string {
  const blocks = text.split(/\n\s*\n/);
  const plain = blocks.filter((block) => !/^[>|]/.test(block));
  return (plain.length ? plain : blocks).join("\n\n");
}
