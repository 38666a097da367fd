// Leaving a table for good.

import { forgetSeat } from "../server/seats";
import type { Sitting } from "../table/sitting.svelte";

/** Give one's chair up; who has done so stands before the door again, and may watch or sit down anew. */
export async function leaveForGood(sitting: Sitting): Promise<void> {
  const reply = await sitting.send("Leave", {});
  if (reply?.type !== "Done") return;
  forgetSeat(sitting.table);
  sitting.leave();
  await sitting.knock();
}
