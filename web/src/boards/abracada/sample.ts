/** A small table for the tests: three seats, the viewer on seat 0. */

import type { AbracadaView, Event, Stone } from "./types";
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
