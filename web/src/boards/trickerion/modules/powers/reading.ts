/** What a player reads off the powers of a table. */

import { figuresOf } from "../../figures";
import { thresholdCoins } from "../../cards/printed";
import type { Powers, Printed, Repertoire, TrickerionView } from "../../types";

/** A card of the deck. */
export interface PowerCard {
  id: string;
  level: number;
  /** MP-11: the slots at which it may lie. */
  slots: number[];
}

export function powersOf(view: TrickerionView): Powers | null {
  return view.powers ?? null;
}

/** A slot of a player, counted from 1, the lowest. */
export interface Slot {
  number: number;
  icons: number;
  shards: number;
  power: string;
  /** MP-20: how many more shards open it: the icons below it are filled first. */
  missing: number;
}

export function slotsOf(own: Repertoire): Slot[] {
  let missing = 0;
  return own.slots.map(({ icons, shards, power = "" }, place) => {
    missing += icons - shards;
    return { number: place + 1, icons, shards, power, missing };
  });
}

/** The powers that a player has learned. */
export function learnedBy(own: Repertoire): string[] {
  return own.slots.flatMap(({ power }) => power || []);
}

export function powerOf(printed: Printed, id: string): PowerCard | undefined {
  return (printed.of_modules?.["powers"] as PowerCard[] | undefined)?.find((each) => each.id === id);
}

/** MP-13: the fame that a power asks for, and the coins that replace what of it is missing. */
export function priceOf(look: { view: TrickerionView; printed: Printed; seat: number | null }, card: PowerCard) {
  const fame = figuresOf(look).thresholds[card.level] ?? 0;
  const has = look.seat === null ? fame : look.view.fame[look.seat]!;
  return { fame, coins: thresholdCoins(look.printed, fame, has) };
}
