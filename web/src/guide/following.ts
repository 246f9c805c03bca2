/** Which moment of a guide has come. It keeps nobody from anything: whoever does something else goes on. */

import type { Moment, Script, When } from "./script";

/** What is known of the table at one instant. */
export interface Now {
  /** The kind of the question that is open; `` if none is. */
  kind: string;
  /** The texts of its choices. */
  offers: readonly string[];
  view: unknown;
  /** What was seen since the own answer before. */
  events: readonly Record<string, unknown>[];
  over: boolean;
}

/** In what an event must say, this stands for the seat of whoever is guided. */
const ME = "me";
const PERSON = "person";

/** What stands at a path of a view, such as `workshops.0.poster`. */
function at(view: unknown, path: string): unknown {
  return path.split(".").reduce((inside, part) => (inside as Record<string, unknown> | null | undefined)?.[part], view);
}

/** The newest event that a moment speaks of. */
export function eventOf(script: Script, when: When, now: Now): Record<string, unknown> | null {
  const seat = script.players.indexOf(PERSON);
  const says = Object.entries(when.says ?? {}).map(([name, value]) => [name, value === ME ? seat : value] as const);
  const fits = (event: Record<string, unknown>) => event["type"] === when.event && says.every(([name, value]) => event[name] === value);
  return [...now.events].reverse().find(fits) ?? null;
}

/** The best choice that fits and is possible now. */
export function expected(moment: Moment, now: Now): string | null {
  return moment.expects?.find((choice) => now.offers.includes(choice)) ?? null;
}

export function isDue(script: Script, moment: Moment, now: Now): boolean {
  const when = moment.when ?? {};
  if (when.over || now.over) return when.over === true && now.over;
  if (!now.kind || (when.kind && !when.kind.includes(now.kind))) return false;
  if (moment.expects?.length && expected(moment, now) === null) return false;
  if (when.event && !eventOf(script, when, now)) return false;
  if (!Object.entries(when.least ?? {}).every(([path, least]) => Number(at(now.view, path)) >= least)) return false;
  return Object.entries(when.view ?? {}).every(([path, value]) => at(now.view, path) === value);
}

/** The number of the moment that has come: the next one, or a later one if it was passed over; -1 if none has. */
export function momentAt(script: Script, from: number, now: Now): number {
  return script.moments.findIndex((moment, number) => number >= from && isDue(script, moment, now));
}

/** After a step back: the last one before that waits for what is asked again; where it was if there is none. */
export function takenBack(script: Script, from: number, now: Now): number {
  for (let number = from - 1; number >= 0; number--) {
    const moment = script.moments[number]!;
    if (moment.expects?.length && isDue(script, moment, now)) return number;
  }
  return from;
}
