/**
 * A thing on a board: what can be touched, with mouse, finger or keyboard. A board spreads its attributes on a
 * `<button>` or on a `<g>`:  `<button {...thing("slot:downtown-4", label)}>`.
 */

import { getContext, setContext } from "svelte";
import { hasSlipped, onceHeld } from "../lib/pressing";
import type { Session } from "./session.svelte";

const KEY = "session";
const HOVER = 350;
/** What reacts is there to be touched: it says what it is only to a pointer that rests. */
const REST = 900;
/** So long a reason waits for the pointer on its way from the thing to the link in it. */
const CROSSING = 400;

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
let stopWaiting = () => {};
let asked = false;

function tell(session: Session, name: string, label: string): void {
  asked = true;
  if (session.moment || session.seat === null) session.about(name, label);
  else void session.why(name, label);
}

function askLater(session: Session, name: string, label: string, wait: number): void {
  stopWaiting();
  const resting = setTimeout(() => tell(session, name, label), wait);
  stopWaiting = () => clearTimeout(resting);
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** The pointer has left: the reason goes, unless the pointer comes to it in time. */
export function forget(session: Session, name: string): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (session.reason?.name === name) session.dismiss();
  }, CROSSING);
}

/** The pointer is on the reason, which stays. */
export function remember(): void {
  clearTimeout(leaving);
}

/** `?` says why or what; once that is said, it goes on to the rules. */
function ask(session: Session, name: string, label: string): void {
  if (session.reason?.name === name) document.querySelector<HTMLElement>(".reason a")?.focus();
  else void session.why(name, label);
}

let pressed: PointerEvent | null = null;

/** Where the pointer was pressed or lifted last: what comes to lie under it there was not pointed at. */
const last = { x: NaN, y: NaN };
for (const kind of ["pointerdown", "pointerup"] as const) {
  globalThis.document?.addEventListener(kind, ({ clientX, clientY }) => Object.assign(last, { x: clientX, y: clientY }), true);
}
const isStill = ({ clientX, clientY }: PointerEvent) => clientX === last.x && clientY === last.y;

/** A long press opens the menu of a thing that has one, and else says why it does not react or what it is. */
function pressedLong(session: Session, name: string, label: string): void {
  const hasMenu = session.asidesOf(name).length > 0;
  stopWaiting = onceHeld(() => (hasMenu ? (asked = session.unfold(name)) : tell(session, name, label)));
}

/** A press that moves is a swipe or a lift; a mouse that moves over what reacts is on its way, until it rests. */
function moved(event: PointerEvent, restsLater: () => void): void {
  if (event.pointerType !== "mouse") {
    if (pressed && hasSlipped(pressed, event)) stopWaiting();
  } else if (!event.buttons && (event.movementX || event.movementY)) restsLater();
}

const MENU_KEYS = ["ContextMenu", "."];

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
    "aria-haspopup": session.asidesOf(name).length ? ("menu" as const) : undefined,
    // Tab goes through what may be touched; the arrow keys reach everything.
    tabindex: open ? 0 : -1,
    onclick: (event: Event) => {
      event.stopPropagation();
      if (!asked) session.touch(name);
      asked = false;
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "?") {
        ask(session, name, label);
        event.preventDefault();
      } else if (MENU_KEYS.includes(event.key)) {
        if (session.unfold(name)) event.preventDefault();
      } else if ((event.key === "Enter" || event.key === " ") && !(event.currentTarget instanceof HTMLButtonElement)) {
        session.touch(name);
        event.preventDefault();
      }
    },
    oncontextmenu: (event: Event) => {
      if (asked || session.unfold(name)) event.preventDefault();
    },
    onpointerdown: (event: PointerEvent) => {
      asked = false;
      stopWaiting();
      pressed = event;
      if (event.pointerType !== "mouse") pressedLong(session, name, label);
    },
    // A board that changes under a pointer does not move it: that asks for nothing.
    onpointermove: (event: PointerEvent) => {
      moved(event, () => session.reason?.name !== name && askLater(session, name, label, open ? REST : HOVER));
    },
    onpointerup: () => stopWaiting(),
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && !open && !isStill(event)) askLater(session, name, label, HOVER);
    },
    onpointerleave: (event: PointerEvent) => {
      stopWaiting();
      // A finger that is lifted leaves as well; what it asked for stays to be read.
      if (event.pointerType === "mouse" && session.reason?.name === name) forget(session, name);
    },
  };
}

/** For components: `const thing = useThings();` */
export function useThings(): (name: string, label: string) => ReturnType<typeof thingOf> {
  const session = useSession();
  return (name, label) => thingOf(session, name, label);
}
