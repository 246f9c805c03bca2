/** Where something is told: a page, a numbered rule, an option, an event, or a thing of a board. */

import type { Manual, Page, Span } from "./pages";

export function placed(manual: Manual, asked: string): Page | null {
  const kind = asked.slice(0, asked.indexOf("/") + 1);
  const ids = [asked, ...[asked, asked.toUpperCase(), kind].map((name) => manual.places[name])];
  for (const id of ids) {
    const page = manual.pages.find((each) => each.id === id);
    if (page) return page;
  }
  return null;
}

/** The place of a thing by its name on the board, `trick:levitation`, or of what one does, `do:learn`; `` for no name. */
export function placeOfThing(name: string): string {
  const [kind, id] = name.split(":");
  return kind && id ? `${kind}/${id}` : "";
}

const joined = (line: readonly Span[]) => line.map((span) => span.text).join("");

/** The first thing that a page says, in plain words: its first paragraph or list; tables need the page around them. */
export function gist(page: Page): string {
  const block = page.blocks.find(({ kind }) => kind === "text" || kind === "list");
  const lines = block?.rows.map(([line]) => joined(line ?? [])) ?? [];
  // What announces a list says that there is more.
  return lines.join(" ").replace(/\s?:$/, "…");
}
