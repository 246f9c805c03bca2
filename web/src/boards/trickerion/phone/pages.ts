/** On the phone one place a page: on which page a thing lies, and which page a question opens. */

import type { Named, Touching } from "../../../lib/touching";
import { figuresOf } from "../figures";
import type { Look } from "../look";
import { inPlay } from "../modules/registry";
import { fieldOf, valueOf } from "../tray/tray";
import type { Figures } from "../types";

export const PAGES = ["city", "market", "theater", "mine", "others"] as const;
export type Page = (typeof PAGES)[number];

/** The locations with a page of their own; those of the modules are streets of the city. */
const LOCATION_PAGES: Record<string, Page> = { "market-row": "market", workshop: "mine", theater: "theater" };

export function locationPage(location: string): Page {
  return LOCATION_PAGES[location] ?? "city";
}

function slotPage(slots: Figures["slots"], slot: string): Page {
  const location = Object.keys(slots).find((each) => slots[each]!.some(({ id }) => id === slot));
  return location ? locationPage(location) : "theater";
}

/** A guide speaks of what one has, not of what is on sale. */
const OWN_COMPONENTS = "region:components";

/** What of the look says where things lie. */
type Laid = Pick<Look, "view" | "printed" | "seat">;

/** The pages on which a thing of this name can be touched; none for what stands below every page or lies in a sheet. */
export function pagesOf(name: string, { view, printed, seat }: Laid): Page[] {
  if (name === OWN_COMPONENTS) return ["mine"];
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
    case "lift":
      return ["theater"];
    case "card":
      return view.theater.some((show) => show.card === value) ? ["theater"] : [];
    case "component":
      return own?.components.some((stack) => stack.component === value) ? ["market", "mine"] : ["market"];
    case "trick":
      return own?.tricks.some((each) => each.trick === value) ? ["mine"] : [];
    default:
      return [...new Set(inPlay(view).flatMap((each) => each.pages?.[fieldOf(name)] ?? each.pages?.[name] ?? []))];
  }
}

/** What a choice names besides what was touched already: there one goes on. */
function ahead<O extends Named>(offer: O, { touched }: Touching<O>): string[] {
  return offer.names.filter((name) => !touched.includes(name));
}

/**
 * The pages on which one can go on, each with the number of own characters that can go there; 0 where it is no matter
 * of characters.
 */
export function pagesAhead<O extends Named>(touching: Touching<O>, laid: Laid): Map<Page, number> {
  const found = new Map<Page, Set<string>>();
  for (const offer of touching.left) {
    const who = offer.names.filter((name) => fieldOf(name) === "character");
    for (const page of ahead(offer, touching).flatMap((name) => pagesOf(name, laid))) {
      found.set(page, new Set([...(found.get(page) ?? []), ...who]));
    }
  }
  return new Map([...found].map(([page, characters]) => [page, characters.size]));
}

/** The page on which the own acting character stands; none if nobody acts. */
function actingPage({ view, printed, seat }: Laid): Page[] {
  const actor = seat === null ? undefined : view.workshops[seat]!.characters.find(({ id }) => id === view.actor);
  return actor && actor.at !== "home" ? [slotPage(figuresOf({ view, printed }).slots, actor.at)] : [];
}

/**
 * The page that a question or a touch opens; null if one of those in sight will do, or no page at all. Whoever acts
 * begins where the own character stands, if anything can be done there.
 */
export function nextPage<O extends Named>(inSight: readonly Page[], touching: Touching<O>, laid: Laid): Page | null {
  const ahead = [...pagesAhead(touching, laid).keys()];
  const acting = touching.begun ? [] : actingPage(laid);
  const there = acting.filter((page) => ahead.includes(page));
  const pages = there.length ? there : ahead.length ? ahead : acting;
  return pages.some((page) => inSight.includes(page)) ? null : (pages[0] ?? null);
}

/** The page beside one, for whoever swipes; the last one is followed by none. */
export function besidePage(page: Page, by: number): Page {
  return PAGES[PAGES.indexOf(page) + by] ?? page;
}
