/** What a viewer can know of the stones, from the view alone. */

import type { AbracadaView, Printed, Stone } from "./types";

/** The spells of this game, lowest first. */
export function spellsOf(view: AbracadaView): number[] {
  return Array.from({ length: view.copies.length - 1 }, (_, index) => index + 1);
}

/** How many copies of each spell the viewer sees outside the rows: in hands and among the own secrets. */
export function seenElsewhere(view: AbracadaView): number[] {
  const seen = view.copies.map(() => 0);
  const stones = [...view.hands.flat(), ...view.held.flat()];
  for (const stone of stones) if (stone?.spell) seen[stone.spell]! += 1;
  return seen;
}

/** AQ-INFO-12: how many copies of each spell the viewer cannot see anywhere. */
export function leftToFind(view: AbracadaView): number[] {
  const seen = seenElsewhere(view);
  return view.copies.map((copies, spell) => copies - view.rows[spell]! - seen[spell]!);
}

/**
 * What a stone whose face is hidden can still be: `possible`, `missed` (a call has excluded it) or `gone`
 * (every copy is in sight elsewhere).
 */
export type Candidate = "possible" | "missed" | "gone";

export function candidates(view: AbracadaView, stone: Stone): Candidate[] {
  return leftToFind(view).map((left, spell) => {
    if (stone.excluded.includes(spell)) return "missed";
    return left > 0 ? "possible" : "gone";
  });
}

/** What the server says of calls at such a table, by the last spell cast and the spell called. */
function callsOf(view: AbracadaView, { orders }: Printed): string[][] {
  const options: Record<string, unknown> = { ...view.options };
  return orders.find((each) => Object.entries(each.options).every(([name, value]) => options[name] === value))!.calls;
}

/** How the order of this turn bears on a call: it is `free`, `closed`, or `costly`. */
export function orderOf(view: AbracadaView, printed: Printed, spell: number): string {
  return view.asked === "" ? "free" : callsOf(view, printed)[view.last]![spell]!;
}

/** What a call is that is lower than the last spell cast, whichever that was. */
export function lowerCall(view: AbracadaView, printed: Printed): string {
  return callsOf(view, printed).at(-1)![1]!;
}

/** What was called in the turn that is running, in its order. */
export function calledThisTurn(view: AbracadaView) {
  return view.calls.filter((call) => call.turn === view.turn);
}

/** How many stones would be drawn if the turn ended now. */
export function wouldDraw(view: AbracadaView, seat: number): number {
  const empty = view.hands[seat]!.filter((stone) => stone === null).length;
  return Math.min(empty, view.pool);
}
