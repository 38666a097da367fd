// Typesetting the rules: Markdown becomes HTML, and every paragraph number becomes a link.

import { Marked } from "marked";
import { rulesPath } from "../house/place.svelte";
import type { Rulebook } from "./book";

const markdown = new Marked({ gfm: true, async: false });

/** The id of a paragraph within its page: “RS 4.1” is at RS-4.1. */
export const anchorOf = (paragraph: string): string => paragraph.replaceAll(" ", "-");

interface Style {
  /** The label of a table for screen readers. */
  readonly tableName: string;
  /** The window in which the links open, if not this one. */
  readonly target?: string;
}

/** A function that gives the HTML of a text in a book; `own` is the number of the paragraph itself. */
export function typesetterOf(book: Rulebook, { tableName, target }: Style): (text: string, own?: string) => string {
  const where = target ? ` target="${target}"` : "";
  const known = new Set(book.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)));
  const numbers = new RegExp(`<[^>]+>|\\b${book.prefix}\\s\\d+\\.\\d+\\b|\\b[A-Z]\\d+\\b`, "g");

  /** Link a number to its paragraph, except to the paragraph itself. */
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

/** A paragraph without its examples and tables, for where there is no room for them. */
export function gist(text: string): string {
  const blocks = text.split(/\n\s*\n/);
  const plain = blocks.filter((block) => !/^[>|]/.test(block));
  return (plain.length ? plain : blocks).join("\n\n");
}
