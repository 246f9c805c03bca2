/** Many choices under headings: first by what is done, then by the things that they name. */

import type { Named } from "../lib/touching";

export interface Group<O> {
  /** The name that all of the group share and that can be touched; none for a group of all. */
  name: string | null;
  heading: string;
  offers: O[];
}

interface Spoken extends Named {
  readonly sentence: string;
}

/** So many choices stand side by side without headings. */
const FEW = 12;
const MOST_GROUPS = 16;

const kindOf = (name: string) => name.slice(0, name.indexOf(":"));

function groupedBy<O extends Named>(offers: readonly O[], kind: string): Map<string, O[]> | null {
  const groups = new Map<string, O[]>();
  for (const offer of offers) {
    const name = offer.names.find((each) => kindOf(each) === kind) ?? "";
    groups.set(name, [...(groups.get(name) ?? []), offer]);
  }
  return groups.size > 1 && groups.size <= MOST_GROUPS ? groups : null;
}

/** The words with which all sentences begin, as a heading; a single sentence is its own. */
export function sharedBeginning(sentences: readonly string[]): string {
  const [first = "", ...others] = sentences;
  if (!others.length) return first;
  const words = first.split(" ");
  const differs = words.findIndex((word, at) => others.some((other) => other.split(" ")[at] !== word));
  const shared = words.slice(0, differs < 0 ? words.length : differs).join(" ");
  return shared ? `${shared.replace(/[\s,:;]+$/, "")} …` : `${first} …`;
}

/** The choices in groups; a few are one group without a heading. */
export function grouped<O extends Spoken>(offers: readonly O[]): Group<O>[] {
  const all = [{ name: null, heading: "", offers: [...offers] }];
  if (offers.length <= FEW) return all;
  const kinds = new Set(["do", ...offers.flatMap((offer) => offer.names.map(kindOf))]);
  for (const kind of kinds) {
    const groups = groupedBy(offers, kind);
    if (!groups) continue;
    return [...groups].map(([name, some]) => ({
      name: name || null,
      heading: sharedBeginning(some.map((offer) => offer.sentence)),
      offers: some,
    }));
  }
  return all;
}
