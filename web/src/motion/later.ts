// What need not be in the frame that shows a change waits until that frame is on the screen.

/**
 * Run something once the page has been painted; nobody looks at a hidden page, and there it runs soon.
 * What is given takes it back: an effect returns it, and only the newest of several is run.
 */
export function afterPaint(run: () => void): () => void {
  waiting.add(run);
  if (document.hidden)
    setTimeout(runAll); // Each time: a page that was just hidden is not painted any more.
  else if (waiting.size === 1) requestAnimationFrame(() => setTimeout(runAll));
  return () => void waiting.delete(run);
}

let waiting = new Set<() => void>();

function runAll(): void {
  const now = waiting;
  waiting = new Set();
  for (const run of now) run();
}
