/** Why somebody scored what at the end of a round (AQ-SCORE, AQ-VAR-06, 07). */

import type { Points, RoundEnded } from "./types";

export type Reason = "won" | "survived" | "died" | "all-cast";

export interface Scored {
  reason: Reason;
  points: number;
  /** How much of it the reason pays, and how much the secret stones add. */
  base: number;
  secrets: number;
}

function reasonOf(ended: RoundEnded, seat: number): Reason {
  if (seat === ended.winner) return "won";
  if (ended.points[seat]! > 0) return "survived";
  // AQ-VAR-10: only who is out of the round has no stones left without having won it.
  if (!ended.hands[seat]!.some(Boolean)) return "died";
  return ended.outcome === "all-cast" ? "all-cast" : "died";
}

export function scored(ended: RoundEnded, paid: Points): Scored[] {
  return ended.points.map((points, seat) => {
    const secrets = points > 0 ? ended.secrets[seat]!.length * paid.secret : 0;
    return { reason: reasonOf(ended, seat), points, base: points - secrets, secrets };
  });
}
