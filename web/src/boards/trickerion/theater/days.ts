/** What the days of the theater change, and when its cards leave. */

import type { Printed, TrickerionView } from "../types";

export interface DayModifier {
  fame: number;
  coins: number;
}

const NOTHING: DayModifier = { fame: 0, coins: 0 };

/** TR-END-20: the first round at whose end the last performance card leaves. */
const LEAVES_FROM = 3;

/** TR-PROR-16, 27: the prophecies that make one day like another. */
const LIKE: Record<string, [day: string, like: string]> = {
  "friday-penalty": ["friday", "thursday"],
  "saturday-bonus": ["saturday", "sunday"],
};

/** TR-PERF-17 to 19, TR-PROR-16, 21, 27: what a day adds to the reward of each trick of its player. */
export function dayModifier(printed: Printed, prophecy: string, day: string): DayModifier {
  if (prophecy === "plain-days") return NOTHING;
  const [changed, like] = LIKE[prophecy] ?? [];
  const found = printed.board.theater.yield_modifier[changed === day ? like! : day];
  return found ? { fame: found["fame"] ?? 0, coins: found["coins"] ?? 0 } : NOTHING;
}

export function activeProphecy(view: TrickerionView): string {
  return view.alley?.prophecies?.active ?? "";
}

/** TR-PERF-20, 21, TR-PROR-24: the day that counts for the tricks of an owner in somebody's performance. */
export function dayOf(view: TrickerionView, owner: number, performer: number, performed: string): string {
  if (owner === performer || activeProphecy(view) === "performers-day") return performed;
  return view.workshops[owner]?.day || performed;
}

/** TR-END-20 to 23: the round at whose end the card on a place leaves the theater, or null if it stays. */
export function leavesAfter(view: TrickerionView, place: number): number | null {
  const round = Math.max(view.round, LEAVES_FROM) + view.theater.length - 1 - place;
  return round < view.rounds || round === view.round ? round : null;
}
