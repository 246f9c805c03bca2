/**
 * A thing on a board: what can be touched, with mouse, finger or keyboard. A board spreads its attributes on a
 * `<button>` or on a `<g>`:  `<button {...thing("slot:downtown-4", label)}>`.
 */

import { getContext, setContext } from "svelte";
import type { Session } from "./session.svelte";

const KEY = "session";
const LONG_PRESS = 550;
const HOVER = 900;

export function provide(session: Session): void {
  setContext(KEY, session);
}

export function useSession(): Session {
  return getContext<Session>(KEY);
}

/** `glows`: it may be touched; `held`: it was; `ghost`: the one choice that is left names it; `` otherwise. */
export type ThingState = "glows" | "held" | "ghost" | "";

export function stateOf(session: Session, name: string): ThingState {
  if (session.moment) return "";
  const { touching } = session;
  if (touching.only?.names.includes(name)) return "ghost";
  if (touching.holds(name)) return "held";
  return touching.glows(name) ? "glows" : "";
}

/** True if touching the thing does something: it glows, or takes the place of what was touched before. */
function mayTouch(session: Session, name: string): boolean {
  return stateOf(session, name) !== "" || (!session.moment && session.touching.reacts(name));
}

// There is one pointer that matters at a time: the thing that it rests on, and whether that has said why.
let resting: ReturnType<typeof setTimeout> | undefined;
let asked = false;

function askLater(session: Session, name: string, wait: number): void {
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (session.moment || session.seat === null || session.touching.reacts(name)) return;
    asked = true;
    void session.why(name);
  }, wait);
}

/** The attributes of a thing. */
export function thingOf(session: Session, name: string, label: string) {
  const state = stateOf(session, name);
  const open = mayTouch(session, name);
  return {
    role: "button",
    "data-name": name,
    "data-state": state,
    "aria-label": label,
    "aria-pressed": state === "held" || state === "ghost",
    "aria-disabled": !open,
    // Tab goes through what may be touched; the arrow keys reach everything.
    tabindex: open ? 0 : -1,
    onclick: (event: Event) => {
      event.stopPropagation();
      if (!asked) session.touch(name);
      asked = false;
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "?") {
        void session.why(name);
        event.preventDefault();
      } else if ((event.key === "Enter" || event.key === " ") && !(event.currentTarget instanceof HTMLButtonElement)) {
        session.touch(name);
        event.preventDefault();
      }
    },
    onpointerdown: (event: PointerEvent) => {
      asked = false;
      if (event.pointerType !== "mouse") askLater(session, name, LONG_PRESS);
    },
    onpointerup: () => clearTimeout(resting),
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && !open) askLater(session, name, HOVER);
    },
    onpointerleave: (event: PointerEvent) => {
      clearTimeout(resting);
      // A finger that is lifted leaves as well; what it asked for stays to be read.
      if (event.pointerType === "mouse" && session.reason?.name === name) session.reason = null;
    },
  };
}

/** For components: `const thing = useThings();` */
export function useThings(): (name: string, label: string) => ReturnType<typeof thingOf> {
  const session = useSession();
  return (name, label) => thingOf(session, name, label);
}
