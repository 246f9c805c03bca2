/** The character that was lifted to be placed. */

import type { Named, Touching } from "../../../lib/touching";
import { fieldOf, valueOf } from "../tray/tray";

/** `` if none was. */
export function liftedCharacter<O extends Named>({ touched }: Touching<O>): string {
  return valueOf(touched.findLast((name) => fieldOf(name) === "character") ?? ":");
}
