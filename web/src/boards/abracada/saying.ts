/** Small sayings that several parts of the board share. */

import { facts } from "../../lib/joining";
import { settings, t, type Speaker } from "../../lib/speech.svelte";
import type { Session } from "../../table/session.svelte";
import type { Hit } from "./seating";
import type { Stone } from "./types";

/** A number with its sign, with a true minus. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** "1, 2 and 3", or "1, 2 or 3" for what could be the case. */
export function listed(things: readonly (string | number)[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(settings.lang, { type }).format(things.map(String));
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent" }).format(chance);
}

/** A hit as a short sign beside the lives: "−1", "+1", "−1…3". */
export function hitSign({ sign, amount }: Hit, die: readonly number[]): string {
  const span = amount === "die" ? `${Math.min(...die)}…${Math.max(...die)}` : String(amount);
  return (sign < 0 ? "−" : "+") + span;
}

/** When a stone was drawn and what a miss has excluded for it. */
export function remembered(stone: Stone): string {
  const drawn = stone.drawn ? t("abra-drawn-turn", { turn: stone.drawn }) : t("abra-drawn-deal");
  return facts(drawn, stone.excluded.length ? t("abra-not", { spells: listed(stone.excluded, "disjunction") }) : "");
}

export function faceLabel(words: Speaker, place: number, spell: number): string {
  return t("abra-stone-face", { place, spell, name: words.name("spell", spell) });
}

/** The exact chance of an open choice, where the table shows odds. */
export function chanceOf(session: Session, name: string): number | null {
  const offer = session.touching.offers.find((each) => each.names.includes(name));
  return (offer && session.odds?.get(offer.text)) ?? null;
}
