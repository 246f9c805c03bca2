/** What a player reads off the table, as functions of a view and of what the server says of the cards. */

import type { Board, Character, Figures, Printed, TrickerionView } from "./types";

/** `apprentice` for `apprentice-3`: what a character, or a die, is. */
export function kindOf(id: string): string {
  return id.replace(/-\d+$/, "");
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

/** The printed price of a component. */
export function priceOf(board: Board, component: string): number {
  const found = Object.values(board.components).find((each) => each.types.includes(component));
  return found?.price ?? 0;
}

/** The location to which an assignment card sends somebody. */
export function leadsTo(printed: Printed, card: string): string {
  return printed.specials.find((each) => each.id === card)?.location ?? card;
}

/** Where a character is or goes, as a location; `` if it stays at home or nobody can know. */
export function locationOf(printed: Printed, figures: Figures, character: Character): string {
  if (character.at === "home" || character.at === "inn") return character.card ? leadsTo(printed, character.card) : "";
  const street = Object.keys(figures.slots).find((each) => figures.slots[each]!.some(({ id }) => id === character.at));
  return street ?? "theater";
}

/** The tricks of a school that can be learned: those that nobody owns and that were not left out (T1-COMP-09). */
export function atResidence(view: TrickerionView, printed: Printed, figures: Figures, school: string): string[] {
  const owned = view.workshops.flatMap((workshop) => workshop.tricks.map((own) => own.trick));
  const gone = new Set([...owned, ...leftOut(view)]);
  const there = printed.tricks.filter((trick) => trick.school === school && figures.tricks.includes(trick.id));
  return there.filter((trick) => !gone.has(trick.id)).map((trick) => trick.id);
}

/** T1-COMP-09: the tricks that were removed face up before the game. */
export function leftOut(view: TrickerionView): readonly string[] {
  return view.left_out ?? [];
}

export function schoolOf(printed: Printed, magician: string): string {
  return printed.magicians.find((each) => each.id === magician)?.school ?? "";
}

/** Whose character acts now; null if nobody's does. */
export function acting(view: TrickerionView): number | null {
  const seat = view.actor ? view.asked.findIndex((open) => open !== null) : -1;
  return seat < 0 ? null : seat;
}
