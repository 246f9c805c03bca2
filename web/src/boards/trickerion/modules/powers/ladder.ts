/** The powers of a player as a column of the ladder of shards. */

import { facts } from "../../../../lib/joining";
import { t } from "../../../../lib/speech.svelte";
import { effectOf } from "../../cards/effects";
import type { Look } from "../../look";
import type { Ladder, Rung } from "../module";
import { POWER } from "./icons";
import { powersOf, slotsOf, type Slot } from "./reading";

export function ladderOfPowers(look: Look, seat: number): Ladder | null {
  const own = powersOf(look.view)?.seats[seat];
  if (!own) return null;
  const { words, view, ghost } = look;
  const after = ghost?.powers?.seats[seat];
  const then = slotsOf(after ?? own);
  const named = (power: string) => words.name("power", power);
  const used = (power: string) => (own.used ?? []).includes(power);
  const effect = ({ power }: Slot) => (power ? effectOf(words, view.options.edition, power) : "");

  function note({ power, missing }: Slot): string {
    if (missing) return t("powers-closed", { missing });
    if (!power) return t("powers-empty");
    return used(power) ? t("powers-used") : "";
  }
  function change(slot: Slot): string {
    const next = then[slot.number - 1]!;
    if (next.power === slot.power) return next.missing && !slot.missing ? t("powers-closes") : "";
    return next.power ? `→ ${named(next.power)}` : t("powers-returns");
  }
  function rung(slot: Slot): Rung {
    const shards = t("powers-shards", { shards: slot.shards, icons: slot.icons });
    const said = [t("powers-slot", { slot: slot.number }), slot.power ? named(slot.power) : "", note(slot), shards, effect(slot)];
    return {
      ...{ icons: slot.icons, shards: slot.shards, after: then[slot.number - 1]!.shards },
      name: seat === look.seat ? `power-slot:${slot.number}` : "",
      title: slot.power ? named(slot.power) : "",
      note: slot.power || slot.missing ? "" : t("powers-empty"),
      short: "",
      missing: slot.missing,
      coins: null,
      state: slot.missing ? "closed" : !slot.power ? "empty" : used(slot.power) ? "used" : "open",
      change: change(slot),
      label: facts(...said),
    };
  }
  const apart = own.apart ? words.say("ui-power-apart", { shards: own.apart }) : "";
  return { title: words.say("ui-powers"), icon: POWER, note: facts(apart, words.say("ui-house-power")), rungs: slotsOf(own).map(rung) };
}
