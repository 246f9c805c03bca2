/** The pages of each game, asked for once: what was opened can be read, searched and printed without the server. */

import { get } from "../lib/api";
import { once } from "../lib/once";
import type { Manual } from "./pages";

export const manualOf = once((game, lang) => get<Manual>({ lang }, `/rules/${encodeURIComponent(game)}`));

/** The address of a page. */
export function pathOf(game: string, page = ""): string {
  const parts = [game, ...page.split("/").filter(Boolean)];
  return `/rules/${parts.map(encodeURIComponent).join("/")}`;
}
