/** Where the keyboard was, so that it goes on there when what took the focus is gone. */

import { tick } from "svelte";

// What had the focus last: a thing that is taken off the page leaves it without a word.
let last: EventTarget | null = null;

export function noteFocus(event: FocusEvent): void {
  last = event.target;
}

/** Gives the focus back to where it is now. */
export function placeOfFocus(): () => void {
  const before = document.activeElement === document.body ? last : document.activeElement;
  const choice = before instanceof HTMLElement ? before.dataset["choice"] : undefined;
  return () => void tick().then(() => giveBack(before, choice));
}

function giveBack(before: EventTarget | null, choice: string | undefined): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  // A choice in the list is drawn anew when one steps back to it.
  const again = choice === undefined ? null : document.querySelector(`[data-choice="${CSS.escape(choice)}"]`);
  const still = before instanceof Element && before.isConnected ? before : null;
  const to = still ?? again ?? document.querySelector(".table");
  if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
}

/** The board is drawn anew: a thing that had the focus and is gone hands it to the thing of its name, or to the table. */
export function keepFocus(): void {
  if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
  const name = last.getAttribute("data-name");
  if (name === null) return;
  const again = document.querySelector(`.board [data-name="${CSS.escape(name)}"]`);
  const to = again ?? document.querySelector('.board [data-state="glows"]') ?? document.querySelector(".table");
  if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
}
