/** The performances that events tell of, as small scenes: a card, what each trick on it pays, the bonuses. */

import type { EventOut, Frame } from "../../../lib/wire";
import type { CardPerformed, Event, Marker, PerformerPaid, TrickerionView, TrickRewarded, Yields } from "../types";
import { isDummy } from "./geometry";

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

export interface TrickLine {
  kind: "trick";
  seat: number;
  trick: string;
  /** The number of the marker that pays, those on slots first, then those beside them. */
  marker: number;
  fame: Payment;
  coins: Payment;
  shards: number;
}

export interface SaidLine {
  kind: "said";
  sentence: string;
}

export type Line = TrickLine | SaidLine;

export interface Scene {
  seat: number;
  card: string;
  day: string;
  /** The card as it was before its markers left. */
  markers: (Marker | null)[];
  beside: Marker[];
  lines: Line[];
  totals: Map<number, Yields>;
  /** True until something happens that is no part of the performance. */
  open: boolean;
}

const BELONGS = ["reward-stolen", "reward-doubled", "fiasco-arranged", "granted"];

/** The scenes after a frame. Whoever skipped frames after the one `seen` last has seen enough of the earlier scenes. */
export function followed(scenes: readonly Scene[], seen: Frame | null, before: Frame | null, now: Frame): Scene[] {
  if (!before) return [];
  // The markers leave with the events, so a card is shown as it was before them.
  return withEvents(before === seen ? scenes : [], now.events, before.view as TrickerionView);
}

/** The scenes so far and those that new events add; `view` is the table before they happened. */
export function withEvents(scenes: readonly Scene[], events: readonly EventOut[], view: TrickerionView): Scene[] {
  const found = [...scenes];
  for (const { event, sentence } of events as { event: Event; sentence: string }[]) {
    const last = found.at(-1);
    if (event.type === "card-performed") found.push(begun(event, view));
    else if (last?.open) found[found.length - 1] = continued(last, event, sentence);
  }
  return found;
}

function begun({ seat, card, day }: CardPerformed, view: TrickerionView): Scene {
  const show = view.theater.find((each) => each.card === card);
  const [markers, beside] = [show?.markers ?? [], show?.beside ?? []];
  return { seat, card, day, markers, beside, lines: [], totals: new Map(), open: true };
}

function continued(scene: Scene, event: Event, sentence: string): Scene {
  if (event.type === "trick-rewarded") {
    return { ...scene, lines: [...scene.lines, rewarded(scene, event)], totals: added(scene, event) };
  }
  const said: Line = { kind: "said", sentence };
  if (event.type === "performer-paid") {
    return { ...scene, lines: [...scene.lines, said], totals: added(scene, event) };
  }
  if (BELONGS.includes(event.type)) return { ...scene, lines: [...scene.lines, said] };
  return { ...scene, open: false };
}

function added(scene: Scene, { seat, fame, coins, shards }: TrickRewarded | PerformerPaid): Map<number, Yields> {
  const had = scene.totals.get(seat) ?? { fame: 0, coins: 0, shards: 0 };
  const sum = { fame: had.fame + fame, coins: had.coins + coins, shards: had.shards + shards };
  return new Map(scene.totals).set(seat, sum);
}

/** The markers of a scene in the order in which they pay; a dummy pays nobody. */
export function markersOf(scene: Scene): Marker[] {
  const laid = scene.markers.filter((marker) => marker !== null);
  return [...laid.filter((marker) => !isDummy(marker)), ...scene.beside];
}

function rewarded(scene: Scene, event: TrickRewarded): TrickLine {
  return {
    kind: "trick",
    seat: event.seat,
    trick: event.trick,
    marker: scene.lines.filter((line) => line.kind === "trick").length,
    fame: payment(event, "fame", event.more_fame),
    coins: payment(event, "coins", event.more_coins),
    shards: event.shards,
  };
}

/** A sum for the reader: what the trick yields, and what changed it. */
function payment(event: TrickRewarded, resource: "fame" | "coins", more: number): Payment {
  const parts = event.parts.map((part) => ({ amount: part[resource], cause: part.cause }));
  return { yields: event[resource] - more, parts: parts.filter((part) => part.amount !== 0), paid: event[resource] };
}
