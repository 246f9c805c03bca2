/** What a player reads off the table, as functions of a view and of what is printed. */

import type { Board, Character, Printed, TrickerionView } from "./types";

export const CITY = ["downtown", "market-row", "dark-alley"] as const;
export const DICE = ["residence-1", "residence-2", "inn-1", "inn-2", "bank-1", "bank-2"] as const;
const CHARACTER_ORDER = ["magician", "manager", "engineer", "assistant", "apprentice"];

/** TR-PSET-12, 13: the permanent assignment cards of a player. */
const BASE_HAND = { downtown: 2, "market-row": 2, workshop: 2, theater: 3 };
const ALLEY_HAND = { downtown: 1, "market-row": 1, workshop: 1, theater: 2, "dark-alley": 1 };

/** TR-MK-25: what a component from the quick-order slot costs more. */
const QUICK_SURCHARGE = 1;

/** `apprentice` for `apprentice-3`: what a character is. */
export function kindOf(character: string): string {
  return character.replace(/-\d+$/, "");
}

/** TR-AP-01: the action points that a disc prints. */
export function basePoints(character: string): number {
  const rank = CHARACTER_ORDER.indexOf(kindOf(character));
  return rank === 0 ? 3 : rank < 4 ? 2 : 1;
}

/** `downtown-1` to `downtown-4`; those of the market row are called `market-1` and so on. */
export function slotsOf(board: Board, location: string): string[] {
  return (board.slots[location] ?? []).map((_, number) => `${location.replace(/-row$/, "")}-${number + 1}`);
}

/** TR-SETUP-22 to 27: what each slot of a location adds to the points; null for a closed one. */
export function modifiersOf(board: Board, location: string, seats: number): (number | null)[] {
  const slots = board.slots[location] ?? [];
  const ones = slots.flatMap((points, number) => (points === 1 ? [number] : []));
  const closed = ones.slice(ones.length - (board.slots_closed_by_players[seats] ?? 0));
  return slots.map((points, number) => (closed.includes(number) && location !== "workshop" ? null : points));
}

/** A modifier as it is printed: `+1`, `−1`. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export interface Standing {
  seat: number;
  character: Character;
}

/** Who stands on a slot. Each player has a workshop of their own, so its slots need the seat. */
export function standingOn(view: TrickerionView, slot: string, seat: number | null = null): Standing | null {
  const seats = seat === null ? view.workshops.keys() : [seat];
  for (const each of seats) {
    const character = view.workshops[each]!.characters.find((one) => one.at === slot);
    if (character) return { seat: each, character };
  }
  return null;
}

/** TR-MK-04: the printed price of a component. */
export function priceOf(board: Board, component: string): number {
  const found = Object.values(board.components).find((each) => each.types.includes(component));
  return found?.price ?? 0;
}

/** TR-MK-25: what a component on the quick-order slot costs. */
export function quickPriceOf(board: Board, component: string): number {
  return priceOf(board, component) + QUICK_SURCHARGE;
}

/** TR-PROR: true while the prophecy in force changes a printed figure of this kind. */
export function bends(view: TrickerionView, printed: Printed, hook: string): boolean {
  const active = view.alley?.prophecies?.active;
  return printed.prophecies.some((each) => each.id === active && each.hook === hook);
}

/** The permanent assignment cards that the viewer still has in hand, by location. */
export function handOf(view: TrickerionView, seat: number): [location: string, count: number][] {
  const laid = view.workshops[seat]!.characters.map((character) => character.card);
  const all = Object.entries(view.alley ? ALLEY_HAND : BASE_HAND);
  return all.map(([location, count]) => [location, count - laid.filter((card) => card === location).length]);
}

/** TR-SA-03: the location to which an assignment card sends somebody. */
export function leadsTo(printed: Printed, card: string): string {
  return printed.specials.find((each) => each.id === card)?.location ?? card;
}

/** TR-GEN-14: the tricks that nobody owns and that can be learned, by school. */
export function atResidence(view: TrickerionView, printed: Printed, school: string): string[] {
  const owned = new Set(view.workshops.flatMap((workshop) => workshop.tricks.map((own) => own.trick)));
  const highest = view.alley ? 3 : 2;
  const there = printed.tricks.filter((trick) => trick.school === school && trick.level <= highest);
  return there.filter((trick) => !owned.has(trick.id)).map((trick) => trick.id);
}

export function schoolOf(printed: Printed, magician: string): string {
  return printed.magicians.find((each) => each.id === magician)?.school ?? "";
}

/** Fame at which tricks of the next levels can be learned without paying more (TR-DT-13). */
export function thresholds(view: TrickerionView, printed: Printed): number[] {
  const inPlay = printed.tricks.filter((trick) => trick.level > 1 && trick.level <= (view.alley ? 3 : 2));
  return [...new Set(inPlay.map((trick) => trick.threshold))].sort((a, b) => a - b);
}

/** Whose character acts now; null if nobody's does. */
export function acting(view: TrickerionView): number | null {
  const seat = view.actor ? view.asked.findIndex((open) => open !== null) : -1;
  return seat < 0 ? null : seat;
}
