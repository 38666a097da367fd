// The UI of one game: its board, its hand, and what a player points at to make each move.
// A new game only needs its own folder here, with a `ui.ts` that exports a `GameUi` named `ui`.

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

export interface GameUi {
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

const uis = import.meta.glob<{ ui: GameUi }>("./*/ui.ts");

const pathOf = (game: string): string => `./${game.replaceAll("-", "_")}/ui.ts`;

/** The UI of a game, or null while it has none. */
export async function uiOf(game: string): Promise<GameUi | null> {
  const load = uis[pathOf(game)];
  return load ? (await load()).ui : null;
}

/** Whether a game has a board in the browser. */
export const hasBoard = (game: string): boolean => pathOf(game) in uis;
