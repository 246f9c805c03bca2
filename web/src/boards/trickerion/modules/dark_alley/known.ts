/** Which special cards of another player the viewer knows. */

import type { Speaker } from "../../../../lib/speech.svelte";
import { t } from "../../../../lib/speech.svelte";
import type { Workshop } from "../../types";

/** TR-GEN-24: the names of the cards that were seen and are still this player's, or nothing. */
export function knownCards(own: Workshop, words: Speaker): string {
  const cards = (own.known_cards ?? []).map((card) => words.name("card", card));
  return cards.length ? t("city-known-cards", { count: cards.length, cards: cards.join(", ") }) : "";
}

/** T1-ALLEY-14: the places and names of the cards below the top of a deck that the viewer knows, or nothing. */
export function knownBelow(deck: readonly string[], words: Speaker): string {
  const cards = deck.flatMap((card, place) => (place && card ? `${place + 1}. ${words.name("card", card)}` : []));
  return cards.length ? t("city-known-cards", { count: cards.length, cards: cards.join(", ") }) : "";
}
