/** A marker that is being laid: which one, where to, and what that would link and pay, as the server foresees it. */

import type { Named, Touching } from "../../../lib/touching";
import type { AskedOut, EventOut, GhostOut, Offer } from "../../../lib/wire";
import type { Event, Joint, Marker, Printed, Show, TrickerionView } from "../types";
import { linksAt } from "./geometry";

/** A slot of a card; slots count from 1 as players read them. */
export interface Spot {
  card: string;
  slot: number;
}

/** One way to turn the marker on a spot. */
export interface Way {
  facing: string;
  offer: Offer;
  /** What would come of it; null until the server has said so. */
  ghost: GhostOut<TrickerionView, Event> | null;
}

const [SPOT, FACING] = ["spot:", "facing:"];

function valueOf(names: readonly string[], field: string): string {
  return names.find((name) => name.startsWith(field))?.slice(field.length) ?? "";
}

/** The marker that a question asks to lay, not turned yet; null if it asks for something else. */
export function layingOf(view: TrickerionView, asked: AskedOut | null): Marker | null {
  const lays = asked?.choices.some(({ names }) => valueOf(names, SPOT) && valueOf(names, FACING));
  const trick = asked?.arguments["trick"];
  if (!lays || typeof trick !== "string") return null;
  const seat = view.workshops.findIndex((each) => each.tricks.some((own) => own.trick === trick));
  const own = view.workshops[seat]?.tricks.find((each) => each.trick === trick);
  return own ? { seat, symbol: own.symbol, trick, facing: "" } : null;
}

export function spotName({ card, slot }: Spot): string {
  return `${SPOT}${card}/${slot}`;
}

/** The spot and the facing that were touched, or that the one choice left names. */
export function aimedAt(touching: Touching<Named>): { spot: Spot | null; facing: string } {
  const names = touching.only?.names ?? touching.touched;
  const [card, slot] = valueOf(names, SPOT).split("/");
  return { spot: card && slot ? { card, slot: Number(slot) } : null, facing: valueOf(names, FACING) };
}

/** The choices that lay the marker on a spot, by where they turn it. */
export function waysOn(touching: Touching<Offer>, spot: Spot): { facing: string; offer: Offer }[] {
  const there = touching.offers.filter((offer) => offer.names.includes(spotName(spot)));
  return there.map((offer) => ({ facing: valueOf(offer.names, FACING), offer })).filter(({ facing }) => facing);
}

const ABOUT_MARKERS = ["do:shift", "do:steal", "do:forgo", "do:star"];

/** True if a choice concerns the markers of a trick that lie in the theater. */
export function askedFor(offers: readonly Named[], trick: string): boolean {
  const concerns = ({ names }: Named) => names.includes(`trick:${trick}`) && ABOUT_MARKERS.some((it) => names.includes(it));
  return offers.some(concerns);
}

/** The theater once the marker lies there: as the server foresees it, or else the marker drawn into what is there. */
export function laidOn(theater: readonly Show[], marker: Marker, { card, slot }: Spot, { facing, ghost }: Way): Show[] {
  const foreseen = ghost?.view?.theater;
  const laid = foreseen && markerOn(foreseen, { card, slot });
  if (foreseen && laid?.trick === marker.trick && laid.facing === facing) return foreseen;
  const lifted = liftedFrom(theater, marker, ghost?.events ?? []);
  const set = ghost?.events.some(({ event }) => event.type === "trick-set-up" && event.stacked) ?? false;
  const drawn = { ...marker, facing, stacked: lifted?.stacked ?? set };
  const there = (show: Show, each: Marker | null, number: number) => (show.card === card && number === slot - 1 ? drawn : each);
  return theater.map((show) => ({
    ...show,
    markers: show.markers.map((each, number) => there(show, each === lifted ? null : each, number)),
    beside: (show.beside ?? []).filter((each) => each !== lifted),
  }));
}

/** The marker that leaves its place for another, as far as events tell which of several it is; undefined for none. */
function liftedFrom(theater: readonly Show[], { trick }: Marker, events: readonly EventOut<Event>[]): Marker | undefined {
  const origins = events.flatMap(({ event }) => ("origin" in event ? [event.origin] : []));
  const from = theater.find((show) => origins.includes(show.card));
  const like = [...(from?.markers ?? []), ...(from?.beside ?? [])].filter((each) => each?.trick === trick);
  return like.length === 1 ? like[0]! : undefined;
}

/** What lies on a spot of a theater. */
export function markerOn(theater: readonly Show[], { card, slot }: Spot): Marker | null {
  return theater.find((show) => show.card === card)?.markers[slot - 1] ?? null;
}

export interface LinkPay {
  links: Joint[];
  /** How often a link would be paid, and fame or coins for each time. */
  times: number;
  each: number;
  /** The shards of each seat that gets any. */
  shards: Map<number, number>;
}

/** What the marker on a spot links in a theater, and what a way to lay it there would pay. */
export function linkPay(printed: Printed, theater: readonly Show[], { card, slot }: Spot, { ghost }: Way): LinkPay {
  const { markers } = theater.find((show) => show.card === card)!;
  const paid = ghost?.asked?.kind === "link-reward" ? ghost.asked.arguments : {};
  const shards = new Map<number, number>();
  for (const { event } of ghost?.events ?? []) {
    if (event.type === "shards-gained") shards.set(event.seat, (shards.get(event.seat) ?? 0) + event.shards);
  }
  return {
    links: linksAt(printed, card, markers, slot - 1),
    times: Number(paid["links"] ?? 0),
    each: Number(paid["amount"] ?? 0),
    shards,
  };
}
