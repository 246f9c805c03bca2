/** Which of the open tables somebody wants to see. Kept as long as the tab is open. */

import type { TableOut } from "../lib/wire";

/** With whom: anybody, only people, or bots among them. */
export type Company = "any" | "people" | "bots";
export const COMPANIES: readonly Company[] = ["any", "people", "bots"];

export interface Filters {
  /** The id of a game; empty for every game, as with the language. */
  game: string;
  lang: string;
  company: Company;
  /** Only where a seat is free. */
  free: boolean;
}

export const EVERYTHING: Filters = { game: "", lang: "", company: "any", free: false };

const KEPT = "sleight.filters";

export function freeSeats(table: TableOut): number {
  return table.seats.filter((seat) => seat.kind === "free").length;
}

function suits(company: Company, table: TableOut): boolean {
  return company === "any" || table.seats.some((seat) => seat.kind === "bot") === (company === "bots");
}

/** True if a table is one of those that are wanted. */
export function passes(table: TableOut, { game, lang, company, free }: Filters): boolean {
  const known = (!game || table.game === game) && (!lang || table.lang === lang);
  return known && suits(company, table) && (!free || freeSeats(table) > 0);
}

/** Those that are wanted; where somebody can still sit down comes first. */
export function wanted(tables: readonly TableOut[], filters: Filters): TableOut[] {
  const open = (table: TableOut) => Number(freeSeats(table) > 0);
  return tables.filter((table) => passes(table, filters)).sort((one, other) => open(other) - open(one));
}

/** What there is to choose from: whatever occurs at a table, and what is chosen now. */
export function occurring(values: readonly (string | null)[], chosen: string): string[] {
  const found = [...values, chosen].filter((value): value is string => Boolean(value));
  return [...new Set(found)].sort();
}

export function narrows(filters: Filters): boolean {
  return JSON.stringify({ ...EVERYTHING, ...filters }) !== JSON.stringify(EVERYTHING);
}

export function keptFilters(): Filters {
  try {
    return { ...EVERYTHING, ...(JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as Partial<Filters>) };
  } catch {
    return EVERYTHING;
  }
}

export function keepFilters(filters: Filters): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(filters));
  } catch {
    // A browser that keeps nothing shows every table again next time.
  }
}
