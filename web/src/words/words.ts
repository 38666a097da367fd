// The house's own words. What is said about a game comes from the server; what a board adds comes from its own folder.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { tongue, type Lang } from "./tongue.svelte";

// Every room keeps its words in its own folder.
const english = import.meta.glob<string>("../*/words.en.ftl", { query: "?raw", import: "default", eager: true });
const french = import.meta.glob<string>("../*/words.fr.ftl", { query: "?raw", import: "default", eager: true });

const bundles: Record<Lang, FluentBundle> = { en: bundleOf("en", english), fr: bundleOf("fr", french) };

function bundleOf(lang: Lang, files: Record<string, string>): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of Object.values(files)) made.addResource(new FluentResource(text));
  return made;
}

/** What was said already, by language, message and facts: a table says the same few things again at every frame. */
const MANY = 2000;
const spoken = new Map<string, string>();

/** Let a board bring its own words. */
export function addWords(words: Readonly<Record<Lang, string>>): void {
  spoken.clear();
  for (const lang of ["en", "fr"] as const) bundles[lang].addResource(new FluentResource(words[lang]));
}

/** A message in the language of the reader; `attribute` is another form of it. */
export function say(id: string, facts: Record<string, FluentVariable> = {}, attribute?: string): string {
  const key = JSON.stringify([tongue.lang, id, attribute, facts]);
  const said = spoken.get(key);
  if (said !== undefined) return said;
  const bundle = bundles[tongue.lang];
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`There are no words for "${id}" in ${tongue.lang}.`); // A test fails on it.
    return id;
  }
  const text = bundle.formatPattern(pattern, facts);
  if (spoken.size > MANY) spoken.clear(); // Names and numbers could be ever new.
  spoken.set(key, text);
  return text;
}
