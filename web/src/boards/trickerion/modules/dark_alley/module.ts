/** The Dark Alley: a street with decks of special cards, abilities, and prophecies where they are played with. */

import type { BoardModule } from "../module";
import Ability from "./Ability.svelte";
import Bonus from "./Bonus.svelte";
import Claims from "./Claims.svelte";
import DarkAlley from "./DarkAlley.svelte";
import HeldSpecials from "./HeldSpecials.svelte";
import Prophecies from "./Prophecies.svelte";
import ProphecyOffered from "./ProphecyOffered.svelte";
import SpecialOffered from "./SpecialOffered.svelte";
import SpecialsCount from "./SpecialsCount.svelte";
import SpecialsInHand from "./SpecialsInHand.svelte";
import type { TrickerionView } from "../../types";

const activeProphecy = (view: TrickerionView) => view.alley?.prophecies?.active ?? "";

export const module: BoardModule = {
  inPlay: (view) => Boolean(view.alley),
  common: { above: Prophecies, street: DarkAlley, market: Claims },
  owned: { plate: SpecialsCount, ability: Ability, acting: Bonus, hand: SpecialsInHand, held: HeldSpecials },
  cards: {
    prophecy: { card: ProphecyOffered, has: () => true },
    card: { card: SpecialOffered, has: (value, printed) => printed.specials.some((each) => each.id === value) },
  },
  always: ["deck"],
  lying: (view, own) => ({
    card: own?.hand ?? [],
    prophecy: [activeProphecy(view), ...(view.alley?.prophecies?.pending ?? [])],
  }),
  pages: { deck: "city", prophecy: "city" },
  bend: activeProphecy,
  // While the bonus of a card is used, only its improved action is open, at a price of its own.
  bent: (view, printed) => [
    ...printed.bends[activeProphecy(view)]!.bent,
    ...(view.alley?.round?.bonus === "armed" ? ["costs"] : []),
  ],
};
