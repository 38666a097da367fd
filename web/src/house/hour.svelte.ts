// Night or day, the dark or the light look: the reader's choice, remembered, or else the system's.

import { remember, remembered } from "./memory";

export type Hour = "night" | "day";

const KEY = "antechamber.hour";
const LIGHT = "(prefers-color-scheme: light)";

function first(): Hour {
  const kept = remembered(KEY);
  if (kept === "night" || kept === "day") return kept;
  return matchMedia(LIGHT).matches ? "day" : "night";
}

const begun = first();
let hour = $state<Hour>(begun);
document.documentElement.dataset.hour = begun;

export const time = {
  get hour(): Hour {
    return hour;
  },
  turn(): void {
    hour = hour === "night" ? "day" : "night";
    remember(KEY, hour);
    document.documentElement.dataset.hour = hour;
  },
};
