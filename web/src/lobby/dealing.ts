// A table opened to play at once: the front page marks it, and the lobby starts the game without waiting.

const DEAL = "antechamber.deal.";

/** Mark a table, to be dealt as soon as its lobby opens. */
export function markForDealing(table: string): void {
  try {
    sessionStorage.setItem(DEAL + table, "1");
  } catch {
    // This browser stores nothing; the lobby still has its button.
  }
}

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
