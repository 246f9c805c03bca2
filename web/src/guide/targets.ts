/** What a moment points at: the thing that is to be touched next, or a part of the board. */

import type { Offer } from "../lib/wire";
import type { Moment } from "./script";

const REGION = "region:";
const CONFIRM = '[data-action="confirm"], .confirm button.main';
const READY = '.board [data-action="ready"]';
const SCROLLS = /auto|scroll/;

/** Regions are parts of the board or of the bar, or buttons there. */
function selectorOf(name: string): string {
  if (!name.startsWith(REGION)) return `[data-name="${CSS.escape(name)}"]`;
  const region = CSS.escape(name.slice(REGION.length));
  return `.table [data-region="${region}"], .table [data-action="${region}"]`;
}

/** True if a thing can be seen, at least in its middle, and nothing lies over it. */
export function inSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  if (!width || !height) return false;
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  // The card itself goes away once it is known what it would cover.
  const found = document.elementsFromPoint(x, y).find((each) => !each.closest(".guide"));
  return found !== undefined && (thing.contains(found) || found.contains(thing));
}

/** Brings a thing into sight within what can be scrolled; what only cuts off, such as a page's frame, stays where it is. */
export function bringIntoSight(thing: Element): void {
  for (let inside = thing.parentElement; inside; inside = inside.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(inside);
    const [box, around] = [thing.getBoundingClientRect(), inside.getBoundingClientRect()];
    if (SCROLLS.test(overflowY)) inside.scrollTop += box.top + box.height / 2 - (around.top + around.height / 2);
    if (SCROLLS.test(overflowX)) inside.scrollLeft += box.left + box.width / 2 - (around.left + around.width / 2);
  }
  // The page itself is scrolled where its content is longer than the window.
  const { top, height } = thing.getBoundingClientRect();
  if (document.body.scrollHeight > innerHeight && (top < 0 || top + height > innerHeight)) scrollBy(0, top + height / 2 - innerHeight / 2);
}

/** The names by which a step is pointed at, those that come first first; what was touched is done. */
export function namesOf(moment: Moment, offer: Offer | null, touched: readonly string[]): string[] {
  const names = [...(moment.points ?? []), ...(offer?.names ?? [])];
  return names.filter((name, at) => !touched.includes(name) && names.indexOf(name) === at);
}

/** The things of a step on the page, the best first: to be confirmed, as the step says, a button of its own, or by name. */
export function thingsOf({ points = [] }: Moment, names: readonly string[], offer: Offer | null, confirming: boolean): Element[] {
  const pointed = names.filter((name) => points.includes(name));
  const further = names.filter((name) => !points.includes(name));
  const own = offer ? [`.board [data-choice="${CSS.escape(offer.text)}"]`] : [];
  const wanted = [...(confirming ? [CONFIRM] : []), ...pointed.map(selectorOf), ...own, ...further.map(selectorOf)];
  const found = wanted.flatMap((selector) => [...document.querySelectorAll(selector)]);
  // Nothing is left to be touched but what sends a plan.
  return found.length || !offer ? found : [...document.querySelectorAll(READY)];
}

/** What comes forward over a board for a while, such as a show or the summary of a round: the guide waits for it. */
export function isCovered(): boolean {
  return document.querySelector('.show[role="dialog"]') !== null;
}
