/** What a board is given. A game has one folder here with a `Board.svelte`; nothing else knows the game. */

import type { Component } from "svelte";
import type { Speaker } from "../lib/speech.svelte";
import type { EventOut } from "../lib/wire";

export interface BoardProps<View = unknown, Printed = unknown, Prospects = unknown> {
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
  /** What things would be worth, as the server reckons it from this seat's view; null until it is known. */
  prospects: Prospects | null;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own view
type AnyBoard = Component<BoardProps<any, any, any>>;
type Found = Record<string, () => Promise<{ default: AnyBoard }>>;

const boards: Found = import.meta.glob<{ default: AnyBoard }>("./*/Board.svelte");
/** The left part of the bar on top: where the game stands. */
const bars: Found = import.meta.glob<{ default: AnyBoard }>("./*/Bar.svelte");
/** What a finished game shows in place of the board. */
const finals: Found = import.meta.glob<{ default: AnyBoard }>("./*/Final.svelte");

/** True if a game has a board here; the others are drawn in plain text. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

async function load(found: Found, path: string): Promise<AnyBoard | null> {
  return found[path] ? (await found[path]()).default : null;
}

/** The board of a game, loaded when a table of it is opened. */
export function boardOf(game: string): Promise<AnyBoard | null> {
  return load(boards, `./${game}/Board.svelte`);
}

export function barOf(game: string): Promise<AnyBoard | null> {
  return load(bars, `./${game}/Bar.svelte`);
}

/** True if the end of a game has a view of its own here. */
export function hasFinal(game: string): boolean {
  return `./${game}/Final.svelte` in finals;
}

/** Loaded when a game is over, and not before. */
export function finalOf(game: string): Promise<AnyBoard | null> {
  return load(finals, `./${game}/Final.svelte`);
}
