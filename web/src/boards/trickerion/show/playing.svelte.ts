/** What comes forward over the board: the performances in turn, then the summary of the round that has ended. */

import { settings } from "../../../lib/speech.svelte";
import type { Frame, LogEntry } from "../../../lib/wire";
import type { Session } from "../../../table/session.svelte";
import type { Event, TrickerionView } from "../types";
import { followed, linesOf, type Line, type Scene } from "./scenes";

/** A round that has ended: the moment that told it, and the table right after it if that is known already. */
export interface Ended {
  round: number;
  seq: number;
  view: TrickerionView | null;
}

/** The round that has ended last between two moments, if another one has begun; some moments may have been skipped. */
export function endedSince(log: readonly LogEntry[], seen: number, now: Frame): Ended | null {
  const entries = log.filter(({ seq }) => seq > seen && seq <= now.seq);
  const found = entries.flatMap(({ seq, events }) => events.map(({ event }) => endedBy(event as Event, seq, now)));
  return found.filter((each) => each !== null).at(-1) ?? null;
}

function endedBy(event: Event, seq: number, now: Frame): Ended | null {
  if (event.type !== "round-began" || event.round < 2) return null;
  return { round: event.round - 1, seq, view: seq === now.seq ? (now.view as TrickerionView) : null };
}

export class Playing {
  #scenes = $state.raw<readonly Scene[]>([]);
  #number = $state(0);
  #told = $state(1);
  #ended = $state.raw<Ended | null>(null);
  /** The performance that went by itself, while more of it may come: somebody may still have to choose. */
  #faded: Scene | null = null;
  #seen: Frame | null;

  /** What had happened before one came is not shown. */
  constructor(seen: Frame | null) {
    this.#seen = seen;
  }

  /** Frame by frame, whatever moment the board shows: a past one has other days and markers. */
  follow(before: Frame | null, now: Frame | null, log: readonly LogEntry[]): void {
    const seen = this.#seen;
    if (!now || now === seen) return;
    this.#seen = now;
    if (settings.calm) this.#perform(seen, before, now);
    if (now.over) this.#ended = null;
    else if (seen) this.#ended = endedSince(log, seen.seq, now) ?? this.#ended;
  }

  #perform(seen: Frame | null, before: Frame | null, now: Frame): void {
    const faded = this.#scenes.length ? null : this.#faded;
    const scenes = followed(faded ? [faded] : this.#scenes, seen, before, now);
    const more = (scenes[0]?.told.length ?? 0) > (faded?.told.length ?? 0);
    this.#faded = faded && scenes[0] === faded && scenes.length === 1 ? faded : null;
    this.#scenes = faded && !more && scenes[0]?.seq === faded.seq ? scenes.slice(1) : scenes;
    if (this.#number >= this.#scenes.length) this.#turn(0);
    if (faded && more) this.#told = faded.told.length + 1;
  }

  get scene(): Scene | null {
    return this.#scenes[this.#number] ?? null;
  }

  get lines(): Line[] {
    return this.scene ? linesOf(this.scene) : [];
  }

  /** How many lines have been told; all at once where nothing moves. */
  get told(): number {
    return settings.motion ? Math.min(this.#told, this.lines.length) : this.lines.length;
  }

  get isTold(): boolean {
    return this.told >= this.lines.length;
  }

  /** True if another performance waits. */
  get waits(): boolean {
    return this.#number + 1 < this.#scenes.length;
  }

  /** The round whose summary comes after the performances. */
  get ended(): Ended | null {
    return this.scene ? null : this.#ended;
  }

  /** One line on; after the last one the next performance, or the end of the show. */
  next(): void {
    if (!this.isTold) this.#told += 1;
    else if (this.waits) this.#turn(this.#number + 1);
    else this.close();
  }

  all(): void {
    this.#told = this.lines.length;
  }

  /** Leave the performances; what they paid was paid long ago. */
  close(): void {
    this.#scenes = [];
    this.#faded = null;
    this.#turn(0);
  }

  /** On by itself: like the reader's next step, but what has gone this way comes back if more of it is told. */
  goOn(): void {
    const last = this.scene;
    // Before anything is paid, somebody chooses.
    if (!this.lines.length) return;
    this.next();
    if (!this.#scenes.length && last?.open) this.#faded = last;
  }

  closeRound(): void {
    this.#ended = null;
  }

  /** Everything goes: the reader has gone on. */
  leave(): void {
    this.close();
    this.closeRound();
  }

  /** Show one performance once more. */
  again(scene: Scene): void {
    this.#scenes = [scene];
    this.#turn(0);
  }

  #turn(number: number): void {
    this.#number = number;
    this.#told = 1;
  }
}

const playing = new WeakMap<Session, Playing>();

/** One for a table, whichever component shows it: the board gives way to the final view before the last show is over. */
export function playingAt(session: Session): Playing {
  const found = playing.get(session) ?? new Playing(session.frame);
  playing.set(session, found);
  return found;
}
