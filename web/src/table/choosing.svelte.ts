// Choosing a move: pointing at targets narrows the moves down, and can be undone until a move is sent.

import type { Target, Typed } from "../games/ui";

type TargetsOf = (move: Typed) => readonly Target[];

/** The newer of two sets, or the older one if they are equal, so that nothing is drawn again. */
const sameOr = (older: ReadonlySet<Target>, newer: ReadonlySet<Target>): ReadonlySet<Target> =>
  older.size === newer.size && [...newer].every((target) => older.has(target)) ? older : newer;

export class Choosing {
  private lastOffered: ReadonlySet<Target> = new Set();
  private lastNext: ReadonlySet<Target> = new Set();

  /** The targets pointed at so far. */
  picked = $state.raw<readonly Target[]>([]);

  constructor(
    private readonly choices: () => readonly Typed[],
    private readonly targetsOf: () => TargetsOf,
  ) {}

  /** The moves that have all the targets picked so far. */
  readonly open = $derived.by<readonly Typed[]>(() => this.matching(this.picked));

  /** The only move left, once something was pointed at. */
  readonly staged = $derived.by<Typed | null>(() =>
    this.picked.length && this.open.length === 1 ? (this.open[0] ?? null) : null,
  );

  /** The targets of all moves. */
  readonly offered = $derived.by<ReadonlySet<Target>>(
    () => (this.lastOffered = sameOr(this.lastOffered, new Set(this.choices().flatMap(this.targetsOf())))),
  );

  /** The targets that would narrow the moves further: some of the open moves have them, others do not. */
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

  /** Point at a target: again undoes it, and one that does not fit the others starts over. */
  point(target: Target): void {
    if (this.picked.includes(target)) this.picked = this.picked.filter((each) => each !== target);
    else if (this.next.has(target)) this.picked = [...this.picked, target];
    else if (this.offered.has(target)) this.picked = [target];
  }

  /** The move that pointing at this target would leave, if it is only one. */
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
