/** Pictures beside the pages, drawn from the same parts as the board: a game's folder may bring some. */

import type { Component } from "svelte";

export interface PictureProps {
  /** What the page asks for: the name of a picture, or the id of a thing. */
  picture: string;
  lang: string;
}

const BROUGHT = import.meta.glob<{ default: Component<PictureProps> }>("../boards/*/manual/Picture.svelte", { eager: true });

export function picturesOf(game: string): Component<PictureProps> | null {
  return BROUGHT[`../boards/${game}/manual/Picture.svelte`]?.default ?? null;
}
