// The layout of the score chart: its lines, and the places of their names.

import type { Story } from "../games/ui";

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Tick {
  readonly at: number;
  readonly text: string;
}
export interface Layout {
  readonly lines: readonly (readonly Point[])[];
  /** The height of each line's name; names do not overlap. */
  readonly names: readonly number[];
  readonly steps: readonly Tick[];
  readonly scores: readonly Tick[];
}

export const LEFT = 36; // Room for the scores beside the lines.
const TOP = 12;
export const RIGHT = 14; // Room for the last shapes.
const BOTTOM = 24; // Room for the names of the steps.
const NAME = 20; // The height of a name at the end of its line.
const NICE = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** The size for a width. */
export const sizeFor = (width: number): Size => ({ width, height: Math.min(290, Math.max(210, 0.8 * width)) });

export function layOut(story: Story, { width, height }: Size): Layout {
  const all = story.scores.flat();
  const grid = scoresBetween(Math.min(0, ...all), Math.max(1, ...all));
  const [least, most] = [grid[0] ?? 0, grid.at(-1) ?? 1];
  const last = Math.max(1, story.steps.length - 1);
  const x = (step: number): number => LEFT + (step / last) * (width - LEFT - RIGHT);
  const y = (score: number): number => TOP + ((most - score) / (most - least)) * (height - TOP - BOTTOM);
  const lines = story.scores.map((scores) => scores.map((score, step) => ({ x: x(step), y: y(score) })));
  return {
    lines,
    names: spread(
      lines.map((line) => line.at(-1)?.y ?? 0),
      height - BOTTOM,
    ),
    steps: story.steps.map((text, step) => ({ at: x(step), text })),
    scores: grid.map((score) => ({ at: y(score), text: String(score).replace("-", "−") })),
  };
}

/** A few round scores that span the range between two. */
export function scoresBetween(least: number, most: number): readonly number[] {
  const gap = NICE.find((each) => (most - least) / each <= 4.5) ?? most - least;
  const first = Math.floor(least / gap);
  return Array.from({ length: Math.ceil(most / gap) - first + 1 }, (_, place) => (first + place) * gap);
}

/** Heights as close as possible to the ideal ones, in the same order, with room for a name between them. */
export function spread(ideal: readonly number[], bottom: number): readonly number[] {
  const order = ideal.map((_, place) => place).sort((one, other) => (ideal[one] ?? 0) - (ideal[other] ?? 0));
  const heights = [...ideal];
  let free = -Infinity;
  for (const place of order) free = (heights[place] = Math.max(heights[place] ?? 0, free)) + NAME;
  let limit = bottom; // Names pushed down too far are pushed up again.
  for (const place of [...order].reverse()) limit = (heights[place] = Math.min(heights[place] ?? 0, limit)) - NAME;
  return heights;
}

/** A line through its points, for SVG. */
export const pathOf = (line: readonly Point[]): string =>
  line.map(({ x, y }, step) => `${step ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
