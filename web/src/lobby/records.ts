// The records of finished games: anybody can check the luck and the result with them.

import { ask, doorOf } from "../server/doors";
import { seatAt } from "../server/seats";

/** Fetch the record of a game at a table, and save it as a file. */
export async function downloadRecord(table: string, game: number): Promise<void> {
  const response = await ask("GET", `${doorOf(table)}/record?game=${game}`, { secret: seatAt(table)?.secret });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${table}-${game}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
