// Opening a table from the front page: to play at once with bots, or to wait for friends.

import { markForDealing } from "../lobby/dealing";
import type { Opening } from "../protocol/messages";
import { lastName, openTable, rememberName } from "../server/seats";
import { say } from "../words/words";
import { go } from "./place.svelte";

const USUAL_PLAYERS = 4;

/** Open a table with bots on all other chairs, and start the game at once. */
export async function playNow(game: string, most = USUAL_PLAYERS): Promise<void> {
  const name = lastName() || say("guest");
  const { table } = await openTable({ game, name, players: Math.min(USUAL_PLAYERS, most) });
  markForDealing(table);
  go(`/t/${table}`);
}

/** Open a table and wait for friends in its lobby. */
export async function openForFriends(opening: Opening): Promise<void> {
  const { table } = await openTable(opening);
  rememberName(opening.name);
  go(`/t/${table}`);
}
