/** A seat at a table: what was touched, what it would do, and how it is answered. */

import { untrack } from "svelte";
import { Declined, get, newKey, post, type Asking } from "../lib/api";
import { shared } from "../lib/shared";
import { t } from "../lib/speech.svelte";
import { Touching } from "../lib/touching";
import type { AnsweredOut, AskedOut, GhostOut, HintOut, OddsOut, Offer, WhyOut } from "../lib/wire";
import { commits, Heeded, Held, type Warned } from "./commit";
import { Foresight } from "./foresight.svelte";
import { Ghosts } from "./ghosts.svelte";
import { Odds } from "./odds.svelte";
import { persist } from "./persist";
import { departs } from "./travel";
import { Watching } from "./watching.svelte";
import { whyNot, type Because } from "./why";

const NOTHING: Touching<Offer> = new Touching<Offer>([]);
const NOTHING_HELD: ReadonlySet<string> = new Set();

export interface Reason extends Because {
  name: string;
  /** Why it does not react, or what it is. */
  tells: "what" | "why";
}

/** What may be done with a thing unasked, such as giving it back. */
export interface ThingMenu {
  name: string;
  offers: readonly Offer[];
}

export class Session extends Watching {
  touching = $state.raw<Touching<Offer>>(NOTHING);
  ghost = $state.raw<GhostOut | null>(null);
  /** True while a ghost is being reckoned. */
  conjuring = $state(false);
  /** Why a thing does not react, or what it is. */
  reason = $state.raw<Reason | null>(null);
  /** The thing of which somebody asked why. */
  #wonders: string | null = null;
  /** The menu of a thing that is open. */
  menu = $state.raw<ThingMenu | null>(null);
  sending = $state(false);
  /** What a board says to do in place of the status, where it asks in another order than the server. */
  headline = $state("");
  /** What a board holds in hand by itself, by name, where it keeps answers back. */
  lifted = $state.raw<readonly string[]>([]);
  /** True while a choice is sent that needed no confirmation. */
  #atOnce = $state(false);
  /** True if the choice that is left was touched or picked by the reader, and is no hint or remainder. */
  #eager = false;
  readonly #kept = new Held();
  /** A part of the game, such as a round: what was warned of and confirmed in it is not asked again. `` for none. */
  chapter = "";
  readonly #heeded = new Heeded();
  /** How many places of the board have a button of their own for the choice that is left. */
  #claims = $state(0);
  #hinted = $state.raw<HintOut | null>(null);
  readonly helper = new Odds(() => this.#chances());
  /** What the choices of the open question would do. */
  readonly ghosts = new Ghosts(
    (choice) => this.#foresee(choice),
    () => this.sending,
  );
  readonly #foresight = new Foresight(() => get<unknown>(this.asking, `/tables/${this.id}/prospects`));
  /** Ends what is asked meanwhile as soon as an answer is sent. */
  #asks = new AbortController();
  #answered = $state(-1);
  #asked = -1;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page follows who listens
  readonly #listeners = new Set<(choice: string) => void>();
  #reserved: (() => boolean) | null = null;
  #awaited: (() => Offer | null) | null = null;

  /** What this seat is asked; nothing once it has answered, though the board may still lag behind. */
  get question(): AskedOut | null {
    const asked = this.handedOver ? null : (this.frame?.question ?? null);
    return asked && asked.number > this.#answered ? asked : null;
  }

  /** The number of the question that was answered here last; -1 if none was. */
  get answered(): number {
    return this.#answered;
  }

  /** The chance of each choice by its text, while the odds helper is on. */
  get odds(): Map<string, number> | null {
    return this.helper.shown;
  }

  /** What things would be worth now; null where the game or the server says nothing of it, and in the past. */
  get prospects(): unknown {
    return this.moment ? null : this.#foresight.now;
  }

  /** The one choice that is left, if it waits to be confirmed; null while nothing is known of what it would do. */
  get confirming(): Offer | null {
    return this.conjuring || this.#atOnce ? null : this.touching.only;
  }

  /** True while the board itself has the button that confirms. */
  get claimed(): boolean {
    return this.#claims > 0;
  }

  /** A place of the board that confirms by itself, such as a sheet, claims that; gives a way to let go of it again. */
  claim(): () => void {
    this.#claims = untrack(() => this.#claims) + 1;
    return () => void (this.#claims = untrack(() => this.#claims) - 1);
  }

  // --- following the table ------------------------------------------------------------------------

  protected followed(anew: boolean): void {
    if (anew) this.#asked = -1;
    this.ghosts.forget();
    const asked = this.question?.number ?? -1;
    if (asked === this.#asked && asked >= 0) this.#holdOn();
    else this.letGo();
    if (asked !== this.#asked) {
      // What was asked about before lies over what is asked now.
      this.dismiss();
      void this.helper.follow(asked >= 0);
    }
    this.#asked = asked;
    this.#reckon(anew);
  }

  #reckon(anew: boolean): void {
    if (anew || this.frame?.over) this.#foresight.forget();
    if (this.frame && !this.frame.over) this.#foresight.follow(this.frame.seq, this.question !== null);
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
    this.dismiss();
    if (this.sending) return;
    if (this.moment || !this.touching.reacts(name)) void this.why(name);
    else this.#touched(this.touching.touch(name), true);
  }

  pick(offer: Offer): void {
    if (!this.moment && !this.sending) this.#touched(this.touching.pick(offer), true);
  }

  /**
   * A board that has something left to choose beside its things keeps the confirmation for choices with these verbs
   * (`do:VERB`); gives a way to let go of them again.
   */
  hold(kinds: readonly string[]): () => void {
    return this.#kept.add(kinds);
  }

  /** Open the menu of a thing with what may be done with it unasked; false if there is nothing. */
  unfold(name: string): boolean {
    const offers = this.asidesOf(name);
    this.menu = offers.length ? { name, offers } : null;
    return offers.length > 0;
  }

  asidesOf(name: string): readonly Offer[] {
    if (this.moment || this.handedOver || name.startsWith("do:")) return [];
    return (this.frame?.asides ?? []).filter((offer) => offer.names.includes(name));
  }

  /** One step back: a reason is closed, a thing is let go. */
  back(): void {
    if (this.menu) this.menu = null;
    else if (this.reason) this.dismiss();
    else if (!this.sending) this.#touched(this.touching.back());
  }

  /** Forget all that was touched. */
  letGo(): void {
    this.touching = NOTHING;
    this.#touched(new Touching(this.question?.choices ?? []));
  }

  #touched(touching: Touching<Offer>, byHand = false): void {
    const same = touching.only !== null && touching.only.text === this.touching.only?.text;
    this.menu = null;
    this.#eager = byHand && touching.begun;
    departs();
    this.touching = touching;
    if (same && !this.#eager) return;
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
    departs();
    this.ghost = found;
    this.#atOnce = this.#eager && this.#commits(offer, found, this.#kept.all);
    this.conjuring = false;
    if (this.#atOnce) await this.confirm().finally(() => (this.#atOnce = false));
  }

  /** True if a choice may be played at once: it can be taken back, and nothing that is news warns of it. */
  #commits(offer: Offer, found: GhostOut | null, held: ReadonlySet<string>): boolean {
    const news = <W extends Warned | null>(warned: W) => this.#heeded.without(this.chapter, warned);
    return commits(news(offer), news(found), held);
  }

  /** Confirm the one choice that is left, if it can be taken back and nothing warns of it; true if it could be. */
  async commit(): Promise<boolean> {
    const offer = this.touching.only;
    const found = offer && (await this.ghosts.conjure(offer.text));
    if (!offer || offer !== this.touching.only || !this.#commits(offer, found, NOTHING_HELD)) return false;
    await this.confirm();
    return true;
  }

  async #foresee(choice: string): Promise<GhostOut | null> {
    if (this.token === null) return null;
    const ask = (asking: Asking) => get<GhostOut>(asking, `/tables/${this.id}/ghost`, { choice });
    const ghost = await this.#meanwhile(ask).catch(() => null);
    return ghost && { ...ghost, view: shared(this.frame?.view, ghost.view) };
  }

  /** Why a thing does not react; of one that does, what it is. */
  async why(name: string, label = ""): Promise<void> {
    if (this.moment) this.#because(name, [t("reason-past")]);
    else if (this.token === null) this.#because(name, [t("reason-watching")]);
    else if (this.touching.reacts(name)) this.about(name, label);
    else await this.#askWhy(name, label);
  }

  /** What a thing is, whether it reacts or not; of what one does, also the rule of the question. */
  about(name: string, label: string): void {
    const rule = name.startsWith("do:") ? (this.question?.rule ?? "") : "";
    this.reason = { name, sentences: [label || t("reason-possible")], rules: rule ? [rule] : [], tells: "what" };
  }

  /** Nobody wants to know any more, even if the answer is still on its way. */
  dismiss(): void {
    this.#wonders = null;
    this.reason = null;
  }

  async #askWhy(name: string, label: string): Promise<void> {
    this.#wonders = name;
    const ask = (names: string[]) => get<WhyOut>(this.asking, `/tables/${this.id}/why`, { names });
    const found = await whyNot(ask, name, this.touching.touched).catch(() => null);
    if (this.#wonders !== name) return;
    if (found) this.#because(name, found.sentences.length ? found.sentences : [t("reason-nothing")], found.rules);
    else this.about(name, label);
  }

  #because(name: string, sentences: string[], rules: string[] = []): void {
    this.reason = { name, sentences, rules, tells: "why" };
  }

  // --- doing --------------------------------------------------------------------------------------

  async confirm(): Promise<void> {
    const offer = this.touching.only;
    if (!offer) return;
    this.#heeded.add(this.chapter, [...(offer.warnings ?? []), ...(this.ghost?.warnings ?? [])]);
    await this.play(offer.text);
  }

  /** Whoever wants to know what is answered here, such as a guide; gives a way to stop listening. */
  overhear(listener: (choice: string) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Questions that somebody wants to be asked openly, whatever was said beforehand; gives a way to stop. */
  reserve(wanted: () => boolean): () => void {
    this.#reserved = wanted;
    return () => void (this.#reserved = null);
  }

  /** Somebody, such as a guide, who waits for one choice of the open question; gives a way to stop. */
  await(wanted: () => Offer | null): () => void {
    this.#awaited = wanted;
    return () => void (this.#awaited = null);
  }

  /** The choice that somebody waits for: a board that keeps answers back sends this one at once. */
  get awaited(): Offer | null {
    return this.#awaited?.() ?? null;
  }

  get asksOpenly(): boolean {
    return this.#reserved?.() ?? false;
  }

  /** Answer the open question with a choice, or do what may be done unasked; true once it is played. */
  async play(choice: string): Promise<boolean> {
    if (!this.sending) for (const listener of this.#listeners) listener(choice);
    return this.#answer("choices", { choice });
  }

  async undo(): Promise<void> {
    if (this.frame?.undo) await this.#answer("undo", {});
  }

  /** Answer with a key of our own, again and again until the server has said yes or no. */
  async #answer(what: "choices" | "undo", more: object): Promise<boolean> {
    if (this.sending || !this.frame) return false;
    const body = { number: this.frame.number, key: newKey(), ...more };
    this.#overtake();
    const send = () => post<AnsweredOut>(this.asking, `/tables/${this.id}/${what}`, body);
    const played = await persist(send, (waits) => (this.retrying = waits)).then(
      () => true,
      (error: unknown) => this.#refused(error),
    );
    this.sending = false;
    if (played) this.#went(body.number ?? -1);
    else void this.#conjure();
    return played;
  }

  /** From now on an answer is on its way: whatever was asked before it would come too late. */
  #overtake(): void {
    this.sending = true;
    this.#asks.abort();
    this.#asks = new AbortController();
  }

  #went(answered: number): void {
    this.mend();
    this.#answered = Math.max(this.#answered, answered);
    this.letGo();
  }

  #refused(error: unknown): false {
    this.#eager = false;
    if (error instanceof Declined) this.say(error.message, true);
    return false;
  }

  /** Ask something that is of use only until an answer is sent; null if one was. */
  async #meanwhile<T>(ask: (asking: Asking) => Promise<T>): Promise<T | null> {
    const { signal } = this.#asks;
    try {
      return await ask({ ...this.asking, signal });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  /** What a bot would do, picked but not confirmed; the hint stands beside its choice and goes with it. */
  async hint(): Promise<void> {
    if (this.sending) return;
    const found = await this.quietly(this.#meanwhile((asking) => post<HintOut>(asking, `/tables/${this.id}/hint`, {})));
    const offer = this.question?.choices.find((each) => each.text === found?.text);
    if (!offer || this.sending) return;
    if (!this.moment) this.#touched(this.touching.pick(offer));
    if (this.touching.only === offer) this.#hinted = found;
  }

  /** The hint by which the choice that is left was found, or null. */
  get hinted(): HintOut | null {
    return this.#hinted;
  }

  override async look(seq: number | null): Promise<void> {
    this.dismiss();
    this.menu = null;
    await super.look(seq);
  }
}
