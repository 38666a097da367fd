import { expect, test } from "vitest";
import type { AnyMove } from "../../protocol/royal_secrets";
import { meetsBets, picksOf, wishFor } from "./pointing";
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
])("%o is pointed at", (move, picks) => {
  expect(picksOf(move)).toEqual(picks);
});

test("whoever points at one of his cards means to bet it, or to show it in a tie", () => {
  expect(wishFor("card:courtier 20", position())).toEqual({ type: "Bet", card: "courtier 20", face_up: true });
  expect(wishFor("card:courtier 20", position({ step: "tie" }))).toEqual({
    type: "ShowThirdCard",
    card: "courtier 20",
  });
});

test("whoever points at a favour means to use it, on a hidden bet of another if it is for bets", () => {
  const view = position({ bets: [bet(0, 1, null), bet(1, 1, "courtier 0"), bet(2, 2, null)] });
  expect(wishFor("favor:stabbing", view)).toEqual({ type: "UseStabbing", owner: 2, slot: 2 });
  expect(wishFor("favor:medal of merit", position())).toEqual({ type: "UseMedal", owner: 1, slot: 1 });
  expect(wishFor("favor:planning:50", view)).toEqual({ type: "UsePlanning", influence: 50 });
  expect(wishFor("favor:corruption", view)).toEqual({ type: "UseCorruption" });
});

test("whoever points at a bet means the favour that is for bets, and nothing without one", () => {
  const seats = [seat({ favors: [audience("corruption", 20), audience("medal of merit", 30)] }), seat(), seat()];
  expect(wishFor("bet:cardinal:1", position({ seats }))).toEqual({ type: "UseMedal", owner: null, slot: 1 });
  expect(wishFor("bet:1:1", position())).toBeNull();
  expect([meetsBets(position({ seats })), meetsBets(position()), meetsBets(position({ seat: null }))]).toEqual([
    true,
    false,
    false,
  ]);
});

test("what every offered thing means by itself is a move that is pointed at by it", () => {
  for (const pick of ["side:queen", "seat:3", "card:excuse", "pass", "favor:royal pardon", "favor:master stroke"]) {
    const move = wishFor(pick, position());
    expect(move && picksOf(move)).toContain(pick);
  }
});

test("a Planning's switches find their move among those that are offered", () => {
  const choices = [[], [0], [0, 2]].map((king) => ({ type: "SplitPlayers" as const, king }));
  expect(splitInto([2, 0], choices)).toBe(choices[2]);
  expect(splitInto([], choices)).toBe(choices[0]);
  expect(splitInto([1], choices)).toBeNull();
});
