// Choosing: moves are narrowed down by pointing at things, and can be taken back until they are sent.

import type { Pick, Typed } from "../games/ui";

type PicksOf = (move: Typed) => readonly Pick[];

/** The newer of two sets, or the older while it holds the same: then nothing is drawn again. */
const sameOr = (older: ReadonlySet<Pick>, newer: ReadonlySet<Pick>): ReadonlySet<Pick> =>
  older.size === newer.size && [...newer].every((pick) => older.has(pick)) ? older : newer;

export class Choosing {
  private lastOffered: ReadonlySet<Pick> = new Set();
  private lastNext: ReadonlySet<Pick> = new Set();

  /** What was pointed at so far. */
  picked = $state.raw<readonly Pick[]>([]);

  constructor(
    private readonly choices: () => readonly Typed[],
    private readonly picksOf: () => PicksOf,
  ) {}

  /** The moves that are still meant. */
  readonly open = $derived.by<readonly Typed[]>(() => this.matching(this.picked));

  /** The one move that is left, once something was pointed at. */
  readonly staged = $derived.by<Typed | null>(() =>
    this.picked.length && this.open.length === 1 ? (this.open[0] ?? null) : null,
  );

  /** All that can be pointed at: to narrow further, or to choose otherwise. */
  readonly offered = $derived.by<ReadonlySet<Pick>>(
    () => (this.lastOffered = sameOr(this.lastOffered, new Set(this.choices().flatMap(this.picksOf())))),
  );

  /** What would narrow further: of several moves, what some are pointed at and others are not. */
  readonly next = $derived.by<ReadonlySet<Pick>>(() => {
    const picks = this.open.map(this.picksOf());
    const differs = (pick: Pick) => picks.length === 1 || picks.some((each) => !each.includes(pick));
    const next = new Set(picks.flat().filter((pick) => !this.picked.includes(pick) && differs(pick)));
    return (this.lastNext = sameOr(this.lastNext, next));
  });

  isOffered(pick: Pick): boolean {
    return this.picked.length ? this.next.has(pick) || this.picked.includes(pick) : this.offered.has(pick);
  }

  isPicked(pick: Pick): boolean {
    return this.picked.includes(pick);
  }

  /** Point at something; a second time takes it back, and something that does not go with the rest begins anew. */
  point(pick: Pick): void {
    if (this.picked.includes(pick)) this.picked = this.picked.filter((each) => each !== pick);
    else if (this.next.has(pick)) this.picked = [...this.picked, pick];
    else if (this.offered.has(pick)) this.picked = [pick];
  }

  /** The one move that this pick would leave, if there is but one. */
  moveBy(pick: Pick): Typed | null {
    const left = this.matching([...this.picked, pick]);
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  takeBack(): void {
    if (this.picked.length) this.picked = [];
  }

  private matching(picked: readonly Pick[]): readonly Typed[] {
    const picksOf = this.picksOf();
    return this.choices().filter((move) => {
      const picks = picksOf(move);
      return picked.every((pick) => picks.includes(pick));
    });
  }
}
