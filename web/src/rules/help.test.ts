// Help on a thing: its paragraph appears beside it on hover, focus or a long press, and goes away again.

import { fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { placeBeside } from "./beside";
import { help } from "./help";
import { explanation, helping } from "./helping.svelte";

const book = {
  id: "royal-secrets",
  prefix: "RS",
  title: "Royal Secrets",
  names: {},
  chapters: [{ title: "4 Choosing", paragraphs: [{ id: "RS 4.1", text: "You go to *one* sovereign." }] }],
};

const thing = (): HTMLElement => screen.getByRole("button", { name: "A card" });
let detach: (() => void) | void;
let chosen = 0;

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(book)));
  document.body.insertAdjacentHTML("beforeend", "<button>A card</button>");
  chosen = 0;
  thing().addEventListener("click", () => (chosen += 1));
  detach = help(() => ({ game: "royal-secrets", rule: "RS 4.1" }))(thing());
});
afterEach(() => {
  detach?.();
  thing().remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pointer = (type: string, pointerType: string, place = 0): Event =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX: place, clientY: 0 }), { pointerType });

const card = (): Promise<HTMLElement> =>
  vi.waitFor(() => {
    expect(helping.now).not.toBeNull(); // The last card may still be fading.
    return screen.getByRole("tooltip", { hidden: true });
  });
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 30));

it("finds the text of a paragraph as HTML, and nothing for an unknown number", async () => {
  expect(await explanation({ game: "royal-secrets", rule: "RS 4.1" })).toBe(
    "<p>You go to <em>one</em> sovereign.</p>\n",
  );
  expect(await explanation({ game: "royal-secrets", rule: "RS 99.9" })).toBeNull();
});

it("appears when the mouse rests on the thing, describes it, and goes away on Escape", async () => {
  thing().dispatchEvent(pointer("pointerover", "mouse"));
  const shown = await card();
  expect(shown.textContent).toContain("RS 4.1");
  expect(shown.textContent).toContain("You go to one sovereign.");
  expect(screen.getByText("Open the rules").getAttribute("href")).toBe("/rules/royal-secrets#RS-4.1");
  expect(thing().getAttribute("aria-describedby")).toBe(shown.id);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(helping.now).toBeNull();
  expect(thing().hasAttribute("aria-describedby")).toBe(false);
});

it("does not appear when the mouse only passes", async () => {
  thing().dispatchEvent(pointer("pointerover", "mouse"));
  document.body.dispatchEvent(pointer("pointerover", "mouse"));
  await new Promise((done) => setTimeout(done, 350));
  expect(helping.now).toBeNull();
});

it("appears on a long press, which chooses nothing, and goes away on a tap elsewhere", async () => {
  thing().dispatchEvent(pointer("pointerdown", "touch"));
  await card();
  thing().dispatchEvent(pointer("pointerup", "touch"));
  thing().click();
  expect(chosen).toBe(0);
  thing().click();
  expect(chosen).toBe(1);
  document.body.dispatchEvent(pointer("pointerdown", "touch"));
  flushSync();
  expect(helping.now).toBeNull();
});

it("takes a moving finger for scrolling, and a short tap for a choice", async () => {
  thing().dispatchEvent(pointer("pointerdown", "touch"));
  thing().dispatchEvent(pointer("pointermove", "touch", 40));
  await new Promise((done) => setTimeout(done, 500));
  expect(helping.now).toBeNull();
  thing().click();
  expect(chosen).toBe(1);
});

it("goes away with the thing it explains", async () => {
  thing().dispatchEvent(pointer("pointerover", "mouse"));
  await card();
  detach?.();
  await settled();
  expect(helping.now).toBeNull();
});

describe("the place of the card", () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });

  it("is above the thing if there is room, otherwise below", () => {
    expect(placeBeside(box(500, 600, 80, 112), 380, 200, 1440, 900)).toEqual({ left: 350, top: 392, room: 200 });
    expect(placeBeside(box(500, 40, 80, 112), 380, 200, 1440, 900)).toEqual({ left: 350, top: 160, room: 200 });
  });

  it("stays within the window, and is less high if there is less room", () => {
    expect(placeBeside(box(0, 600, 60, 80), 374, 900, 390, 844)).toEqual({ left: 8, top: 8, room: 584 });
  });

  it("is at the side of a thing as high as the window", () => {
    expect(placeBeside(box(0, 0, 300, 900), 380, 200, 1440, 900)).toEqual({ left: 308, top: 8, room: 200 });
  });
});
