/** The Dark Alley: a street with decks of special cards, abilities, and prophecies where they are played with. */

import type { BoardModule } from "../module";
import { effectOf } from "../../cards/effects";
import { PROPHECIES, PROPHECY } from "./icons";
import AlleyStreet from "./AlleyStreet.svelte";
import BonusChip from "./BonusChip.svelte";
import Claims from "./Claims.svelte";
import Prophecies from "./Prophecies.svelte";
import ProphecyOffered from "./ProphecyOffered.svelte";
import SpecialOffered from "./SpecialOffered.svelte";
import Told from "./Told.svelte";
import SpecialsCount from "./SpecialsCount.svelte";
import SpecialsInHand from "./SpecialsInHand.svelte";
import type { TrickerionView } from "../../types";

const activeProphecy = (view: TrickerionView) => view.alley?.prophecies?.active ?? "";

export const module: BoardModule = {
  inPlay: (view) => Boolean(view.alley),
  common: { above: Prophecies, market: Claims },
  card: AlleyStreet,
  owned: { plate: SpecialsCount, doing: BonusChip, hand: SpecialsInHand, told: Told },
  cards: {
    prophecy: { card: ProphecyOffered, has: () => true },
    card: { card: SpecialOffered, has: (value, printed) => printed.specials.some((each) => each.id === value) },
  },
  always: ["deck"],
  lying: (view) => ({ prophecy: [activeProphecy(view), ...(view.alley?.prophecies?.pending ?? [])] }),
  streets: { deck: "dark-alley", prophecy: "dark-alley" },
  inForce: (view, words) => {
    const active = activeProphecy(view);
    if (!active) return null;
    const icon = PROPHECIES[active] ?? PROPHECY;
    return { icon, title: words.name("prophecy", active), effect: effectOf(words, view.options.edition, active) };
  },
  pages: { deck: "city", prophecy: "city" },
  bend: activeProphecy,
  // While the bonus of a card is used, only its improved action is open, at a price of its own.
  bent: (view, printed) => [
    ...printed.bends[activeProphecy(view)]!.bent,
    ...(view.alley?.round?.bonus === "armed" ? ["costs"] : []),
  ],
};
