// What the help card of the page shows, and for which thing.

import { language } from "../words/language.svelte";
import { say } from "../words/words";
import { bookOf, paragraph } from "./book";

/** The paragraph that explains a thing. */
export interface Subject {
  readonly game: string;
  readonly rule: string;
}

export interface Helped extends Subject {
  /** The thing that is explained. */
  readonly element: Element;
  /** The paragraph as HTML. */
  readonly html: string;
}

let helped = $state.raw<Helped | null>(null);
let asked: Element | null = null;

export const HELP_ID = "help-card";

export const helping = {
  get now(): Helped | null {
    return helped;
  },
  /** Explain a thing, unless the reader has turned to another by the time the text is here. */
  async explain(element: Element, subject: Subject): Promise<void> {
    asked = element;
    const html = await explanation(subject).catch(() => null); // Without a server, no help and no error.
    if (html === null || asked !== element || !element.isConnected) return;
    helped?.element.removeAttribute("aria-describedby");
    helped = { ...subject, element, html };
    element.setAttribute("aria-describedby", HELP_ID);
  },
  /** Stop explaining a thing, or anything if none is given. */
  end(element: Element | null = asked): void {
    if (element !== asked) return;
    asked = null;
    helped?.element.removeAttribute("aria-describedby");
    helped = null;
  },
};

/** The gist of a paragraph as HTML; null if there is none. The typesetter is loaded when it is first needed. */
export async function explanation({ game, rule }: Subject): Promise<string | null> {
  const [book, { gist, typesetterOf }] = await Promise.all([bookOf(game, language.lang), import("./typesetting")]);
  const text = paragraph(book, rule);
  return text === null
    ? null
    : typesetterOf(book, { tableName: say("rules-table"), target: "rules" })(gist(text), rule);
}
