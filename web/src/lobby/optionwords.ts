/**
 * The words for the options of a game. The server says what an option means; the page has titles of its own, and
 * meanings where the server speaks of what one would type and here one clicks.
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

export function optionTitle(game: string, option: OptionOut): string {
  return wordOr(idOf(game, option), option.name.replaceAll("_", " "));
}

export function optionMeaning(game: string, option: OptionOut): string {
  return wordOr(`${idOf(game, option)}-meaning`, option.meaning);
}

export function optionValue(game: string, option: OptionOut, value: unknown): string {
  return wordOr(`${idOf(game, option)}-is-${value}`, String(value));
}
