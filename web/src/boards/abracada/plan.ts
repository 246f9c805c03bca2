/**
 * From what has happened to what moves: which stone flies from where to where, which row shakes, whose life
 * falls, and what stays marked afterwards. Spots are the `data-spot`s of the board.
 */

import type { EventOut } from "../../lib/wire";
import type { Event, RoundBegan } from "./types";

export const spot = {
  stone: (seat: number, place: number) => `stone-${seat}-${place}`,
  row: (spell: number) => `row-${spell}`,
  rack: (seat: number) => `rack-${seat}`,
  lives: (seat: number) => `lives-${seat}`,
  held: (seat: number) => `held-${seat}`,
  secret: (place: number) => `secret-${place}`,
  pool: "pool",
  die: "die",
};

/** One motion lasts so long, in milliseconds; the next step may begin a little after the one before. */
export const LASTS = 320;
const STEP = 120;
/** However much happens, the last motion begins by then, so that the next frame finds the board at rest. */
const LATEST = 360;

export interface Flight {
  from: string;
  to: string;
  spell: number | null;
  at: number;
}

/** Something at a spot that moves in place. */
export interface Stir {
  kind: "shake" | "fall" | "rise" | "roll";
  at: number;
  spot: string;
}

export interface Called {
  seat: number;
  spell: number;
  outcome: "cast" | "missed" | "slipped";
}

/** What stays marked until something else happens. */
export interface Marks {
  called: Called | null;
  die: number | null;
  /** How much the lives of each seat have changed; 0 if not at all. */
  lives: Record<number, number>;
  /** The spots of stones that have just been drawn, and of secrets that have just been taken. */
  fresh: string[];
}

export interface Plan {
  flights: Flight[];
  stirs: Stir[];
  marks: Marks;
}

function nothing(): Plan {
  return { flights: [], stirs: [], marks: { called: null, die: null, lives: {}, fresh: [] } };
}

type Step = (plan: Plan, event: never, at: number) => void;

const STEPS: { [Type in Event["type"]]?: (plan: Plan, event: Extract<Event, { type: Type }>, at: number) => void } = {
  cast(plan, { seat, spell, place }, at) {
    plan.flights.push({ from: spot.stone(seat, place), to: spot.row(spell), spell, at });
    plan.marks.called = { seat, spell, outcome: "cast" };
  },
  missed(plan, { seat, spell }, at) {
    plan.stirs.push({ kind: "shake", spot: spot.row(spell), at });
    plan.marks.called = { seat, spell, outcome: "missed" };
  },
  slipped(plan, { seat, spell }, at) {
    plan.stirs.push({ kind: "shake", spot: spot.row(spell), at });
    plan.marks.called = { seat, spell, outcome: "slipped" };
  },
  rolled(plan, { result }, at) {
    plan.stirs.push({ kind: "roll", spot: spot.die, at });
    plan.marks.die = result;
  },
  "life-lost"(plan, { seat, amount }, at) {
    plan.stirs.push({ kind: "fall", spot: spot.lives(seat), at });
    plan.marks.lives[seat] = (plan.marks.lives[seat] ?? 0) - amount;
  },
  "life-gained"(plan, { seat, amount }, at) {
    plan.stirs.push({ kind: "rise", spot: spot.lives(seat), at });
    plan.marks.lives[seat] = (plan.marks.lives[seat] ?? 0) + amount;
  },
  "secret-taken"(plan, { seat, place, spell }, at) {
    plan.flights.push({ from: spot.secret(place), to: spot.held(seat), spell, at });
    plan.marks.fresh.push(spot.held(seat));
  },
  drew(plan, { seat, places, spells }, at) {
    places.forEach((place, index) => {
      plan.flights.push({ from: spot.pool, to: spot.stone(seat, place), spell: spells[index] ?? null, at });
      plan.marks.fresh.push(spot.stone(seat, place));
    });
  },
  eliminated(plan, { seat, spells }, at) {
    for (const spell of spells) plan.flights.push({ from: spot.rack(seat), to: spot.row(spell), spell, at });
  },
};

/** A new deal: every stone comes from the pool, one place after the other. */
function deal(event: RoundBegan, size: number): Plan {
  const plan = nothing();
  event.hands.forEach((hand, seat) => {
    for (let place = 1; place <= size; place += 1) {
      const at = Math.min(LATEST, (place - 1) * 60);
      plan.flights.push({ from: spot.pool, to: spot.stone(seat, place), spell: hand[place - 1] ?? null, at });
    }
  });
  return plan;
}

/**
 * The plan for what has just happened. What came before a new deal is told by the panel of the round that
 * ended: its stones are on the board no more.
 */
export function planFor(events: readonly EventOut[], handSize: number): Plan {
  const happened = events.map(({ event }) => event as Event);
  const began = happened.filter((event) => event.type === "round-began").at(-1);
  if (began) return deal(began, handSize);
  const plan = nothing();
  let at = -STEP;
  let before = "";
  for (const event of happened) {
    const step = STEPS[event.type] as Step | undefined;
    if (!step) continue;
    // Those who are hit together lose their lives together.
    if (event.type !== before) at = Math.min(LATEST, at + STEP);
    before = event.type;
    step(plan, event as never, at);
  }
  return plan;
}
