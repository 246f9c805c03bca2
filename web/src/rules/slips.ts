/** Words that are spelt wrong: the known one that is nearest. The same as `sleight.manual.slips`. */

/** From so many letters on a word may have one wrong letter, or two; the first letter is always right. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;

/** The known word with the fewest slips, the first by the alphabet of equals; `` if all have too many. */
export function nearest(word: string, known: readonly string[]): string {
  const most = Number(word.length >= ONE_SLIP) + Number(word.length >= TWO_SLIPS);
  let [least, found] = [most + 1, ""];
  for (const each of known) {
    if (each[0] !== word[0] || Math.abs(each.length - word.length) > most) continue;
    const count = slips(word, each);
    if (count < least || (count === least && each < found)) [least, found] = [count, each];
  }
  return found;
}

/** How many letters are wrong, missing, too many or swapped with their neighbor. */
export function slips(one: string, other: string): number {
  let above: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const before = above;
    above = row;
    row = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const least = Math.min(above[to + 1]! + 1, row[to]! + 1, above[to]! + Number(one[at] !== other[to]));
      const swapped = at > 0 && to > 0 && one[at] === other[to - 1] && other[to] === one[at - 1];
      row.push(swapped ? Math.min(least, before[to - 1]! + 1) : least);
    }
  }
  return row[other.length]!;
}
