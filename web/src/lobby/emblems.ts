/** The emblem on the poster of a game. */

import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import Wand from "~icons/game-icons/crystal-wand";
import Trick from "~icons/game-icons/magick-trick";
import TopHat from "~icons/game-icons/top-hat";

type Icon = Component<SvelteHTMLElements["svg"]>;

const EMBLEMS: Record<string, Icon> = { abracada: Wand, trickerion: TopHat };

export function emblemOf(game: string): Icon {
  return EMBLEMS[game] ?? Trick;
}
