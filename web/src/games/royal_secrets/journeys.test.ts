// What flies across the table: each thing from where it lay, and nothing that a scene covers.

import { expect, it } from "vitest";
import type { AnyEvent } from "../../protocol/royal_secrets";
import { journeys } from "./journeys";
import { position } from "./position";

const events = (...given: object[]): readonly AnyEvent[] => given as unknown as readonly AnyEvent[];
const bet = { type: "CardBet", seat: 0, slot: 1, side: "king", card: "courtier 0", face_up: true };
const opened = { type: "RoundOpened" };
const counted = { type: "AudienceCounted", side: "king" };
const due = { type: "PointsDue", seat: 1, amount: 3, why: "king" };

it("lets the reader's card fly from the end of its stack in the hand, and any other card from its owner's seat", () => {
  const before = position();
  expect(journeys(events(bet), before, position())).toEqual([{ from: "hand:courtier 0:1", to: "bet:0:1" }]);
  expect(journeys(events({ ...bet, seat: 2, card: null }), before, position())).toEqual([
    { from: "seat:2", to: "bet:2:1" },
  ]);
});

it("lets the audiences fly from their pile, and points from the room that pays", () => {
  expect(journeys(events(opened, due), position(), position())).toEqual([
    { from: "pile:audiences", to: "audience:king" },
    { from: "pile:audiences", to: "audience:queen" },
    { from: "audience:king", to: "seat:1", ghost: "gain" },
  ]);
});

it("lets nothing fly on a board that a scene covers, except a Valet to the hand beside it", () => {
  const drawn = { type: "ValetDrawn", seat: 0, card: "courtier 20" };
  expect(journeys(events(bet, counted, due, opened), position(), position())).toEqual([]);
  expect(journeys(events(bet, counted, drawn), position(), position())).toEqual([
    { from: "pile:valets", to: "hand:courtier 20:0" },
  ]);
});
