// Sharing: equal parts stay the same objects, and nothing else does.

import { expect, it } from "vitest";
import { shared, sharing } from "./sharing";

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const view = { round: 1, seats: [{ hand: 8 }, { hand: 7 }], third: null, bets: [] as object[] };

it("gives the older value if nothing has changed", () => {
  expect(shared(view, copy(view))).toBe(view);
});

it("keeps the parts that have not changed, and equals the newer value", () => {
  const newer = { ...copy(view), seats: [{ hand: 8 }, { hand: 6 }] };
  const joined = shared(view, newer);
  expect(joined).toEqual(newer);
  expect(joined.seats[0]).toBe(view.seats[0]);
  expect(joined.bets).toBe(view.bets);
  expect(joined.seats).not.toBe(view.seats);
});

it.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, {}],
  [[], {}],
  [null, {}],
  [{}, null],
  ["a", "b"],
])("does not mistake %o for %o", (older, newer) => {
  expect(shared(older, newer)).toEqual(newer);
  expect(shared(older, newer)).not.toBe(older);
});

it("changes neither value", () => {
  const [older, newer] = [copy(view), { ...copy(view), round: 2 }];
  shared(older, newer);
  expect([older.round, newer.round]).toEqual([1, 2]);
});

it("remembers the last value", () => {
  const keep = sharing();
  const first = keep([{ seat: 1 }]);
  expect(keep([{ seat: 1 }])).toBe(first);
  expect(keep([{ seat: 1 }, { seat: 2 }])[0]).toBe(first[0]);
});
