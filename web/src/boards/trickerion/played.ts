/** What a table is played with: its edition first, then every option for whose value there is a word. */

import type { Speaker } from "../../lib/speech.svelte";
import type { Options } from "./types";

function idOf(name: string, value: unknown): string {
  const option = name.replaceAll("_", "-");
  if (typeof value === "string") return `played-${option}-${value}`;
  return value ? `played-${option}` : `played-no-${option}`;
}

export function playedWith(words: Speaker, options: Options): string[] {
  const { edition, ...others } = options;
  const ids = Object.entries({ edition, ...others }).map(([name, value]) => idOf(name, value));
  return ids.filter((id) => words.knows(id)).map((id) => words.say(id));
}
