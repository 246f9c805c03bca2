/** Magician Powers: house cards in hand and at slots that shards hold open. */

import type { BoardModule } from "../module";
import { ladderOfPowers } from "./ladder";
import { powersOf } from "./reading";
import PowerCount from "./PowerCount.svelte";
import PowerOffered from "./PowerOffered.svelte";
import Told from "./Told.svelte";

export const module: BoardModule = {
  inPlay: (view) => powersOf(view) !== null,
  owned: { plate: PowerCount, told: Told },
  ladder: ladderOfPowers,
  cards: { power: { card: PowerOffered, has: () => true } },
  always: ["power-slot"],
  pages: { power: "mine", "power-slot": "mine", "region:ladder": "mine" },
};
