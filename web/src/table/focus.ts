/** Where the keyboard was, so that it goes on there when what took the focus is gone. */

import { tick } from "svelte";

export function placeOfFocus(): () => void {
  const before = document.activeElement;
  const choice = before instanceof HTMLElement ? before.dataset["choice"] : undefined;
  return () => void tick().then(() => giveBack(before, choice));
}

function giveBack(before: Element | null, choice: string | undefined): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  // A choice in the list is drawn anew when one steps back to it.
  const again = choice === undefined ? null : document.querySelector(`[data-choice="${CSS.escape(choice)}"]`);
  const to = before?.isConnected ? before : (again ?? document.querySelector(".table"));
  if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
}
