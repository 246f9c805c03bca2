/**
 * What a module of the game adds to the board. Each has a folder here with a `module.ts` that exports it, with its
 * pictures in `icons.ts` and its words in `words/`; the rest of the board names no module.
 */

import type { Component } from "svelte";
import type { Speaker } from "../../../lib/speech.svelte";
import type { Icon } from "../icons";
import type { Look } from "../look";
import type { Page } from "../phone/pages";
import type { Printed, TrickerionView } from "../types";

/** Where a module draws something of its own: above the city, below the market. */
export type CommonPlace = "above" | "market";

/** Where it draws something of one player: on the plate, in the hand, in words in the workshop, beside what can be done. */
export type OwnPlace = "plate" | "hand" | "told" | "doing";

/** A rung of the ladder of shards, the lowest first: what lies there, and whether the shards below it are all there. */
export interface Rung {
  icons: number;
  shards: number;
  /** The shards after the choice that is left. */
  after: number;
  /** What is touched there; `` if nothing can be. */
  name: string;
  title: string;
  /** What stands for the title beside another column; `` if only the title will do. */
  short: string;
  /** One or two words beside the title. */
  note: string;
  /** The shards that it lacks. */
  missing: number;
  /** What it costs to have something there, in coins; null if it costs nothing now. */
  coins: number | null;
  state: "open" | "closed" | "used" | "asleep" | "empty";
  /** What would become of it; `` if nothing changes. */
  change: string;
  label: string;
}

export interface Ladder {
  title: string;
  icon: Icon;
  /** What else is to be said, such as shards that lie apart. */
  note: string;
  rungs: Rung[];
}

/** A card that is chosen by a field of the choices. */
export type CardOf = Component<{ value: string }>;

/** A card that holds for everybody. */
export interface InForce {
  icon: Icon;
  title: string;
  effect: string;
}

export interface BoardModule {
  inPlay: (view: TrickerionView) => boolean;
  common?: Partial<Record<CommonPlace, Component>>;
  /** Its street as a card of the wide city, which folds while the stage needs the room. */
  card?: Component<{ folded: boolean }>;
  owned?: Partial<Record<OwnPlace, Component<{ seat: number }>>>;
  /** What of one player lies on the ladder of shards. */
  ladder?: (look: Look, seat: number) => Ladder | null;
  /** The cards that a field of the choices names, where a value is one of them. */
  cards?: Record<string, { card: CardOf; has: (value: string, printed: Printed) => boolean }>;
  /** Fields whose things always lie on its boards. */
  always?: readonly string[];
  /** The things that lie out for everybody, by their field. */
  lying?: (view: TrickerionView) => Record<string, readonly string[]>;
  /** The location at which the things of a field lie. */
  streets?: Record<string, string>;
  /** What holds for everybody in this round. */
  inForce?: (view: TrickerionView, words: Speaker) => InForce | null;
  /** Tricks that a player may start with besides those of the school. */
  starts?: (view: TrickerionView, seat: number) => readonly string[];
  /** On the phone, the page on which the things of a field lie, or a region of a guide (`region:NAME`). */
  pages?: Record<string, Page>;
  /** The entry of `printed.bends` that holds now. */
  bend?: (view: TrickerionView) => string;
  /** The figures that do not hold now as they are printed: `costs`, `prices`. */
  bent?: (view: TrickerionView, printed: Printed) => readonly string[];
}
