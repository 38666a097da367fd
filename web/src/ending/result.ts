// The result of a game, from its last view.

import type { AnyView } from "../games/ui";

/** One part of a seat's score, with the rule that gives it. */
export interface Part {
  readonly seat: number;
  readonly amount: number;
  readonly why: string;
  readonly rule: string;
}

export interface Result {
  /** 1 is best; ties share a rank. */
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly why: readonly Part[];
}

/** The rank and score of a seat, with the parts of the score. */
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

/** The parts of a seat's score, without those of zero unless there is nothing else. */
function partsOf(result: Result, seat: number): readonly Part[] {
  const parts = result.why.filter((part) => part.seat === seat);
  const nonzero = parts.filter((part) => part.amount !== 0);
  return nonzero.length ? nonzero : parts.slice(0, 1);
}
