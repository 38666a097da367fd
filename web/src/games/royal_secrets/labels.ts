// What the buttons under the question say; cards and bets are their own buttons, and the line beside them names those.

import type { Sitting } from "../../table/sitting.svelte";
import { say } from "../../words/words";
import type { Pick } from "../ui";

export function labelOf(pick: Pick, sitting: Sitting): string | null {
  const [what = "", name = "", influence] = pick.split(":");
  switch (what) {
    case "side":
      return say("rs-go-to", { side: name });
    case "seat":
      return say("rs-parley-to", { name: sitting.nameOf(Number(name)) });
    case "face":
      return say("rs-face", { face: name });
    case "pass":
      return say("rs-pass");
    case "favor": {
      const favor = sitting.nameFor(name);
      return influence ? say("rs-use-planning", { favor, influence }) : say("rs-use", { favor });
    }
    default:
      return null;
  }
}

/** Things on the table by their kind: a card of the hand, a bet; of several kinds nothing is said but that they glow. */
export function nextStep(picks: readonly Pick[]): string | null {
  const kinds = new Set(picks.map((pick) => pick.split(":")[0]));
  const [kind = "", ...more] = kinds;
  return (kind === "card" || kind === "bet") && !more.length
    ? say("rs-now-point", { kind, count: picks.length })
    : null;
}
