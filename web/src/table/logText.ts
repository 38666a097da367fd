// The text of the log: names stand out, and the first sentence of a chapter is its heading.

export interface Piece {
  readonly text: string;
  readonly isName: boolean;
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** The pattern that finds the names of a table, made once for all lines; null if there are no names. */
const finders = new WeakMap<readonly string[], RegExp | null>();

function finderOf(names: readonly string[]): RegExp | null {
  const made = finders.get(names);
  if (made !== undefined) return made;
  const known = names.filter((name) => /[\p{L}\p{N}]/u.test(name)).sort((one, other) => other.length - one.length);
  const any = known.map(literally).join("|");
  const finder = any ? new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, "u") : null;
  finders.set(names, finder);
  return finder;
}

/** A line split into names, where they are whole words, and the text between them. */
export function withNames(line: string, names: readonly string[]): readonly Piece[] {
  const finder = finderOf(names);
  return (finder ? line.split(finder) : [line]) // The odd pieces are the names.
    .map((text, place) => ({ text, isName: place % 2 === 1 }))
    .filter(({ text }) => text);
}

/** The first sentence of a line, without its full stop, and the rest. */
export function headed(line: string): { readonly title: string; readonly rest: string } {
  const [, title, rest] = /^(.+?)\.(?:\s+(.*))?$/su.exec(line) ?? [];
  return { title: title ?? line, rest: rest ?? "" };
}
