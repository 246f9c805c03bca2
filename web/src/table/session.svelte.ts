/** A seat at a table: what was touched, what it would do, and how it is answered. */

import { Declined, get, newKey, post } from "../lib/api";
import { t } from "../lib/speech.svelte";
import { Touching } from "../lib/touching";
import type { AnsweredOut, AskedOut, GhostOut, HintOut, OddsOut, Offer, WhyOut } from "../lib/wire";
import { Ghosts } from "./ghosts.svelte";
import { Odds } from "./odds.svelte";
import { persist } from "./persist";
import { Watching } from "./watching.svelte";
import { whyNot, type Because } from "./why";

const NOTHING: Touching<Offer> = new Touching<Offer>([]);

export interface Reason extends Because {
  name: string;
}

export class Session extends Watching {
  touching = $state.raw<Touching<Offer>>(NOTHING);
  ghost = $state.raw<GhostOut | null>(null);
  /** True while a ghost is being reckoned. */
  conjuring = $state(false);
  /** Why a thing does not react. */
  reason = $state.raw<Reason | null>(null);
  sending = $state(false);
  #hinted = $state.raw<HintOut | null>(null);
  readonly helper = new Odds(() => this.#chances());
  /** What the choices of the open question would do. */
  readonly ghosts = new Ghosts((choice) => this.#foresee(choice));
  /** The number of the question that was answered last. */
  #answered = $state(-1);
  #asked = -1;

  /** What this seat is asked; nothing once it has answered, though the board may still lag behind. */
  get question(): AskedOut | null {
    const asked = this.handedOver ? null : (this.frame?.question ?? null);
    return asked && asked.number > this.#answered ? asked : null;
  }

  /** The chance of each choice by its text, while the odds helper is on. */
  get odds(): Map<string, number> | null {
    return this.helper.shown;
  }

  // --- following the table ------------------------------------------------------------------------

  protected followed(anew: boolean): void {
    if (anew) this.#asked = -1;
    this.ghosts.forget();
    const asked = this.question?.number ?? -1;
    if (asked === this.#asked && asked >= 0) this.#holdOn();
    else this.letGo();
    if (asked !== this.#asked) void this.helper.follow(asked >= 0);
    this.#asked = asked;
  }

  /** Others have acted, and the question is still the same: what was touched stays so, if it still leads somewhere. */
  #holdOn(): void {
    const { touched, picked } = this.touching;
    const offers = this.question?.choices ?? [];
    const still = [...offers, ...(this.frame?.asides ?? [])].find((offer) => offer.text === picked?.text);
    const touching = new Touching(offers, touched, still ?? null);
    if (touching.left.length) this.#touched(touching);
    else this.letGo();
  }

  async #chances(): Promise<OddsOut | null> {
    if (this.token === null || this.table?.odds === false) return null;
    return get<OddsOut>(this.asking, `/tables/${this.id}/odds`).catch(() => null);
  }

  // --- touching -----------------------------------------------------------------------------------

  /** Touch a thing on the board; one that does not react says why. */
  touch(name: string): void {
    this.reason = null;
    if (this.sending) return;
    if (this.moment || !this.touching.reacts(name)) void this.why(name);
    else this.#touched(this.touching.touch(name));
  }

  pick(offer: Offer): void {
    if (!this.moment && !this.sending) this.#touched(this.touching.pick(offer));
  }

  /** One step back: a reason is closed, a thing is let go. */
  back(): void {
    if (this.reason) this.reason = null;
    else if (!this.sending) this.#touched(this.touching.back());
  }

  /** Forget all that was touched. */
  letGo(): void {
    this.touching = NOTHING;
    this.#touched(new Touching(this.question?.choices ?? []));
  }

  #touched(touching: Touching<Offer>): void {
    const same = touching.only !== null && touching.only.text === this.touching.only?.text;
    this.touching = touching;
    if (same) return;
    this.ghost = null;
    this.#hinted = null;
    this.conjuring = false;
    if (touching.only) void this.#conjure();
  }

  /** The ghost of the only choice left, reckoned by the server from this seat's view alone. */
  async #conjure(): Promise<void> {
    const offer = this.touching.only;
    if (!offer || this.token === null) return;
    this.conjuring = true;
    const found = await this.ghosts.conjure(offer.text);
    if (this.touching.only?.text !== offer.text) return;
    this.ghost = found;
    this.conjuring = false;
  }

  async #foresee(choice: string): Promise<GhostOut | null> {
    if (this.token === null) return null;
    return get<GhostOut>(this.asking, `/tables/${this.id}/ghost`, { choice }).catch(() => null);
  }

  /** Why a thing does not react. */
  async why(name: string): Promise<void> {
    if (this.moment) this.#because(name, [t("reason-past")]);
    else if (this.token === null) this.#because(name, [t("reason-watching")]);
    else await this.#askWhy(name);
  }

  async #askWhy(name: string): Promise<void> {
    const ask = (names: string[]) => get<WhyOut>(this.asking, `/tables/${this.id}/why`, { names });
    const found = await whyNot(ask, name, this.touching.touched).catch(() => null);
    if (found) this.#because(name, found.sentences.length ? found.sentences : [t("reason-nothing")], found.rules);
  }

  #because(name: string, sentences: string[], rules: string[] = []): void {
    this.reason = { name, sentences, rules };
  }

  // --- doing --------------------------------------------------------------------------------------

  async confirm(): Promise<void> {
    const offer = this.touching.only;
    if (offer) await this.#answer("choices", { choice: offer.text });
  }

  async undo(): Promise<void> {
    if (this.frame?.undo) await this.#answer("undo", {});
  }

  /** Answer with a key of our own, again and again until the server has said yes or no. */
  async #answer(what: "choices" | "undo", more: object): Promise<void> {
    if (this.sending || !this.frame) return;
    this.sending = true;
    const body = { number: this.frame.number, key: newKey(), ...more };
    try {
      const send = () => post<AnsweredOut>(this.asking, `/tables/${this.id}/${what}`, body);
      await persist(send, (waits) => (this.retrying = waits));
      this.mend();
      this.#answered = Math.max(this.#answered, body.number ?? -1);
      this.letGo();
    } catch (error) {
      if (error instanceof Declined) this.say(error.message, true);
    } finally {
      this.sending = false;
    }
  }

  /** What a bot would do, picked but not confirmed; the hint stands beside its choice and goes with it. */
  async hint(): Promise<void> {
    const found = await this.quietly(post<HintOut>(this.asking, `/tables/${this.id}/hint`, {}));
    const offer = this.question?.choices.find((each) => each.text === found?.text);
    if (!offer || this.sending) return;
    this.pick(offer);
    if (this.touching.only === offer) this.#hinted = found;
  }

  /** The hint by which the choice that is left was found, or null. */
  get hinted(): HintOut | null {
    return this.#hinted;
  }

  override async look(seq: number | null): Promise<void> {
    this.reason = null;
    await super.look(seq);
  }
}
