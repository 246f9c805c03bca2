/** Who sits where, and whom a spell would reach. Left is the next seat, right the one before. */

import type { AbracadaView, Spell, Stroke } from "./types";

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
export interface Hit {
  seat: number;
  sign: 1 | -1;
  amount: number | "die";
}

/** Whom a stroke of a caster reaches, as the server names it. */
function reached(view: AbracadaView, caster: number, { reach }: Stroke): number[] {
  const left = neighbour(view.lives, caster, 1);
  const right = neighbour(view.lives, caster, -1);
  if (reach === "caster") return [caster];
  if (reach === "left") return [left];
  if (reach === "right") return [right];
  if (reach === "neighbours") return [...new Set([left, right])];
  return othersAround(view.lives.length, caster).filter((seat) => view.lives[seat]! > 0);
}

function hits(view: AbracadaView, caster: number, strokes: readonly Stroke[]): Hit[] {
  return strokes.flatMap((stroke) => {
    const [sign, amount] = [stroke.gains ? 1 : -1, stroke.amount ?? "die"] as const;
    return reached(view, caster, stroke).map((seat): Hit => ({ seat, sign, amount }));
  });
}

/** Whose lives a spell would change if it succeeds. Nobody's beyond what can be gained. */
export function ifItSucceeds(view: AbracadaView, caster: number, { success }: Spell): Hit[] {
  return hits(view, caster, success).filter(({ seat, sign }) => sign < 0 || view.lives[seat]! < view.full_life);
}

/** What a failed call costs. */
export function ifItFails(view: AbracadaView, caster: number, { failure }: Spell): Hit[] {
  return hits(view, caster, failure);
}
