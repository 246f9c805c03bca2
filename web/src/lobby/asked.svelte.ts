/** Something that is asked of the server again and again while its page is open. */

import { untrack } from "svelte";
import { Declined } from "../lib/api";
import { t } from "../lib/speech.svelte";

const SOON = 4;

/** What went wrong, as a sentence. */
export function sentenceOf(error: unknown): string {
  return error instanceof Declined && error.message ? error.message : t("lobby-unreachable");
}

export class Asked<T, About extends unknown[] = [lang: string]> {
  /** The last answer, or null before the first. */
  answer = $state.raw<T | null>(null);
  problem = $state.raw("");

  constructor(
    readonly ask: (...about: About) => Promise<T>,
    readonly seconds: number,
  ) {}

  /** For an `$effect`: asks now, and then again and again until the effect ends. */
  start(...about: About): () => void {
    let ended = false;
    let timer: ReturnType<typeof setTimeout>;
    const turn = async () => {
      if (this.answer === null || !document.hidden) await this.#once(about, () => ended);
      if (!ended) timer = setTimeout(() => void turn(), 1000 * (this.problem ? Math.min(SOON, this.seconds) : this.seconds));
    };
    // An answer must not make the effect ask at once for the next one.
    untrack(() => void turn());
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }

  async #once(about: About, ended: () => boolean): Promise<void> {
    try {
      const answer = await this.ask(...about);
      if (ended()) return;
      this.answer = answer;
      this.problem = "";
    } catch (error) {
      if (!ended()) this.problem = sentenceOf(error);
    }
  }
}
