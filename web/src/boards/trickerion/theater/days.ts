/** What the days of the theater change, and when its cards leave. */

import { t } from "../../../lib/speech.svelte";
import { figuresOf } from "../figures";
import { bendOf } from "../modules/registry";
import type { DayChange, Printed, TrickerionView } from "../types";

/** What a day adds to the reward of each trick of its player. */
export function dayModifier(printed: Printed, view: TrickerionView, day: string): DayChange {
  return bendOf(view, printed).days[day] ?? { fame: 0, coins: 0 };
}

/** The round at whose end the card on a place leaves the theater, or null if it stays. */
export function leavesAfter(printed: Printed, view: TrickerionView, place: number): number | null {
  const { leaves } = figuresOf({ view, printed });
  const now = leaves[Math.max(view.round, 1) - 1]!;
  return now[view.theater.length - 1 - place] || null;
}

/** When the card on a place leaves, in a few words. */
export function leavingWords(printed: Printed, view: TrickerionView, place: number): string {
  const round = leavesAfter(printed, view, place);
  return round === null ? t("theater-to-the-end") : t("theater-leaves-after", { round });
}
