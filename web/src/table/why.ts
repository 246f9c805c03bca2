/** Why nothing can be done with a thing now. */

import type { WhyOut } from "../lib/wire";

export interface Because {
  sentences: string[];
  /** The rules behind the sentences. */
  rules: string[];
}

/**
 * Asks about a thing together with what was touched before it, and about the thing alone if that tells nothing.
 * Null if something can be done with it after all.
 */
export async function whyNot(
  ask: (names: string[]) => Promise<WhyOut>,
  name: string,
  touched: readonly string[],
): Promise<Because | null> {
  const names = [name, ...touched.filter((each) => !each.startsWith("do:"))];
  let found = await ask(names);
  if (!found.reasons.length && names.length > 1) found = await ask([name]);
  if (found.possible && !found.reasons.length) return null;
  const rules = found.reasons.map((reason) => reason.rule);
  return {
    sentences: found.reasons.map((reason) => reason.sentence),
    rules: rules.filter((rule, at) => rule && rules.indexOf(rule) === at),
  };
}
