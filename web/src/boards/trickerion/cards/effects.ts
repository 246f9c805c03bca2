/** What a card does, in one sentence: in that of its edition, where the rules of the edition change it. */

import type { Speaker } from "../../../lib/speech.svelte";

/** Nothing for a card that has no such sentence. */
export function effectOf(words: Speaker, edition: unknown, id: string): string {
  const known = [`effect-${id}-${String(edition)}`, `effect-${id}`].find((each) => words.knows(each));
  return known ? words.say(known) : "";
}
