// What waits for the paint: it runs once, it can be taken back, and it does not wait on a page that nobody sees.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./later";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] });
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("runs what waits after the next paint, all of it once and in its order", () => {
  const done: string[] = [];
  afterPaint(() => done.push("first"));
  afterPaint(() => done.push("second"));
  expect(done).toEqual([]);
  vi.runAllTimers();
  vi.runAllTimers();
  expect(done).toEqual(["first", "second"]);
});

it("does not run what was taken back, and runs what came in its place", () => {
  const done: string[] = [];
  const takeBack = afterPaint(() => done.push("older"));
  takeBack();
  afterPaint(() => done.push("newer"));
  vi.runAllTimers();
  expect(done).toEqual(["newer"]);
});

it("waits for no paint on a hidden page, even where one was awaited when it was hidden", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0); // A hidden page is not painted.
  const done: string[] = [];
  afterPaint(() => done.push("seen"));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  afterPaint(() => done.push("hidden"));
  vi.runAllTimers();
  expect(done).toEqual(["seen", "hidden"]);
  vi.unstubAllGlobals();
});
