/** The first line of the end: who has won, and how clearly. */

import { t } from "../../../lib/speech.svelte";
import type { Place } from "../../../table/standing";

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t("final-and", { names: names.slice(0, -1).join(", "), last });
}

/** `places` the best first; `seat` is the reader's. */
export function headline(places: readonly Place[], seat: number | null): string {
  const winners = places.filter(({ won }) => won);
  const fame = winners[0]?.score ?? 0;
  if (winners.length === 1 && winners[0]!.seat === seat) return t("final-you", { fame });
  return t("final-title", { winners: winners.length, names: listed(winners.map(({ name }) => name)), fame });
}

/** Who came next, where nobody was level. */
export function second(places: readonly Place[]): string {
  const next = places.find(({ won }) => !won);
  return next ? t("final-second", { name: next.name, fame: next.score }) : "";
}
