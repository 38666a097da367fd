// How the events of Royal Secrets look in the log, which of them are a scene, and how the score developed.

import type { AnyEvent, DueView, View } from "../../protocol/royal_secrets";
import type { Story, Tone, Typed } from "../ui";
import { ROUNDS } from "./things";

const SCENES: ReadonlySet<string> = new Set<AnyEvent["type"]>(["AudienceCounted", "ThirdCardsShown", "GameEnded"]);

/** Whether these events are played as a scene. */
export const isScene = (events: readonly Typed[]): boolean => events.some((event) => SCENES.has(event.type));

export function toneOf(event: AnyEvent): Tone {
  switch (event.type) {
    case "RoundOpened":
      return "heading";
    case "AudienceCounted":
    case "AudienceWon":
    case "GameEnded":
      return "mark";
    case "PointsDue":
      return event.amount < 0 ? "loss" : "gain";
    default:
      return "plain";
  }
}

/** The points of each seat after each round, from the public ledger; at the end, the final count. */
export function storyOf(view: View): Story {
  const last = Math.max(0, Math.min(view.round, ROUNDS));
  const rounds = Array.from({ length: last + 1 }, (_, round) => round);
  const steps = rounds.map(String);
  const scores = view.seats.map((_, seat) => pointsBy(rounds, view.ledger, seat));
  if (!view.final) return { steps, scores };
  const { points, result } = view.final;
  return {
    steps: [...steps, "★"], // For the cards left in hand.
    scores: scores.map((line, seat) => [...line.slice(0, -1), points[seat] ?? 0, result.scores[seat] ?? 0]),
  };
}

/** A seat's points after each round, never below zero (RS 6.10). */
function pointsBy(rounds: readonly number[], ledger: readonly DueView[], seat: number): number[] {
  let points = 0;
  return rounds.map((round) => {
    const dues = ledger.filter((due) => due.seat === seat && due.round === round);
    return (points = Math.max(
      0,
      dues.reduce((total, due) => total + due.amount, points),
    ));
  });
}
