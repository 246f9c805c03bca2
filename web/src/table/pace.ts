/** Shows what has happened one thing after the other, in a pace that a reader can follow. */

import type { Pace as Paces } from "../lib/keep";

export interface Paced {
  readonly events: readonly unknown[];
  readonly question: unknown;
}

/** How long one thing that happened is shown, in milliseconds. */
export const LASTS: Readonly<Record<Paces, number>> = { calm: 700, quick: 300, instant: 0 };

/** What each more of the same moment adds, and the most that a moment lasts, as parts of that. */
const EACH_MORE = 0.3;
const LONGEST = 2;
/** So many may wait to be shown one by one; a reader who was away longer sees the newest at once. */
const MOST_WAITING = 24;

/** How long something is shown before the next; what happened unseen needs no time. */
export function pause(shown: Paced, lasts: number): number {
  const count = shown.events.length;
  return count ? lasts * Math.min(1 + EACH_MORE * (count - 1), LONGEST) : 0;
}

export class Pace<F extends Paced> {
  #waiting: F[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly show: (frame: F) => void,
    /** How long one thing is shown now; nothing waits at 0. */
    readonly lasts: () => number,
  ) {}

  add(frame: F): void {
    this.#waiting.push(frame);
    if (!this.lasts() || this.#waiting.length > MOST_WAITING) this.skip();
    else if (this.#timer === null) this.#next();
  }

  /** Show all that waits at once. */
  skip(): void {
    const waiting = this.#waiting;
    this.forget();
    for (const frame of waiting) this.show(frame);
  }

  /** Drop all that waits. */
  forget(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = null;
    const frame = this.#waiting.shift();
    if (!frame) return;
    this.show(frame);
    // Whoever is asked has the board to look at for as long as it takes; nothing follows on its own.
    const asked = frame.question !== null && this.#waiting.length === 0;
    const wait = asked ? 0 : pause(frame, this.lasts());
    if (wait) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#next();
  }
}
