/** What an action costs, as the server says it. */

import { figuresOf } from "../figures";
import type { Look } from "../look";
import { isBent } from "../modules/registry";

/** Nothing while something in force may change it, or while no action is being chosen. */
export function costOf(look: Look, verb: string): number | null {
  const { view, printed, seat } = look;
  const acts = seat !== null && view.asked[seat]?.kind === "act";
  return acts && !isBent(view, printed, "costs") ? (figuresOf(look).costs[verb] ?? null) : null;
}
