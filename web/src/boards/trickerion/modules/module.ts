/**
 * What a module of the game adds to the board. Each has a folder here with a `module.ts` that exports it, with its
 * pictures in `icons.ts` and its words in `words/`; the rest of the board names no module.
 */

import type { Component } from "svelte";
import type { Page } from "../pages";
import type { Printed, TrickerionView, Workshop } from "../types";

/** Where a module draws something of its own: above the city, among its streets, below the market. */
export type CommonPlace = "above" | "street" | "market";

/** Where it draws something of one player: on the plate, in the workshop, in the hand, instead of another's hand. */
export type OwnPlace = "plate" | "ability" | "acting" | "hand" | "held";

/** A card that is chosen by a field of the choices. */
export type CardOf = Component<{ value: string }>;

export interface BoardModule {
  inPlay: (view: TrickerionView) => boolean;
  common?: Partial<Record<CommonPlace, Component>>;
  owned?: Partial<Record<OwnPlace, Component<{ seat: number }>>>;
  /** The cards that a field of the choices names, where a value is one of them. */
  cards?: Record<string, { card: CardOf; has: (value: string, printed: Printed) => boolean }>;
  /** Fields whose things always lie on its boards. */
  always?: readonly string[];
  /** The things that lie out by their field; `own` is the viewer's workshop. */
  lying?: (view: TrickerionView, own: Workshop | null) => Record<string, readonly string[]>;
  /** On the phone, the page on which the things of a field lie. */
  pages?: Record<string, Page>;
  /** The entry of `printed.bends` that holds now. */
  bend?: (view: TrickerionView) => string;
  /** The figures that do not hold now as they are printed: `costs`, `prices`. */
  bent?: (view: TrickerionView, printed: Printed) => readonly string[];
}
