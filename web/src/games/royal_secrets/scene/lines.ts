// What is read in large type while a beat is played: the server's words, or whose card it is that turns.

import type { Sitting } from "../../../table/sitting.svelte";
import { say } from "../../../words/words";
import type { Beat } from "./story";

/** Whom and what the lines name. */
export type Names = Pick<Sitting, "me" | "nameOf" | "nameFor">;

export function linesOf({ kind, turned, lines }: Beat, names: Names): readonly string[] {
  if (kind === "opening") return [say("rs-scene-title")];
  if (!turned) return lines;
  const card = names.nameFor(turned.card);
  if (turned.owner === null) return [say("rs-scene-turned", { name: say("rs-scene-cardinal"), card })];
  if (turned.owner === names.me) return [say("rs-scene-turned-mine", { card })];
  return [say("rs-scene-turned", { name: isolated(names.nameOf(turned.owner)), card })];
}

/** A name whose direction of writing does not touch the sentence around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
