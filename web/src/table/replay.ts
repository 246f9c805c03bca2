/** Going through the moments of a game. */

export type Move = "first" | "previous" | "next" | "last";

/** The moment that a move leads to. */
export function moved(move: Move, at: number, newest: number): number {
  const to = { first: 0, previous: at - 1, next: at + 1, last: newest }[move];
  return Math.max(0, Math.min(to, newest));
}

/** The address of a moment, to be sent to somebody; a table by invitation wants that too. */
export function momentLink(origin: string, table: string, moment: number, invitation: string | null = null): string {
  const secret = invitation ? `#invitation=${encodeURIComponent(invitation)}` : "";
  return `${origin}/table/${encodeURIComponent(table)}?moment=${moment}${secret}`;
}
