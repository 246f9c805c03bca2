/** Plays a plan on the board: stones fly, rows shake, tokens fall. Nothing of it changes what the board says. */

import { settings } from "../../lib/speech.svelte";
import { LASTS, type Flight, type Stir } from "./plan";

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

const FRAMES: Record<Stir["kind"], Keyframe[]> = {
  shake: [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  fall: [
    { transform: "none", opacity: 1, background: "var(--oxblood)", color: "var(--paper)" },
    { transform: "translateY(1.6rem) rotate(50deg)", opacity: 0, background: "var(--oxblood)", color: "var(--paper)" },
  ],
  rise: [
    { transform: "scale(0)", opacity: 0 },
    { transform: "scale(1.35)", opacity: 1 },
    { transform: "none", opacity: 1 },
  ],
  roll: [{ transform: "rotate(-1turn) scale(0.5)" }, { transform: "none" }],
};

/** False where the reader wants everything to stay still. */
export function mayMove(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function find(board: Element, spot: string): Element | null {
  return board.querySelector(`[data-spot="${spot}"]`);
}

/** Move what is at a spot in place; of lives only the tokens that have changed. */
export function stir(board: Element, { kind, spot, at }: Stir): void {
  const here = find(board, spot);
  const tokens = kind === "fall" || kind === "rise";
  const moved = tokens ? [...(here?.querySelectorAll("[data-changed]") ?? [])] : here ? [here] : [];
  for (const each of moved) each.animate(FRAMES[kind], { duration: LASTS, delay: at, easing: EASE, fill: "backwards" });
}

function centre(element: Element, board: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const origin = board.getBoundingClientRect();
  return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
}

/** Let a flyer travel from spot to spot; what stands at its goal appears when it lands. */
export function fly(board: Element, flyer: HTMLElement, { from, to, at }: Flight): void {
  const [start, goal] = [find(board, from), find(board, to)];
  if (!start || !goal) return;
  const way = [centre(start, board), centre(goal, board)].map(({ x, y }, index) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${index ? 0.8 : 1})`,
    opacity: 1,
  }));
  flyer.animate([...way, { ...way[1], opacity: 0 }].map((frame, index) => ({ ...frame, offset: [0, 0.9, 1][index] })), {
    duration: LASTS,
    delay: at,
    easing: EASE,
  });
  if (to.startsWith("stone-")) {
    goal.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: at + LASTS });
  }
}
