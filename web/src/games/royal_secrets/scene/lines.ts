// The large text during a beat: the server's words, or whose card is turned.

import type { Sitting } from "../../../table/sitting.svelte";
import { isolated, say } from "../../../words/words";
import type { Beat } from "./story";

/** The names that the lines use. */
export type Names = Pick<Sitting, "me" | "nameOf" | "nameFor">;

export function linesOf({ kind, turned, lines }: Beat, names: Names): readonly string[] {
  if (kind === "opening") return [say("rs-scene-title")];
  if (!turned) return lines;
  const card = names.nameFor(turned.card);
  if (turned.owner === null) return [say("rs-scene-turned", { name: say("rs-scene-cardinal"), card })];
  if (turned.owner === names.me) return [say("rs-scene-turned-mine", { card })];
  return [say("rs-scene-turned", { name: isolated(names.nameOf(turned.owner)), card })];
}
