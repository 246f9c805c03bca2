/** The table of the day: the same game for everybody who plays it. */

import { get } from "../lib/api";
import { settings } from "../lib/speech.svelte";
import type { TodayOut } from "../lib/wire";
import type { Maker, Plan } from "./plan";
import { openTable } from "./who.svelte";

/** The plan of a table of the day, to which nobody else is expected. */
export function todaysPlan(game: string, today: TodayOut): Plan {
  const { players, seat: mine, options, seed } = today;
  return { game, players, mine, options, open: false, chat: false, hints: true, odds: true, seed };
}

/** Make the table of the day and go there. */
export async function openToday(game: string, maker: Maker): Promise<void> {
  const today = await get<TodayOut>({ lang: settings.lang }, `/games/${game}/today`);
  await openTable(todaysPlan(game, today), maker);
}
