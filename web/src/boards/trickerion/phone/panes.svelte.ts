/** Which pages are in sight: one on an upright phone, two side by side where there is room. */

import { MediaQuery } from "svelte/reactivity";
import type { Page } from "./pages";

/** The city and the others stand at the left, what is one's own and the theater at the right. */
const RIGHT: readonly Page[] = ["theater", "mine"];
/** Where there is height enough, these two stand one above the other. */
const STACKED: readonly Page[] = ["city", "market"];

export class Panes {
  readonly #two = new MediaQuery("(min-width: 700px)");
  readonly #tall = new MediaQuery("(min-height: 900px)");
  #left = $state<Page>("city");
  #right = $state<Page>("theater");
  #last = $state<Page>("theater");

  constructor(first: Page) {
    this.go(first);
  }

  get two(): boolean {
    return this.#two.current;
  }

  /** The page that was opened last. */
  get last(): Page {
    return this.#last;
  }

  /** The pages of each pane, from above. */
  get panes(): readonly (readonly Page[])[] {
    if (!this.two) return [[this.#last]];
    const left = this.#tall.current && STACKED.includes(this.#left) ? STACKED : [this.#left];
    return [left, [this.#right]];
  }

  get inSight(): readonly Page[] {
    return this.panes.flat();
  }

  go(page: Page): void {
    this.#last = page;
    if (RIGHT.includes(page)) this.#right = page;
    else this.#left = page;
  }
}
