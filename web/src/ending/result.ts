// The result of a game, as the last view of every game tells it.

import type { AnyView } from "../games/ui";

/** One part of a seat's score, with the rule that gives it. */
export interface Part {
  readonly seat: number;
  readonly amount: number;
  readonly why: string;
  readonly rule: string;
}

export interface Result {
  /** 1 is best; equals share a rank. */
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly why: readonly Part[];
}

/** Where somebody has come in, and for what. */
export interface Placing {
  readonly seat: number;
  readonly rank: number;
  readonly score: number;
  readonly parts: readonly Part[];
}

export const resultOf = (view: AnyView | null): Result | null =>
  (view as { final?: { result?: Result } | null } | null)?.final?.result ?? null;

/** Everybody by rank. */
export function placings(result: Result): readonly Placing[] {
  return result.ranks
    .map((rank, seat) => ({ seat, rank, score: result.scores[seat] ?? 0, parts: partsOf(result, seat) }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** The parts of a seat's score; what added nothing is passed over, unless there is nothing else. */
function partsOf(result: Result, seat: number): readonly Part[] {
  const parts = result.why.filter((part) => part.seat === seat);
  const telling = parts.filter((part) => part.amount !== 0);
  return telling.length ? telling : parts.slice(0, 1);
}
