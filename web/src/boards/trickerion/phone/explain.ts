/**
 * A long press says what a thing is, where a mouse would read its title. A thing that does not react says why by itself,
 * and one with a menu opens it.
 */

import type { Action } from "svelte/action";
import { hasSlipped, onceHeld } from "../../../lib/pressing";
import type { Session } from "../../../table/session.svelte";

const TOLD = "[title], [data-name][aria-label]";

/** What is to be said of it; `` if it speaks for itself. */
export function wordsOf(thing: Element, session: Session): string {
  const name = thing.getAttribute("data-name");
  if (name !== null && (!session.touching.reacts(name) || session.asidesOf(name).length)) return "";
  return thing.getAttribute("title") || (thing.getAttribute("aria-label") ?? "");
}

export const explain: Action<HTMLElement, Session> = (node, session) => {
  let stopWaiting = () => {};
  let from: PointerEvent | null = null;

  function say(thing: Element): void {
    const sentence = wordsOf(thing, session);
    if (!sentence) return;
    session.about(thing.getAttribute("data-name") ?? "", sentence);
    // The press was a question: it does not touch the thing as well.
    addEventListener("click", swallow, { capture: true, once: true });
  }
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }
  function down(event: PointerEvent): void {
    stopWaiting();
    removeEventListener("click", swallow, { capture: true });
    const thing = event.target instanceof Element ? event.target.closest(TOLD) : null;
    if (event.pointerType === "mouse" || !thing) return;
    from = event;
    stopWaiting = onceHeld(() => say(thing));
  }
  function move(event: PointerEvent): void {
    if (from && hasSlipped(from, event)) stopWaiting();
  }
  function up(): void {
    stopWaiting();
  }

  const heard = [["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", up]] as const;
  for (const [type, listener] of heard) node.addEventListener(type, listener as EventListener);
  return {
    destroy: () => {
      stopWaiting();
      for (const [type, listener] of heard) node.removeEventListener(type, listener as EventListener);
    },
  };
};
