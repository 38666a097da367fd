import { expect, test } from "vitest";
import type { AnyEvent, DueView } from "../../protocol/royal_secrets";
import { journeys } from "./journeys";
import { position } from "./position";
import { isScene, storyOf, toneOf } from "./telling";

const due = (round: number, seat: number, amount: number, why: DueView["why"] = "king"): DueView => ({
  round,
  seat,
  amount,
  why,
  sender: null,
});
const pointsDue = (seat: number, amount: number): AnyEvent => ({
  type: "PointsDue",
  seat,
  amount,
  why: "king",
  sender: null,
});
const counted: AnyEvent = {
  type: "AudienceCounted",
  side: "king",
  outcome: "succeeded",
  total: 50,
  required: 50,
  leaders: [0],
};

test("the story adds up the ledger round by round, and never falls below zero", () => {
  const opening = [0, 1, 2, 3].map((seat) => due(0, seat, 10, "opening"));
  const ledger = [...opening, due(1, 0, 3), due(1, 1, -7), due(1, 1, -6, "valet"), due(2, 1, 4)];

  const story = storyOf(position({ ledger }));

  expect(story.steps).toEqual(["0", "1", "2"]);
  expect(story.scores.slice(0, 2)).toEqual([
    [10, 13, 13],
    [10, 0, 4],
  ]);
});

test("the story ends with the final count", () => {
  const ledger = [due(0, 0, 10, "opening"), due(7, 0, 3)];
  const result = { ranks: [1, 2, 3, 4], scores: [15, 4, 3, 2], utility: [], why: [] };
  const view = position({ round: 7, ledger, final: { points: [13, 4, 3, 2], hands: [], result } });

  expect(storyOf(view).scores[0]).toEqual([10, 10, 10, 10, 10, 10, 10, 13, 15]);
  expect(storyOf(view).steps.length).toBe(9);
});

test("a round is a heading, points are a gain or a loss, a count is marked", () => {
  expect(toneOf(pointsDue(0, 3))).toBe("gain");
  expect(toneOf(pointsDue(0, -3))).toBe("loss");
  expect(toneOf(counted)).toBe("mark");
  expect(toneOf({ type: "FavorPassed", seat: 1 })).toBe("plain");
});

test("a count is a scene, and then points do not fly on the board", () => {
  expect(isScene([counted])).toBe(true);
  expect(isScene([pointsDue(0, 3)])).toBe(false);
  expect(journeys([counted, pointsDue(0, 3)], null, position())).toEqual([]);
  expect(journeys([pointsDue(0, 3), pointsDue(1, -4)], null, position())).toEqual([
    { from: "audience:king", to: "seat:0", ghost: "gain" },
    { from: "seat:1", to: "audience:king", ghost: "loss" },
  ]);
});

test("my card flies from my hand, another player's from their seat, the Cardinal's from his pile", () => {
  const events: AnyEvent[] = [
    { type: "CardBet", seat: 0, slot: 1, face_up: false, card: "courtier 0" },
    { type: "CardBet", seat: 2, slot: 2, face_up: false, card: null },
    { type: "CardinalBet", side: "king", slot: 1, card: "cardinal 10" },
  ];
  expect(journeys(events, position(), position())).toEqual([
    { from: "hand:courtier 0:1", to: "bet:0:1" },
    { from: "seat:2", to: "bet:2:2" },
    { from: "pile:cardinal", to: "bet:cardinal:1" },
  ]);
});

test("a Valet flies to my hand, or hidden to another player's seat; a favour goes to its winner", () => {
  const after = position({ hand: ["courtier 0", "valet 10"] });
  const events: AnyEvent[] = [
    { type: "ValetDrawn", seat: 0, by: "excuse", card: "valet 10" },
    { type: "ValetDrawn", seat: 1, by: "excuse", card: null },
    { type: "RoundEnded", round: 2, king: 1, queen: null },
  ];
  expect(journeys(events, position(), after)).toEqual([
    { from: "pile:valets", to: "hand:valet 10:0" },
    { from: "pile:valets", to: "seat:1", ghost: "card" },
    { from: "audience:king", to: "favor:1:medal of merit:50" },
  ]);
});
