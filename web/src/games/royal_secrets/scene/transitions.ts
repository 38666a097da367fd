// How things move on the stage, as Svelte transitions. With reduced motion they fade instead.

import { prefersReducedMotion } from "../../../motion/flights";
import type { TransitionConfig } from "svelte/transition";
import { MOTION } from "./pace";

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** A transition, or a fade with reduced motion. */
function moving(duration: number, css: (t: number) => string, delay = 0): TransitionConfig {
  if (prefersReducedMotion()) return { duration: MOTION.fade, css: (t) => `opacity: ${t}` };
  return { duration, delay, easing: easeOut, css };
}

/** Fade in or out. Svelte's own fade reads the computed style first, which lays out the page. */
export const fade = (_: Element): TransitionConfig => ({ duration: MOTION.fade, css: (t) => `opacity: ${t}` });

/** Press a seal: it comes down from high above. */
export const stamp = (_: Element): TransitionConfig =>
  moving(
    MOTION.seal,
    (t) => `opacity: ${Math.min(1, 2 * t)}; transform: scale(${1 + 1.8 * (1 - t)}) rotate(${-24 * (1 - t)}deg)`,
  );

/** Break away half of a seal: it holds for a moment, then falls into its place. */
export function breakAway(_: Element, { x, y, angle }: { x: number; y: number; angle: number }): TransitionConfig {
  return moving(MOTION.seal * 1.5, (t) => {
    const gone = Math.max(0, (t - 0.6) / 0.4);
    return `transform: translate(${x * gone}%, ${y * gone}%) rotate(${angle * gone}deg)`;
  });
}

/** Pop in, for a number that has just changed. */
export const pop = (_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig =>
  moving(MOTION.turn, (t) => `opacity: ${t}; transform: scale(${1 + 0.7 * (1 - t)})`, delay);
