/** Whether a street has something to do with what is asked. */

import type { Named, Touching } from "../../../lib/touching";
import { figuresOf } from "../figures";
import type { Look } from "../look";
import { inPlay } from "../modules/registry";
import { fieldOf, valueOf } from "../tray/tray";

/** The fields whose things lie in one street. */
const STREETS: Record<string, string> = { die: "downtown", order: "market-row", component: "market-row" };

/** The location at which a thing lies; `` for what lies elsewhere. */
function streetOf(name: string, look: Look): string {
  const [field, value] = [fieldOf(name), valueOf(name)];
  const streets = Object.assign({}, STREETS, ...inPlay(look.view).map((each) => each.streets)) as typeof STREETS;
  if (field !== "slot") return streets[field] ?? "";
  return Object.entries(figuresOf(look).slots).find(([, slots]) => slots.some(({ id }) => id === value))?.[0] ?? "";
}

/** True if the choices that are left name something there, or if somebody acts there. */
export function isInQuestion<O extends Named>(touching: Touching<O>, look: Look, location: string): boolean {
  return touching.left.some((offer) => offer.names.some((name) => streetOf(name, look) === location));
}
