// A reader who was away is told what they missed, even a single step; one who stayed is told nothing.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Frame, History } from "../protocol/messages";
import { table } from "../testing/sitting";
import { Sitting } from "./sitting.svelte";

const GAME = "royal-gambit";
const frame = (number: number, ...events: string[]): Frame => ({
  type: "Frame",
  number,
  events: events.map((type) => ({ type })),
  view: {},
  choices: [],
  words: { ask: "", rule: "", events, choices: [], offers: [], answer: null },
});
const history = (newest: number): History => ({
  number: newest,
  steps: Array.from({ length: newest }, (_, before) => ({
    number: before + 1,
    events: [{ type: "Happened" }],
    words: [`step ${before + 1}`],
  })),
});
let newest = 0;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string) => {
    const body = path.includes("/history") ? history(newest) : { title: "", prefix: "", names: {}, chapters: [] };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }));
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Hear the newest frame, and wait until its effects are done. */
async function hear(sitting: Sitting, next: Frame): Promise<void> {
  newest = next.number;
  sitting.hear(next);
  await new Promise((done) => setTimeout(done, 20));
}

async function seated(): Promise<Sitting> {
  const sitting = new Sitting("t1");
  sitting.tell("connected");
  sitting.hear(table({ game: GAME, phase: "playing", games: 1, you: 0 }));
  await hear(sitting, frame(1));
  await hear(sitting, frame(2, "step 2"));
  return sitting;
}

const told = (sitting: Sitting): string[] => sitting.chronicle.told.flatMap((step) => [...step.words]);

it("tells a reader who was away for one step what it was, although its frame comes without events", async () => {
  const sitting = await seated();
  expect(sitting.missed).toEqual([]);
  sitting.tell("lost");
  sitting.tell("connected");
  await hear(sitting, frame(3));
  expect(sitting.missed).toEqual(["step 3"]);
  expect(told(sitting)).toEqual(["step 1", "step 2", "step 3"]);
});

it("tells a reader who stayed nothing, even if a frame has no events, as for a deal", async () => {
  const sitting = await seated();
  newest = 3;
  sitting.hear(frame(3)); // The next one comes before the history does.
  await hear(sitting, frame(4, "step 4"));
  expect(sitting.missed).toEqual([]);
  expect(told(sitting)).toEqual(["step 1", "step 2", "step 3", "step 4"]);
});

it("tells nothing about a connection that was lost and came back while nothing happened", async () => {
  const sitting = await seated();
  sitting.tell("lost");
  sitting.tell("connected");
  await hear(sitting, frame(2));
  expect(sitting.missed).toEqual([]);
});
