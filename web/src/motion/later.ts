// What need not be in the frame that shows a change waits until that frame is on the screen.

/** Run something once the page has been painted; nobody looks at a hidden page, and there it runs soon. */
export function afterPaint(run: () => void): void {
  waiting.push(run);
  if (waiting.length > 1) return;
  if (document.hidden) setTimeout(runAll);
  else requestAnimationFrame(() => setTimeout(runAll));
}

let waiting: (() => void)[] = [];

function runAll(): void {
  const now = waiting;
  waiting = [];
  for (const run of now) run();
}
