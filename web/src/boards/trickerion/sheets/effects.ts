/** What a choice would change for the viewer, as the server foresees it. */

import type { GhostOut } from "../../../lib/wire";
import type { Event, TrickerionView } from "../types";

export interface Change {
  fame: number;
  coins: number;
  shards: number;
  points: number;
}

/** Null if nothing can be foreseen. */
export function changeOf(view: TrickerionView, ghost: GhostOut<TrickerionView, Event> | null, seat: number | null): Change | null {
  const then = ghost?.view;
  if (!then || seat === null) return null;
  // What is bought is paid for once it is known how often one bargains.
  const open = ghost.asked?.kind === "bargain" ? Number(ghost.asked.arguments["price"] ?? 0) : 0;
  const same = then.actor === view.actor && view.actor !== "";
  return {
    fame: then.fame[seat]! - view.fame[seat]!,
    coins: then.coins[seat]! - view.coins[seat]! - open,
    shards: then.shards[seat]! - view.shards[seat]!,
    points: same ? then.points - view.points : 0,
  };
}
