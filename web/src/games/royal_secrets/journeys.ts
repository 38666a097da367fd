// What flies across the table of Royal Secrets when something happens, from where to where.

import type { Flight } from "../../motion/flights";
import type { AnyEvent, View } from "../../protocol/royal_secrets";
import { isScene } from "./telling";
import { betSpot, SIDES, type CardName } from "./things";

/** The flights of some events, in their order. A scene covers the board and shows its own. */
export function journeys(events: readonly AnyEvent[], before: View | null, after: View): readonly Flight[] {
  const isCovered = isScene(events);
  return events.flatMap((event) => {
    if (isCovered && event.type !== "ValetDrawn") return []; // The scene does not cover the hand.
    switch (event.type) {
      case "RoundOpened":
        return SIDES.map((side) => ({ from: "pile:audiences", to: `audience:${side}` }));
      case "CardBet":
        return [{ from: handSpot(before, event.seat, event.card), to: betSpot(event.seat, event.slot) }];
      case "CardinalBet":
        return [{ from: "pile:cardinal", to: betSpot(null, event.slot) }];
      case "ParleyGiven":
        return [{ from: "parley", to: "parley" }];
      case "ValetDrawn":
        return [valetDrawn(event.seat, event.card, after)];
      case "RoundEnded":
        return SIDES.flatMap((side) => favorWon(side, event[side], before));
      case "PointsDue":
        return pointsDue(event.seat, event.amount, event.why);
      default:
        return [];
    }
  });
}

/** Where a card in a hand lies: the last of its kind in the reader's hand, or the seat of another player. */
function handSpot(view: View | null, seat: number, card: CardName | null): string {
  if (!view || seat !== view.seat || !card) return `seat:${seat}`;
  return `hand:${card}:${view.hand.lastIndexOf(card) - view.hand.indexOf(card)}`;
}

function valetDrawn(seat: number, card: CardName | null, after: View): Flight {
  const from = "pile:valets";
  if (seat === after.seat && card) return { from, to: handSpot(after, seat, card) };
  return { from, to: `seat:${seat}`, ghost: "card" };
}

/** A favour goes from its room to the seat of the winner. */
function favorWon(side: "king" | "queen", winner: number | null, before: View | null): readonly Flight[] {
  const card = before?.[side]?.card;
  if (winner === null || !card) return [];
  return [{ from: `audience:${side}`, to: `favor:${winner}:${card.favor}:${card.influence}` }];
}

/** Points fly between a seat and the room that pays or takes them; those of a rumour, to and from the Valet pile. */
function pointsDue(seat: number, amount: number, why: string): readonly Flight[] {
  const room = why === "king" || why === "queen" ? `audience:${why}` : "pile:valets";
  if (amount === 0) return [];
  return [
    amount > 0 ? { from: room, to: `seat:${seat}`, ghost: "gain" } : { from: `seat:${seat}`, to: room, ghost: "loss" },
  ];
}
