/**
 * What one chooses before the first round, the trick first: the engine asks for components, a trick and its symbol
 * in this order (TR-PSET-07 to 10); here the trick decides which components would prepare it at once.
 */

import type { Named } from "../../../lib/touching";
import { needsOf, trickOf } from "../cards/printed";
import { inPlay } from "../modules/registry";
import type { Figures, Printed, Stack, TrickerionView } from "../types";
import { atResidence, schoolOf } from "../reading";
import { fieldOf, valueOf } from "../tray/tray";

export interface Start {
  trick: string;
  /** The text of the choice that takes components. */
  goods: string;
  symbol: string;
}

export const NOTHING: Start = { trick: "", goods: "", symbol: "" };

/** The tricks of level 1 of the own school, and those of modules. */
export function firstTricks(view: TrickerionView, printed: Printed, figures: Figures, seat: number): string[] {
  const school = schoolOf(printed, view.workshops[seat]!.magician);
  const easy = atResidence(view, printed, figures, school).filter((trick) => trickOf(printed, trick).level === 1);
  const more = inPlay(view).flatMap((each) => each.starts?.(view, seat) ?? []);
  return [...new Set([...easy, ...more.filter((trick) => trickOf(printed, trick).level === 1)])];
}

/** The components that a choice takes; those that it takes twice are named once. */
export function goodsOf(offer: Named): string[] {
  const taken = offer.text.split(" ").at(-1) ?? "";
  return taken.split("+").filter((component) => offer.names.some((name) => fieldOf(name) === "component" && valueOf(name) === component));
}

/** True if these components, and nothing else, prepare a trick. */
export function prepares(printed: Printed, trick: string, goods: readonly string[]): boolean {
  const types = [...new Set(goods)];
  const stacks = types.map((component): Stack => {
    const tokens = goods.filter((each) => each === component).length;
    return { component, tokens, board: "player", counts: tokens };
  });
  return needsOf(trickOf(printed, trick), stacks).every(({ missing }) => missing === 0);
}

/** The first choice of components that prepares a trick at once; if none does, the one that leaves least to buy. */
export function bestGoods<O extends Named>(printed: Printed, trick: string, offers: readonly O[]): O | null {
  const lacks = (offer: O) => {
    const goods = goodsOf(offer);
    const types = [...new Set(goods)];
    const stacks = types.map((component) => ({ component, tokens: 0, board: "player", counts: goods.filter((each) => each === component).length }));
    return needsOf(trickOf(printed, trick), stacks).reduce((sum, need) => sum + need.missing, 0);
  };
  const sorted = [...offers].sort((one, other) => lacks(one) - lacks(other));
  return sorted[0] ?? null;
}

/** The answer to what the engine asks, as far as it was chosen already; null if one has to choose. */
export function nextAnswer<O extends Named>(kind: string, offers: readonly O[], start: Start): O | null {
  const named = (name: string) => offers.find((offer) => offer.names.includes(name)) ?? null;
  switch (kind) {
    case "starting-components":
      return offers.find((offer) => offer.text === start.goods) ?? null;
    case "starting-trick":
    case "engineer-trick":
      return named(`trick:${start.trick}`);
    case "starting-symbol":
      return named(`symbol:${start.symbol}`);
    default:
      return null;
  }
}
