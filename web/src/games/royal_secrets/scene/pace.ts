// How long a counting lasts: all its times, in milliseconds.

import type { Beat, BeatKind } from "./story";

/** How long each kind of beat is shown. */
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
/** Extra time for each further line to read. */
const FURTHER_LINE = 180;
/** The most time for turning all cards. */
const ALL_TURNS = 2600;
/** The most time for a whole scene; at its end it holds for a moment. */
const WHOLE = 6000;
export const HOLD = 400;
/** With reduced motion the same beats are this much shorter. */
const REDUCED = 0.6;

/** How long movements on the stage last. */
export const MOTION = { turn: 340, flight: 520, stagger: 60, seal: 460, fade: 160 } as const;

/** How long each beat lasts. */
export function timesOf(beats: readonly Beat[], isReduced: boolean): readonly number[] {
  const turn = Math.min(LASTS.turned, ALL_TURNS / beats.filter(({ kind }) => kind === "turned").length);
  const times = beats.map(({ kind, lines }) =>
    kind === "turned" ? turn : LASTS[kind] + FURTHER_LINE * Math.max(0, lines.length - 1),
  );
  const sum = times.reduce((all, time) => all + time, 0);
  const scale = Math.min(1, WHOLE / sum) * (isReduced ? REDUCED : 1);
  return times.map((time) => time * scale);
}
