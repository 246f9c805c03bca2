/** What things would be worth, as the server reckons it from the own view: the prospects of a game that has any. */

import { Declined } from "../lib/api";
import { shared } from "../lib/shared";

/** Somebody who is only looking can wait until the table is quiet. */
const QUIET = 400;
const UNKNOWN = 404;

export class Foresight {
  /** What came last; it stays until something newer is there, so that no number blinks. */
  now = $state.raw<unknown>(null);
  #seq = -1;
  #none = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly ask: () => Promise<unknown>) {}

  /** Another moment is shown; whoever is asked something wants to know at once. */
  follow(seq: number, asked: boolean): void {
    if (this.#none || (seq === this.#seq && this.now !== null)) return;
    this.#seq = seq;
    clearTimeout(this.#timer);
    if (asked) void this.#fetch(seq);
    else this.#timer = setTimeout(() => void this.#fetch(seq), QUIET);
  }

  /** Nothing that was reckoned holds any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#seq = -1;
    this.now = null;
  }

  async #fetch(seq: number): Promise<void> {
    const found = await this.ask().catch((error: unknown) => this.#refused(error));
    if (seq === this.#seq) this.now = shared(this.now, found);
  }

  /** A server that knows no prospects is not asked again. */
  #refused(error: unknown): null {
    this.#none = error instanceof Declined && error.status === UNKNOWN;
    return null;
  }
}
