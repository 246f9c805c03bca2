/** What is printed, asked for once, for the pictures beside the rules. */

import { get } from "../../../lib/api";
import { gameWords, type Speaker } from "../../../lib/speech.svelte";
import type { Printed } from "../types";

const GAME = "trickerion";
let asked: Promise<Printed> | null = null;

export interface Drawn {
  printed: Printed;
  words: Speaker;
}

export async function drawnFrom(lang: string): Promise<Drawn> {
  asked ??= get<Printed>({ lang }, `/games/${GAME}/printed`);
  asked.catch(() => (asked = null));
  return { printed: await asked, words: await gameWords(GAME, lang) };
}
