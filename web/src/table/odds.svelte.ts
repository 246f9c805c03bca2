/** The odds helper: the exact chance of each open choice, where the game reckons it and the table allows it. */

import type { OddsOut } from "../lib/wire";
import { chancesOf } from "./chance";

export class Odds {
  /** True once the game has given odds; a game without any has no helper. */
  offered = $state(false);
  wanted = $state(false);
  #chances = $state.raw<Map<string, number> | null>(null);
  #none = false;

  /** `ask` gives null where there are none to be had. */
  constructor(readonly ask: () => Promise<OddsOut | null>) {}

  get shown(): Map<string, number> | null {
    return this.wanted ? this.#chances : null;
  }

  /** Another question is open, or none. */
  async follow(asked: boolean): Promise<void> {
    this.#chances = null;
    if (asked && !this.#none && (this.wanted || !this.offered)) await this.#fetch();
  }

  async toggle(): Promise<void> {
    this.wanted = !this.wanted;
    if (this.wanted && !this.#chances) await this.#fetch();
  }

  async #fetch(): Promise<void> {
    const found = await this.ask();
    this.#none = found === null;
    if (!found?.odds.length) return;
    this.offered = true;
    this.#chances = chancesOf(found);
  }
}
