// Lines of the log, taken apart to be set: names stand out, and a chapter's first sentence is its heading.

export interface Piece {
  readonly text: string;
  readonly isName: boolean;
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** What finds the names of a table, made once for all its lines; null where there are none. */
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

/** A line in pieces, with the names of people apart where they stand as whole words. */
export function withNames(line: string, names: readonly string[]): readonly Piece[] {
  const finder = finderOf(names);
  return (finder ? line.split(finder) : [line]) // What the group has caught stands at the odd places.
    .map((text, place) => ({ text, isName: place % 2 === 1 }))
    .filter(({ text }) => text);
}

/** The first sentence of a line without its full stop, and the rest. */
export function headed(line: string): { readonly title: string; readonly rest: string } {
  const [, title, rest] = /^(.+?)\.(?:\s+(.*))?$/su.exec(line) ?? [];
  return { title: title ?? line, rest: rest ?? "" };
}

/** A name that keeps its own direction within a sentence, whatever script it is in. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
