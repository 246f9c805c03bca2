/** The plan in the page: what was lifted, what lies where, and how it is sent when everybody may know that it is ready. */

import { getContext, setContext } from "svelte";
import type { Session } from "../../../table/session.svelte";
import { figuresOf } from "../figures";
import type { Look } from "../look";
import { leadsTo } from "../reading";
import type { Character, Workshop } from "../types";
import { keepPlan, keptPlan, type Whose } from "./kept";
import { decided, fitting, inHand, isPlanned, lay, nextStep, swap, takeBack, type Asked, type Cards, type Dropped, type Plan } from "./plan";
import type { Offer } from "../../../lib/wire";

/** What is in the hand of the player: a card, perhaps from under a character, or a character that waits for one. */
export interface Lifted {
  card: string;
  character: string;
}

const KEY = "planner";
const KINDS = ["assign", "confirm"];

export class Planner {
  plan = $state.raw<Plan>({});
  #lifted = $state.raw<Lifted | null>(null);
  /** What could not be kept or sent, until something else is laid. */
  dropped = $state.raw<readonly Dropped[]>([]);
  sending = $state(false);
  #whose = "";

  constructor(
    readonly session: Session,
    readonly look: Look,
  ) {}

  get lifted(): Lifted | null {
    return this.#lifted;
  }

  set lifted(lifted: Lifted | null) {
    this.#lifted = lifted;
    const names = lifted ? [lifted.card && `card:${lifted.card}`, lifted.character && `character:${lifted.character}`] : [];
    this.session.lifted = names.filter(Boolean);
  }

  /** True while this seat plans. */
  get open(): boolean {
    return this.session.moment === null && KINDS.includes(this.session.question?.kind ?? "");
  }

  get #own(): Workshop | null {
    return this.look.seat === null ? null : this.look.view.workshops[this.look.seat]!;
  }

  /** The characters that can be sent somewhere, as the engine goes through them. */
  get team(): Character[] {
    const order = Object.keys(figuresOf(this.look).base_points);
    const there = (this.#own?.characters ?? []).filter(({ at }) => at !== "inn");
    return [...there].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  }

  /** All own cards, those under characters included. */
  get cards(): Cards {
    const permanent = figuresOf(this.look).hand;
    const laid = this.team.map(({ card }) => card).filter((card) => card && !(card in permanent));
    return { ...permanent, ...Object.fromEntries([...(this.#own?.hand ?? []), ...laid].map((card) => [card, 1])) };
  }

  /** What lies under the characters already, as the server knows it. */
  get laid(): Plan {
    return Object.fromEntries(this.team.filter(({ card }) => card).map(({ id, card }) => [id, card]));
  }

  inHand(card: string): number {
    return inHand(this.plan, this.cards, card);
  }

  /** The location to which what was lifted would lead; `` if nothing was. */
  get aim(): string {
    return this.lifted?.card ? leadsTo(this.look.printed, this.lifted.card) : "";
  }

  // --- planning ---------------------------------------------------------------------------------

  /** A card of the hand: it is lifted, or goes to the character that waits for one. */
  touchCard(card: string): void {
    if (this.sending || this.inHand(card) < 1) return;
    const waiting = this.lifted?.card === "" ? this.lifted.character : "";
    if (waiting) this.lay(waiting, card);
    else this.lifted = this.lifted?.card === card && !this.lifted.character ? null : { card, character: "" };
  }

  /** A character: it takes what was lifted, or waits for a card. */
  touchCharacter(character: string): void {
    if (this.sending) return;
    const lifted = this.lifted;
    if (!lifted) this.lifted = { card: "", character };
    else if (lifted.card) this.drop(lifted, character);
    else this.lifted = lifted.character === character ? null : { card: "", character };
  }

  /** The card under a character: it is lifted, and goes back to hand if it is touched again. */
  touchLaid(character: string): void {
    if (this.sending) return;
    const lifted = this.lifted;
    if (lifted?.character === character && lifted.card) this.drop(lifted, "");
    else if (lifted?.card) this.drop(lifted, character);
    else this.lifted = { card: this.plan[character] ?? "", character };
  }

  lift(lifted: Lifted): void {
    if (!this.sending) this.lifted = lifted;
  }

  /** What was lifted comes to a character, or to nobody: then it goes back to hand. */
  drop({ card, character }: Lifted, to: string): void {
    this.lifted = null;
    if (!character) {
      if (to) this.lay(to, card);
    } else if (to !== character) this.#change(to ? swap(this.plan, character, to) : takeBack(this.plan, character));
    else this.#change(takeBack(this.plan, character));
  }

  letGo(): void {
    this.lifted = null;
  }

  lay(character: string, card: string): void {
    this.#change(lay(this.plan, this.cards, character, card));
  }

  /** A guide that waits for a card under a character goes on as soon as it lies there, before the whole plan is ready. */
  #heed(): void {
    const { awaited, sending } = this.session;
    if (awaited && !sending && isPlanned(this.plan, this.team.map(({ id }) => id), awaited)) void this.session.play(awaited.text);
  }

  #change(plan: Plan): void {
    this.plan = plan;
    this.lifted = null;
    this.dropped = [];
    keepPlan(this.#who(), plan);
    this.#heed();
  }

  #who(): Whose {
    return { table: this.session.id, seat: this.look.seat ?? -1, round: this.look.view.round };
  }

  // --- following the table, and sending ---------------------------------------------------------

  /** Another question is open: what the engine has taken already counts, what cannot be any more is dropped. */
  follow(): void {
    if (!this.open) {
      // Between two answers nothing is asked.
      if (this.session.question || this.look.view.phase !== "assignment") this.sending = false;
      this.lifted = null;
      return;
    }
    const who = JSON.stringify(this.#who());
    if (who !== this.#whose) {
      this.#whose = who;
      this.plan = keptPlan(this.#who());
      this.dropped = [];
    }
    const team = this.team.map(({ id }) => id);
    const found = fitting(this.sending ? this.plan : this.#withDecided(team), team, this.cards);
    this.plan = found.plan;
    if (found.dropped.length) this.dropped = found.dropped;
    if (this.sending) void this.#step();
    else this.#heed();
  }

  #withDecided(team: readonly string[]): Plan {
    const known = decided(team, this.#asked());
    const rest = Object.entries(this.plan).filter(([character]) => !known.includes(character));
    return { ...Object.fromEntries(rest), ...Object.fromEntries(Object.entries(this.laid).filter(([character]) => known.includes(character))) };
  }

  #asked(): Asked<Offer> {
    const question = this.session.question;
    const asides = this.session.frame?.asides ?? [];
    return {
      kind: question?.kind ?? "",
      character: String(question?.arguments["character"] ?? ""),
      choices: question?.choices ?? [],
      undo: this.session.frame?.undo ?? false,
      replan: asides.find((offer) => offer.names.includes("do:replan")) ?? null,
    };
  }

  /** The plan is ready: send it, answer by answer, in the engine's order. */
  ready(): void {
    if (!this.open || this.sending) return;
    this.lifted = null;
    this.dropped = [];
    this.sending = true;
    void this.#step();
  }

  async #step(): Promise<void> {
    const number = this.session.question?.number;
    const step = nextStep(this.plan, this.team.map(({ id }) => id), this.laid, this.#asked());
    if (step.do === "answer") await this.session.play(step.offer.text);
    else if (step.do === "undo") await this.session.undo();
    else if (step.do === "drop") this.#lose(step.dropped);
    else this.sending = false;
    // Whoever is asked the same again was not understood: the plan stays, to be sent once more.
    if (this.session.question?.number === number) this.sending = false;
  }

  #lose(dropped: Dropped): void {
    this.#change(takeBack(this.plan, dropped.character));
    this.dropped = [dropped];
    this.sending = false;
  }
}

export function providePlanner(session: Session, look: Look): Planner {
  return setContext(KEY, new Planner(session, look));
}

export function usePlanner(): Planner {
  return getContext<Planner>(KEY);
}
