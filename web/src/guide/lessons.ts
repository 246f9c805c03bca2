/** A lesson before its table is made, for whom it is the first thing to do, and how far somebody has come. */

import { keptSeats } from "../lib/keep";
import { PERSON, type Maker, type Plan } from "../lobby/plan";
import { openTable } from "../lobby/who.svelte";
import { keepGuide, keptGuides, newest } from "./kept";
import type { Script } from "./script";

export type Progress = "new" | "begun" | "done";

/** The table of a lesson: an ordinary one, to which nobody else is expected. */
export function lessonPlan(game: string, script: Script): Plan {
  const { players, options, seed, opening } = script;
  const mine = players.indexOf(PERSON);
  return { game, players, mine, options, open: false, chat: false, hints: true, odds: true, seed: String(seed), opening };
}

/** Make the table of a lesson and go there. */
export function beginLesson(game: string, script: Script, maker: Maker): Promise<void> {
  const made = (table: string) => keepGuide({ table, game, guide: script.id, at: 0, away: false, done: false });
  return openTable(lessonPlan(game, script), maker, made);
}

/** True for whoever has not played a game in this browser, or has begun a lesson of it and not come to its end. */
export function isNew(game: string): boolean {
  const lessons = keptGuides().filter((each) => each.game === game);
  if (lessons.length) return !lessons.some(({ done }) => done);
  return !keptSeats().some((seat) => seat.game === game);
}

export function progressOf(game: string, guide: string): Progress {
  const kept = newest(game, guide);
  if (!kept) return "new";
  return kept.done ? "done" : "begun";
}

/** The lesson that comes after another: the next one that was not done, from the first again after the last. */
export function following(game: string, scripts: readonly Script[], guide: string): Script | null {
  const at = scripts.findIndex(({ id }) => id === guide);
  const others = [...scripts.slice(at + 1), ...scripts.slice(0, Math.max(at, 0))];
  return others.find(({ id }) => progressOf(game, id) !== "done") ?? null;
}
