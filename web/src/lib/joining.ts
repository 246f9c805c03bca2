/** Puts parts of sentences together: which space stands before a colon or a semicolon depends on the language. */

import { t } from "./speech.svelte";

/** A name and what is said of it: `Bank: 4`. */
export function named(name: string, value: string): string {
  return t("joined-named", { name, value });
}

/** Several facts in one line; those that have nothing to say are left out. */
export function facts(...said: readonly string[]): string {
  return said.filter(Boolean).reduce((before, after) => (before ? t("joined-facts", { before, after }) : after), "");
}
