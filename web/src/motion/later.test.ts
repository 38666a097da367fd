// Work after the paint: it runs once, it can be cancelled, and it does not wait on a hidden page.

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

it("runs everything after the next paint, once and in order", () => {
  const done: string[] = [];
  afterPaint(() => done.push("first"));
  afterPaint(() => done.push("second"));
  expect(done).toEqual([]);
  vi.runAllTimers();
  vi.runAllTimers();
  expect(done).toEqual(["first", "second"]);
});

it("does not run cancelled work, and runs what replaced it", () => {
  const done: string[] = [];
  const takeBack = afterPaint(() => done.push("older"));
  takeBack();
  afterPaint(() => done.push("newer"));
  vi.runAllTimers();
  expect(done).toEqual(["newer"]);
});

it("does not wait for a paint on a hidden page, even if it was hidden while waiting", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0); // A hidden page is not painted.
  const done: string[] = [];
  afterPaint(() => done.push("seen"));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  afterPaint(() => done.push("hidden"));
  vi.runAllTimers();
  expect(done).toEqual(["seen", "hidden"]);
  vi.unstubAllGlobals();
});
