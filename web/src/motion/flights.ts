// Things fly from where they were to where they are: spots on the table are measured before and after a change.

type Ghost = "gain" | "loss" | "card";

/** A flight between two spots; `ghost` is a figure that flies where no card does, for points for example. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly ghost?: Ghost;
}

const FLIGHT = 420;
const STAGGER = 60;
const EASE = "cubic-bezier(.2,.75,.25,1)";

export type Spots = ReadonlyMap<string, DOMRect>;

export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The element at a spot, found by its `data-spot`. */
const elementAt = (spot: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);

/** Where the flights begin and end on the page now, without spots that cannot be seen. */
export function measure(flights: readonly Flight[]): Spots {
  const spots = new Map<string, DOMRect>();
  for (const spot of new Set(flights.flatMap(({ from, to }) => [from, to]))) {
    const rect = elementAt(spot)?.getBoundingClientRect();
    if (rect?.width) spots.set(spot, rect);
  }
  return spots;
}

/** Let things fly in from where they were; `before` was measured before the page changed. */
export function fly(flights: readonly Flight[], before: Spots): void {
  const after = measure(flights); // Measure everything before anything moves, so that the page is laid out only once.
  if (flights.length) openStage(FLIGHT + flights.length * STAGGER);
  flights.forEach((flight, place) => {
    const from = before.get(flight.from) ?? after.get(flight.from);
    const to = after.get(flight.to);
    if (!from || !to) return;
    if (flight.ghost) sendGhost(flight.ghost, from, to, place * STAGGER);
    else travel(flight.to, from, to, place * STAGGER);
  });
}

let landing: ReturnType<typeof setTimeout> | undefined;

/** Let a board that does not scroll show what flies in from outside, for as long as the flight takes. */
function openStage(milliseconds: number): void {
  const stage = document.querySelector<HTMLElement>("[data-board]");
  if (!stage) return;
  if (stage.dataset.flying === undefined && stage.scrollHeight > stage.clientHeight) return;
  stage.dataset.flying = "";
  clearTimeout(landing);
  landing = setTimeout(() => delete stage.dataset.flying, milliseconds);
}

function travel(spot: string, from: DOMRect, to: DOMRect, delay: number): void {
  const element = elementAt(spot);
  if (!element) return;
  if (prefersReducedMotion()) {
    element.animate({ opacity: [0, 1] }, { duration: FLIGHT, delay, fill: "backwards" });
    return;
  }
  const scale = Math.max(0.2, Math.min(1.6, from.height / to.height));
  element.animate(
    [
      { transform: `${moved(from, to)} scale(${scale})`, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    { duration: FLIGHT, delay, easing: EASE, fill: "backwards" },
  );
}

function moved(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${x}px, ${y}px)`;
}

/** Send a small figure that is visible only while it flies. */
function sendGhost(kind: Ghost, from: DOMRect, to: DOMRect, delay: number): void {
  if (prefersReducedMotion()) return;
  const ghost = document.createElement("span");
  ghost.className = `ghost ${kind}`;
  ghost.ariaHidden = "true";
  ghost.style.left = `${to.x + to.width / 2}px`;
  ghost.style.top = `${to.y + to.height / 2}px`;
  document.body.append(ghost);
  const flight = ghost.animate(
    [
      { transform: `${moved(from, to)} scale(1.4)`, opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { transform: "none", opacity: 0.2 },
    ],
    { duration: FLIGHT * 1.6, delay, easing: EASE, fill: "backwards" },
  );
  void flight.finished.finally(() => ghost.remove());
}
