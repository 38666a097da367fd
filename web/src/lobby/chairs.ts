// What one can read off the chairs of a table.

import type { TableSeen } from "../protocol/messages";

/** How many chairs nobody sits on, not even a bot. */
export const emptyChairs = (seen: TableSeen): number =>
  seen.chairs.filter((chair) => chair.name === null && chair.bot === null).length;

/** Whether somebody from outside can take a chair now; the server has the last word. */
export const canSit = (seen: TableSeen): boolean =>
  seen.you === null && seen.phase !== "playing" && seen.chairs.some((chair) => chair.name === null);
