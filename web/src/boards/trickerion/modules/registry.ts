/** The modules of the game, found by their folders. */

import type { Component } from "svelte";
import type { Look } from "../look";
import type { Bend, Printed, TrickerionView } from "../types";
import type { BoardModule, CardOf, CommonPlace, Ladder, OwnPlace } from "./module";

const found = import.meta.glob<{ module: BoardModule }>("./*/module.ts", { eager: true });
const MODULES = Object.values(found).map(({ module }) => module);

export function inPlay(view: TrickerionView): BoardModule[] {
  return MODULES.filter((each) => each.inPlay(view));
}

export function commonParts(view: TrickerionView, place: CommonPlace): Component[] {
  return inPlay(view).flatMap(({ common }) => common?.[place] ?? []);
}

/** The streets of the modules as cards of the wide city. */
export function streetCards(view: TrickerionView): Component<{ folded: boolean }>[] {
  return inPlay(view).flatMap(({ card }) => card ?? []);
}

export function ownParts(view: TrickerionView, place: OwnPlace): Component<{ seat: number }>[] {
  return inPlay(view).flatMap(({ owned }) => owned?.[place] ?? []);
}

/** The columns of the ladder of shards of a player. */
export function laddersOf(look: Look, seat: number): Ladder[] {
  return inPlay(look.view).flatMap(({ ladder }) => ladder?.(look, seat) ?? []);
}

/** The card of a module that a choice names, or null. */
export function cardOf(view: TrickerionView, printed: Printed, field: string, value: string): CardOf | null {
  const cards = inPlay(view).flatMap((each) => each.cards?.[field] ?? []);
  return cards.find(({ has }) => has(value, printed))?.card ?? null;
}

/** What makes the printed figures of the round other than they are. */
export function bendOf(view: TrickerionView, printed: Printed): Bend {
  const id = inPlay(view).map((each) => each.bend?.(view) ?? "").find(Boolean) ?? "";
  return printed.bends[id]!;
}

/** True while a kind of figures may not hold as it is printed. */
export function isBent(view: TrickerionView, printed: Printed, figures: string): boolean {
  return inPlay(view).some((each) => each.bent?.(view, printed).includes(figures));
}
