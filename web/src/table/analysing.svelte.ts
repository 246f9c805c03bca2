/** The analysis of a finished game: asked for here, worked out by the server in the background. */

import { Declined } from "../lib/api";
import type { AnalysisOut } from "../lib/wire";

const EACH = 1_000;
/** How much must have been done before a screen reader hears of it again, in percent. */
const STEP = 10;

export interface Door {
  read: () => Promise<AnalysisOut | null>;
  start: () => Promise<AnalysisOut>;
  stop: () => Promise<AnalysisOut>;
}

export class Analysing {
  /** What the server told last; null before it has told anything, or if there is no analysis here. */
  told = $state.raw<AnalysisOut | null>(null);
  /** Why the server declines, as a sentence. */
  declined = $state("");
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(readonly door: Door) {}

  get open(): boolean {
    return this.told?.state === "waiting" || this.told?.state === "running";
  }

  /** How much is done, in percent. */
  get percent(): number {
    const { done = 0, of = 0 } = this.told ?? {};
    return of ? Math.floor((100 * done) / of) : 0;
  }

  /** The same in steps, for whoever listens. */
  get heard(): number {
    return this.percent - (this.percent % STEP);
  }

  /** Ask how far it is, and again while it goes on; a server without analyses has nothing to show. */
  async follow(): Promise<void> {
    try {
      this.#take(await this.door.read());
    } catch (error) {
      if (error instanceof Declined) this.told = null;
      else this.#again();
    }
  }

  start = (): Promise<void> => this.#ask(this.door.start);
  stop = (): Promise<void> => this.#ask(this.door.stop);

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #ask(what: () => Promise<AnalysisOut>): Promise<void> {
    this.declined = "";
    try {
      this.#take(await what());
    } catch (error) {
      if (error instanceof Declined) this.declined = error.message;
      else this.#again();
    }
  }

  #take(told: AnalysisOut | null): void {
    this.told = told;
    if (this.open) this.#again();
  }

  #again(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.follow(), EACH);
  }
}
