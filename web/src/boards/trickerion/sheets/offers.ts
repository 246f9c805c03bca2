/**
 * What is shown of the open question in a sheet: all tricks that can be learned, or one tile for each choice where the
 * things on the board do not tell them apart. Verbs that stand alone and cards to be read are shown elsewhere.
 */

import type { Named, Touching } from "../../../lib/touching";
import { fieldOf, valueOf } from "../tray/tray";

const VERB = "do:";
const LEARN = "do:learn";

export function verbOf(offer: Named): string {
  return offer.names.find((name) => name.startsWith(VERB)) ?? "";
}

export function thingsOf(offer: Named): string[] {
  return offer.names.filter((name) => !name.startsWith(VERB));
}

type Lies = (name: string) => boolean;

/** True if touching things on the board alone goes on to every choice that is left. */
export function boardTells<O extends Named>({ left, touched }: Pick<Touching<O>, "left" | "touched">, lies: Lies): boolean {
  const open = (offer: O) => thingsOf(offer).filter((name) => lies(name) && !touched.includes(name));
  return left.every((offer) => {
    const own = open(offer);
    return own.length > 0 && left.filter((other) => own.every((name) => other.names.includes(name))).length === 1;
  });
}

/** So many choices are shown at once; more are divided first. */
const MOST = 16;

export interface Tiles<O> {
  /** The choices themselves, each to be picked; none if they are divided first. */
  offers: readonly O[];
  /** The things of one field that divide them, each to be touched. */
  names: readonly string[];
}

/** The tiles for the choices that are left. */
export function tilesOf<O extends Named>({ left, touched }: Pick<Touching<O>, "left" | "touched">, lies: Lies): Tiles<O> {
  if (left.length <= MOST) return { offers: left, names: [] };
  const fields = new Map<string, Set<string>>();
  for (const name of left.flatMap(thingsOf)) {
    if (!touched.includes(name)) fields.set(fieldOf(name), (fields.get(fieldOf(name)) ?? new Set()).add(name));
  }
  // What lies on the board is touched there.
  const found = [...fields.values()].filter((names) => names.size > 1);
  const hidden = found.find((names) => [...names].some((name) => !lies(name)));
  return { offers: [], names: [...(hidden ?? found[0] ?? [])] };
}

/** What a tile says: the things that set it apart, if all choices do the same; else nothing, and its sentence speaks. */
export function apart<O extends Named>(offer: O, offers: readonly O[]): string[] {
  if (offers.some((other) => verbOf(other) !== verbOf(offer))) return [];
  const shared = (name: string) => offers.every((other) => other.names.includes(name));
  return thingsOf(offer).filter((name) => !shared(name));
}

/** The choices that do the same, together. */
export function byVerb<O extends Named>(offers: readonly O[]): { verb: string; offers: O[] }[] {
  return [...new Set(offers.map(verbOf))].map((verb) => ({ verb, offers: offers.filter((offer) => verbOf(offer) === verb) }));
}

/** True while a trick is to be learned: the verb was touched, or a trick was picked. */
export function learns<O extends Named>({ touched, picked }: Touching<O>): boolean {
  return touched.includes(LEARN) || (picked?.names.includes(LEARN) ?? false);
}

/** Questions that begin with what lies on the board: a sheet comes only after a touch. */
const ON_BOARD = ["act"];
/** Questions that are asked elsewhere: planning, placing, what is chosen before the first round, and goods. */
const ELSEWHERE = ["assign", "confirm", "place", "magician", "specialist", "advertise"];
const GOODS = ["do:take", "do:decline"];

export interface Open<O extends Named> {
  kind: string;
  touching: Touching<O>;
  lies: Lies;
  /** The fields whose things are cards to be read. */
  cards: readonly string[];
}

/** Whether tiles are shown; not where the board says enough, and not for cards and verbs alone. */
export function showsTiles<O extends Named>({ kind, touching, lies, cards }: Open<O>): boolean {
  const { left, begun } = touching;
  if (ELSEWHERE.includes(kind) || kind.startsWith("starting-") || left.length < 2) return false;
  if (ON_BOARD.includes(kind) && !begun) return false;
  if (left.every((offer) => GOODS.includes(verbOf(offer)))) return false;
  const withThings = left.filter((offer) => thingsOf(offer).length > 0);
  const rest = { left: withThings, touched: touching.touched };
  // What touches nothing has a button of its own.
  if (!withThings.length || boardTells(rest, lies)) return false;
  const open = withThings.flatMap(thingsOf).filter((name) => !touching.touched.includes(name) && !lies(name));
  return !open.some((name) => cards.includes(fieldOf(name)));
}

export { fieldOf, valueOf };
