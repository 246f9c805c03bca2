/** The keys of the table page. */

import type { Around } from "./around.svelte";
import type { Session } from "./session.svelte";

const focusable = (found: Element | null): found is HTMLElement | SVGElement =>
  found instanceof HTMLElement || found instanceof SVGElement;

function focus(selector: string): void {
  const found = document.querySelector(selector);
  if (focusable(found)) found.focus();
}

/** The arrow keys go from thing to thing, those that do not react included: `?` then says why. */
function stepTo(event: KeyboardEvent): void {
  const things = [...document.querySelectorAll(".board [data-name]")].filter(focusable);
  const at = things.findIndex((thing) => thing === document.activeElement);
  if (at < 0) return;
  const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  things[(at + step + things.length) % things.length]?.focus();
  event.preventDefault();
}

/** Esc takes back whatever came last: a menu, a reason, a list, a touch, the drawer, a look into the past. */
function stepBack(session: Session, around: Around): void {
  if (session.menu || session.reason) session.back();
  else if (around.menu || around.sheet || around.moves) around.close();
  else if (session.touching.begun) session.back();
  else if (!around.close() && session.replaying) void session.look(null);
}

/** The list of choices opens, with the keyboard in it, or closes. */
function toChoices(session: Session, around: Around): void {
  if (session.moment) return;
  if (around.listed) return around.list(false);
  if (!session.confirming) around.list(true);
  // The list is drawn first.
  setTimeout(() => focus("[data-choice], .confirm button.main"));
}

function toDrawer(around: Around): void {
  if (around.open && !around.narrow) around.open = false;
  else around.show(around.tab === "table" ? "log" : around.tab);
}

export function onKey(event: KeyboardEvent, session: Session, around: Around): void {
  const at = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") return stepBack(session, around);
  if (at?.closest("input, textarea, select")) return;
  if (event.key === "Enter" && !at?.closest("button, a, [role=button], [role=tab]")) void session.confirm();
  else if (event.key === "u") void session.undo();
  else if (event.key === "h" && session.question && session.table?.hints) void session.hint();
  else if (event.key === "o" && session.helper.offered) void session.helper.toggle();
  else if (event.key === "m" || event.key === "c") toChoices(session, around);
  else if (event.key === "l") toDrawer(around);
  else if (event.key.startsWith("Arrow")) stepTo(event);
}
