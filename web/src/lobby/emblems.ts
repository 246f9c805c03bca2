/** The emblem on the poster of a game: what its folder of the boards brings, or one for any game. */

import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import Trick from "~icons/game-icons/magick-trick";

export type Icon = Component<SvelteHTMLElements["svg"]>;

const EMBLEMS = import.meta.glob<{ default: Icon }>("../boards/*/emblem.ts", { eager: true });

export function emblemOf(game: string): Icon {
  return EMBLEMS[`../boards/${game}/emblem.ts`]?.default ?? Trick;
}
