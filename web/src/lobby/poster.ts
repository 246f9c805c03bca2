/** What the folder of a game brings for its poster; a game that brings nothing has a plain one. */

import type { Icon } from "./emblems";

export interface PosterOf {
  /** How long a game takes with the box: least and most minutes. */
  minutes: [least: number, most: number];
  /** The game in one picture. Of each step the words are `poster-GAME-STEP` and `poster-GAME-STEP-what`. */
  steps: [step: string, icon: Icon][];
}

const POSTERS = import.meta.glob<{ default: PosterOf }>("../boards/*/poster.ts", { eager: true });

export function posterOf(game: string): PosterOf | null {
  return POSTERS[`../boards/${game}/poster.ts`]?.default ?? null;
}
