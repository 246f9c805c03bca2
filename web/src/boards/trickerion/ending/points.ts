/** Where everybody's points came from, made ready for a chart: the server counts, this only arranges. */

import type { Tally } from "../../../lib/wire";

/** The final scoring stands in a bar of its own after the rounds. */
const SCORING = "scoring";

export interface Part {
  source: string;
  amount: number;
}

export interface Bar {
  /** Null for the final scoring. */
  round: number | null;
  parts: Part[];
  total: number;
}

function partsOf(gains: Record<string, number>, sources: readonly string[]): Part[] {
  const parts = sources.map((source) => ({ source, amount: gains[source] ?? 0 }));
  return parts.filter(({ amount }) => amount !== 0);
}

function bar(round: number | null, gains: Record<string, number>, sources: readonly string[]): Bar {
  const parts = partsOf(gains, sources);
  return { round, parts, total: parts.reduce((total, { amount }) => total + amount, 0) };
}

/** A bar for every round, and one for the final scoring. Round 0 is what everybody began with. */
export function barsOf({ rounds, sources }: Tally, seat: number): Bar[] {
  const played = rounds.filter(({ round }) => round > 0);
  const others = sources.filter((source) => source !== SCORING);
  const scored = played.reduce((total, { seats }) => total + (seats[seat]?.[SCORING] ?? 0), 0);
  return [...played.map(({ round, seats }) => bar(round, seats[seat] ?? {}, others)), bar(null, { [SCORING]: scored }, [SCORING])];
}

/** What a seat gained from every source that gave anybody anything. */
export function totalsBySource(tally: Tally, seat: number): Part[] {
  const all = tally.rounds[0]?.seats.map((_, each) => barsOf(tally, each).flatMap(({ parts }) => parts)) ?? [];
  const used = tally.sources.filter((source) => all.flat().some((part) => part.source === source));
  const own = all[seat] ?? [];
  const gained = (source: string) => own.filter((part) => part.source === source).reduce((sum, { amount }) => sum + amount, 0);
  return used.map((source) => ({ source, amount: gained(source) }));
}

/** The points of a seat before the first round. */
export function startOf(tally: Tally, seat: number): number {
  const began = tally.rounds.find(({ round }) => round === 0)?.seats[seat] ?? {};
  return Object.values(began).reduce((sum, each) => sum + each, 0);
}

/** What everybody began with, if it was the same for all. */
export function commonStart(tally: Tally): number | null {
  const starts = (tally.rounds[0]?.seats ?? []).map((_, seat) => startOf(tally, seat));
  return starts.length && starts.every((start) => start === starts[0]) ? starts[0]! : null;
}

/** The lowest and the highest point of all bars: one scale for all charts. */
export function scaleOf(tally: Tally): [low: number, high: number] {
  const bars = (tally.rounds[0]?.seats ?? []).flatMap((_, seat) => barsOf(tally, seat));
  const reach = (up: boolean) => bars.map(({ parts }) => parts.reduce((sum, { amount }) => (amount > 0 === up ? sum + amount : sum), 0));
  return [Math.min(0, ...reach(false)), Math.max(1, ...reach(true))];
}

/** A number as it is printed, with a real minus. */
export function written(amount: number): string {
  return amount < 0 ? `−${-amount}` : `${amount}`;
}
