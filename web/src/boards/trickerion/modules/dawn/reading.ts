/** What a player reads off the machines of a table. */

import type { Dawn, MachineBoard, Printed, TrickerionView } from "../../types";

/** A signature trick as it is printed, but for what every trick prints. */
export interface SignatureCard {
  id: string;
  magician: string;
  classic: string;
  ability: string;
  /** DT-SIG-15: the machines without which it is not prepared. */
  machines: number;
}

export function dawnOf(view: TrickerionView): Dawn | null {
  return view.dawn ?? null;
}

/** A slot of a player, counted from 1, the lowest. */
export interface Slot {
  number: number;
  machine: string;
  icons: number;
  shards: number;
  coins: number;
  fame: number;
  state: string;
  /** DT-SHARD-05: how many more shards fill it: the icons below it are filled first. */
  missing: number;
  /** DT-MACH-05: its machine was used this round. */
  used: boolean;
  /** DT-BUILD-04: the next machine is built there. */
  next: boolean;
}

export function slotsOf(own: MachineBoard): Slot[] {
  let missing = 0;
  return (own.slots ?? []).map(({ state = "", ...slot }, place) => {
    missing += slot.icons - slot.shards;
    const used = (own.used_slots ?? []).includes(place + 1);
    return { ...slot, state, number: place + 1, missing, used, next: place === own.built };
  });
}

/** How many machines are active, of how many that are built. */
export function countOf(own: MachineBoard): { active: number; built: number } {
  return { active: own.built - (own.inactive ?? []).length, built: own.built };
}

export function signatureOf(printed: Printed, id: string): SignatureCard | undefined {
  return (printed.of_modules?.["signature_tricks"] as SignatureCard[] | undefined)?.find((each) => each.id === id);
}

/** `mechanical` of `mechanical-3`. */
export function schoolOfMachine(machine: string): string {
  return machine.slice(0, machine.lastIndexOf("-"));
}
