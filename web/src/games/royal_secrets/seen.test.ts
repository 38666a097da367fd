import { expect, test } from "vitest";
import { bet, position, seat } from "./position";
import { barOf, guestsOf, onTheSill, readingOf, stacksOf } from "./seen";

test("the meter adds up what is shown, and keeps apart what only the reader knows", () => {
  const bets = [
    bet(0, 1, "courtier 30", { face_up: false }),
    bet(1, 1, "courtier 10"),
    bet(1, 2, null),
    bet(2, 1, "courtier 40"),
  ];

  expect(readingOf(position({ bets }), "king")).toEqual({
    shown: 10,
    known: 30,
    knownCards: 1,
    hidden: 1,
    toCome: 1,
    needs: 50,
  });
});

test("a Medal doubles, even a negative card; stabbed cards and withdrawn guests do not count", () => {
  const bets = [
    bet(0, 1, "valet -10", { medal: true }),
    bet(0, 2, "courtier 40", { stabbed: true }),
    bet(1, 1, "excuse"),
    bet(1, 2, "courtier 30"),
  ];
  const seats = [seat(), seat({ withdrawn: true }), seat(), seat()];

  expect(readingOf(position({ bets, seats }), "king")).toMatchObject({ shown: -20, toCome: 0, hidden: 0 });
});

test("a guest at both audiences is on the sill, and counts in both rooms", () => {
  const room = position().queen;
  const view = position({ queen: room && { ...room, present: [1, 2, 3] }, bets: [bet(1, 1, "courtier 20")] });

  expect(onTheSill(view).map((guest) => guest.seat)).toEqual([1]);
  expect(guestsOf(view, "king").map((guest) => guest.seat)).toEqual([0]);
  expect(guestsOf(view, "queen").map((guest) => guest.seat)).toEqual([2, 3]);
  expect([readingOf(view, "king").shown, readingOf(view, "queen").shown]).toEqual([20, 20]);
});

test("the Cardinal is a guest in one room, and his cards count there", () => {
  const view = position({ cardinal_side: "queen", bets: [bet(null, 1, "cardinal 20"), bet(null, 2, null)] });

  expect(guestsOf(view, "queen").map((guest) => guest.seat)).toEqual([2, 3, null]);
  expect(readingOf(view, "queen")).toMatchObject({ shown: 20, hidden: 1 });
  expect(readingOf(view, "king").shown).toBe(0);
});

test("the bar never overflows", () => {
  const reading = { shown: 40, known: 30, knownCards: 1, hidden: 3, toCome: 0, needs: 50 };
  expect(barOf(reading)).toEqual({ shown: 80, known: 20, hidden: 0 });
  expect(barOf({ ...reading, shown: -20, known: 0 })).toEqual({ shown: 0, known: 0, hidden: 42 });
  expect(barOf({ ...reading, shown: 40, known: -10, hidden: 0 })).toEqual({ shown: 60, known: 0, hidden: 0 });
});

test("equal cards in a hand are stacked", () => {
  expect(stacksOf(["courtier 0", "courtier 0", "excuse"])).toEqual([
    { card: "courtier 0", copies: 2 },
    { card: "excuse", copies: 1 },
  ]);
});
