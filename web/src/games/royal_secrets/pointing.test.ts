import { expect, test } from "vitest";
import type { AnyMove } from "../../protocol/royal_secrets";
import { hasFavorForBets, targetsOf, intendedBy } from "./pointing";
import { audience, bet, position, seat } from "./position";
import { splitInto } from "./splitting";

test.each<[AnyMove, readonly string[]]>([
  [{ type: "Attend", side: "king" }, ["side:king"]],
  [{ type: "GiveParley", to: 2 }, ["seat:2"]],
  [{ type: "Bet", card: "courtier 20", face_up: false }, ["card:courtier 20", "face:down"]],
  [{ type: "ShowThirdCard", card: "valet -10" }, ["card:valet -10"]],
  [{ type: "Pass" }, ["pass"]],
  [{ type: "SplitPlayers", king: [0] }, ["split"]],
  [{ type: "UsePlanning", influence: 40 }, ["favor:planning:40"]],
  [{ type: "UseStabbing", owner: null, slot: 2 }, ["favor:stabbing", "bet:cardinal:2"]],
  [{ type: "UseMedal", owner: 1, slot: 1 }, ["favor:medal of merit", "bet:1:1"]],
  [{ type: "UseRecruitment", owner: 3, slot: 2 }, ["favor:recruitment", "bet:3:2"]],
  [{ type: "UseRoyalDinner" }, ["favor:royal dinner"]],
])("%o has its targets", (move, targets) => {
  expect(targetsOf(move)).toEqual(targets);
});

test("pointing at one of my cards means to bet it, or to show it in a tie", () => {
  expect(intendedBy("card:courtier 20", position())).toEqual({ type: "Bet", card: "courtier 20", face_up: true });
  expect(intendedBy("card:courtier 20", position({ step: "tie" }))).toEqual({
    type: "ShowThirdCard",
    card: "courtier 20",
  });
});

test("pointing at a favour means to use it, on a hidden bet of another player if it is for bets", () => {
  const view = position({ bets: [bet(0, 1, null), bet(1, 1, "courtier 0"), bet(2, 2, null)] });
  expect(intendedBy("favor:stabbing", view)).toEqual({ type: "UseStabbing", owner: 2, slot: 2 });
  expect(intendedBy("favor:medal of merit", position())).toEqual({ type: "UseMedal", owner: 1, slot: 1 });
  expect(intendedBy("favor:planning:50", view)).toEqual({ type: "UsePlanning", influence: 50 });
  expect(intendedBy("favor:corruption", view)).toEqual({ type: "UseCorruption" });
});

test("pointing at a bet means to use a favour for bets, and nothing without one", () => {
  const seats = [seat({ favors: [audience("corruption", 20), audience("medal of merit", 30)] }), seat(), seat()];
  expect(intendedBy("bet:cardinal:1", position({ seats }))).toEqual({ type: "UseMedal", owner: null, slot: 1 });
  expect(intendedBy("bet:1:1", position())).toBeNull();
  expect([
    hasFavorForBets(position({ seats })),
    hasFavorForBets(position()),
    hasFavorForBets(position({ seat: null })),
  ]).toEqual([true, false, false]);
});

test("the move meant by pointing at a target has that target", () => {
  for (const target of ["side:queen", "seat:3", "card:excuse", "pass", "favor:royal pardon", "favor:master stroke"]) {
    const move = intendedBy(target, position());
    expect(move && targetsOf(move)).toContain(target);
  }
});

test("the switches of a Planning find their move among those offered", () => {
  const choices = [[], [0], [0, 2]].map((king) => ({ type: "SplitPlayers" as const, king }));
  expect(splitInto([2, 0], choices)).toBe(choices[2]);
  expect(splitInto([], choices)).toBe(choices[0]);
  expect(splitInto([1], choices)).toBeNull();
});
