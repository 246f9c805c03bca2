/** The guides of each game with whoever says their sentences, asked for once. */

import { get } from "../lib/api";
import { once } from "../lib/once";
import { Speaker } from "../lib/speech.svelte";
import type { Guides, Script } from "./script";

export interface Spoken {
  guides: Script[];
  says: Speaker;
}

export const guidesOf = once(async (game, lang): Promise<Spoken> => {
  const { guides, sources } = await get<Guides>({ lang }, `/guides/${encodeURIComponent(game)}`);
  return { guides, says: new Speaker(lang, sources) };
});
