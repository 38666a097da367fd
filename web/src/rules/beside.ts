// Where to put a card beside a thing: above, below or at its side, never over it.

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** The height available to the card. */
  readonly room: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP = 8;
/** The least height that a text can use. */
const LEAST = 120;

export function placeBeside(
  thing: Box,
  width: number,
  height: number,
  wide = window.innerWidth,
  high = window.innerHeight,
): Spot {
  const left = within((thing.left + thing.right - width) / 2, wide - width);
  const above = thing.top - 2 * GAP;
  const below = high - thing.bottom - 2 * GAP;
  if (Math.max(above, below) < Math.min(height, LEAST)) return atSide(thing, width, height, wide, high);
  if (above >= height || above >= below) {
    const room = Math.min(above, height);
    return { left, top: thing.top - GAP - room, room };
  }
  return { left, top: thing.bottom + GAP, room: Math.min(below, height) };
}

/** Beside a thing as high as the window: on the wider side. */
function atSide(thing: Box, width: number, height: number, wide: number, high: number): Spot {
  const isRight = wide - thing.right >= thing.left;
  const left = isRight ? thing.right + GAP : thing.left - GAP - width;
  const room = Math.min(height, high - 2 * GAP);
  return { left, top: within(thing.top, high - room), room };
}

/** The nearest place to the wanted one that is within the window. */
const within = (wanted: number, most: number): number => Math.round(Math.max(GAP, Math.min(wanted, most - GAP)));
