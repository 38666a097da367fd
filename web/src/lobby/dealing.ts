// A table that was opened to play at once: the front door marks it, and it is dealt as soon as one has sat down.

const DEAL = "antechamber.deal.";

/** Whether a table is marked; the mark is taken away, so that it counts but once. */
export function takeDealMark(table: string): boolean {
  try {
    const isMarked = sessionStorage.getItem(DEAL + table) !== null;
    sessionStorage.removeItem(DEAL + table);
    return isMarked;
  } catch {
    return false; // This browser remembers nothing: the button is there.
  }
}
