/** What a board is given. A game has one folder here with a `Board.svelte`; nothing else knows the game. */

import type { Component } from "svelte";
import type { Speaker } from "../lib/speech.svelte";
import type { EventOut } from "../lib/wire";

export interface BoardProps<View = unknown, Printed = unknown> {
  view: View;
  /** What the view would be after the one choice that is left; null if there is none or chance decides. */
  ghost: View | null;
  /** What has just happened, in its order. */
  events: EventOut[];
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  /** The names of the seats. */
  names: string[];
  /** The words of the game. */
  words: Speaker;
  /** What is printed on cards and boards. */
  printed: Printed;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own view
type AnyBoard = Component<BoardProps<any, any>>;

const boards = import.meta.glob<{ default: AnyBoard }>("./*/Board.svelte");

/** True if a game has a board here; the others are drawn in plain text. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** The board of a game, loaded when a table of it is opened. */
export async function boardOf(game: string): Promise<AnyBoard | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
