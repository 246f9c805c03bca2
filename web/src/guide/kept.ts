/** How far somebody has got in the guided games of this browser: they can be left, taken up again and repeated. */

import { read, write } from "../lib/keep";

export interface KeptGuide {
  table: string;
  game: string;
  guide: string;
  /** The moment that comes next. */
  at: number;
  /** True while it was left. */
  away: boolean;
  /** True once its last moment was read. */
  done: boolean;
}

const GUIDES = "sleight.guides";
const MOST = 20;

export function keptGuides(): KeptGuide[] {
  return read<KeptGuide[]>(GUIDES, []);
}

/** The guide of a table, or null for a table without one. */
export function keptGuide(table: string): KeptGuide | null {
  return keptGuides().find((each) => each.table === table) ?? null;
}

export function keepGuide(kept: KeptGuide): void {
  const others = keptGuides().filter((each) => each.table !== kept.table);
  write(GUIDES, [kept, ...others].slice(0, MOST));
}

/** The newest of somebody's guided games of one kind. */
export function newest(game: string, guide: string): KeptGuide | null {
  return keptGuides().find((each) => each.game === game && each.guide === guide) ?? null;
}
