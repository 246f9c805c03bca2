/** What a choice would mean, in one line for success and one for failure; from the view alone. */

import { facts } from "../../lib/joining";
import { t } from "../../lib/speech.svelte";
import { orderOf, wouldDraw } from "./knowledge";
import { listed } from "./saying";
import { ifItFails, ifItSucceeds, neighbour, type Hit } from "./seating";
import type { AbracadaView, Choice, Printed, Spell } from "./types";

export interface Foretold {
  /** Said alone where nothing depends on luck. */
  plain: string;
  success: string;
  failure: string;
}

function amountSaid(amount: number | "die"): string {
  return amount === "die" ? t("abra-foretell-die") : t("abra-foretell-amount", { amount });
}

function hitsSaid(hits: Hit[], names: readonly string[]): string {
  const who = listed(hits.map(({ seat }) => names[seat] ?? ""));
  return t("abra-foretell-hits", { who, count: hits.length, amount: amountSaid(hits[0]!.amount) });
}

function successSaid(view: AbracadaView, seat: number, spell: Spell, names: readonly string[]): string {
  const all = ifItSucceeds(view, seat, spell);
  const gain = all.find((hit) => hit.seat === seat);
  const hits = all.filter((hit) => hit.seat !== seat);
  const dying = hits.filter((hit) => hit.amount !== "die" && view.lives[hit.seat]! <= hit.amount);
  const lastStone = view.hands[seat]!.filter(Boolean).length === 1;
  const parts: string[] = [];
  if (gain) parts.push(t("abra-foretell-gain", { amount: amountSaid(gain.amount) }));
  else if (spell.success.some((stroke) => stroke.gains)) parts.push(t("abra-foretell-full"));
  if (hits.length) parts.push(hitsSaid(hits, names));
  if (spell.takes_secret) parts.push(t("abra-foretell-secret"));
  if (dying.length) parts.push(t("abra-foretell-kills", { who: listed(dying.map((hit) => names[hit.seat] ?? "")) }));
  if (lastStone) parts.push(t("abra-foretell-last-stone"));
  return `${facts(...parts)}.`;
}

function failureSaid(view: AbracadaView, { die }: Printed, seat: number, spell: Spell): string {
  const { amount } = ifItFails(view, seat, spell)[0]!;
  const [least, most] = amount === "die" ? [Math.min(...die), Math.max(...die)] : [amount, amount];
  const lives = view.lives[seat]!;
  const how = lives <= least ? "-dies" : lives <= most ? "-may-die" : "";
  return `${t(`abra-foretell-miss${how}`, { amount: amountSaid(amount) })}.`;
}

export function foretell(view: AbracadaView, printed: Printed, choice: Choice, names: readonly string[]): Foretold {
  const seat = view.seat ?? view.active;
  const alone = (plain: string): Foretold => ({ plain, success: "", failure: "" });
  if (choice.type === "take") return alone(t("abra-foretell-take"));
  if (choice.type === "leave") return alone(t("abra-foretell-leave"));
  if (choice.type === "stop") {
    const next = names[neighbour(view.lives, seat, 1)] ?? "";
    return alone(t("abra-foretell-stop", { count: wouldDraw(view, seat), next }));
  }
  if (orderOf(view, printed, choice.spell) === "costly") return alone(t("abra-foretell-costly", { last: view.last }));
  const spell = printed.spells[choice.spell]!;
  return {
    plain: "",
    success: successSaid(view, seat, spell, names),
    failure: failureSaid(view, printed, seat, spell),
  };
}
