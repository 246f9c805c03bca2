/** A finger that goes across: `1` to the next, `-1` to the one before. What is swiped itself keeps it from what lies around. */

import type { Action } from "svelte/action";

/** So far it has to go, and so much more across than up or down. */
const LEAST = 56;
const STEEP = 1.8;

export type Swiped = (by: 1 | -1) => void;

/** Where a finger went, as a step; 0 if it went nowhere in particular. */
export function stepOf(x: number, y: number): 1 | -1 | 0 {
  if (Math.abs(x) < LEAST || Math.abs(x) < STEEP * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}

export const swipe: Action<HTMLElement, Swiped> = (node, given) => {
  let swiped = given;
  let from: Touch | null = null;

  function start(event: TouchEvent): void {
    from = event.touches.length === 1 ? event.touches[0]! : null;
  }
  function end(event: TouchEvent): void {
    const to = event.changedTouches[0];
    const step = from && to ? stepOf(to.clientX - from.clientX, to.clientY - from.clientY) : 0;
    from = null;
    if (!step) return;
    event.stopPropagation();
    swiped(step);
  }

  node.addEventListener("touchstart", start, { passive: true });
  node.addEventListener("touchend", end, { passive: true });
  return {
    update: (next) => (swiped = next),
    destroy: () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchend", end);
    },
  };
};
