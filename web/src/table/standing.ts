/** How a game stands, or has ended. */

export interface Place {
  seat: number;
  name: string;
  /** From 1; those who stand level share a place. */
  rank: number;
  score: number;
  won: boolean;
}

interface Stands {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly winners: readonly number[];
}

/** The seats, the best first. */
export function standing(stands: Stands, names: readonly string[]): Place[] {
  const places = stands.scores.map((score, seat) => ({
    seat,
    name: names[seat] ?? "",
    rank: stands.ranks[seat] ?? seat + 1,
    score,
    won: stands.winners.includes(seat),
  }));
  return places.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}
