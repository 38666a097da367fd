// The UI of one game: its board, its hand, and what a player points at to make each move.
// A new game only needs its own folder here, with a `ui.ts` that exports a `GameUi` named `ui`.

import type { Component } from "svelte";
import type { Flight } from "../motion/flights";
import type { Sitting } from "../table/sitting.svelte";
import type { Lang } from "../words/language.svelte";

/** Something a player can point at to make a move: “card:courtier 20”, “side:king”, “seat:2”, “pass”. */
export type Target = string;

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

/** The score of each seat, step by step, for the chart at the end. */
export interface Story {
  /** What the steps are called: “1”, “2”, … */
  readonly steps: readonly string[];
  /** The scores of each seat, one after each step. */
  readonly scores: readonly (readonly number[])[];
}

/** How a line of the log looks: a heading starts a chapter, gains and losses have their own signs. */
export type Tone = "plain" | "heading" | "gain" | "loss" | "mark";

export interface GameUi {
  /** The game's own words. */
  readonly words: Readonly<Record<Lang, string>>;
  /** The middle of the table. */
  readonly Board: Component<{ sitting: Sitting }>;
  /** What lies before me, under the question. */
  readonly Hand: Component<{ sitting: Sitting }>;
  /** What everybody knows about a seat, after its name. */
  readonly SeatNote: Component<{ sitting: Sitting; seat: number }>;
  /** How far the game has come, for the bar on top. */
  readonly Track: Component<{ sitting: Sitting }>;
  /** A short scene over the board for big moments; it calls `done` when it is over. */
  readonly Scene?: Component<{ sitting: Sitting; scene: SceneToPlay; done: () => void }>;
  /** Special controls for steps with very many choices. */
  readonly controls?: Readonly<Record<string, Component<{ sitting: Sitting }>>>;

  /** What a player points at to make a move, in the usual order. */
  targets(move: Typed): readonly Target[];
  /** The text of the button for a target, or null if the thing on the table is itself the button. */
  label(target: Target, sitting: Sitting): string | null;
  /** What to point at next, in words, when these targets on the table are left; null if the general words will do. */
  nextStep(targets: readonly Target[]): string | null;
  /** The move a player means by pointing at something that cannot be chosen now, to ask the server why not. */
  intended(target: Target, sitting: Sitting): Typed | null;
  /** What moves across the table when these events happen, from where to where. */
  flights(events: readonly Typed[], before: AnyView | null, after: AnyView): readonly Flight[];
  /** Whether these events deserve a scene. */
  isScene(events: readonly Typed[]): boolean;
  /** How an event looks in the log. */
  tone(event: Typed): Tone;
  /** How the score developed, from the last view. */
  story(view: AnyView): Story | null;
}

/** What a scene shows: the view before and after, and the events between them with their words. */
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
