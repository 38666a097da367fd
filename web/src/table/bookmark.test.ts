// The bookmark: where this browser left off in a game of a table.

import { beforeEach, expect, it } from "vitest";
import { lastSeen, noteSeen } from "./bookmark";

beforeEach(() => localStorage.clear());

it("is nowhere for a table that was never seen", () => {
  expect(lastSeen("q3pq6d6wu3tp", 1)).toBeNull();
});

it("is at the frame last seen", () => {
  noteSeen("q3pq6d6wu3tp", 1, 7);
  noteSeen("q3pq6d6wu3tp", 1, 8);
  noteSeen("another", 1, 3);
  expect(lastSeen("q3pq6d6wu3tp", 1)).toBe(8);
});

it("is for one game: a rematch starts at the beginning", () => {
  noteSeen("q3pq6d6wu3tp", 1, 42);
  expect(lastSeen("q3pq6d6wu3tp", 2)).toBeNull();
});

it("is nowhere if something else is stored there", () => {
  localStorage.setItem("antechamber.seen.q3pq6d6wu3tp", "nonsense");
  expect(lastSeen("q3pq6d6wu3tp", 1)).toBeNull();
});
