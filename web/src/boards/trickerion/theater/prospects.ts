/** What the server says would come of shows and set-ups: read here, reckoned there. */

import type { Amount, DayChange, Printed, Prospects, TrickerionView } from "../types";
import { dayModifier } from "./days";

/** Fame, coins and shards. */
export type Pay = Amount;

export function isNothing({ fame, coins, shards }: Pay): boolean {
  return fame === 0 && coins === 0 && shards === 0;
}

/** What everybody would receive if a card were performed on a day, by seat; none if it is not known. */
export function paysOn(prospects: Prospects | null, card: string, day: string): readonly Pay[] {
  return prospects?.shows[card]?.[day]?.pays ?? [];
}

/** The day of a slot such as `sunday-stage`; none for slots elsewhere. */
export function dayOf(printed: Printed, slot: string): string {
  return printed.board.theater.days.find((day) => slot.startsWith(`${day}-`)) ?? "";
}

function changes({ fame, coins }: DayChange): boolean {
  return fame !== 0 || coins !== 0;
}

/** The day whose pay cards show at rest: the viewer's own, else one that pays as printed. */
export function restingDay(printed: Printed, view: TrickerionView, seat: number | null): string {
  const { days } = printed.board.theater;
  const own = seat === null ? "" : (view.workshops[seat]?.day ?? "");
  const plain = days.find((day) => !changes(dayModifier(printed, view, day)));
  return own || (plain ?? days[0]!);
}

/** How many set-ups' worth: fame first, then coins and shards, for choosing what is shown first. */
export function worth({ fame, coins, shards }: Pay): number {
  return 3 * fame + coins + 2 * shards;
}
