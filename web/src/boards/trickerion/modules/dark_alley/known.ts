/** Which special cards of another player the viewer knows. */

import type { Speaker } from "../../../../lib/speech.svelte";
import { t } from "../../../../lib/speech.svelte";
import type { Workshop } from "../../types";

/** TR-GEN-24: the names of the cards that were seen and are still this player's, or nothing. */
export function knownCards(own: Workshop, words: Speaker): string {
  const cards = (own.known_cards ?? []).map((card) => words.name("card", card));
  return cards.length ? t("city-known-cards", { count: cards.length, cards: cards.join(", ") }) : "";
}
