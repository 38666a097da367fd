// A table opened to play at once: the front page marks it, and the lobby starts the game without waiting.

const DEAL = "antechamber.deal.";

/** Whether a table is marked; this removes the mark, so that it counts only once. */
export function takeDealMark(table: string): boolean {
  try {
    const isMarked = sessionStorage.getItem(DEAL + table) !== null;
    sessionStorage.removeItem(DEAL + table);
    return isMarked;
  } catch {
    return false; // This browser stores nothing; there is still the button.
  }
}
