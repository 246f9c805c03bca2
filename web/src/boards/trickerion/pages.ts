/** On the phone one place a page: on which page a thing lies. */

import type { Named, Touching } from "../../lib/touching";
import type { TrickerionView } from "./types";
import { fieldOf, lyingOut, trayOf, valueOf } from "./tray/tray";

export const PAGES = ["city", "market", "theater", "mine", "others"] as const;
export type Page = (typeof PAGES)[number];

function slotPage(slot: string): Page {
  if (slot.startsWith("downtown") || slot.startsWith("dark-alley")) return "city";
  if (slot.startsWith("market")) return "market";
  return slot.startsWith("workshop") ? "mine" : "theater";
}

/** The pages on which a thing of this name can be touched. */
export function pagesOf(name: string, view: TrickerionView, seat: number | null): Page[] {
  const own = seat === null ? null : view.workshops[seat]!;
  const value = valueOf(name);
  switch (fieldOf(name)) {
    case "slot":
      return [slotPage(value)];
    case "die":
    case "deck":
    case "prophecy":
      return ["city"];
    case "order":
      return ["market"];
    case "spot":
    case "facing":
      return ["theater"];
    case "card":
      return [view.theater.some((show) => show.card === value) ? "theater" : "mine"];
    case "component":
      return own?.components.some((stack) => stack.component === value) ? ["market", "mine"] : ["market"];
    case "character":
      return ["mine"];
    case "trick": {
      const owns = (workshop: typeof own) => workshop?.tricks.some((each) => each.trick === value);
      if (owns(own)) return ["mine"];
      return view.workshops.some(owns) ? ["others"] : [];
    }
    default:
      return [];
  }
}

/** What the choices that are left name besides what was touched already: there one goes on. */
function ahead<O extends Named>({ left, touched }: Touching<O>): string[] {
  return left.flatMap((offer) => offer.names).filter((name) => !touched.includes(name));
}

/** The pages on which one can go on. Once one has begun, the own characters are no reason: they stand below every page. */
export function pagesAhead<O extends Named>(touching: Touching<O>, view: TrickerionView, seat: number | null): Set<Page> {
  const wanted = ahead(touching).filter((name) => !touching.begun || fieldOf(name) !== "character");
  return new Set(wanted.flatMap((name) => pagesOf(name, view, seat)));
}

/** The page to open: the one that is open if one can go on there or in the tray, else the first where one can. */
export function nextPage<O extends Named>(page: Page, touching: Touching<O>, view: TrickerionView, seat: number | null): Page {
  const tray = trayOf(touching, lyingOut(view, seat)).flatMap(({ field, values }) => values.map((value) => `${field}:${value}`));
  if (ahead(touching).some((name) => tray.includes(name))) return page;
  const pages = pagesAhead(touching, view, seat);
  return pages.has(page) ? page : ([...pages][0] ?? page);
}
