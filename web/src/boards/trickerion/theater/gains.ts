/** What a set-up brings at once: its links as the viewer takes them, and what else the server foresees. */

import type { GhostOut } from "../../../lib/wire";
import type { Event, TrickerionView } from "../types";
import type { Pay } from "./prospects";

export interface Gains {
  own: Pay;
  /** The shards of the others at the ends of links. */
  others: { seat: number; shards: number }[];
}

/** `links` says for each link whether fame or coins are taken; each pays `amount`. */
export function gainsOf(ghost: GhostOut<TrickerionView, Event> | null, seat: number | null, links: readonly ("fame" | "coins")[], amount: number): Gains {
  const own = { fame: 0, coins: 0, shards: 0 };
  const others: Gains["others"] = [];
  for (const link of links) own[link] += amount;
  for (const { event } of ghost?.events ?? []) {
    if (event.type === "granted" && event.seat === seat) {
      own.fame += event.fame;
      own.coins += event.coins;
      own.shards += event.shards;
    } else if (event.type === "shards-gained") {
      if (event.seat === seat) own.shards += event.shards;
      else others.push({ seat: event.seat, shards: event.shards });
    }
  }
  return { own, others };
}
