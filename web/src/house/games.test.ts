// The doors of the front page, and the options of a table.

import { expect, it } from "vitest";
import type { GameSeen, OptionSeen } from "../protocol/messages";
import { baseOf, doorsOf, minutesOf, moodOf, titleOf } from "./games";
import { changed, defaultsOf, isShown } from "./options";

const game = (id: string): GameSeen => ({
  id,
  names: { en: `The ${id}`, fr: `Le ${id}` },
  least_players: 2,
  most_players: 4,
  rules: 1,
  options: [],
  bots: [],
});

it("has the three doors in their order before the server has answered", () => {
  expect(doorsOf([])).toEqual(["royal-secrets", "royal-gambit", "queen-marie-antoinette"]);
});

it("has a door for a new game, and none for a preset", () => {
  const doors = doorsOf([game("whist"), game("royal-gambit-mini"), game("royal-gambit")]);
  expect(doors).toEqual(["royal-secrets", "royal-gambit", "queen-marie-antoinette", "whist"]);
  expect(titleOf("whist", game("whist"))).toBe("The whist");
  expect([moodOf("whist"), minutesOf("whist")]).toEqual(["", null]);
});

it("knows which game a preset belongs to", () => {
  expect(baseOf("royal-gambit-mini")).toBe("royal-gambit");
  expect(titleOf("royal-gambit-mini")).toBe("Royal Gambit");
  expect(baseOf("royal-gambit")).toBe("royal-gambit");
});

const deck: OptionSeen = { id: "deck", names: {}, default: "usual", values: { usual: {}, reduced: {} } };
const stakes: OptionSeen = { id: "stakes", names: {}, default: false };
const coins: OptionSeen = { id: "coins", names: {}, default: 2, least: 0, most: 20 };
const limit: OptionSeen = { id: "limit", names: {}, default: "none", values: { none: { en: "none" } } };

it("shows options whose values have names, and leaves out the others", () => {
  expect([deck, stakes, coins, limit].filter(isShown)).toEqual([stakes, coins, limit]);
});

it("sends only what was changed", () => {
  const options = [stakes, coins, limit];
  expect(changed(options, defaultsOf(options))).toEqual({});
  expect(changed(options, { ...defaultsOf(options), stakes: true, coins: 0 })).toEqual({ stakes: true, coins: 0 });
});
