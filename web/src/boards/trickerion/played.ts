/** What a table is played with: every option for whose value there is a word. */

import type { Speaker } from "../../lib/speech.svelte";
import type { Options } from "./types";

function idOf(name: string, value: unknown): string {
  const option = name.replaceAll("_", "-");
  if (typeof value === "string") return `played-${option}-${value}`;
  return value ? `played-${option}` : `played-no-${option}`;
}

export function playedWith(words: Speaker, options: Options): string[] {
  const ids = Object.entries(options).map(([name, value]) => idOf(name, value));
  return ids.filter((id) => words.knows(id)).map((id) => words.say(id));
}
