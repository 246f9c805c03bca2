/** The lines of a show in words. */

import { facts } from "../../../lib/joining";
import { t, type Speaker } from "../../../lib/speech.svelte";
import { linksOn } from "../theater/geometry";
import type { Printed, Yields } from "../types";
import type { Line, Part, Payment, Scene } from "./scenes";

export interface Saying {
  scene: Scene;
  names: string[];
  words: Speaker;
  printed: Printed;
}

export interface Sum {
  resource: "fame" | "coins";
  text: string;
}

/** Causes that are no days. */
const OWN = ["stacked", "other"];

function partOf({ amount, cause }: Part, words: Speaker): string {
  const why = OWN.includes(cause) ? t(`show-cause-${cause}`) : words.name("day", cause);
  return `${amount < 0 ? "−" : "+"} ${Math.abs(amount)} ${why}`;
}

function sumOf({ yields, parts }: Payment, words: Speaker): string {
  return [yields, ...parts.map((part) => partOf(part, words))].join(" ");
}

/** How the payments of a trick came about, where anything has changed them. */
export function sumsOf(line: Line, { words }: Pick<Saying, "words">): Sum[] {
  if (line.kind !== "trick") return [];
  const both = (["fame", "coins"] as const).filter((resource) => line[resource].parts.length > 0);
  return both.map((resource) => ({ resource, text: sumOf(line[resource], words) }));
}

export function titleOf(line: Line, { scene, words, printed }: Saying): string {
  if (line.kind === "trick") return words.name("trick", line.trick);
  if (line.kind === "said") return line.sentence;
  if (line.reason === "links") return t("show-links", { count: linksOn(printed, scene.card, scene.markers).length });
  return line.reason === "card" ? t("show-card") : t("show-backstage", { name: words.name("character", line.reason) });
}

/** To whom a line pays, and as what. */
export function whoseOf(line: Line, { names }: Pick<Saying, "names">): string {
  const name = line.seat === null ? "" : (names[line.seat] ?? "");
  return line.kind === "bonus" ? t("show-performer", { name }) : name;
}

function paid(pays: Yields): string {
  const parts = (["fame", "coins", "shards"] as const).filter((resource) => pays[resource] !== 0);
  return parts.map((resource) => `${pays[resource]} ${t(`theater-${resource}`, { count: pays[resource] })}`).join(", ");
}

/** A line as a screen reader says it. */
export function spoken(line: Line, saying: Saying): string {
  if (line.kind === "said") return line.sentence;
  const sums = sumsOf(line, saying).map(({ text }) => text);
  return facts(titleOf(line, saying), whoseOf(line, saying), ...sums, paid(line.pays));
}
