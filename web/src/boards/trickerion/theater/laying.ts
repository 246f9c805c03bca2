/** The marker that is being laid, as the stage draws it: every way to turn it on the slot that is aimed at. */

import type { Offer } from "../../../lib/wire";
import type { Session } from "../../../table/session.svelte";
import type { Event, Laid, Marker, Printed, Prospects, Show, TrickerionView } from "../types";
import { CORNERS } from "./geometry";
import { aimedAt, laidOn, layingOf, linkPay, markerOn, waysOn, type LinkPay, type Spot } from "./lay";
import { worth, type Pay } from "./prospects";

export interface LaidWay {
  facing: string;
  /** The text of the choice. */
  text: string;
  theater: Show[];
  marker: Marker;
  pay: LinkPay;
}

export interface Laying {
  marker: Marker;
  spot: Spot | null;
  ways: LaidWay[];
  /** The way that is shown: what was touched, or else the first. */
  way: LaidWay | null;
}

/** Null if the open question does not lay a marker. */
export function layingNow(session: Session, view: TrickerionView, printed: Printed): Laying | null {
  const marker = layingOf(view, session.moment ? null : session.question);
  if (!marker) return null;
  const { spot, facing } = aimedAt(session.touching);
  const ways = spot ? waysOn(session.touching, spot).map((each) => way(session, view, printed, marker, spot, each)) : [];
  return { marker, spot, ways, way: ways.find((each) => each.facing === facing) ?? ways[0] ?? null };
}

type Offered = ReturnType<typeof waysOn>[number];

function way(session: Session, view: TrickerionView, printed: Printed, marker: Marker, spot: Spot, { facing, offer }: Offered): LaidWay {
  const found = { facing, offer, ghost: session.ghosts.of<TrickerionView, Event>(offer.text) };
  const theater = laidOn(view.theater, marker, spot, found);
  return { facing, text: offer.text, theater, marker: markerOn(theater, spot)!, pay: linkPay(printed, theater, spot, found) };
}

/** The next way to turn it, clockwise from the one that is shown; null if there is only one. */
export function nextWay({ ways, way }: Laying): string | null {
  if (!way || ways.length < 2) return null;
  const clockwise = [...ways].sort((one, other) => place(one.facing) - place(other.facing));
  return clockwise[(clockwise.indexOf(way) + 1) % clockwise.length]!.facing;
}

function place(facing: string): number {
  return CORNERS.findIndex((corner) => corner === facing);
}

/** The marker is turned: its facing takes the place of the one that was touched before. */
export function turnTo(session: Session, facing: string): void {
  if (!session.touching.holds(`facing:${facing}`)) session.touch(`facing:${facing}`);
}

/** The way to turn a marker on a slot that pays most, or that makes the most links where pay is not known. */
export function bestWay(prospects: Prospects | null, printed: Printed, view: TrickerionView, marker: Marker | null, spot: Spot, ways: readonly Offered[]): string {
  const rated = ways.map(({ facing, offer }) => {
    const known = prospects?.set_ups[offer.text];
    if (known) return { facing, value: worth(inFame(known)) };
    if (!marker) return { facing, value: 0 };
    const theater = laidOn(view.theater, marker, spot, { facing, offer, ghost: null });
    return { facing, value: linkPay(printed, theater, spot, { facing, offer, ghost: null }).links.length };
  });
  return rated.sort((one, other) => other.value - one.value)[0]?.facing ?? "";
}

/** What a set-up pays if fame is taken for its links. */
export function inFame({ fame, shards }: Laid): Pay {
  return { fame, coins: 0, shards };
}

/** The most that laying the marker on a card or a slot would pay at once; null if it may not lie there or nothing is known. */
export function bestOn(prospects: Prospects | null, offers: readonly Offer[], name: string): Pay | null {
  const there = offers.filter(({ names }) => names.includes(name));
  const known = there.flatMap(({ text }) => prospects?.set_ups[text] ?? []).map(inFame);
  return known.sort((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** The cards with the large one first: if it was another before, they have changed places. */
export function swapped(places: readonly string[], cards: readonly string[], front: string): string[] {
  const known = places.length === cards.length && places.every((card) => cards.includes(card));
  const before = known ? places : [front, ...cards.filter((card) => card !== front)];
  return before.map((card) => (card === front ? before[0]! : card === before[0] ? front : card));
}
