// What has happened so far, step by step: from the frames as they come, and from the history if some were missed.

import type { Typed } from "../games/ui";
import type { Frame, History } from "../protocol/messages";

export interface Step {
  readonly number: number;
  readonly events: readonly Typed[];
  readonly words: readonly string[];
}

/** Whether no step is missing up to a frame; one without events does not tell its own step. */
const follows = (frame: Frame, last: number): boolean => frame.number <= last + (frame.events.length ? 1 : 0);

export class Chronicle {
  private steps = $state.raw<readonly Step[]>([]);
  private newest = 0;
  /** False while steps may be missing. */
  isWhole = false;

  get told(): readonly Step[] {
    return this.steps;
  }

  /** Start over, for another game or another language. */
  clear(): void {
    this.steps = [];
    this.newest = 0;
    this.isWhole = false;
  }

  hear(frame: Frame): void {
    if (!follows(frame, this.newest)) this.isWhole = false;
    this.newest = Math.max(this.newest, frame.number);
    const words = frame.words?.events ?? [];
    if (words.length) this.put([{ number: frame.number, events: frame.events as readonly Typed[], words }]);
  }

  /** Fill the gaps from the history; gives the steps after a frame, which a reader who was away has missed. */
  fill(history: History, after: number): readonly Step[] {
    const steps = history.steps.map(({ number, events, words }) => ({
      number,
      events: events as readonly Typed[],
      words: words ?? [],
    }));
    this.put(steps);
    this.isWhole = true;
    return steps.filter((step) => step.number > after);
  }

  private put(steps: readonly Step[]): void {
    const all = new Map([...this.steps, ...steps].map((step) => [step.number, step]));
    this.steps = [...all.values()].sort((one, other) => one.number - other.number);
  }
}
