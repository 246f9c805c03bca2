/** On the phone one place a page: on which page a thing lies. */

import type { TrickerionView } from "./types";
import { fieldOf, valueOf } from "./tray/tray";

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
    case "trick":
      return own?.tricks.some((each) => each.trick === value) ? ["mine"] : ["others"];
    default:
      return [];
  }
}
