// Leaving a table for good.

import { forgetSeat } from "../server/seats";
import type { Sitting } from "../table/sitting.svelte";

/** Give up the reader's chair; then they see the table from outside, and may watch or sit down again. */
export async function leaveForGood(sitting: Sitting): Promise<void> {
  const reply = await sitting.send("Leave", {});
  if (reply?.type !== "Done") return;
  forgetSeat(sitting.table);
  sitting.leave();
  await sitting.fetchTable();
}
