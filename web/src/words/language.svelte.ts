// The language of the page: the reader's choice, remembered, or else the browser's own.

import { remembered, remember } from "../house/memory";

export type Lang = "en" | "fr";
export const LANGS: readonly Lang[] = ["en", "fr"];

const KEY = "antechamber.lang";

function first(): Lang {
  const kept = remembered(KEY);
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

const begun = first();
let lang = $state<Lang>(begun);

/** The language now; components that read it update when it changes. */
export const language = {
  get lang(): Lang {
    return lang;
  },
  set lang(chosen: Lang) {
    lang = chosen;
    remember(KEY, chosen);
    document.documentElement.lang = chosen;
  },
};

document.documentElement.lang = begun;
