/** The plan of a new table, before the server has made it: who sits where, and by which rules. */

import type { GameOut, OptionOut, RecommendedOut, RequirementOut } from "../lib/wire";

export const PERSON = "person";
const FIRST_GAME = "first";
const SEVERAL = 3;
const SEED = /^[0-9]{1,40}$/;

export interface Plan {
  game: string;
  /** By seat: `person`, or the code of a bot. */
  players: string[];
  mine: number;
  options: Record<string, unknown>;
  open: boolean;
  chat: boolean;
  hints: boolean;
  odds: boolean;
  /** Empty if chance is to be fair. */
  seed: string;
  /** What was played already, where a lesson begins in the middle of a game. */
  opening?: string[];
}

export interface Maker {
  name: string;
  password: string;
}

/** How an option is shown: on or off, one of a few words, a seat or none, or any of the seats. */
export type OptionKind = "switch" | "word" | "seat" | "seats";

export function kindOf(option: OptionOut): OptionKind {
  if (option.allowed.some(Array.isArray)) return "seats";
  if (option.allowed.some((value) => typeof value === "number")) return "seat";
  return option.allowed.every((value) => typeof value === "boolean") ? "switch" : "word";
}

/** The bot in the middle: the weakest is no company, and the strongest no welcome. */
function usualBot(game: GameOut): string {
  return game.bots[Math.floor(game.bots.length / 2)]?.code ?? PERSON;
}

function defaults(game: GameOut): Record<string, unknown> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** One person and bots, by the standard rules. */
export function newPlan(game: GameOut): Plan {
  const seats = game.seats.includes(SEVERAL) ? SEVERAL : game.seats[0]!;
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : usualBot(game)));
  const options = defaults(game);
  return { game: game.id, players, mine: 0, options, open: true, chat: true, hints: true, odds: true, seed: "" };
}

/** A first game against bots, to which nobody else is expected. */
export function firstGame(game: GameOut): Plan {
  const set = game.recommended.find((each) => each.name === FIRST_GAME) ?? null;
  return { ...withSet(newPlan(game), game, set), open: false };
}

/** Every option as a recommended set has it; as the standard game has it without one. */
export function withSet(plan: Plan, game: GameOut, set: RecommendedOut | null): Plan {
  return { ...plan, options: { ...defaults(game), ...set?.options } };
}

/** One option changed, and with it those that are played only together. */
export function withOption(plan: Plan, game: GameOut, name: string, value: unknown): Plan {
  let changed: Plan = { ...plan, options: { ...plan.options, [name]: value } };
  const unmet = () => requirementsOf(optionOf(game, name), value).find((need) => !isMet(need, changed));
  for (let need = unmet(); need; need = unmet()) {
    if (need.other === null) changed = withSeats(changed, game, need.wanted[0] as number);
    else changed = withOption(changed, game, need.other, need.wanted[0]);
    changed.options[name] = value;
  }
  return agreeing(changed, game);
}

function optionOf(game: GameOut, name: string): OptionOut {
  return game.options.find((option) => option.name === name)!;
}

/** What a value of an option goes together with only. */
function requirementsOf(option: OptionOut, value: unknown): RequirementOut[] {
  return option.requires.filter((need) => need.value === value);
}

function isMet(need: RequirementOut, plan: Plan): boolean {
  if (need.unless && plan.options[need.unless]) return true;
  return need.wanted.includes(need.other === null ? plan.players.length : plan.options[need.other]);
}

/** Whatever does not go together with the rest any more is as in the standard game. */
function agreeing(plan: Plan, game: GameOut): Plan {
  const options = { ...plan.options };
  const out = () =>
    game.options.find(({ name, ...option }) =>
      requirementsOf({ name, ...option }, options[name]).some((need) => !isMet(need, { ...plan, options })),
    );
  for (let option = out(); option; option = out()) options[option.name] = option.default;
  return { ...plan, options };
}

/** True if the options of a plan are just those of a set. */
export function follows(plan: Plan, game: GameOut, set: RecommendedOut | null): boolean {
  const seats = plan.players.length;
  const wanted = withSet(plan, game, set).options;
  return game.options.every(({ name }) => same(plan.options[name], wanted[name], seats));
}

function same(one: unknown, other: unknown, seats: number): boolean {
  const plain = (value: unknown) => JSON.stringify(value === "all" ? seatsOf(value, seats) : value);
  return plain(one) === plain(other);
}

/** The seats that an option of several seats has chosen. */
export function seatsOf(value: unknown, seats: number): number[] {
  if (value === "all") return Array.from({ length: seats }, (_, seat) => seat);
  return Array.isArray(value) ? (value as number[]) : [];
}

export function withSeats(plan: Plan, game: GameOut, seats: number): Plan {
  const players = Array.from({ length: seats }, (_, seat) => plan.players[seat] ?? usualBot(game));
  const mine = Math.min(plan.mine, seats - 1);
  players[mine] = PERSON;
  const options = { ...plan.options };
  for (const option of game.options) {
    const value = options[option.name];
    if (Array.isArray(value)) options[option.name] = value.filter((seat: number) => seat < seats);
    else if (typeof value === "number" && value >= seats) options[option.name] = option.default;
  }
  return agreeing({ ...plan, players, mine, options }, game);
}

/** Another seat becomes mine; whoever was to sit there takes the old one. */
export function withMine(plan: Plan, seat: number): Plan {
  const players = [...plan.players];
  players[plan.mine] = players[seat]!;
  players[seat] = PERSON;
  return { ...plan, players, mine: seat };
}

export function withPlayer(plan: Plan, seat: number, player: string): Plan {
  return { ...plan, players: plan.players.map((each, at) => (at === seat && at !== plan.mine ? player : each)) };
}

/** Fair chance matters to whoever plays with others: a seed may be chosen only where nobody else plays. */
export function maySeed(plan: Plan): boolean {
  return plan.players.filter((player) => player === PERSON).length === 1;
}

export function seedIsWrong(plan: Plan): boolean {
  return maySeed(plan) && plan.seed !== "" && !SEED.test(plan.seed);
}

/** What the server is asked for. */
export function requestOf(plan: Plan, maker: Maker) {
  const { game, players, mine, options, open, chat, hints, odds, seed } = plan;
  return {
    game,
    players,
    seat: mine,
    options,
    open,
    chat,
    hints,
    odds,
    name: maker.name.trim(),
    password: maker.password || null,
    seed: maySeed(plan) && seed ? seed : null,
    opening: plan.opening ?? [],
  };
}
