/** A trick card in words, for whoever does not see it. */

import { facts } from "../../../lib/joining";
import { t, type Speaker } from "../../../lib/speech.svelte";
import type { OwnTrick, Trick, Yields } from "../types";
import { figuresOf } from "../figures";
import type { Look } from "../look";
import { effectOf } from "./effects";
import { markersOf, needsOf, thresholdCoins, trickOf, yieldsOf, type MarkerCounts, type Need } from "./printed";

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
  return facts(...said);
}

/** A trick card in words, from what the board knows of it. */
export function trickLabel({ view, printed, words, seat }: Pick<Look, "view" | "printed" | "words" | "seat">, trick: string): string {
  const [card, figures] = [trickOf(printed, trick), figuresOf({ view, printed })];
  const workshop = view.workshops.find(({ tricks }) => tricks.some((each) => each.trick === trick));
  const own = workshop?.tricks.find((each) => each.trick === trick);
  const stacks = workshop?.components ?? (seat === null ? undefined : view.workshops[seat]!.components);
  const needed = figures.thresholds[card.level] ?? card.threshold;
  const facts = {
    card,
    own,
    needs: needsOf(card, stacks),
    markers: markersOf(printed, figures, card, own),
    yields: yieldsOf(printed, card, own?.shards ?? 0),
    needed,
    threshold: own || seat === null ? 0 : thresholdCoins(printed, needed, view.fame[seat]!),
    bonus: effectOf(words, view.options.edition, trick),
    known: stacks !== undefined,
  };
  return trickWords(facts, words);
}
