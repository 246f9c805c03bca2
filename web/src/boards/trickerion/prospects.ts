/** What the server foresees for the viewer: points at slots, pay of shows, wages; nothing until it has said so. */

import type { Look } from "./look";

export interface Prospects {
  /** Character → slot → the action points that it would have there; null where it cannot go. */
  slots: Record<string, Record<string, number | null>>;
  /** Character → the coins that it costs at the end of the round. */
  wages: Record<string, number>;
  wages_due: number;
}

export function prospectsOf(look: Look): Prospects | null {
  return (look as { prospects?: Prospects | null }).prospects ?? null;
}
