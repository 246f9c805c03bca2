/**
 * The words for the options of a game. The server says what an option means, often as `Title: meaning`; the page has
 * words of its own where there is no title, or where the server speaks of what one would type and here one clicks.
 */

import { t } from "../lib/speech.svelte";
import type { OptionOut } from "../lib/wire";

/** What the page says, or something else if it has no word for it. */
export function wordOr(id: string, otherwise: string): string {
  const said = t(id);
  return said === id ? otherwise : said;
}

function idOf(game: string, option: OptionOut): string {
  return `option-${game}-${option.name.replaceAll("_", "-")}`;
}

/** The title in front of a meaning, and the rest as a sentence; a long beginning is no title. */
export function parted(meaning: string): { title: string; rest: string } {
  const found = /^(?<title>.{1,40}?)\s?:\s(?<rest>.+)$/u.exec(meaning)?.groups;
  if (!found) return { title: "", rest: meaning };
  const rest = found["rest"]!;
  return { title: found["title"]!, rest: rest[0]!.toUpperCase() + rest.slice(1) };
}

export function optionTitle(game: string, option: OptionOut): string {
  const plain = parted(option.meaning).title || option.name.replaceAll("_", " ");
  return wordOr(idOf(game, option), plain);
}

export function optionMeaning(game: string, option: OptionOut): string {
  return wordOr(`${idOf(game, option)}-meaning`, parted(option.meaning).rest);
}

export function optionValue(game: string, option: OptionOut, value: unknown): string {
  return wordOr(`${idOf(game, option)}-is-${value}`, String(value));
}
