/** Magician Powers: house cards in hand and at slots that shards hold open. */

import type { BoardModule } from "../module";
import { powersOf } from "./reading";
import PowerBoard from "./PowerBoard.svelte";
import PowerCount from "./PowerCount.svelte";
import PowerOffered from "./PowerOffered.svelte";
import type { TrickerionView, Workshop } from "../../types";

/** The powers of the viewer that lie on the board as cards. */
function ownPowers(view: TrickerionView, own: Workshop | null): string[] {
  const mine = own ? powersOf(view)?.seats[view.workshops.indexOf(own)] : undefined;
  return mine?.hand ?? [];
}

export const module: BoardModule = {
  inPlay: (view) => powersOf(view) !== null,
  owned: { plate: PowerCount, ability: PowerBoard },
  cards: { power: { card: PowerOffered, has: () => true } },
  always: ["power-slot"],
  lying: (view, own) => ({ power: ownPowers(view, own) }),
  pages: { power: "mine", "power-slot": "mine" },
};
