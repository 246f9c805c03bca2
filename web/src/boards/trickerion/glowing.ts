/** Scrolls to what may be touched, or to what the one choice that is left touches, unless some of it is seen whole. */

const STATUS = ".table > .top";
const BELOW = ".table > .bottom";
const THINGS = ':is([data-state="glows"], [data-state="ghost"]):not([data-name^="do:"])';

/** The part of the board that is seen: on a wide screen it scrolls in its frame, on a phone between two bars. */
function inSight(board: HTMLElement): { top: number; bottom: number } {
  const frame = board.closest(".board")?.getBoundingClientRect();
  const above = document.querySelector(STATUS)?.getBoundingClientRect().bottom ?? 0;
  const below = document.querySelector(BELOW)?.getBoundingClientRect().top ?? innerHeight;
  return { top: Math.max(frame?.top ?? 0, above), bottom: Math.min(frame?.bottom ?? innerHeight, below) };
}

export function showGlowing(board: HTMLElement): void {
  const { top, bottom } = inSight(board);
  // The title of a card glows too; who chooses a card wants to see all of it.
  const glowing = [...board.querySelectorAll(THINGS)].filter((thing) => !thing.parentElement?.closest(THINGS));
  const seen = (thing: Element) => {
    const box = thing.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  if (!glowing.length || glowing.some(seen)) return;
  const still = document.documentElement.dataset["motion"] === "off";
  glowing[0]!.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
}
