/** What is asked, as far as the dock has to show it. */

import type { Session } from "../../../table/session.svelte";
import { Touching, type Named } from "../../../lib/touching";
import { isForward } from "../forward.svelte";
import type { Look } from "../look";
import { inPlay } from "../modules/registry";
import { sheetOf } from "../sheets/shown";
import { lyingOut, settled, trayOf, verbsOf, type Group } from "../tray/tray";

/** The verbs that the characters and slots say by themselves. */
const SILENT = ["do:place", "do:idle", "do:send", "do:rest"];

/** Fields whose things are cards to be read: they lie in the middle of the table. */
const CARDS = ["trick", "magician", "card"];

/** What the plan in the page asks for by itself. */
const PLANNING = ["assign", "confirm"];

const open = (session: Session) => session.moment === null && session.question !== null;

function ownCharacters(look: Look): string[] {
  return look.seat === null ? [] : look.view.workshops[look.seat]!.characters.map(({ id }) => `character:${id}`);
}

/** True if an own character is to be touched. */
export function asksTeam(session: Session, look: Look): boolean {
  const own = ownCharacters(look);
  return session.touching.offers.some((offer: Named) => offer.names.some((name) => own.includes(name)));
}

/** True if the viewer is asked something that is no matter of the team: then the verbs take its place. The stage asks by itself. */
export function asksElsewhere(session: Session, look: Look): boolean {
  return open(session) && !isForward(session) && !asksTeam(session, look);
}

/** True while a character is to be placed that a shard could be spent on. */
export function boostable(session: Session, look: Look): boolean {
  return open(session) && session.question?.kind === "place" && look.seat !== null && look.view.shards[look.seat]! > 0;
}

/** The verbs that need a button: those that touch nothing else, and all others only where things alone do not tell them apart. */
export function spokenVerbs(session: Session): string[] {
  if (!open(session) || isForward(session)) return [];
  const { touching } = session;
  const plain = touching.offers.filter((offer) => offer.names.length === 1);
  const unclear = verbsOf(new Touching(touching.offers.filter((offer) => !plain.includes(offer))));
  const wanted = new Set([...unclear, ...plain.flatMap((offer) => offer.names)]);
  return verbsOf(touching).filter((verb) => wanted.has(verb) && !SILENT.includes(verb));
}

/** An action begins with a verb or with a thing on the board; what else it needs is asked then. */
const begins = (session: Session) => session.question?.kind === "act" && !session.touching.begun;

/** What is offered and lies nowhere on the board, nor in a sheet that is open. */
export function offered(session: Session, look: Look): { chips: Group[]; cards: Group[] } {
  const groups = open(session) && !begins(session) && !sheetOf(session, look) ? trayOf(session.touching, lyingOut(look)) : [];
  const cards = [...CARDS, ...inPlay(look.view).flatMap((each) => Object.keys(each.cards ?? {}))];
  const isCards = ({ field, values }: Group) => cards.includes(field) || (field === "character" && values.length > 0 && look.view.round === 0);
  return { chips: groups.filter((group) => !isCards(group)), cards: groups.filter(isCards) };
}

/** Choices that no further touch can single out; a sheet shows them itself. */
export function covered(session: Session, look: Look) {
  return open(session) && session.touching.picked === null && !sheetOf(session, look) ? settled(session.touching) : [];
}

/** What lies in the middle of the table: cards to choose from, or a choice of the set-up that is drawn as one. */
export type Middle = "starting" | "advertise" | "goods" | "cards" | "";

const STARTING = ["starting-components", "starting-trick", "starting-symbol"];
const GOODS = ["do:take", "do:decline"];

export function inMiddle(session: Session, look: Look): Middle {
  const asked = open(session) ? session.question : null;
  if (!asked || look.seat === null || PLANNING.includes(asked.kind)) return "";
  if (STARTING.includes(asked.kind)) return "starting";
  if (asked.kind === "advertise") return "advertise";
  const takes = asked.choices.some((offer) => offer.names.includes("do:take"));
  if (takes && asked.choices.every((offer) => GOODS.some((verb) => offer.names.includes(verb)))) return "goods";
  return offered(session, look).cards.length ? "cards" : "";
}
