/** What the bar on top says while the week is planned: what was lifted, and what goes with it. */

import { t } from "../../../lib/speech.svelte";
import type { Look } from "../look";
import { discName } from "../people/where";
import type { Planner } from "../planning/planner.svelte";

export function headline({ lifted }: Pick<Planner, "lifted">, look: Look): string {
  if (!lifted) return t("phone-plan");
  if (lifted.card) return t("phone-plan-who", { card: look.words.name("card", lifted.card) });
  return t("phone-plan-where", { character: discName(look, lifted.character) });
}
