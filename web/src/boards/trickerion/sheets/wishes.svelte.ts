/**
 * What somebody has said already of the questions to come: the engine asks step by step (which trick, which die, which
 * symbol), a sheet asks for all of it at once. What is wished is answered when it is asked; what was not foreseen is
 * asked as usual.
 */

import type { AskedOut, Offer } from "../../../lib/wire";
import type { Session } from "../../../table/session.svelte";

export interface Wish {
  /** The kind of the question to come. */
  kind: string;
  /** What the answer names. */
  name: string;
}

export class Wishes {
  #after = -1;
  #open: readonly Wish[] = [];

  /** To be said together with the answer to a question; what was wished before is forgotten. */
  say(question: number, wishes: readonly Wish[]): void {
    this.#after = question;
    this.#open = wishes;
  }

  /** The question that was answered with them. */
  get after(): number {
    return this.#after;
  }

  /** Forget what was said, unless something else has been said since. */
  forget(wishes: readonly Wish[]): void {
    if (this.#open === wishes) this.#open = [];
  }

  /** The answer to a question that was wished for, or null; whatever else is asked ends the wishing. */
  answerTo(asked: AskedOut): Offer | null {
    if (asked.number <= this.#after || !this.#open.length) return null;
    const wish = this.#open.find((each) => each.kind === asked.kind);
    const offer = wish && asked.choices.find((each) => each.names.includes(wish.name));
    if (!wish || !offer || offer.warnings?.length) {
      this.#open = [];
      return null;
    }
    this.#after = asked.number;
    this.#open = this.#open.filter((each) => each !== wish);
    return offer;
  }
}

const wishes = new Wishes();

/** Whatever way the open question is answered while this component is there, the wishes go with it. */
export function wishWith(session: Session, wanted: () => readonly Wish[]): void {
  const asked = session.question?.number;
  $effect(() => {
    if (asked === undefined || session.question?.number !== asked) return;
    const said = wanted();
    wishes.say(asked, said);
    // What is torn down still sees what was before; only afterwards is it known whether the question was answered.
    return () => queueMicrotask(() => session.question?.number === asked && wishes.forget(said));
  });
}

/** Answers what was wished for as soon as it is asked; to be called while a component is set up. */
export function grantWishes(session: Session): void {
  $effect(() => {
    const asked = session.moment ? null : session.question;
    if (!asked || session.sending || session.asksOpenly) return;
    // Whoever answers elsewhere has not said it here.
    const offer = session.answered === wishes.after ? wishes.answerTo(asked) : null;
    if (offer) void session.play(offer.text);
  });
}
