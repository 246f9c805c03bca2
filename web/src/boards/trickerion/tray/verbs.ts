/** What a verb is called on a button, with what it costs. */

import { t } from "../../../lib/speech.svelte";
import type { Touching } from "../../../lib/touching";
import type { Offer } from "../../../lib/wire";
import { figuresOf } from "../figures";
import type { Look } from "../look";
import { costOf } from "./costs";
import { plainChoice, valueOf } from "./tray";

/** `name` is such as `do:learn`. */
export function verbLabel(look: Look, touching: Touching<Offer>, name: string): string {
  const shards = figuresOf(look).card_shards;
  const said = plainChoice(touching, name)?.sentence ?? t(`city-do-${valueOf(name)}`, { shards });
  const cost = costOf(look, valueOf(name));
  return cost ? t("city-verb-costs", { verb: said, points: cost }) : said;
}
