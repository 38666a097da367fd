// What a game brings to the table: its board, its hand, and how its moves are pointed at.
// A new game needs nothing but a folder of its own here, with a `guest.ts` that exports one of these.

import type { Component } from "svelte";
import type { Flight } from "../motion/flights";
import type { Sitting } from "../table/sitting.svelte";
import type { Lang } from "../words/tongue.svelte";

/** Something on the table that a move can be pointed at, as “card:courtier 20”, “side:king”, “seat:2”, “pass”. */
export type Pick = string;

/** What every view, move and event has. */
export interface AnyView {
  readonly game: string;
  readonly seat: number | null;
  readonly asked: readonly number[];
  readonly step: string;
}
export interface Typed {
  readonly type: string;
}

/** The score of each seat, step by step, for the chart of the end. */
export interface Story {
  /** What the steps are called: “1”, “2”, … */
  readonly steps: readonly string[];
  /** For each seat its score after each step. */
  readonly scores: readonly (readonly number[])[];
}

/** How a line of the log is set: a heading begins a chapter, gains and losses bear their sign. */
export type Tone = "plain" | "heading" | "gain" | "loss" | "mark";

export interface Guest {
  /** The board's own words. */
  readonly words: Readonly<Record<Lang, string>>;
  /** The middle of the table. */
  readonly Board: Component<{ sitting: Sitting }>;
  /** What lies before me, under the question. */
  readonly Hand: Component<{ sitting: Sitting }>;
  /** What everybody sees of a seat, behind its name. */
  readonly SeatNote: Component<{ sitting: Sitting; seat: number }>;
  /** Where we are in the game, for the bar on top. */
  readonly Track: Component<{ sitting: Sitting }>;
  /** A short scene for great moments, over the board; it calls `done` when it is over. */
  readonly Scene?: Component<{ sitting: Sitting; scene: SceneToPlay; done: () => void }>;
  /** Controls made for choices of which there are many, by step. */
  readonly controls?: Readonly<Record<string, Component<{ sitting: Sitting }>>>;

  /** What a move is pointed at, in the order in which one would. */
  picks(move: Typed): readonly Pick[];
  /** What a button says for a pick, or null when the thing itself on the table is the button. */
  label(pick: Pick, sitting: Sitting): string | null;
  /** What to point at next, in words, when these things on the table are what is left to choose from. */
  nextStep(picks: readonly Pick[]): string | null;
  /** The move that somebody has in mind who points at something that cannot be chosen now: to ask why not. */
  wish(pick: Pick, sitting: Sitting): Typed | null;
  /** What travels when this happens, from where to where. */
  flights(events: readonly Typed[], before: AnyView | null, after: AnyView): readonly Flight[];
  /** Whether these events deserve a scene. */
  isScene(events: readonly Typed[]): boolean;
  /** How an event is set in the log. */
  tone(event: Typed): Tone;
  /** The story of the score, from the last view. */
  story(view: AnyView): Story | null;
}

/** What a scene is made of: how things stood, and what happened then, with its words. */
export interface SceneToPlay {
  readonly before: AnyView;
  readonly after: AnyView;
  readonly events: readonly Typed[];
  readonly words: readonly string[];
}

const folders = import.meta.glob<{ guest: Guest }>("./*/guest.ts");

/** The guest of a game, or null when its board is not painted yet. */
export async function guestOf(game: string): Promise<Guest | null> {
  const load = folders[`./${game.replaceAll("-", "_")}/guest.ts`];
  return load ? (await load()).guest : null;
}

/** Whether a game has a board here. */
export const isPainted = (game: string): boolean => `./${game.replaceAll("-", "_")}/guest.ts` in folders;
