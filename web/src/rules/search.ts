/**
 * The search over the index that comes with the pages. It adds up weights that the server has worked out, so it needs
 * no server. The stems of all words of the pages come with the index; of a word that is in none of them the longest
 * stem counts with which it begins, and else the word that is spelt most like it.
 */

import type { Manual, Page } from "./pages";
import { nearest } from "./slips.ts";

const MOST_FOUND = 20;
/** A page that has several of the words counts more, by so much for each further word. */
const TOGETHER = 0.2;
const LEAST_STEM = 4;
/** An ending is not longer than this. */
const LONGEST_ENDING = 3;
const ELISION = /(^|[^\p{L}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu;
/** The breve of й, which is a letter of its own. */
const BREVE = "\u0306";

/** A word in small letters without accents; ё is е. */
export function fold(word: string): string {
  const parted = word.toLowerCase().normalize("NFD");
  const plain = [...parted].filter((sign) => sign === BREVE || !/\p{M}/u.test(sign)).join("");
  return plain.normalize("NFC").replaceAll("œ", "oe").replaceAll("æ", "ae");
}

function wordsOf(text: string, lang: string): string[] {
  const parted = lang === "fr" ? text.replace(ELISION, "$1 ") : text;
  return parted.replaceAll("’", "'").replaceAll("'s ", " ").match(/[\p{L}\p{N}]+/gu) ?? [];
}

function stemOf({ index }: Manual, word: string): string {
  const folded = fold(word);
  const known = index.forms[word.toLowerCase()] ?? index.forms[folded];
  if (known !== undefined) return known;
  for (let end = folded.length; end >= Math.max(LEAST_STEM, folded.length - LONGEST_ENDING); end -= 1) {
    const stem = folded.slice(0, end);
    if (index.postings[stem] ?? index.synonyms[stem]) return stem;
  }
  const spoken = Object.keys(index.forms).filter((each) => index.forms[each]);
  return index.forms[nearest(folded, spoken)] ?? "";
}

/** The stems that a word stands for: its own, and those of what it is another word for. */
function stemsOf(manual: Manual, word: string): string[] {
  const stem = stemOf(manual, word);
  return (manual.index.synonyms[stem] ?? stem).split(" ").filter(Boolean);
}

/** What a word counts in each page; of several stems that it stands for, the best one counts. */
function weightsOf(manual: Manual, stems: readonly string[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const stem of stems) {
    for (const [page, weight] of manual.index.postings[stem] ?? []) best.set(page, Math.max(best.get(page) ?? 0, weight));
  }
  return best;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The pages that some words are about, the best first. */
export function search(manual: Manual, query: string): Page[] {
  const asked = new Map(wordsOf(query, manual.lang).map((word) => [stemsOf(manual, word).join(" "), stemsOf(manual, word)]));
  const met = new Map<number, number[]>();
  for (const stems of asked.values()) {
    for (const [page, weight] of weightsOf(manual, stems)) met.set(page, [...(met.get(page) ?? []), weight]);
  }
  const scores = [...met].map(([page, weights]) => [page, sum(weights) * (1 + TOGETHER * (weights.length - 1))] as const);
  const ranked = scores.sort(([one, a], [other, b]) => b - a || one - other);
  return ranked.slice(0, MOST_FOUND).map(([page]) => manual.pages[page]!);
}
