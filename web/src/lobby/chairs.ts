// Facts about the chairs of a table.

import type { TableSeen } from "../protocol/messages";

/** How many chairs have neither a person nor a bot. */
export const emptyChairs = (seen: TableSeen): number =>
  seen.chairs.filter((chair) => chair.name === null && chair.bot === null).length;

/** Whether the reader could take a chair now; the server decides. */
export const canSit = (seen: TableSeen): boolean =>
  seen.you === null && seen.phase !== "playing" && seen.chairs.some((chair) => chair.name === null);
