// Choosing: moves are narrowed down by pointing at things, and can be taken back until they are sent.

import type { Target, Typed } from "../games/ui";

type TargetsOf = (move: Typed) => readonly Target[];

/** The newer of two sets, or the older while it holds the same: then nothing is drawn again. */
const sameOr = (older: ReadonlySet<Target>, newer: ReadonlySet<Target>): ReadonlySet<Target> =>
  older.size === newer.size && [...newer].every((target) => older.has(target)) ? older : newer;

export class Choosing {
  private lastOffered: ReadonlySet<Target> = new Set();
  private lastNext: ReadonlySet<Target> = new Set();

  /** What was pointed at so far. */
  picked = $state.raw<readonly Target[]>([]);

  constructor(
    private readonly choices: () => readonly Typed[],
    private readonly targetsOf: () => TargetsOf,
  ) {}

  /** The moves that are still meant. */
  readonly open = $derived.by<readonly Typed[]>(() => this.matching(this.picked));

  /** The one move that is left, once something was pointed at. */
  readonly staged = $derived.by<Typed | null>(() =>
    this.picked.length && this.open.length === 1 ? (this.open[0] ?? null) : null,
  );

  /** All that can be pointed at: to narrow further, or to choose otherwise. */
  readonly offered = $derived.by<ReadonlySet<Target>>(
    () => (this.lastOffered = sameOr(this.lastOffered, new Set(this.choices().flatMap(this.targetsOf())))),
  );

  /** What would narrow further: of several moves, what some are pointed at and others are not. */
  readonly next = $derived.by<ReadonlySet<Target>>(() => {
    const targets = this.open.map(this.targetsOf());
    const differs = (target: Target) => targets.length === 1 || targets.some((each) => !each.includes(target));
    const next = new Set(targets.flat().filter((target) => !this.picked.includes(target) && differs(target)));
    return (this.lastNext = sameOr(this.lastNext, next));
  });

  isOffered(target: Target): boolean {
    return this.picked.length ? this.next.has(target) || this.picked.includes(target) : this.offered.has(target);
  }

  isPicked(target: Target): boolean {
    return this.picked.includes(target);
  }

  /** Point at something; a second time takes it back, and something that does not go with the rest begins anew. */
  point(target: Target): void {
    if (this.picked.includes(target)) this.picked = this.picked.filter((each) => each !== target);
    else if (this.next.has(target)) this.picked = [...this.picked, target];
    else if (this.offered.has(target)) this.picked = [target];
  }

  /** The one move that this target would leave, if there is but one. */
  moveBy(target: Target): Typed | null {
    const left = this.matching([...this.picked, target]);
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  takeBack(): void {
    if (this.picked.length) this.picked = [];
  }

  private matching(picked: readonly Target[]): readonly Typed[] {
    const targetsOf = this.targetsOf();
    return this.choices().filter((move) => {
      const targets = targetsOf(move);
      return picked.every((target) => targets.includes(target));
    });
  }
}
