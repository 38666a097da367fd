// What the one help card of the page shows, and for which thing.

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
  /** The paragraph, set. */
  readonly html: string;
}

let helped = $state.raw<Helped | null>(null);
let asked: Element | null = null;

export const HELP_ID = "help-card";

export const helping = {
  get now(): Helped | null {
    return helped;
  },
  /** Explain a thing; whoever has turned to something else meanwhile is not told. */
  async explain(element: Element, subject: Subject): Promise<void> {
    asked = element;
    const html = await explanation(subject).catch(() => null); // Without a server there is no help, and no fuss.
    if (html === null || asked !== element || !element.isConnected) return;
    helped?.element.removeAttribute("aria-describedby");
    helped = { ...subject, element, html };
    element.setAttribute("aria-describedby", HELP_ID);
  },
  /** Enough of it; of one thing, or of whatever is explained. */
  end(element: Element | null = asked): void {
    if (element !== asked) return;
    asked = null;
    helped?.element.removeAttribute("aria-describedby");
    helped = null;
  },
};

/** The gist of a paragraph, set; null where there is none. The setter is fetched when it is first needed. */
export async function explanation({ game, rule }: Subject): Promise<string | null> {
  const [book, { gist, setterOf }] = await Promise.all([bookOf(game, language.lang), import("./typesetting")]);
  const text = paragraph(book, rule);
  return text === null ? null : setterOf(book, { tableName: say("rules-table"), target: "rules" })(gist(text), rule);
}
