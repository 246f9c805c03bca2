/** A marker that is being laid: which one, where it comes from, and what it would link and pay. */

import type { Touching, Named } from "../../../lib/touching";
import { trickOf } from "../cards/printed";
import type { Marker, Printed, Show, TrickerionView } from "../types";
import { linksAt, type Joint, type SchoolOf } from "./geometry";

/** A slot of a card; slots count from 1 as players read them. */
export interface Spot {
  card: string;
  slot: number;
}

export interface Laying {
  marker: Omit<Marker, "facing">;
  /** Where it lies now, with slot 0 for beside the slots; null if it comes from its trick card. */
  from: Spot | null;
  /** TR-TH-21: only a set-up pays, and a marker that is moved before the performances. */
  pays: boolean;
}

const KINDS = ["lay", "stage-marker"];
const SYMBOLS = 4;
const BESIDE = 6;

/** The marker that a seat is asked to lay, or null. */
export function layingOf(view: TrickerionView, printed: Printed, seat: number | null): Laying | null {
  const asked = seat === null ? null : view.asked[seat];
  if (!asked || !KINDS.includes(asked.kind)) return null;
  const [origin, key, slot, size] = asked.numbers as [number, number, number, number];
  const owner = Math.floor(key / SYMBOLS);
  const symbol = printed.board.markers.symbols[key % SYMBOLS]!;
  const trick = view.workshops[owner]!.tricks.find((own) => own.symbol === symbol)?.trick ?? "";
  const show = view.theater[origin];
  return {
    marker: { seat: owner, symbol, trick, stacked: size > 1 },
    from: show ? { card: show.card, slot: slot === BESIDE ? 0 : slot + 1 } : null,
    pays: (origin < 0 && asked.kind === "lay") || view.phase === "performance",
  };
}

export function spotName({ card, slot }: Spot): string {
  return `spot:${card}/${slot}`;
}

/** The spot and the facing that were touched, or that the one choice left names. */
export function aimedAt(touching: Touching<Named>): { spot: Spot | null; facing: string } {
  const names = touching.only?.names ?? touching.touched;
  const spot = names.find((name) => name.startsWith("spot:"))?.slice("spot:".length);
  const facing = names.find((name) => name.startsWith("facing:"))?.slice("facing:".length) ?? "";
  const [card, slot] = spot?.split("/") ?? [];
  return { spot: card && slot ? { card, slot: Number(slot) } : null, facing };
}

/** The ways in which the marker may be turned on a spot. */
export function facingsOn(touching: Touching<Named>, spot: Spot): string[] {
  const there = touching.offers.filter((offer) => offer.names.includes(spotName(spot)));
  const facings = there.flatMap((offer) => offer.names.filter((name) => name.startsWith("facing:")));
  return facings.map((name) => name.slice("facing:".length));
}

const ABOUT_MARKERS = ["do:shift", "do:steal", "do:forgo", "do:star"];

/** True if a choice concerns the markers of a trick that lie in the theater. */
export function askedFor(offers: readonly Named[], trick: string): boolean {
  const concerns = ({ names }: Named) => names.includes(`trick:${trick}`) && ABOUT_MARKERS.some((it) => names.includes(it));
  return offers.some(concerns);
}

/** The theater once the marker lies there. */
export function laidOn(theater: readonly Show[], laying: Laying, spot: Spot, facing: string): Show[] {
  return theater.map((show) => {
    const left = laying.from?.card === show.card ? lifted(show, laying) : show;
    if (show.card !== spot.card) return left;
    const laid: Marker = { ...laying.marker, facing };
    return { ...left, markers: left.markers.map((marker, number) => (number === spot.slot - 1 ? laid : marker)) };
  });
}

function lifted(show: Show, { from, marker }: Laying): Show {
  const isIt = (each: Marker) => each.seat === marker.seat && each.symbol === marker.symbol;
  if (from!.slot === 0) return { ...show, beside: (show.beside ?? []).filter((each) => !isIt(each)) };
  return { ...show, markers: show.markers.map((each, number) => (number === from!.slot - 1 ? null : each)) };
}

export interface LinkPay {
  links: Joint[];
  /** TR-LINK-05: fame or coins for each link; 0 if nothing is paid. */
  each: number;
  /** TR-LINK-08, 09: the shards of each seat that gets any. */
  shards: Map<number, number>;
}

/** What a marker on a spot, turned that way, would link and pay; cards and prophecies may add to it. */
export function linkPay(
  printed: Printed,
  schoolOf: SchoolOf,
  theater: readonly Show[],
  laying: Laying,
  spot: Spot,
  facing: string,
): LinkPay {
  const card = printed.performances.find((each) => each.id === spot.card)!;
  const { markers } = laidOn(theater, laying, spot, facing).find((show) => show.card === spot.card)!;
  const links = linksAt(card, markers, spot.slot - 1, schoolOf);
  const shards = new Map<number, number>();
  for (const joint of laying.pays ? links.filter((link) => link.shard) : []) {
    const owners = new Set([markers[joint.slot]!.seat, markers[joint.other]!.seat]);
    for (const owner of owners) shards.set(owner, (shards.get(owner) ?? 0) + 1);
  }
  return { links, each: laying.pays ? trickOf(printed, laying.marker.trick).level : 0, shards };
}
