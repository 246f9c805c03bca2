/**
 * The performances that events tell of, as small scenes. A scene keeps the events that belong to it and the card as it
 * was before its markers left; every line and every sum is made from these events alone, so whatever moment the board
 * shows, or showed in between, cannot change what a show says.
 */

import type { EventOut, Frame } from "../../../lib/wire";
import { isDummy } from "../theater/geometry";
import type { CardPerformed, Event, Marker, TrickerionView, TrickRewarded, Yields } from "../types";

/** What changed a payment: the id of a day, `stacked`, or `other` for cards, prophecies and abilities. */
export interface Part {
  amount: number;
  cause: string;
}

export interface Payment {
  yields: number;
  parts: Part[];
  paid: number;
}

interface Paying {
  seat: number;
  pays: Yields;
}

export interface TrickLine extends Paying {
  kind: "trick";
  trick: string;
  /** The marker that pays, as it lay on the card; null if it was not seen there. */
  marker: Marker | null;
  fame: Payment;
  coins: Payment;
}

/** What only the performer gets: for `links`, for a specialist backstage, or what is printed on the `card`. */
export interface BonusLine extends Paying {
  kind: "bonus";
  reason: string;
}

/** Anything else that happens in a show; it may pay somebody. */
export interface SaidLine {
  kind: "said";
  sentence: string;
  seat: number | null;
  pays: Yields | null;
}

export type Line = TrickLine | BonusLine | SaidLine;

interface Told {
  event: Event;
  sentence: string;
}

export interface Scene {
  /** The moment that it began with; a moment may hold several, each with a card of its own. */
  seq: number;
  seat: number;
  card: string;
  day: string;
  /** The card as it was before its markers left. */
  markers: (Marker | null)[];
  beside: Marker[];
  /** What happened in it after the card was chosen. */
  told: readonly Told[];
  /** True until something happens that is no part of the performance. */
  open: boolean;
}

const NOTHING: Yields = { fame: 0, coins: 0, shards: 0 };

const BELONGS: readonly Event["type"][] = [
  "trick-rewarded",
  "performer-paid",
  "granted",
  "reward-stolen",
  "reward-doubled",
  "fiasco-arranged",
  "marker-salvaged",
  "marker-stayed",
  "power-used",
  "machine-used",
];

// --- following the table ----------------------------------------------------------------------------

/** The scenes after a frame. Whoever skipped frames after the one `seen` last has seen enough of the earlier scenes. */
export function followed(scenes: readonly Scene[], seen: Frame | null, before: Frame | null, now: Frame): Scene[] {
  if (!before || now.undone !== null) return [];
  // The markers leave with the events, so a card is shown as it was before them.
  return withEvents(before === seen ? scenes : [], now.seq, now.events, before.view as TrickerionView);
}

/** The scenes so far and those that the events of a moment add; `view` is the table before they happened. */
export function withEvents(scenes: readonly Scene[], seq: number, events: readonly EventOut[], view: TrickerionView | null): Scene[] {
  const found = [...scenes];
  for (const told of events as Told[]) {
    const last = found.at(-1);
    if (told.event.type === "card-performed") found.push(begun(told.event, seq, view));
    else if (last?.open) found[found.length - 1] = continued(last, told);
  }
  return found;
}

function begun({ seat, card, day }: CardPerformed, seq: number, view: TrickerionView | null): Scene {
  const scene = { seq, seat, card, day, markers: [], beside: [], told: [], open: true };
  return view ? seenOn(scene, view) : scene;
}

/** A scene with its card as a view shows it. */
export function seenOn(scene: Scene, view: TrickerionView): Scene {
  const show = view.theater.find((each) => each.card === scene.card);
  return { ...scene, markers: show?.markers ?? [], beside: show?.beside ?? [] };
}

function continued(scene: Scene, told: Told): Scene {
  if (!BELONGS.includes(told.event.type)) return { ...scene, open: false };
  return { ...scene, told: [...scene.told, told] };
}

// --- what a scene says ------------------------------------------------------------------------------

export function linesOf(scene: Scene): Line[] {
  const waiting = markersOf(scene);
  return scene.told.map((told) => lineOf(told, waiting));
}

/** The markers of a scene; a dummy pays nobody. */
function markersOf(scene: Scene): Marker[] {
  const laid = scene.markers.filter((marker) => marker !== null);
  return [...laid.filter((marker) => !isDummy(marker)), ...scene.beside];
}

/** `waiting` are the markers that have not paid yet; the one that pays is taken from them. */
function lineOf({ event, sentence }: Told, waiting: Marker[]): Line {
  switch (event.type) {
    case "trick-rewarded":
      return rewarded(event, taken(waiting, event));
    case "performer-paid":
      return { kind: "bonus", seat: event.seat, reason: event.reason, pays: yieldsOf(event) };
    case "granted":
      return { kind: "said", sentence, seat: event.seat, pays: yieldsOf(event) };
    default:
      return { kind: "said", sentence, seat: null, pays: null };
  }
}

function taken(waiting: Marker[], { seat, trick }: TrickRewarded): Marker | null {
  const at = waiting.findIndex((marker) => marker.seat === seat && marker.trick === trick);
  return at < 0 ? null : waiting.splice(at, 1)[0]!;
}

function yieldsOf({ fame, coins, shards }: Yields): Yields {
  return { fame, coins, shards };
}

function rewarded(event: TrickRewarded, marker: Marker | null): TrickLine {
  const { seat, trick } = event;
  const [fame, coins] = [payment(event, "fame", event.more_fame), payment(event, "coins", event.more_coins)];
  return { kind: "trick", seat, trick, marker, fame, coins, pays: yieldsOf(event) };
}

/** A sum for the reader: what the trick yields, and what changed it. */
function payment(event: TrickRewarded, resource: "fame" | "coins", more: number): Payment {
  const parts = event.parts.map((part) => ({ amount: part[resource], cause: part.cause }));
  return { yields: event[resource] - more, parts: parts.filter((part) => part.amount !== 0), paid: event[resource] };
}

/** What every seat has gained with these lines; only seats that gained or lost something. */
export function totalsOf(lines: readonly Line[]): Map<number, Yields> {
  const totals = new Map<number, Yields>();
  for (const { seat, pays } of lines) {
    if (seat === null || pays === null) continue;
    const had = totals.get(seat) ?? NOTHING;
    totals.set(seat, { fame: had.fame + pays.fame, coins: had.coins + pays.coins, shards: had.shards + pays.shards });
  }
  return totals;
}
