/** The card that is worked on: which one stands in front, what a slot of it is touched for, and how a marker is turned. */

import type { Session } from "../../../table/session.svelte";
import { performanceOf } from "../cards/printed";
import { figuresOf } from "../figures";
import { lookAt, looked, type Forward } from "../forward.svelte";
import type { Look } from "../look";
import type { Show } from "../types";
import { leavesAfter, leavingWords } from "./days";
import type { Reader } from "./describe";
import { spotName, waysOn } from "./lay";
import { bestOn, bestWay, layingNow, nextWay, turnTo } from "./laying";
import { paysOn, worth, type Pay } from "./prospects";

/** What a mouse does with slots, where it can rest on them before it is pressed. */
export interface Mouse {
  rests: (name: string) => void;
  clicked: (name: string) => boolean;
}

const CARD = "card:";
const NOTHING: Pay = { fame: 0, coins: 0, shards: 0 };

export class Working {
  /** The slot that a mouse rests on. */
  #rested = "";
  /** The marker that is being laid; null if nothing is. */
  readonly laying = $derived.by(() => (this.kind() === "lay" ? layingNow(this.session, this.look.view, this.look.printed) : null));

  constructor(
    readonly session: Session,
    readonly look: Look,
    /** Why the stage stands forward. */
    readonly kind: () => Forward,
    /** The day whose pay is shown. */
    readonly day: () => string,
  ) {
    // What each way to turn the marker would do is asked for as soon as a slot is aimed at.
    $effect(() => {
      for (const { text } of this.laying?.ways ?? []) void session.ghosts.conjure(text);
    });
  }

  get #prospects() {
    return this.look.prospects;
  }

  get reader(): Reader {
    return { words: this.look.words, names: this.look.names, printed: this.look.printed };
  }

  isOffered(card: string): boolean {
    return this.session.touching.offers.some(({ names }) => names.includes(`${CARD}${card}`));
  }

  /** The most that working on a card would pay. */
  best(card: string): Pay | null {
    if (this.kind() === "lay") return bestOn(this.#prospects, this.session.touching.offers, `${CARD}${card}`);
    return this.isOffered(card) ? (paysOn(this.#prospects, card, this.day())[this.look.seat ?? -1] ?? null) : null;
  }

  /** The card in front: what was touched, what was looked at, else the one that would pay best. */
  get front(): string {
    const { session, look } = this;
    const touched = [...(session.touching.only?.names ?? []), ...session.touching.touched].find((name) => name.startsWith(CARD));
    const shown = look.view.theater.map(({ card }) => card);
    if (this.laying?.spot) return this.laying.spot.card;
    if (touched && shown.includes(touched.slice(CARD.length))) return touched.slice(CARD.length);
    if (looked.question === (session.question?.number ?? -1) && shown.includes(looked.card)) return looked.card;
    const rated = shown.filter((card) => this.isOffered(card)).map((card) => ({ card, value: worth(this.best(card) ?? NOTHING) }));
    return rated.sort((one, other) => other.value - one.value)[0]?.card ?? shown[0] ?? "";
  }

  /** What a card of the stage is drawn from. */
  parts(show: Show) {
    const { view, printed, seat } = this.look;
    const place = view.theater.findIndex(({ card }) => card === show.card);
    const after = this.laying?.way?.theater ?? this.look.ghost?.theater ?? null;
    const figures = figuresOf(this.look);
    const laid = this.kind() === "lay";
    return {
      show,
      after: after?.find(({ card }) => card === show.card) ?? null,
      card: performanceOf(printed, show.card),
      reader: this.reader,
      leaves: leavingWords(printed, view, place),
      soon: leavesAfter(printed, view, place) === view.round,
      linkFame: figures.link_fame,
      bonus: figures.card_bonus,
      lift: false,
      seat,
      pays: paysOn(this.#prospects, show.card, this.day()),
      ontouch: laid ? (name: string) => this.touched(name) : undefined,
      mouse: laid && show.card === this.front ? { rests: (name: string) => this.rests(name), clicked: (name: string) => this.clicked(name) } : undefined,
      best: (slot: number) => (laid ? bestOn(this.#prospects, this.session.touching.offers, spotName({ card: show.card, slot: slot + 1 })) : null),
    };
  }

  /** A slot is aimed at with the best way to turn the marker; aimed at again, the marker turns. */
  touched(name: string): boolean {
    const { touching } = this.session;
    if (name.startsWith(CARD)) lookAt(this.session, name.slice(CARD.length));
    else if (touching.holds(name) || touching.only?.names.includes(name)) this.turn();
    else if (name.startsWith("spot:") && touching.reacts(name)) this.#aim(name);
    else return false;
    return true;
  }

  #aim(name: string): void {
    const { session, look } = this;
    session.touch(name);
    const [card, slot] = name.slice("spot:".length).split("/");
    const spot = { card: card!, slot: Number(slot) };
    const found = bestWay(this.#prospects, look.printed, look.view, this.laying?.marker ?? null, spot, waysOn(session.touching, spot));
    if (found && !session.touching.only) session.touch(`facing:${found}`);
  }

  /** A mouse that rests on a slot of the card in front aims at it, and says so; then a click lays the marker. */
  rests(name: string): void {
    const { touching } = this.session;
    this.#rested = name;
    if (name && touching.reacts(name) && !touching.only?.names.includes(name)) this.#aim(name);
  }

  /** A click of a mouse. What is warned of is confirmed with the button; true if the click is answered. */
  clicked(name: string): boolean {
    const aimed = this.#rested === name && this.session.touching.only?.names.includes(name);
    if (aimed) void this.session.commit();
    return aimed === true || this.touched(name);
  }

  turn(): void {
    const next = this.laying && nextWay(this.laying);
    if (next) turnTo(this.session, next);
  }
}
