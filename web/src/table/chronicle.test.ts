// The chronicle: every step once, in order, however it came.

import { expect, it } from "vitest";
import type { Frame, History } from "../protocol/messages";
import { Chronicle } from "./chronicle.svelte";

const frame = (number: number, ...events: string[]): Frame => ({
  type: "Frame",
  number,
  events: events.map((type) => ({ type })),
  view: {},
  choices: [],
  words: { ask: "", rule: "", events, choices: [], offers: [], answer: null },
});
const history = (...numbers: number[]): History => ({
  number: Math.max(...numbers),
  steps: numbers.map((number) => ({ number, events: [{ type: `e${number}` }], words: [`e${number}`] })),
});
const words = (chronicle: Chronicle): string[] => chronicle.told.flatMap((step) => [...step.words]);

it("tells frames in their order", () => {
  const chronicle = new Chronicle();
  chronicle.hear(frame(1, "dealt"));
  chronicle.hear(frame(2, "chosen", "given"));
  expect(words(chronicle)).toEqual(["dealt", "chosen", "given"]);
});

it("tells a frame that comes twice only once", () => {
  const chronicle = new Chronicle();
  chronicle.hear(frame(1, "dealt"));
  chronicle.hear(frame(1, "dealt"));
  expect(words(chronicle)).toEqual(["dealt"]);
});

it("does not forget a step whose frame comes again without its events", () => {
  const chronicle = new Chronicle();
  chronicle.hear(frame(1, "dealt"));
  chronicle.hear(frame(1));
  expect(words(chronicle)).toEqual(["dealt"]);
});

it("may lack something at first, stays whole while frames follow one another, and not after a gap", () => {
  const chronicle = new Chronicle();
  expect(chronicle.isWhole).toBe(false);
  chronicle.hear(frame(1, "e1"));
  chronicle.fill(history(1), 1);
  chronicle.hear(frame(2, "e2"));
  chronicle.hear(frame(3, "e3"));
  expect(chronicle.isWhole).toBe(true);
  chronicle.hear(frame(6, "e6"));
  expect(chronicle.isWhole).toBe(false);
});

it("lacks something after a newer frame without its events, as comes after reconnecting", () => {
  const chronicle = new Chronicle();
  chronicle.hear(frame(1, "e1"));
  chronicle.fill(history(1), 1);
  chronicle.hear(frame(2));
  expect(chronicle.isWhole).toBe(false);
  chronicle.fill(history(1, 2), 2);
  expect(words(chronicle)).toEqual(["e1", "e2"]);
  chronicle.hear(frame(2));
  expect(chronicle.isWhole).toBe(true);
});

it("fills a gap, and gives the steps after the last frame seen", () => {
  const chronicle = new Chronicle();
  chronicle.hear(frame(1, "e1"));
  chronicle.hear(frame(4, "e4"));
  const news = chronicle.fill(history(1, 2, 3, 4), 2);
  expect(words(chronicle)).toEqual(["e1", "e2", "e3", "e4"]);
  expect(news.map((step) => step.number)).toEqual([3, 4]);
});

it("starts over", () => {
  const chronicle = new Chronicle();
  chronicle.hear(frame(1, "e1"));
  chronicle.fill(history(1), 1);
  chronicle.clear();
  expect(chronicle.told).toEqual([]);
  expect(chronicle.isWhole).toBe(false);
});
