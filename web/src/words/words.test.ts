// The words: both languages say the same things, and French is set as French is.

import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tongue } from "./tongue.svelte";
import { addWords, say } from "./words";

const files = import.meta.glob<string>("../**/words.*.ftl", { query: "?raw", import: "default", eager: true });
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/words\.\w+\.ftl$/, "")))];
const text = (folder: string, lang: string): string => files[`${folder}words.${lang}.ftl`] ?? "";

/** The messages of a file with their attributes, as “rules” and “rules.title”. */
function ids(text: string): string[] {
  return new FluentResource(text).body.flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}

/** The facts that a message speaks of. */
const facts = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ""))];

afterEach(() => {
  tongue.lang = "en";
  vi.restoreAllMocks();
});

describe.each(folders)("the words of %s", (folder) => {
  it("are the same in both languages", () => {
    expect(ids(text(folder, "en")).sort()).toEqual(ids(text(folder, "fr")).sort());
    expect(facts(text(folder, "en")).sort()).toEqual(facts(text(folder, "fr")).sort());
  });

  it("can all be read: none is lost by a slip of the pen", () => {
    for (const lang of ["en", "fr"]) {
      const begun = [...text(folder, lang).matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
      expect(new FluentResource(text(folder, lang)).body.map((message) => message.id)).toEqual(begun);
    }
  });

  it("break no French line before a sign that stands apart", () => {
    const lines = text(folder, "fr")
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .map((line) => line.replace(/\{[^}]*\}|^[\w-]+ =|\[\w+\]|->/g, "x"));
    expect(lines.filter((line) => / [:;?!»]|« |[^\s\u00a0\u202f.?!:)][;?!»]|['"]/.test(line))).toEqual([]);
  });
});

it("never has the same message in two rooms", () => {
  const all = folders.flatMap((folder) => (folder.startsWith("../games") ? [] : ids(text(folder, "en"))));
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});

it("speaks the language of the reader, and says so to the browser", () => {
  expect(say("rules")).toBe("Rules");
  tongue.lang = "fr";
  expect(say("rules")).toBe("Règles");
  expect(document.documentElement.lang).toBe("fr");
  expect(localStorage.getItem("antechamber.lang")).toBe("fr");
});

it("counts as the language counts", () => {
  expect(say("unread", { count: 1 })).toBe("one new line");
  expect(say("unread", { count: 2 })).toBe("2 new lines");
  tongue.lang = "fr";
  expect(say("unread", { count: 1 })).toBe("une nouvelle ligne");
});

it("lets a board bring words of its own", () => {
  addWords({ en: "sill = The sill\n    .title = A sill", fr: "sill = Le seuil\n    .title = Un seuil" });
  expect(say("sill")).toBe("The sill");
  expect(say("sill", {}, "title")).toBe("A sill");
});

it("complains of a message that is not there, and shows its name", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(say("no-such-message")).toBe("no-such-message");
  expect(complaint).toHaveBeenCalledOnce();
});
