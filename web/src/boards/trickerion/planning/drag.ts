/**
 * Lifting a thing and dropping it elsewhere, with mouse, finger or pen. A press that does not move stays a press; a
 * copy of the thing follows the pointer, and nothing else on the page moves.
 */

import type { Action } from "svelte/action";

export interface Drag {
  /** True if it can be lifted now. */
  may: () => boolean;
  lift: () => void;
  /** The name of the thing over which it was dropped, `` over nothing. */
  drop: (name: string) => void;
}

/** So far a press may slip. */
const SLIP = 6;
const BACK = 180;

interface Going {
  copy: HTMLElement;
  pointer: number;
}

/** A thing may say which part of it is lifted. */
function copyOf(node: HTMLElement): HTMLElement {
  const part = node.querySelector<HTMLElement>("[data-lift]") ?? node;
  const box = part.getBoundingClientRect();
  const copy = part.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll("[data-name]")]) each.removeAttribute("data-name");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
  });
  // Beside the thing itself, so that the styles of its component hold for the copy too.
  node.parentElement?.append(copy);
  return copy;
}

function nameAt(x: number, y: number): string {
  const found = document.elementFromPoint(x, y)?.closest("[data-name]");
  return found?.getAttribute("data-name") ?? "";
}

const still = () => document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export const draggable: Action<HTMLElement, Drag> = (node, given) => {
  let drag = given;
  let from: { x: number; y: number; pointer: number } | null = null;
  let going: Going | null = null;

  function begin(): void {
    going = { copy: copyOf(node), pointer: from!.pointer };
    drag.lift();
  }
  function down(event: PointerEvent): void {
    if (event.button !== 0 || !drag.may()) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    // A quick hand has left the thing before it is seen to move.
    node.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!going && Math.hypot(x, y) > SLIP) begin();
    if (going) going.copy.style.translate = `${x}px ${y - 4}px`;
  }
  function end(event: PointerEvent): void {
    from = null;
    if (!going) return;
    const { copy } = going;
    going = null;
    const name = event.type === "pointerup" ? nameAt(event.clientX, event.clientY) : "";
    drag.drop(name);
    if (name || still()) copy.remove();
    else void copy.animate({ translate: "0 0" }, { duration: BACK, easing: "ease-out" }).finished.then(() => copy.remove(), () => copy.remove());
    // The press was a lift: it does not touch the thing as well.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  node.style.touchAction = "none";
  return {
    update: (next) => (drag = next),
    destroy: () => {
      going?.copy.remove();
      for (const [type, heard] of [["pointerdown", down], ["pointermove", move], ["pointerup", end], ["pointercancel", end]] as const) {
        node.removeEventListener(type, heard);
      }
    },
  };
};
