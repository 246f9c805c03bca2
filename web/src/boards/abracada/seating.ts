/** Who sits where, and whom a spell would reach. Left is the next seat, right the one before. */

import type { AbracadaView } from "./types";

/** All seats but the viewer's, from its left neighbour to its right one; all of them for a spectator. */
export function othersAround(seats: number, seat: number | null): number[] {
  const first = seat ?? -1;
  const count = seat === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, step) => (first + 1 + step) % seats);
}

/** The next seat in play in a direction; AQ-VAR-13: those who are out are skipped. */
export function neighbour(lives: readonly number[], seat: number, step: 1 | -1): number {
  const seats = lives.length;
  let at = seat;
  do at = (at + step + seats) % seats;
  while (at !== seat && lives[at] === 0);
  return at;
}

export type Side = "left" | "right" | "both" | "";

/** Where another seat sits as seen from the viewer, if it is a neighbour in play. */
export function sideOf(view: AbracadaView, other: number): Side {
  if (view.seat === null || other === view.seat) return "";
  const left = neighbour(view.lives, view.seat, 1) === other;
  const right = neighbour(view.lives, view.seat, -1) === other;
  if (left && right) return "both";
  return left ? "left" : right ? "right" : "";
}

/** What happens to somebody's lives: a number, or what the die will show. */
export interface Stroke {
  seat: number;
  sign: 1 | -1;
  amount: number | "die";
}

const DRAGON = 1;
const WANDERER = 2;
const DREAM = 3;
const TEMPEST = 5;
const BLIZZARD = 6;
const FIREBALL = 7;
const DRINK = 8;

function struck(view: AbracadaView, caster: number, spell: number): number[] {
  const left = neighbour(view.lives, caster, 1);
  const right = neighbour(view.lives, caster, -1);
  if (spell === BLIZZARD) return [left];
  if (spell === FIREBALL) return [right];
  if (spell === TEMPEST) return [...new Set([left, right])];
  if (spell !== DRAGON && spell !== WANDERER) return [];
  return othersAround(view.lives.length, caster).filter((seat) => view.lives[seat]! > 0);
}

/** AQ-SPELL: whose lives a spell would change if it succeeds. Nobody's beyond what can be gained. */
export function ifItSucceeds(view: AbracadaView, caster: number, spell: number): Stroke[] {
  const amount = spell === DRAGON || spell === DREAM ? "die" : 1;
  const hits = struck(view, caster, spell).map((seat): Stroke => ({ seat, sign: -1, amount }));
  const heals = spell === WANDERER || spell === DREAM || spell === DRINK;
  if (heals && view.lives[caster]! < view.full_life) hits.unshift({ seat: caster, sign: 1, amount });
  return hits;
}

/** AQ-CAST-05, 06, 14: what a failed call costs; a lower Dragon that is punished rolls no die. */
export function ifItFails(caster: number, spell: number, costly: boolean): Stroke {
  return { seat: caster, sign: -1, amount: spell === DRAGON && !costly ? "die" : 1 };
}
