// The words: both languages have the same messages, and French follows its own typography.

import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it, vi } from "vitest";
import { language } from "./language.svelte";
import { addWords, say } from "./words";

const files = import.meta.glob<string>("../**/words.*.ftl", { query: "?raw", import: "default", eager: true });
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/words\.\w+\.ftl$/, "")))];
const text = (folder: string, lang: string): string => files[`${folder}words.${lang}.ftl`] ?? "";

/** The messages of a file with their attributes, such as “rules” and “rules.title”. */
function ids(text: string): string[] {
  return new FluentResource(text).body.flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}

/** The facts that messages mention. */
const facts = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ""))];

afterEach(() => {
  language.lang = "en";
  vi.restoreAllMocks();
});

describe.each(folders)("the words of %s", (folder) => {
  it("are the same in both languages", () => {
    expect(ids(text(folder, "en")).sort()).toEqual(ids(text(folder, "fr")).sort());
    expect(facts(text(folder, "en")).sort()).toEqual(facts(text(folder, "fr")).sort());
  });

  it("can all be parsed: no typo hides a message", () => {
    for (const lang of ["en", "fr"]) {
      const begun = [...text(folder, lang).matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
      expect(new FluentResource(text(folder, lang)).body.map((message) => message.id)).toEqual(begun);
    }
  });

  it("have no-break spaces before French punctuation", () => {
    const lines = text(folder, "fr")
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .map((line) => line.replace(/\{[^}]*\}|^[\w-]+ =|\[\w+\]|->/g, "x"));
    expect(lines.filter((line) => / [:;?!»]|« |[^\s\u00a0\u202f.?!:)][;?!»]|['"]/.test(line))).toEqual([]);
  });
});

it("never has the same message in two folders", () => {
  const all = folders.flatMap((folder) => (folder.startsWith("../games") ? [] : ids(text(folder, "en"))));
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});

it("speaks the reader's language, and tells the browser", () => {
  expect(say("rules")).toBe("Rules");
  language.lang = "fr";
  expect(say("rules")).toBe("Règles");
  expect(document.documentElement.lang).toBe("fr");
  expect(localStorage.getItem("antechamber.lang")).toBe("fr");
});

it("counts as the language does", () => {
  expect(say("unread", { count: 1 })).toBe("one new line");
  expect(say("unread", { count: 2 })).toBe("2 new lines");
  language.lang = "fr";
  expect(say("unread", { count: 1 })).toBe("une nouvelle ligne");
});

it("lets a game's UI add words", () => {
  addWords({ en: "sill = The sill\n    .title = A sill", fr: "sill = Le seuil\n    .title = Un seuil" });
  expect(say("sill")).toBe("The sill");
  expect(say("sill", {}, "title")).toBe("A sill");
});

it("complains about a missing message, and shows its name", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(say("no-such-message")).toBe("no-such-message");
  expect(complaint).toHaveBeenCalledOnce();
});
