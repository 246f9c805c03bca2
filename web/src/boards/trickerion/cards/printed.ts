/** What is printed on the cards, found by id. */

import type { Figures, Magician, OwnTrick, Performance, Printed, Stack, Trick, Yields } from "../types";

export function trickOf(printed: Printed, id: string): Trick {
  return printed.tricks.find((trick) => trick.id === id)!;
}

export function performanceOf(printed: Printed, id: string): Performance {
  return printed.performances.find((card) => card.id === id)!;
}

export function magicianOf(printed: Printed, id: string): Magician {
  return printed.magicians.find((magician) => magician.id === id)!;
}

export interface Need {
  component: string;
  count: number;
  /** How many more the stacks would have to count; 0 if there are enough. */
  missing: number;
}

/** The components of a trick, and what is missing of each; nothing is, if nobody's stacks are given. */
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

/** Where the markers of a trick are. */
export function markersOf(printed: Printed, figures: Figures, trick: Trick, own: OwnTrick | undefined): MarkerCounts {
  const given = trick.markers + (own?.board === "engineer" ? figures.engineer_markers : 0);
  const [ready, spare] = [own?.ready ?? 0, own?.spare ?? 0];
  return { given, ready, spare, staged: own ? printed.board.markers.per_symbol - ready - spare : 0 };
}

/** What a trick yields with the shards that lie on it. */
export function yieldsOf({ charge }: Printed, { yields }: Trick, shards: number): Yields {
  return {
    fame: yields.fame + shards * charge.fame,
    coins: yields.coins + shards * charge.coins,
    shards: yields.shards + shards * charge.shards,
  };
}

/** The coins that replace the fame that somebody lacks for a threshold. */
export function thresholdCoins({ missing_fame }: Printed, threshold: number, fame: number): number {
  return Math.max(0, threshold - fame) * missing_fame;
}
