/** The ends of rounds, found in the log. */

import type { EventOut, LogEntry } from "../../lib/wire";
import type { Event, RoundEnded } from "./types";

export interface Ending {
  seq: number;
  round: number;
  /** True if the game ended with the round. */
  over: boolean;
  ended: RoundEnded;
  /** How it came to the end, in sentences. */
  told: string;
}

function find<Type extends Event["type"]>(events: readonly EventOut[], type: Type) {
  const found = events.find(({ event }) => (event as Event).type === type);
  return (found?.event ?? null) as Extract<Event, { type: Type }> | null;
}

/** The last round that has ended up to a moment. `round` is the one that is running at that moment. */
export function lastEnding(log: readonly LogEntry[], upTo: number, round: number): Ending | null {
  const entries = log.filter((entry) => entry.seq <= upTo && entry.undone === null);
  for (const { seq, events } of entries.reverse()) {
    const ended = find(events, "round-ended");
    if (!ended) continue;
    const over = find(events, "game-ended") !== null;
    const before = events.filter(({ event }) => (event as Event).type !== "round-began");
    return { seq, round: over ? round : round - 1, over, ended, told: before.map(({ sentence }) => sentence).join(" ") };
  }
  return null;
}
