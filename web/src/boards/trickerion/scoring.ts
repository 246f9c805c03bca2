/** TR-SCORE: where the points of the end came from, as the events told it. */

import type { EventOut } from "../../lib/wire";
import type { Scored } from "./types";

export interface ScoreSheet {
  /** The categories in which anybody gained something, in the order of the scoring. */
  categories: string[];
  /** What a seat gained in a category. */
  gained: (seat: number, category: string) => number;
  /** The fame of a seat before the scoring. */
  before: (seat: number) => number;
}

/** Null before the scoring. `fame` is that of the end. */
export function scoreSheet(events: readonly EventOut[], fame: readonly number[]): ScoreSheet | null {
  const scored = events.map(({ event }) => event as { type: string }).filter((event) => event.type === "scored") as Scored[];
  if (!scored.length) return null;
  const gained = (seat: number, category: string) =>
    scored.filter((each) => each.seat === seat && each.category === category).reduce((sum, each) => sum + each.fame, 0);
  const all = [...new Set(scored.map((each) => each.category))];
  return {
    categories: all.filter((category) => fame.some((_, seat) => gained(seat, category) !== 0)),
    gained,
    before: (seat) => fame[seat]! - all.reduce((sum, category) => sum + gained(seat, category), 0),
  };
}
