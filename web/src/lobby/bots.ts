// The bots of a game.

import type { GameSeen } from "../protocol/messages";
import { askJson } from "../server/doors";
import { say } from "../words/words";

/** The bots we have a word for; any other goes by its own name. */
const KNOWN = new Set(["sensible", "random"]);

/** How a bot plays, in a word. */
export const temperOf = (bot: string): string => (KNOWN.has(bot) ? say(`bot-${bot}`) : bot);

/** The next bot after this one that can play a game; null lets the server choose. */
export async function botAfter(bot: string | null, game: string): Promise<string | null> {
  if (bot === null) return null;
  const games = await askJson<readonly GameSeen[]>("GET", "/api/games");
  const bots = games.find(({ id }) => id === game)?.bots ?? [];
  return bots[(bots.indexOf(bot) + 1) % bots.length] ?? null;
}
