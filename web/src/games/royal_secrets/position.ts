// A position of Royal Secrets for tests: a table without bets, which a test changes as it needs.

import type { Audience, BetView, SeatView, View } from "../../protocol/royal_secrets";
import type { Favor } from "./things";

export const audience = (favor: Favor, influence: number): Audience => ({ favor, influence, gain: 3, loss: 4 });

export function seat(change: Partial<SeatView> = {}): SeatView {
  const numbers = { hand_size: 8, unseen_valets: 1, gains: 0, losses: 0, rumors: 0 };
  const flags = { withdrawn: false, stroked: false, pardoned: false };
  return { ...numbers, ...flags, known: [], spent: [], favors: [], ...change };
}

/** A bet; a card of null is hidden from the reader. */
export function bet(owner: number | null, slot: 1 | 2, card: BetView["card"], change: Partial<BetView> = {}): BetView {
  const marks = { medal: false, stabbed: false, spied_by: [], claimed_by: null };
  return { owner, slot, card, face_up: card !== null, ...marks, ...change };
}

/** Seats 0 and 1 are at the King's audience, which needs 50; seats 2 and 3 at the Queen's, which needs 40. */
export function position(change: Partial<View> = {}): View {
  const room = { outcome: "uncounted" as const, leaders: [], winner: null };
  return {
    game: "royal-secrets",
    rules: 2,
    options: {},
    seat: 0,
    players: 4,
    round: 2,
    step: "betting",
    action: "first card",
    first: 0,
    parley: 0,
    asked: [0],
    usable: [],
    acted: [],
    asking: 0,
    planner: null,
    planning: null,
    king: { card: audience("medal of merit", 50), present: [0, 1], ...room },
    queen: { card: audience("espionage", 40), present: [2, 3], ...room },
    cardinal_side: null,
    tie_side: null,
    bets: [],
    seats: [seat(), seat(), seat(), seat()],
    valet_pile: 6,
    cardinal_pile: 14,
    cardinals_played: [],
    audiences_unseen: [],
    audiences_discarded: [],
    ledger: [],
    hand: ["courtier 0", "courtier 0", "courtier 20"],
    third: null,
    points: 10,
    final: null,
    ...change,
  };
}
