/** The tricks of the learn sheet: which are shown in full, which only by name, and what is chosen for one. */

import type { Lack, Prospects } from "../types";

export const FILTERS = ["preparable", "one", "affordable"] as const;
export type Filter = (typeof FILTERS)[number];

const FITS: Record<Filter, (lack: Lack) => boolean> = {
  preparable: (lack) => lack.preparable_now,
  one: (lack) => lack.one_missing,
  affordable: (lack) => lack.affordable,
};

type Missing = Prospects["missing"];

export function fits(filter: Filter, lack: Lack | undefined): boolean {
  return lack !== undefined && FITS[filter](lack);
}

/** How many of the tricks that may be learned now pass each filter. */
export function countsOf(tricks: readonly string[], missing: Missing): Record<Filter, number> {
  const count = (filter: Filter) => tricks.filter((trick) => fits(filter, missing[trick])).length;
  return { preparable: count("preparable"), one: count("one"), affordable: count("affordable") };
}

/** What is on at first: whatever helps to decide soon, if anything passes it. */
export function firstFilters(counts: Record<Filter, number>): Filter[] {
  return (["preparable", "one"] as const).filter((filter) => counts[filter] > 0);
}

/** Those shown in full and those shown by name; without any filter all that may be learned are shown in full. */
export function divided(there: readonly string[], offered: ReadonlySet<string>, filters: readonly Filter[], missing: Missing): { full: string[]; others: string[] } {
  const wanted = (trick: string) => offered.has(trick) && (!filters.length || filters.some((filter) => fits(filter, missing[trick])));
  return { full: there.filter(wanted), others: there.filter((trick) => !wanted(trick)) };
}

export interface Plan {
  die: string;
  board: string;
  symbol: string;
}

/** What is chosen for a trick unless somebody chooses otherwise: the board with more markers comes last. */
export function planFor(lack: Lack | undefined, wished: Partial<Plan>): Plan {
  const pick = (offered: readonly string[] | undefined, wish: string | undefined, usual: string | undefined) =>
    wish && offered?.includes(wish) ? wish : (usual ?? "");
  return {
    die: pick(lack?.dice, wished.die, lack?.dice?.[0]),
    board: pick(lack?.boards, wished.board, lack?.boards?.at(-1)),
    symbol: pick(lack?.symbols, wished.symbol, lack?.symbols?.[0]),
  };
}
