// How things move on the stage: transitions for Svelte. Whoever likes stillness sees them fade.

import { prefersReducedMotion } from "../../../motion/flights";
import type { TransitionConfig } from "svelte/transition";
import { MOTION } from "./pace";

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Everything here fades instead when the reader likes stillness. */
function moving(duration: number, css: (t: number) => string, delay = 0): TransitionConfig {
  if (prefersReducedMotion()) return { duration: MOTION.fade, css: (t) => `opacity: ${t}` };
  return { duration, delay, easing: easeOut, css };
}

/** Something comes, and goes. Svelte's own fade asks for the style it begins with, and has the page laid out for that. */
export const fade = (_: Element): TransitionConfig => ({ duration: MOTION.fade, css: (t) => `opacity: ${t}` });

/** A seal is pressed: it comes from high above and sits. */
export const stamp = (_: Element): TransitionConfig =>
  moving(
    MOTION.seal,
    (t) => `opacity: ${Math.min(1, 2 * t)}; transform: scale(${1 + 1.8 * (1 - t)}) rotate(${-24 * (1 - t)}deg)`,
  );

/** Half of a seal breaks away: it holds for a moment, and then falls to where it lies. */
export function breakAway(_: Element, { x, y, angle }: { x: number; y: number; angle: number }): TransitionConfig {
  return moving(MOTION.seal * 1.5, (t) => {
    const gone = Math.max(0, (t - 0.6) / 0.4);
    return `transform: translate(${x * gone}%, ${y * gone}%) rotate(${angle * gone}deg)`;
  });
}

/** A number that has just changed. */
export const pop = (_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig =>
  moving(MOTION.turn, (t) => `opacity: ${t}; transform: scale(${1 + 0.7 * (1 - t)})`, delay);
