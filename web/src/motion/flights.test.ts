// Flights: what is measured, what flies, and what fades instead with reduced motion.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fly, measure, type Spots } from "./flights";

interface Journey {
  readonly element: Element;
  readonly frames: unknown;
  readonly delay: number;
}

let journeys: Journey[];
let landed: () => void;

/** An element at a place on the page; without a width it cannot be seen. */
function place(spot: string, x: number, width = 50): HTMLElement {
  const element = document.createElement("div");
  element.dataset.spot = spot;
  element.getBoundingClientRect = () => new DOMRect(x, 0, width, 70);
  document.body.append(element);
  return element;
}

const at = (spots: Record<string, number>): Spots =>
  new Map(Object.entries(spots).map(([spot, x]) => [spot, new DOMRect(x, 0, 50, 70)]));

const setReducedMotion = (isReduced: boolean): void => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: isReduced } as MediaQueryList);
};

beforeEach(() => {
  journeys = [];
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element, frames, timing) {
    journeys.push({ element: this, frames, delay: Number((timing as KeyframeAnimationOptions).delay) });
    return { finished: new Promise<void>((done) => (landed = done)) } as unknown as Animation;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("measures the visible spots of its flights, and no others", () => {
  place("hand:ten", 10);
  place("hand:ace", 20, 0);
  place("seat:1", 30);
  expect([...measure([{ from: "hand:ten", to: "hand:ace" }])].map(([spot, rect]) => [spot, rect.x])).toEqual([
    ["hand:ten", 10],
  ]);
});

it("lets things fly from where they were, one after another", () => {
  const bets = [place("bet:1", 300), place("bet:2", 400)];
  fly(
    [
      { from: "hand:ten", to: "bet:1" },
      { from: "hand:ace", to: "bet:2" },
    ],
    at({ "hand:ten": 100, "hand:ace": 100 }),
  );
  expect(journeys.map((journey) => journey.element)).toEqual(bets);
  expect(JSON.stringify(journeys[0]?.frames)).toContain("translate(-200px, 0px)");
  expect(journeys[1]?.delay).toBeGreaterThan(journeys[0]?.delay ?? 0);
});

it("starts from a spot's place now if it was not there before", () => {
  place("seat:1", 500);
  place("bet:1", 300);
  fly([{ from: "seat:1", to: "bet:1" }], at({}));
  expect(JSON.stringify(journeys[0]?.frames)).toContain("translate(200px, 0px)");
});

it("skips flights from or to nowhere, and finds spots with any name", () => {
  place('bet:"1"', 300);
  fly(
    [
      { from: "nowhere", to: 'bet:"1"' },
      { from: "hand:ten", to: "nowhere" },
    ],
    at({ "hand:ten": 100 }),
  );
  expect(journeys).toEqual([]);
  fly([{ from: "hand:ten", to: 'bet:"1"' }], at({ "hand:ten": 100 }));
  expect(journeys).toHaveLength(1);
});

it("sends a ghost for things that are not cards, and removes it when it has landed", async () => {
  place("pile", 0);
  place("seat:1", 500);
  fly([{ from: "pile", to: "seat:1", ghost: "gain" }], at({}));
  expect(document.querySelectorAll(".ghost.gain[aria-hidden=true]")).toHaveLength(1);
  landed();
  await vi.waitFor(() => expect(document.querySelector(".ghost")).toBeNull());
});

it("fades instead of flying with reduced motion", () => {
  setReducedMotion(true);
  place("pile", 0);
  place("bet:1", 300);
  fly(
    [
      { from: "pile", to: "bet:1" },
      { from: "pile", to: "bet:1", ghost: "loss" },
    ],
    at({}),
  );
  expect(journeys.map((journey) => journey.frames)).toEqual([{ opacity: [0, 1] }]);
  expect(document.querySelector(".ghost")).toBeNull();
});
