import type { OddsOut } from "../lib/wire";

/** The chance of each choice by its text. */
export function chancesOf({ odds }: OddsOut): Map<string, number> {
  return new Map(odds.map(({ text, chance }) => [text, chance]));
}

/** A chance as people read it; what is possible but rare is not called impossible. */
export function percent(chance: number, lang: string): string {
  const spoken = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
  if (chance > 0 && chance < 0.01) return `< ${spoken.format(0.01)}`;
  if (chance < 1 && chance > 0.99) return `> ${spoken.format(0.99)}`;
  return spoken.format(chance);
}
