// How long a counting lasts: all its times stand here, in milliseconds.

import type { Beat, BeatKind } from "./story";

/** How long a beat is looked at. */
const LASTS: Readonly<Record<BeatKind, number>> = {
  opening: 450,
  laid: 600,
  turned: 620,
  withdrew: 900,
  counted: 1150,
  thirds: 1500,
  won: 900,
  passed: 700,
  points: 900,
  recruited: 900,
  ended: 900,
  over: 1400,
};
/** For every further line there is to read. */
const FURTHER_LINE = 180;
/** All cards together turn in no more than this. */
const ALL_TURNS = 2600;
/** A whole scene lasts no longer than this, and then holds for a moment. */
const WHOLE = 6000;
export const HOLD = 400;
/** Whoever likes stillness sees the same steps, shorter. */
const STILL = 0.6;

/** Things on the stage: a card turning, a figure in flight, the seal. */
export const MOTION = { turn: 340, flight: 520, stagger: 60, seal: 460, fade: 160 } as const;

/** How long each beat lasts. */
export function timesOf(beats: readonly Beat[], isStill: boolean): readonly number[] {
  const turn = Math.min(LASTS.turned, ALL_TURNS / beats.filter(({ kind }) => kind === "turned").length);
  const times = beats.map(({ kind, lines }) =>
    kind === "turned" ? turn : LASTS[kind] + FURTHER_LINE * Math.max(0, lines.length - 1),
  );
  const sum = times.reduce((all, time) => all + time, 0);
  const scale = Math.min(1, WHOLE / sum) * (isStill ? STILL : 1);
  return times.map((time) => time * scale);
}
