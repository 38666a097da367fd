// The move that the switches of a Planning make, found among those offered.

import type { SplitPlayers } from "../../protocol/royal_secrets";

/** The offered move that sends these seats to the King and all others to the Queen. */
export const splitInto = (king: readonly number[], choices: readonly SplitPlayers[]): SplitPlayers | null =>
  choices.find((move) => move.king?.length === king.length && king.every((seat) => move.king.includes(seat))) ?? null;
