/** A trick card in words, for whoever does not see it. */

import { t, type Speaker } from "../../../lib/speech.svelte";
import type { OwnTrick, Trick, Yields } from "../types";
import type { MarkerCounts, Need } from "./printed";

export interface TrickFacts {
  card: Trick;
  own: OwnTrick | undefined;
  needs: readonly Need[];
  markers: MarkerCounts;
  yields: Yields;
  /** The fame that it asks for. */
  needed: number;
  /** The coins that replace missing fame. */
  threshold: number;
  bonus: string;
  /** Whether it is known what of the components is there. */
  known: boolean;
}

function needWords({ component, count, missing }: Need, words: Speaker): string {
  const said = `${count} ${words.name("component", component)}`;
  return missing ? `${said} (${t("trickcard-missing", { count: missing })})` : said;
}

export function trickWords({ card, own, needs, markers, yields, needed, threshold, bonus, known }: TrickFacts, words: Speaker): string {
  const complete = known && needs.every((need) => need.missing === 0);
  const said = [
    t("trickcard-label", {
      name: words.name("trick", card.id),
      school: words.name("school", card.school),
      level: card.level,
    }),
    t("trickcard-needs", { components: needs.map((need) => needWords(need, words)).join(", ") }),
    complete ? t("trickcard-complete") : "",
    t("trickcard-preparing", { points: card.prepare_ap, count: markers.given }),
    t("trickcard-pays", { fame: yields.fame, coins: yields.coins, shards: yields.shards }),
    own
      ? t("trickcard-markers", { ready: markers.ready, staged: markers.staged, spare: markers.spare })
      : t("trickcard-threshold", { fame: needed }),
    threshold ? t("trickcard-threshold-coins", { coins: threshold }) : "",
    own ? words.name("symbol", own.symbol) : "",
    own?.board === "engineer" ? t("trickcard-engineer") : "",
    own?.shards ? t("trickcard-charged", { shards: own.shards }) : "",
    bonus,
  ];
  return said.filter(Boolean).join("; ");
}
