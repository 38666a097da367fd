// The last frame of a table that this browser has shown, so that a returning reader is told what they missed.

import { remember, remembered } from "../house/memory";

const SEEN = "antechamber.seen.";

/** The number of the last frame seen in this game of the table, or null. */
export function lastSeen(table: string, game: number): number | null {
  const [kept, number] = (remembered(SEEN + table) ?? "").split(" ").map(Number);
  return kept === game && number ? number : null;
}

export const noteSeen = (table: string, game: number, number: number): void =>
  remember(SEEN + table, `${game} ${number}`);
