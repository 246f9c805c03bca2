/**
 * A plan of the week, kept in the page: which card goes under which character, in any order. The engine asks for
 * one character after the other (TR-ASSIGN-01, 05, 08); `nextStep` answers it with what the plan says.
 */

import type { Named } from "../../../lib/touching";

/** The card under each character; one that is not named stays idle. */
export type Plan = Readonly<Record<string, string>>;

/** How many of each card somebody has, those under characters included. */
export type Cards = Readonly<Record<string, number>>;

/** Something of a plan that cannot be. */
export interface Dropped {
  character: string;
  card: string;
}

function without(plan: Plan, character: string): Plan {
  return Object.fromEntries(Object.entries(plan).filter(([each]) => each !== character));
}

/** The characters under which a card lies. */
export function under(plan: Plan, card: string): string[] {
  return Object.keys(plan).filter((character) => plan[character] === card);
}

/** How many of a card are still in hand. */
export function inHand(plan: Plan, cards: Cards, card: string): number {
  return (cards[card] ?? 0) - under(plan, card).length;
}

/** Lay a card of the hand under a character; what lay there goes back to hand. */
export function lay(plan: Plan, cards: Cards, character: string, card: string): Plan {
  if (plan[character] === card || inHand(plan, cards, card) < 1) return plan;
  return { ...plan, [character]: card };
}

export function takeBack(plan: Plan, character: string): Plan {
  return character in plan ? without(plan, character) : plan;
}

/** Bring the card of a character to another one; if that one has a card too, they change places. */
export function swap(plan: Plan, from: string, to: string): Plan {
  const [card, other] = [plan[from], plan[to]];
  if (card === undefined || from === to) return plan;
  const moved = { ...plan, [to]: card };
  return other === undefined ? without(moved, from) : { ...moved, [from]: other };
}

/** What of a plan still can be: only own characters, and no more cards than there are. */
export function fitting(plan: Plan, team: readonly string[], cards: Cards): { plan: Plan; dropped: Dropped[] } {
  let kept: Plan = {};
  const dropped: Dropped[] = [];
  for (const [character, card] of Object.entries(plan)) {
    const fits = team.includes(character) && inHand(kept, cards, card) > 0;
    if (fits) kept = { ...kept, [character]: card };
    else dropped.push({ character, card });
  }
  return { plan: kept, dropped };
}

/**
 * The coins that a plan will cost at the end of the round: the server gives the wages of each character, and for
 * every sum of them what is really due.
 */
export function wagesOf(plan: Plan, wages: Readonly<Record<string, number>>, due: readonly number[]): number {
  const sum = Object.keys(plan).reduce((all, character) => all + (wages[character] ?? 0), 0);
  return due[sum] ?? sum;
}

/** What the engine asks of a seat while it plans. */
export interface Asked<O extends Named> {
  kind: string;
  /** The character that it asks for; `` when it asks to confirm. */
  character: string;
  choices: readonly O[];
  /** True if the last choice can be taken back. */
  undo: boolean;
  /** The choice to plan all anew, while it is offered. */
  replan: O | null;
}

export type Step<O> = { do: "answer"; offer: O } | { do: "undo" } | { do: "drop"; dropped: Dropped } | { do: "stop" };

/** Those characters of the team, in the engine's order, that it has asked for already. */
export function decided<O extends Named>(team: readonly string[], asked: Asked<O>): readonly string[] {
  if (asked.kind === "confirm") return team;
  const at = team.indexOf(asked.character);
  return at < 0 ? [] : team.slice(0, at);
}

function answering<O extends Named>(offers: readonly O[], ...names: string[]): O | null {
  return offers.find((offer) => names.every((name) => offer.names.includes(name))) ?? null;
}

/** True if a choice is what a plan says: a card under a character, or none if the plan is beyond that one already. */
export function isPlanned(plan: Plan, team: readonly string[], offer: Named): boolean {
  return team.some((character, at) => {
    const card = plan[character];
    if (card !== undefined) return answering([offer], "do:send", `character:${character}`, `card:${card}`) !== null;
    const isBeyond = team.slice(at).some((each) => each in plan);
    return isBeyond && answering([offer], "do:rest", `character:${character}`) !== null;
  });
}

function backward<O extends Named>(asked: Asked<O>): Step<O> {
  if (asked.undo) return { do: "undo" };
  return asked.replan ? { do: "answer", offer: asked.replan } : { do: "stop" };
}

function forward<O extends Named>(asked: Asked<O>, card: string | undefined): Step<O> {
  const who = `character:${asked.character}`;
  const offer = card ? answering(asked.choices, "do:send", who, `card:${card}`) : answering(asked.choices, "do:rest", who);
  if (offer) return { do: "answer", offer };
  return card ? { do: "drop", dropped: { character: asked.character, card } } : { do: "stop" };
}

/** The next answer on the way to a plan: back as far as the engine has something else, then on to the end. */
export function nextStep<O extends Named>(plan: Plan, team: readonly string[], laid: Plan, asked: Asked<O>): Step<O> {
  const other = decided(team, asked).some((character) => (plan[character] ?? "") !== (laid[character] ?? ""));
  if (other) return backward(asked);
  if (asked.kind === "assign") return forward(asked, plan[asked.character]);
  const offer = asked.kind === "confirm" ? answering(asked.choices, "do:confirm") : null;
  return offer ? { do: "answer", offer } : { do: "stop" };
}
