/** On the phone one place a page: on which page a thing lies. */

import type { Named, Touching } from "../../lib/touching";
import { figuresOf } from "./figures";
import type { Look } from "./look";
import { inPlay } from "./modules/registry";
import type { Figures } from "./types";
import { fieldOf, lyingOut, trayOf, valueOf } from "./tray/tray";

export const PAGES = ["city", "market", "theater", "mine", "others"] as const;
export type Page = (typeof PAGES)[number];

/** The locations with a page of their own; those of the modules are streets of the city. */
const LOCATION_PAGES: Record<string, Page> = { "market-row": "market", workshop: "mine" };

function slotPage(slots: Figures["slots"], slot: string): Page {
  const location = Object.keys(slots).find((each) => slots[each]!.some(({ id }) => id === slot));
  return location ? (LOCATION_PAGES[location] ?? "city") : "theater";
}

/** What of the look says where things lie. */
type Laid = Pick<Look, "view" | "printed" | "seat">;

/** The pages on which a thing of this name can be touched. */
export function pagesOf(name: string, { view, printed, seat }: Laid): Page[] {
  const own = seat === null ? null : view.workshops[seat]!;
  const value = valueOf(name);
  switch (fieldOf(name)) {
    case "slot":
      return [slotPage(figuresOf({ view, printed }).slots, value)];
    case "die":
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
      return inPlay(view).flatMap((each) => each.pages?.[fieldOf(name)] ?? []);
  }
}

/** What the choices that are left name besides what was touched already: there one goes on. */
function ahead<O extends Named>({ left, touched }: Touching<O>): string[] {
  return left.flatMap((offer) => offer.names).filter((name) => !touched.includes(name));
}

/** The pages on which one can go on. Once one has begun, the own characters are no reason: they stand below every page. */
export function pagesAhead<O extends Named>(touching: Touching<O>, laid: Laid): Set<Page> {
  const wanted = ahead(touching).filter((name) => !touching.begun || fieldOf(name) !== "character");
  return new Set(wanted.flatMap((name) => pagesOf(name, laid)));
}

/** The page to open: the one that is open if one can go on there or in the tray, else the first where one can. */
export function nextPage<O extends Named>(page: Page, touching: Touching<O>, laid: Laid): Page {
  const tray = trayOf(touching, lyingOut(laid)).flatMap(({ field, values }) => values.map((value) => `${field}:${value}`));
  if (ahead(touching).some((name) => tray.includes(name))) return page;
  const pages = pagesAhead(touching, laid);
  return pages.has(page) ? page : ([...pages][0] ?? page);
}
