/** TR-SCORE: where the points of the end came from, as the events told it. */

import type { EventOut, LogEntry } from "../../lib/wire";
import type { Scored } from "./types";

export interface ScoreSheet {
  /** The categories in which anybody gained something, in the order of the scoring. */
  categories: string[];
  /** What a seat gained in a category. */
  gained: (seat: number, category: string) => number;
  /** The fame of a seat before the scoring. */
  before: (seat: number) => number;
  /** TR-SCORE-12: the sentences that tell where the cap took something away. */
  capped: string[];
}

interface Told {
  event: Scored;
  sentence: string;
}

function scoredIn(events: readonly EventOut[]): Told[] {
  return (events as Told[]).filter(({ event }) => event.type === "scored");
}

/** Null before the scoring. The last one counts, in case the end was taken back once. `fame` is that of the end. */
export function scoreSheet(log: readonly LogEntry[], fame: readonly number[]): ScoreSheet | null {
  const told = log.map((entry) => scoredIn(entry.events)).filter((each) => each.length).at(-1);
  if (!told) return null;
  const scored = told.map(({ event }) => event);
  const gained = (seat: number, category: string) =>
    scored.filter((each) => each.seat === seat && each.category === category).reduce((sum, each) => sum + each.fame, 0);
  const all = [...new Set(scored.map((each) => each.category))];
  return {
    categories: all.filter((category) => fame.some((_, seat) => gained(seat, category) !== 0)),
    gained,
    before: (seat) => fame[seat]! - all.reduce((sum, category) => sum + gained(seat, category), 0),
    capped: told.filter(({ event }) => event.beyond > 0).map(({ sentence }) => sentence),
  };
}
