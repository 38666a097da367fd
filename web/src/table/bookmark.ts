// Which frame this browser has last shown of a table, so that whoever comes back is told what he has missed.

import { remember, remembered } from "../house/memory";

const SEEN = "antechamber.seen.";

/** The number of the frame that was last seen of this game of the table, or null. */
export function lastSeen(table: string, game: number): number | null {
  const [kept, number] = (remembered(SEEN + table) ?? "").split(" ").map(Number);
  return kept === game && number ? number : null;
}

export const noteSeen = (table: string, game: number, number: number): void =>
  remember(SEEN + table, `${game} ${number}`);
