/** What choices would do, as the server foresees it from this seat's view alone; each is asked for once. */

import type { GhostOut } from "../lib/wire";

export class Ghosts {
  #found = $state.raw<Readonly<Record<string, GhostOut>>>({});
  #asked: Record<string, Promise<GhostOut | null> | undefined> = {};
  /** How often everything was forgotten. */
  #turns = 0;

  constructor(
    /** Takes the text of a choice and gives null where nothing can be foreseen. */
    readonly ask: (choice: string) => Promise<GhostOut | null>,
    /** True while an answer is on its way, which overtakes every question. */
    readonly isOvertaken: () => boolean = () => false,
  ) {}

  /** What is known already. */
  of<View, Event>(choice: string): GhostOut<View, Event> | null {
    return (this.#found[choice] ?? null) as GhostOut<View, Event> | null;
  }

  /** Ask the server, unless it was asked before; an effect that comes while an answer is on its way runs again. */
  async conjure(choice: string): Promise<GhostOut | null> {
    if (this.isOvertaken()) return this.of(choice);
    return (this.#asked[choice] ??= this.#fetch(choice, this.#turns));
  }

  async #fetch(choice: string, turn: number): Promise<GhostOut | null> {
    const ghost = await this.ask(choice);
    // The table may have gone on in the meantime; what could not be had is asked for again.
    if (this.#turns !== turn) return ghost;
    if (ghost) this.#found = { ...this.#found, [choice]: ghost };
    else this.#asked[choice] = undefined;
    return ghost;
  }

  /** The table has changed: nothing of it holds any more. */
  forget(): void {
    this.#found = {};
    this.#asked = {};
    this.#turns += 1;
  }
}
