/** A small table for the tests: three seats, the viewer on seat 0; and what the server says of the spells. */

import type { AbracadaView, Event, Order, Printed, Spell, Stone, Stroke } from "./types";
import type { EventOut } from "../../lib/wire";

export function stone(spell: number | null, drawn = 0, ...excluded: number[]): Stone {
  return { spell, drawn, excluded };
}

export function sampleView(changes: Partial<AbracadaView> = {}): AbracadaView {
  const backs = [1, 2, 3, 4, 5].map(() => stone(null));
  return {
    seat: 0,
    options: { easy: false, last_standing: false, lower: "refuse", first: null },
    round: 1,
    turn: 1,
    active: 0,
    asked: "call",
    last: 0,
    lives: [6, 6, 6],
    scores: [0, 0, 0],
    gained: [0, 0, 0],
    full_life: 6,
    goal: 8,
    copies: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    rows: [0, 0, 0, 1, 0, 0, 1, 2, 2],
    pool: 11,
    centre: [true, true, true, true],
    hands: [backs, [7, 6, 8, 2, 4].map((spell) => stone(spell)), [6, 8, 8, 7, 1].map((spell) => stone(spell))],
    held: [[], [], []],
    calls: [],
    ...changes,
  };
}

export function happened(...events: Event[]): EventOut[] {
  return events.map((event) => ({ event, sentence: event.type }));
}

const hits = (reach: string, amount: number | null = 1): Stroke => ({ reach, gains: false, amount });
const heals = (amount: number | null = 1): Stroke => ({ reach: "caster", gains: true, amount });
const spell = (success: Stroke[], more: Partial<Spell> = {}): Spell => ({ success, failure: [hits("caster")], takes_secret: false, ...more });

/** Every call below the last one cast is of this kind. */
function order(options: Order["options"], lower: string): Order {
  const numbers = Array.from({ length: 9 }, (_, number) => number);
  return { options, calls: numbers.map((last) => numbers.map((called) => (called < last ? lower : "free"))) };
}

export function samplePrinted(): Printed {
  const spells = [
    spell([]),
    spell([hits("others", null)], { failure: [hits("caster", null)] }),
    spell([heals(), hits("others")]),
    spell([heals(null)]),
    spell([], { takes_secret: true }),
    spell([hits("neighbours")]),
    spell([hits("left")]),
    spell([hits("right")]),
    spell([heals()]),
  ];
  const orders = [
    order({ easy: false, lower: "refuse" }, "closed"),
    order({ easy: false, lower: "penalty" }, "costly"),
    order({ easy: true, lower: "refuse" }, "free"),
    order({ easy: true, lower: "penalty" }, "free"),
  ];
  return { die: [1, 1, 2, 2, 3, 3], spells, orders } as unknown as Printed;
}
