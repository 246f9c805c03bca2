/** The pace of the others' moves, which was a switch once. */

import { PACES, type Settings } from "./keep";

/** Settings with a pace; a browser that only knows whether one wanted calm is understood as well. */
export function paced<S extends Partial<Settings>>(kept: S): S & Pick<Settings, "pace" | "calm"> {
  const known = PACES.find((pace) => pace === kept.pace);
  const pace = known ?? (kept.calm === false ? "instant" : "calm");
  return { ...kept, pace, calm: pace !== "instant" };
}
