// The texts of the buttons under the question. Cards and bets are buttons themselves; a hint names those to point at.

import type { Sitting } from "../../table/sitting.svelte";
import { say } from "../../words/words";
import type { Target } from "../ui";

export function labelOf(target: Target, sitting: Sitting): string | null {
  const [what = "", name = "", influence] = target.split(":");
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

/** A hint that names the kind of targets left, cards or bets; null if there are several kinds. */
export function nextStep(targets: readonly Target[]): string | null {
  const kinds = new Set(targets.map((target) => target.split(":")[0]));
  const [kind = "", ...more] = kinds;
  return (kind === "card" || kind === "bet") && !more.length
    ? say("rs-now-point", { kind, count: targets.length })
    : null;
}
