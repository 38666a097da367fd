// The games: which have a door on the front page, and what the door shows.

import candle from "icon:candle-holder";
import daggers from "icon:daggers";
import fleur from "icon:fleur-de-lys";
import rose from "icon:rose";
import type { GameSeen } from "../protocol/messages";
import { askJson } from "../server/doors";
import { language } from "../words/language.svelte";
import { say } from "../words/words";

interface Door {
  readonly figure: string;
  readonly minutes: number;
}

/** The doors in their order; their titles are words such as `door-royal-secrets`. */
const DOORS: Readonly<Record<string, Door>> = {
  "royal-secrets": { figure: fleur, minutes: 45 },
  "royal-gambit": { figure: daggers, minutes: 30 },
  "queen-marie-antoinette": { figure: rose, minutes: 30 },
};

/** The games whose doors are known before the server has answered. */
export const KNOWN: readonly string[] = Object.keys(DOORS);

export const figureOf = (game: string): string => DOORS[baseOf(game)]?.figure ?? candle;
export const minutesOf = (game: string): number | null => DOORS[game]?.minutes ?? null;
export const moodOf = (game: string): string => (game in DOORS ? say(`door-${game}`, {}, "mood") : "");

/** The title of a game: ours for a known game, the server's for any other. */
export function titleOf(game: string, seen?: GameSeen): string {
  const base = baseOf(game);
  return base in DOORS ? say(`door-${base}`) : (seen?.names[language.lang] ?? game);
}

/** The game that a preset belongs to: “royal-gambit-mini” is a Royal Gambit. */
export const baseOf = (game: string): string => KNOWN.find((known) => game.startsWith(`${known}-`)) ?? game;

/** The games with a door: the known ones in order, then any others. A preset shares the door of its game. */
export function doorsOf(games: readonly GameSeen[]): readonly string[] {
  const others = games.map(({ id }) => id).filter((id) => baseOf(id) === id && !KNOWN.includes(id));
  return [...KNOWN, ...others];
}

/** All games on this server. */
export const gamesHere = (): Promise<readonly GameSeen[]> => askJson<readonly GameSeen[]>("GET", "/api/games");
