// The words of the page. What is said about a game comes from the server; the words of its UI come from its own folder.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language, type Lang } from "./language.svelte";

// Each folder has its own words.
const english = import.meta.glob<string>("../*/words.en.ftl", { query: "?raw", import: "default", eager: true });
const french = import.meta.glob<string>("../*/words.fr.ftl", { query: "?raw", import: "default", eager: true });

const bundles: Record<Lang, FluentBundle> = { en: bundleOf("en", english), fr: bundleOf("fr", french) };

function bundleOf(lang: Lang, files: Record<string, string>): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of Object.values(files)) made.addResource(new FluentResource(text));
  return made;
}

/** Texts made so far, by language, message and facts: a table needs the same few at every frame. */
const spoken = new Map<string, string>();
const MOST = 2000;

/** Add the words of a game's UI. */
export function addWords(words: Readonly<Record<Lang, string>>): void {
  spoken.clear();
  for (const lang of ["en", "fr"] as const) bundles[lang].addResource(new FluentResource(words[lang]));
}

/** A message in the reader's language; `attribute` picks another form of it. */
export function say(id: string, facts: Record<string, FluentVariable> = {}, attribute?: string): string {
  const key = JSON.stringify([language.lang, id, attribute, facts]);
  const said = spoken.get(key);
  if (said !== undefined) return said;
  const bundle = bundles[language.lang];
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`There are no words for "${id}" in ${language.lang}.`); // Tests fail on this.
    return id;
  }
  const text = bundle.formatPattern(pattern, facts);
  if (spoken.size > MOST) spoken.clear(); // Names and numbers vary without end.
  spoken.set(key, text);
  return text;
}

/** A name in Unicode isolates: its writing direction does not affect the sentence around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
