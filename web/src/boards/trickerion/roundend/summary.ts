/** What a round has changed, as its events told it. */

import type { LogEntry, Tally } from "../../../lib/wire";
import { withEvents, type Scene } from "../show/scenes";
import type { CardDiscarded, Event, Figures, PropheciesMoved, WagesPaid } from "../types";

/** The events of one round, up to and with the beginning of the next one. */
export interface Round {
  round: number;
  /** The moment it began with. */
  seq: number;
  entries: readonly LogEntry[];
}

interface Dated {
  seq: number;
  event: Event;
}

type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

function eventsOf(entries: readonly LogEntry[]): Dated[] {
  return entries.flatMap(({ seq, events }) => events.map(({ event }) => ({ seq, event: event as Event })));
}

function all<Type extends Event["type"]>(entries: readonly LogEntry[], type: Type): Of<Type>[] {
  return eventsOf(entries)
    .map(({ event }) => event)
    .filter((event): event is Of<Type> => event.type === type);
}

function beginning(log: readonly LogEntry[], round: number): number {
  return log.findIndex((entry) => all([entry], "round-began").some((event) => event.round === round));
}

/** `log` without what was taken back. Null if the beginning of the round or of the next one is not known. */
export function roundOf(log: readonly LogEntry[], round: number): Round | null {
  const [from, to] = [beginning(log, round), beginning(log, round + 1)];
  if (from < 0 || to < 0) return null;
  return { round, seq: log[from]!.seq, entries: log.slice(from + 1, to + 1) };
}

/** The turn order of a round: that of its own beginning, or of the game's. */
export function orderOf(log: readonly LogEntry[], round: number): readonly number[] {
  const began = log[beginning(log, round)];
  if (!began) return [];
  return all([began], "initiative-set").at(-1)?.order ?? all(log, "game-began").at(-1)?.order ?? [];
}

export function wagesOf({ entries }: Round, seat: number): WagesPaid | null {
  return all(entries, "wages-paid").find((event) => event.seat === seat) ?? null;
}

export interface Claim {
  day: string;
  seat: number;
  /** What was performed; null if nothing was. */
  scene: Scene | null;
}

/** Who stood on which stage, in the order of the days, and what was performed there. */
export function claimsOf({ entries }: Round, { days }: Figures): Claim[] {
  const scenes = entries.reduce<Scene[]>((found, { seq, events }) => withEvents(found, seq, events, null), []);
  const placed = all(entries, "character-placed");
  return Object.entries(days).flatMap(([day, { stage }]) => {
    const seat = placed.find(({ slot }) => slot === stage.id)?.seat;
    const scene = scenes.find((each) => each.day === day) ?? null;
    return seat === undefined ? [] : [{ day, seat, scene }];
  });
}

export interface Replaced {
  now: string;
  before: string;
}

export interface Changes {
  opened: string | null;
  closed: CardDiscarded | null;
  dice: readonly string[];
  market: Replaced[];
  prophecies: PropheciesMoved | null;
  /** By seat who was hired. */
  hired: [seat: number, characters: string[]][];
}

/** What is new in the city; `stock` is the first one of the game. */
export function changesOf(log: readonly LogEntry[], round: Round, stock: readonly string[]): Changes {
  const { entries } = round;
  const earlier = log.filter((entry) => entry.seq <= round.seq);
  const before = all(earlier, "orders-delivered").at(-1)?.stalls ?? stock;
  const now = all(entries, "orders-delivered").at(-1)?.stalls ?? before;
  return {
    opened: all(entries, "card-added").at(-1)?.card ?? null,
    closed: all(entries, "card-discarded").at(-1) ?? null,
    dice: all(entries, "round-began").at(-1)?.dice ?? [],
    market: now.flatMap((each, stall) => (each === before[stall] ? [] : [{ now: each, before: before[stall] ?? "" }])),
    prophecies: all(entries, "prophecies-moved").at(-1) ?? null,
    hired: hiredIn(entries),
  };
}

function hiredIn(entries: readonly LogEntry[]): [number, string[]][] {
  const hired = new Map<number, string[]>();
  for (const { seat, character } of all(entries, "character-hired")) hired.set(seat, [...(hired.get(seat) ?? []), character]);
  return [...hired];
}

/** What a seat gained in a round by source; nothing until the server has told it. */
export function gainsOf(tally: Tally | null, round: number, seat: number): Record<string, number> | null {
  return tally?.rounds.find((each) => each.round === round)?.seats[seat] ?? null;
}

/** The sources from which anybody gained or lost something in a round, in the server's order. */
export function sourcesIn(tally: Tally | null, round: number): string[] {
  const seats = tally?.rounds.find((each) => each.round === round)?.seats ?? [];
  return (tally?.sources ?? []).filter((source) => seats.some((gains) => (gains[source] ?? 0) !== 0));
}

export const sum = (gains: Record<string, number>) => Object.values(gains).reduce((total, each) => total + each, 0);

/** The levels whose tricks a seat could not learn without paying before this round, and now can. */
export function levelsReached(figures: Figures, fame: number, gained: number): number[] {
  const passed = Object.entries(figures.thresholds).filter(([, threshold]) => fame >= threshold && fame - gained < threshold);
  return passed.map(([level]) => Number(level));
}
