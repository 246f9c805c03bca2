/** Going through the moments of a game. */

export type Move = "first" | "previous" | "next" | "last";

/** The moment that a move leads to. */
export function moved(move: Move, at: number, newest: number): number {
  const to = { first: 0, previous: at - 1, next: at + 1, last: newest }[move];
  return Math.max(0, Math.min(to, newest));
}

/** Stands for the seat of whoever watches, where there must be a number. */
export const WATCHING = -1;

/** A moment and whose count it is: everybody counts only what they notice. */
export interface Moment {
  seq: number;
  of: number | null;
}

/** The address of a moment, to be sent to somebody; a table by invitation wants that too. */
export function momentLink(origin: string, table: string, { seq, of }: Moment, invitation: string | null = null): string {
  const secret = invitation ? `#invitation=${encodeURIComponent(invitation)}` : "";
  return `${origin}/table/${encodeURIComponent(table)}?moment=${seq}&of=${of ?? WATCHING}${secret}`;
}

/** The moment that an address leads to; one that does not say whose count it is has the reader's own. */
export function momentOf(query: URLSearchParams, seat: number | null): Moment | null {
  const [seq, of] = [query.get("moment"), query.get("of")];
  if (seq === null || !/^\d{1,9}$/.test(seq)) return null;
  if (of === null || !/^(-1|\d{1,2})$/.test(of)) return { seq: Number(seq), of: seat };
  return { seq: Number(seq), of: Number(of) === WATCHING ? null : Number(of) };
}
