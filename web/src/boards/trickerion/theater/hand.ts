/** Which of the viewer's characters is in hand: it was touched, or it is the only one that can still go anywhere. */

import type { Named, Touching } from "../../../lib/touching";

const CHARACTER = "character:";

export function inHand<O extends Named>({ touched, left }: Touching<O>): string {
  const held = touched.find((name) => name.startsWith(CHARACTER));
  if (held) return held.slice(CHARACTER.length);
  const all = new Set(left.flatMap(({ names }) => names).filter((name) => name.startsWith(CHARACTER)));
  return all.size === 1 ? [...all][0]!.slice(CHARACTER.length) : "";
}
