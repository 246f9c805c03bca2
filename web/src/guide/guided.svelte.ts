/** Somebody who is guided at a table: which moment has come, what it says, and what it points at. */

import { settings } from "../lib/speech.svelte";
import type { Frame, Offer } from "../lib/wire";
import type { Session } from "../table/session.svelte";
import { eventOf, expected, momentAt, takenBack, type Now } from "./following";
import { guidesOf, type Spoken } from "./guides";
import { keepGuide, keptGuide, type KeptGuide } from "./kept";
import type { Moment, Script } from "./script";

/** For so long, in milliseconds, nobody has read a note yet. */
const UNREAD = 1500;

export class Guided {
  kept = $state.raw<KeptGuide | null>(null);
  spoken = $state.raw<Spoken | null>(null);
  /** What is said to whoever did something else. */
  note = $state("");
  /** An earlier moment that is read again; -1 for none. */
  again = $state(-1);
  #events = $state.raw<Record<string, unknown>[]>([]);
  #frame: Frame | null = null;
  #noted = 0;

  constructor(readonly session: Session) {
    this.kept = keptGuide(session.id);
  }

  async learn(game: string, lang: string): Promise<void> {
    const found = await guidesOf(game, lang).catch(() => null);
    if (lang === settings.lang) this.spoken = found;
  }

  get script(): Script | null {
    return this.spoken?.guides.find(({ id }) => id === this.kept?.guide) ?? null;
  }

  get now(): Now {
    const { frame, question } = this.session;
    const offers = (question?.choices ?? []).map(({ text }) => text);
    return { kind: question?.kind ?? "", offers, view: frame?.view, events: this.#events, over: frame?.over === true };
  }

  /** The number of the moment that has come; -1 if none has. */
  get number(): number {
    if (!this.script || !this.kept || this.session.moment) return -1;
    if (this.again >= 0) return this.again;
    // An answer that is on its way leaves its question open: what comes next is not known yet.
    return this.session.sending ? -1 : momentAt(this.script, this.kept.at, this.now);
  }

  get moment(): Moment | null {
    return this.script?.moments[this.number] ?? null;
  }

  /** The choice that fits, if the moment waits for one. */
  get offer(): Offer | null {
    const wanted = this.moment && this.again < 0 ? expected(this.moment, this.now) : null;
    return this.session.question?.choices.find(({ text }) => text === wanted) ?? null;
  }

  /** A sentence of the moment: itself, `why` or `other`; `` if it has none. */
  say(more = ""): string {
    const { moment, script, spoken } = this;
    if (!moment || !script || !spoken) return "";
    const id = [script.id, moment.id, more].filter(Boolean).join("-");
    const event = (moment.when?.event && eventOf(script, moment.when, this.now)) || {};
    return spoken.says.knows(id) ? spoken.says.say(id, event as Record<string, string | number>) : "";
  }

  get title(): string {
    return this.script && this.spoken ? this.spoken.says.say(`${this.script.id}-title`) : "";
  }

  // --- following the table ------------------------------------------------------------------------

  follow(frame: Frame | null): void {
    if (!frame || frame === this.#frame) return;
    this.#frame = frame;
    const seen = frame.events.map(({ event }) => event as Record<string, unknown>);
    if (frame.undone !== null && frame.undone === frame.seat) this.#undone();
    if (frame.answered === null) this.#events = [...this.#events, ...seen];
    else this.#events = seen;
  }

  /** An answer is on its way; whether it is what was expected. */
  hear(choice: string): void {
    const { moment } = this;
    if (!moment?.expects || this.again >= 0) return;
    const fits = moment.expects.includes(choice);
    if (!fits) this.#noted = Date.now();
    // What a board answers by itself right afterwards takes no sentence away that nobody has read yet.
    if (!fits || Date.now() - this.#noted > UNREAD) this.note = fits ? "" : this.say("other") || (this.spoken?.says.say("other") ?? "");
    if (fits) this.#keep({ at: this.number + 1 });
  }

  #undone(): void {
    const { script, kept } = this;
    this.note = "";
    if (script && kept) this.#keep({ at: takenBack(script, kept.at, this.now) });
  }

  // --- what the card does -------------------------------------------------------------------------

  /** On to what comes next: after reading, after reading again, or past a step. */
  next(): void {
    this.note = "";
    if (this.again >= 0) this.again = -1;
    else if (this.number >= 0) this.#keep({ at: this.number + 1 });
  }

  /** The last sentence stands there: whoever leaves now has done the lesson. */
  reachEnd(): void {
    if (!this.kept?.done) this.#keep({ done: true });
  }

  back(): void {
    if (this.number > 0) this.again = this.number - 1;
  }

  leave(away: boolean): void {
    this.#keep({ away });
  }

  #keep(changes: Partial<KeptGuide>): void {
    if (!this.kept) return;
    this.kept = { ...this.kept, ...changes };
    keepGuide(this.kept);
  }
}
