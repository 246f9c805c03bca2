/** Looking back: the moments of a game as the viewer saw them. */

import type { Frame } from "../lib/wire";

export class Past {
  /** The moment that is wanted, or null for now; the board follows as soon as it is there. */
  wanted = $state<number | null>(null);
  shown = $state.raw<Frame | null>(null);
  #kept: Record<number, Frame> = {};
  #asking = false;

  /** `ask` gives null for a moment that is not to be had. */
  constructor(readonly ask: (moment: number) => Promise<Frame | null>) {}

  /** Whoever drags the slider asks faster than answers come: only the moment wanted last is fetched next. */
  async look(moment: number | null): Promise<void> {
    this.wanted = moment;
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.wanted !== (this.shown?.seq ?? null)) await this.#turn(this.wanted);
    } finally {
      this.#asking = false;
    }
  }

  async #turn(moment: number | null): Promise<void> {
    const found = moment === null ? null : (this.#kept[moment] ?? (await this.ask(moment)));
    if (found) this.#kept[found.seq] = found;
    else if (moment !== null) this.wanted = null;
    this.shown = found;
  }

  /** Everything is said anew, for example in another language. */
  async again(): Promise<void> {
    const moment = this.shown?.seq ?? null;
    this.#kept = {};
    if (moment === null) return;
    this.shown = (await this.ask(moment)) ?? this.shown;
  }
}
