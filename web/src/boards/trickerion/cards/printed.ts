/** What is printed on the cards, found by id. */

import type { SchoolOf } from "../theater/geometry";
import type { Magician, OwnTrick, Performance, Printed, Stack, Trick } from "../types";

/** TR-WS-12: the markers that a trick on the Engineer's board gets more. */
const ENGINEER_MARKERS = 1;

export function trickOf(printed: Printed, id: string): Trick {
  return printed.tricks.find((trick) => trick.id === id)!;
}

export function performanceOf(printed: Printed, id: string): Performance {
  return printed.performances.find((card) => card.id === id)!;
}

export function magicianOf(printed: Printed, id: string): Magician {
  return printed.magicians.find((magician) => magician.id === id)!;
}

/** The school of each trick. */
export function schoolsOf(printed: Printed): SchoolOf {
  const schools = new Map(printed.tricks.map((trick) => [trick.id, trick.school]));
  return (trick) => schools.get(trick) ?? "";
}

export interface Need {
  component: string;
  count: number;
  /** How many more the stacks would have to count; 0 if there are enough. */
  missing: number;
}

/** TR-WS-05: the components of a trick, and what is missing of each; nothing is, if nobody's stacks are given. */
export function needsOf(trick: Trick, stacks: readonly Stack[] | undefined): Need[] {
  return Object.entries(trick.components).map(([component, count]) => {
    const have = stacks?.find((stack) => stack.component === component)?.counts ?? 0;
    return { component, count, missing: stacks ? Math.max(0, count - have) : 0 };
  });
}

export interface MarkerCounts {
  /** How many a preparation gives. */
  given: number;
  ready: number;
  spare: number;
  staged: number;
}

/** TR-WS-08, 12: where the markers of a trick are. */
export function markersOf(printed: Printed, trick: Trick, own: OwnTrick | undefined): MarkerCounts {
  const given = trick.markers + (own?.board === "engineer" ? ENGINEER_MARKERS : 0);
  const [ready, spare] = [own?.ready ?? 0, own?.spare ?? 0];
  return { given, ready, spare, staged: own ? printed.board.markers.per_symbol - ready - spare : 0 };
}

/** TR-SAR-26: what a trick yields: 1 fame and 1 coin more for each shard that lies on it. */
export function yieldsOf(trick: Trick, shards: number): { fame: number; coins: number; shards: number } {
  const { fame, coins, shards: paid } = trick.yields;
  return { fame: fame + shards, coins: coins + shards, shards: paid };
}
