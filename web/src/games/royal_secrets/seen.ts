// What the reader sees in a room: its guests, their bets, and the meter. No rules.

import type { AudienceView, BetView, View } from "../../protocol/royal_secrets";
import { influenceOf, type Side } from "./things";

const SLOTS: readonly BetView["slot"][] = [1, 2];

/** A guest at an audience, with the bets in their two places; a seat of null is the Cardinal. */
export interface Guest {
  readonly seat: number | null;
  readonly isGone: boolean;
  readonly places: readonly { readonly slot: BetView["slot"]; readonly bet: BetView | null }[];
}

export const audienceOf = (view: View, side: Side): AudienceView | null => view[side];

/** The guests at both audiences: their cards lie on the sill between the rooms. */
export const onTheSill = (view: View): readonly Guest[] =>
  (view.king?.present ?? []).filter((seat) => view.queen?.present.includes(seat)).map((seat) => guestAt(view, seat));

/** The guests in this room alone, the Cardinal last. */
export function guestsOf(view: View, side: Side): readonly Guest[] {
  const other = view[side === "king" ? "queen" : "king"]?.present ?? [];
  const seats: (number | null)[] = (view[side]?.present ?? []).filter((seat) => !other.includes(seat));
  if (view.cardinal_side === side) seats.push(null);
  return seats.map((seat) => guestAt(view, seat));
}

function guestAt(view: View, seat: number | null): Guest {
  const laid = view.bets.filter((bet) => bet.owner === seat);
  const isGone = seat !== null && Boolean(view.seats[seat]?.withdrawn);
  return { seat, isGone, places: SLOTS.map((slot) => ({ slot, bet: laid.find((bet) => bet.slot === slot) ?? null })) };
}

/** The influence at an audience: what everybody sees, what only the reader knows, and how much is hidden. */
export interface Reading {
  readonly shown: number;
  /** The face-down influence that the reader knows: their own cards and those they have spied on. */
  readonly known: number;
  readonly knownCards: number;
  readonly hidden: number;
  readonly toCome: number;
  readonly needs: number;
}

export function readingOf(view: View, side: Side): Reading {
  const present = [...guestsOf(view, side), ...onTheSill(view)];
  const places = present.filter(({ isGone }) => !isGone).flatMap((guest) => guest.places);
  const laid = places.flatMap(({ bet }) => (bet && !bet.stabbed ? [bet] : []));
  const known = laid.filter((bet) => !bet.face_up && bet.card);
  return {
    shown: sum(laid.filter((bet) => bet.face_up)),
    known: sum(known),
    knownCards: known.length,
    hidden: laid.filter((bet) => !bet.face_up && !bet.card).length,
    toCome: places.filter(({ bet }) => !bet).length,
    needs: view[side]?.card.influence ?? 0,
  };
}

/** The sum of the visible numbers, doubled under a Medal. */
const sum = (bets: readonly BetView[]): number =>
  bets.reduce((total, { card, medal }) => total + (card ? influenceOf(card) * (medal ? 2 : 1) : 0), 0);

/** The parts of the meter's bar in per cent; every hidden card has the same width, so that it gives nothing away. */
export function barOf({
  shown,
  known,
  hidden,
  needs,
}: Reading): Readonly<Record<"shown" | "known" | "hidden", number>> {
  const share = (influence: number): number => Math.max(0, (100 * influence) / Math.max(1, needs));
  const first = Math.min(100, share(shown));
  const second = Math.min(100, share(shown + known)) - first;
  const left = 100 - first - Math.max(0, second);
  return { shown: first + Math.min(0, second), known: Math.max(0, second), hidden: Math.min(left, hidden * 14) };
}

/** The cards of a hand, with equal ones in stacks. */
export function stacksOf<Card extends string>(hand: readonly Card[]): readonly { card: Card; copies: number }[] {
  const stacks: { card: Card; copies: number }[] = [];
  for (const card of hand) {
    const last = stacks.at(-1);
    if (last?.card === card) last.copies += 1;
    else stacks.push({ card, copies: 1 });
  }
  return stacks;
}
