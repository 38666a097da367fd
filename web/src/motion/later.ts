// Work that can wait until a change is on the screen.

/**
 * Run something after the next paint; on a hidden page, which is never painted, run it soon.
 * Gives a function that cancels it: an effect that returns this runs only its newest work.
 */
export function afterPaint(run: () => void): () => void {
  waiting.add(run);
  if (document.hidden)
    setTimeout(runAll); // Every time, since a page that was just hidden is not painted any more.
  else if (waiting.size === 1) requestAnimationFrame(() => setTimeout(runAll));
  return () => void waiting.delete(run);
}

let waiting = new Set<() => void>();

function runAll(): void {
  const now = waiting;
  waiting = new Set();
  for (const run of now) run();
}
