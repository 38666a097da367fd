// Help on things: hovering, focusing or a long press shows the paragraph that explains a thing.
// There is one set of listeners for the whole page, so that things can come and go with every frame at little cost.

import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { helping, type Subject } from "./helping.svelte";

const HOVER = 300;
const PRESS = 450;
/** Time to move the mouse from the thing to the card. */
const GRACE = 180;
/** A finger that moves farther is scrolling, not pressing. */
const STILL = 10;
/** Focused by the keyboard, itself or something inside it. */
const FOCUSED = ":focus-visible, :has(:focus-visible)";

type Ask = () => Subject | null;
const things = new WeakMap<Element, Ask>();

/** Attach the paragraph that explains an element; null if there is nothing to explain. */
export function help(subject: Ask): Attachment<HTMLElement> {
  return (element) => {
    listen();
    things.set(element, subject);
    return () => {
      things.delete(element);
      if (rested === element) turnTo(null);
      helping.end(element);
    };
  };
}

/** The thing an event is about: its target, or the nearest thing around that. */
function thingOf({ target }: Event): Element | null {
  let element = target instanceof Element ? target : null;
  while (element && !things.has(element)) element = element.parentElement;
  return element;
}

// There is one card for the whole page, loaded when it is first needed.

let isMounted = false;
let leaving: ReturnType<typeof setTimeout> | undefined;

async function show(element: Element): Promise<void> {
  const subject = things.get(element)?.();
  if (!subject?.rule) return;
  clearTimeout(leaving);
  if (!isMounted) {
    isMounted = true;
    const { default: HelpCard } = await import("./HelpCard.svelte");
    mount(HelpCard, { target: document.body });
  }
  await helping.explain(element, subject);
}

/** Keep the card while the pointer is on it. */
export const stay = (): void => clearTimeout(leaving);

/** Remove the card in a moment. */
export function leave(element?: Element): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => helping.end(element), GRACE);
}

// The thing under the mouse or focus.

let rested: Element | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;

function turnTo(thing: Element | null): void {
  if (thing === rested) return;
  clearTimeout(waiting);
  if (rested) leave(rested);
  rested = thing;
  if (thing) waiting = setTimeout(() => void show(thing), HOVER);
}

function onpointerover(event: PointerEvent): void {
  if (event.pointerType === "mouse") turnTo(thingOf(event));
}

function onfocusin(event: FocusEvent): void {
  const thing = thingOf(event);
  turnTo(thing?.matches(FOCUSED) ? thing : null);
}

// A long press shows help, and does not click.

let pressing: ReturnType<typeof setTimeout> | undefined;
let start: PointerEvent | null = null;
let isAsked = false;

function onpointerdown(event: PointerEvent): void {
  isAsked = false;
  const thing = thingOf(event);
  if (event.pointerType === "mouse") {
    clearTimeout(waiting); // A click needs no help.
    if (rested) leave(rested);
    return;
  }
  if (!thing) return;
  start = event;
  pressing = setTimeout(() => {
    isAsked = true;
    void show(thing);
  }, PRESS);
}

function onpointermove({ clientX, clientY }: PointerEvent): void {
  if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > STILL) release();
}

function release(): void {
  clearTimeout(pressing);
  start = null;
}

function swallowClick(event: MouseEvent): void {
  if (!isAsked) return;
  isAsked = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  const capture = true;
  document.addEventListener("pointerover", onpointerover);
  document.addEventListener("pointerleave", () => turnTo(null));
  document.addEventListener("focusin", onfocusin);
  document.addEventListener("focusout", () => turnTo(null));
  document.addEventListener("pointerdown", onpointerdown);
  document.addEventListener("pointermove", onpointermove, { passive: true });
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
  document.addEventListener("contextmenu", (event) => start && event.preventDefault());
  document.addEventListener("click", swallowClick, { capture });
}
