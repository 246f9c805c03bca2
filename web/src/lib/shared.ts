/** What is told anew is mostly what was told before: the parts that are equal stay the same objects. */

type Parts = Record<string, unknown>;

function isParts(value: unknown): value is Parts {
  return typeof value === "object" && value !== null;
}

/**
 * What was just parsed, with its parts that equal those of before replaced by them; before itself if all of it does.
 * Whoever derives something from a part that is the same object has nothing to do. What was parsed is changed in place.
 */
export function shared<T>(before: unknown, now: T): T {
  if (!isParts(before) || !isParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Parts = now;
  const keys = Object.keys(parts);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    parts[key] = shared(before[key], parts[key]);
    same &&= parts[key] === before[key];
  }
  return same ? (before as T) : now;
}
