/** The machines of a player as a column of the ladder of shards. */

import { facts } from "../../../../lib/joining";
import { t } from "../../../../lib/speech.svelte";
import { effectOf } from "../../cards/effects";
import type { Look } from "../../look";
import type { Ladder, Rung } from "../module";
import { MACHINE, MACHINES } from "./icons";
import { dawnOf, schoolOfMachine, slotsOf, type Slot } from "./reading";

function stateOf({ state, missing, used }: Slot): Rung["state"] {
  if (!state) return "empty";
  if (state === "active") return used ? "used" : "open";
  return missing ? "closed" : "asleep";
}

export function ladderOfMachines(look: Look, seat: number): Ladder | null {
  const own = dawnOf(look.view)?.seats[seat];
  if (!own?.slots?.length) return null;
  const { words, view, ghost } = look;
  const then = slotsOf(ghost?.dawn?.seats[seat] ?? own);
  const effect = ({ machine }: Slot) => effectOf(words, view.options.edition, machine);

  function note({ state, used, missing, coins }: Slot): string {
    if (!state) return t("dawn-unbuilt", { coins });
    if (state === "active") return used ? t("dawn-used") : "";
    return missing ? t("dawn-asleep", { missing }) : t("dawn-wakes");
  }
  function change(slot: Slot): string {
    const next = then[slot.number - 1];
    if (!next || next.state === slot.state) return "";
    return slot.state ? t(`dawn-to-${next.state}`) : t("dawn-to-built");
  }
  function rung(slot: Slot): Rung {
    const shards = t("dawn-shards", { shards: slot.shards, icons: slot.icons });
    const fame = slot.fame ? t("dawn-fame", { fame: slot.fame }) : "";
    const said = [t("dawn-slot", { slot: slot.number }), words.name("machine", slot.machine), note(slot) || t("dawn-active"), shards, effect(slot), fame];
    const touched = slot.next ? "do:build-machine" : slot.state ? `machine:${slot.machine}` : "";
    return {
      ...{ icons: slot.icons, shards: slot.shards, after: then[slot.number - 1]?.shards ?? slot.shards },
      name: seat === look.seat ? touched : "",
      title: words.name("machine", slot.machine),
      note: "",
      short: `${slot.number}`,
      missing: slot.state && slot.state !== "active" ? slot.missing : 0,
      coins: slot.state ? null : slot.coins,
      state: stateOf(slot),
      change: change(slot),
      label: facts(...said),
    };
  }
  const apart = own.apart ? words.say("ui-machine-apart", { shards: own.apart }) : "";
  return { title: words.say("ui-machines"), icon: MACHINES[schoolOfMachine(own.slots[0]!.machine)] ?? MACHINE, note: facts(apart, words.say("ui-house-machine")), rungs: slotsOf(own).map(rung) };
}
