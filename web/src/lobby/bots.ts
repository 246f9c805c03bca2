/** What the bots of a game are called, and how they play. */

import type { BotOut, GameOut } from "../lib/wire";
import { PERSON, type Plan } from "./plan";

function found(game: GameOut, code: string): BotOut | null {
  return game.bots.find((bot) => bot.code === code) ?? null;
}

/** The name in words. */
export function botName(game: GameOut, code: string): string {
  return found(game, code)?.name ?? code;
}

export function botMeaning(game: GameOut, code: string): string {
  return found(game, code)?.meaning ?? "";
}

export interface Rival {
  code: string;
  name: string;
  /** So many play under this name. */
  count: number;
  meaning: string;
}

/** The bots of a plan, each kind once. */
export function rivals(game: GameOut, plan: Plan): Rival[] {
  const codes = [...new Set(plan.players.filter((player) => player !== PERSON))];
  return codes.map((code) => ({
    code,
    name: botName(game, code),
    count: plan.players.filter((player) => player === code).length,
    meaning: botMeaning(game, code),
  }));
}
