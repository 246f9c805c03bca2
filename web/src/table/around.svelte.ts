/** What stands around the board: the side with its tabs, and on a phone the sheets that cover it for a while. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export const TABS = ["log", "chat", "table"] as const;
export type Tab = (typeof TABS)[number];

const KEY = "around";

export class Around {
  readonly #phone = new MediaQuery("max-width: 60rem");
  tab = $state<Tab>("log");
  /** The side of a wide screen. */
  open = $state(true);
  /** The sheet of a phone. */
  sheet = $state<"choices" | "side" | null>(null);
  /** A long list of choices may take more of the board's place. */
  tall = $state(false);
  /** How much of a phone's screen lies under what stands below the board: what a board keeps at hand goes above it. */
  below = $state(0);
  /** The number of the newest line of the chat that was read. */
  #read = $state(-1);

  get narrow(): boolean {
    return this.#phone.current;
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
    if (this.narrow) this.sheet = "side";
    else this.open = true;
  }
}

export function provideAround(): Around {
  return setContext(KEY, new Around());
}

export function useAround(): Around {
  return getContext<Around>(KEY);
}
