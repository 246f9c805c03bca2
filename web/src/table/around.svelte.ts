/** What stands around the board: the drawer with its tabs, the list of moves, the menu, and a phone's sheets. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export const TABS = ["log", "chat", "table"] as const;
export type Tab = (typeof TABS)[number];

const KEY = "around";

export class Around {
  /** A screen on which the board does not stand whole: a phone, upright or not, or a small tablet. */
  readonly #narrow = new MediaQuery("(max-width: 1023.98px), ((pointer: coarse) and (max-height: 599.98px))");
  /** From here on there is room for a column beside the board. */
  readonly #column = new MediaQuery("(min-width: 1600px)");
  tab = $state<Tab>("log");
  /** Whether the reader has opened or closed the drawer; before that only a column is open. */
  #opened = $state<boolean | null>(null);
  /** The sheet of a phone. */
  sheet = $state<"choices" | "side" | null>(null);
  /** The list of all choices, on a wide screen. */
  moves = $state(false);
  /** The menu of the table. */
  menu = $state(false);
  /** How much of a phone's screen lies under what stands below the board: what a board keeps at hand goes above it. */
  below = $state(0);
  /**
   * How much of a phone's screen a board takes below for tabs of its own, fixed at the bottom. What is to be confirmed
   * then stands above them, and the frame has no bar there: log, chat, table and moves are in the menu.
   */
  foot = $state(0);
  /** The names of what a guide speaks of and what is not in sight: a board brings it forward. */
  sought = $state.raw<readonly string[]>([]);
  /** The number of the newest line of the chat that was read. */
  #read = $state(-1);

  get narrow(): boolean {
    return this.#narrow.current;
  }

  /** True if the drawer is a column that takes nothing from the board. */
  get column(): boolean {
    return !this.narrow && this.#column.current;
  }

  get open(): boolean {
    return this.#opened ?? this.column;
  }

  set open(open: boolean) {
    this.#opened = open;
  }

  /** How many lines of the chat were not read yet. */
  unread(lines: readonly { seq: number }[]): number {
    return lines.filter((line) => line.seq > this.#read).length;
  }

  read(lines: readonly { seq: number }[]): void {
    this.#read = lines.at(-1)?.seq ?? -1;
  }

  shows(tab: Tab): boolean {
    return this.tab === tab && (this.narrow ? this.sheet === "side" : this.open);
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.menu = false;
    if (this.narrow) this.sheet = "side";
    else this.open = true;
  }

  /** Open the list of choices, or close it. */
  list(open: boolean): void {
    this.menu = false;
    if (this.narrow) this.sheet = open ? "choices" : null;
    else this.moves = open;
  }

  get listed(): boolean {
    return this.narrow ? this.sheet === "choices" : this.moves;
  }

  /** Closes what lies over the board; false if nothing does. */
  close(): boolean {
    if (this.menu) this.menu = false;
    else if (this.sheet) this.sheet = null;
    else if (this.moves) this.moves = false;
    else if (this.open && !this.column && !this.narrow) this.open = false;
    else return false;
    return true;
  }
}

export function provideAround(): Around {
  return setContext(KEY, new Around());
}

export function useAround(): Around {
  return getContext<Around>(KEY);
}
