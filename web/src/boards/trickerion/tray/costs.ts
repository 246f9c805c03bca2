/** What an action costs, as it is printed. */

import type { Look } from "../look";
import { bends } from "../reading";

/** TR-AP-12: the action points of each action; a preparation costs what its trick prints. */
const COSTS: Record<string, number> = {
  learn: 3,
  hire: 3,
  collect: 3,
  reroll: 1,
  set: 2,
  buy: 1,
  order: 1,
  quick: 2,
  move: 1,
  shelve: 1,
  house: 1,
  "set-up": 1,
  shift: 1,
  foresee: 1,
};

/** Nothing while a prophecy or a card in use may change it, or while no action is being chosen. */
export function costOf(look: Look, verb: string): number | null {
  const { view, printed, seat } = look;
  const acts = seat !== null && view.asked[seat]?.kind === "act";
  const bent = bends(view, printed, "action_cost") || view.alley?.round?.bonus === "armed";
  return acts && !bent ? (COSTS[verb] ?? null) : null;
}
