/**
 * The stage comes forward while a marker is laid or a card is chosen for a show: the city folds, the days become one
 * line, one card is large.
 */

import type { Session } from "../../table/session.svelte";
import type { AskedOut } from "../../lib/wire";

/** What brings the stage forward: `lay` a marker, or `show` a card. */
export type Forward = "lay" | "show" | "";

const named = (asked: AskedOut, field: string) => asked.choices.some(({ names }) => names.some((name) => name.startsWith(field)));

const SHOWS = ["do:perform", "do:impose"];

/** What a question is about, as far as the stage is concerned. */
export function forwardOf(asked: AskedOut | null): Forward {
  if (!asked) return "";
  if (named(asked, "spot:") && named(asked, "facing:")) return "lay";
  return asked.choices.some(({ names }) => SHOWS.some((verb) => names.includes(verb))) ? "show" : "";
}

/** Why the stage stands forward now. */
export function standsForward(session: Session): Forward {
  return session.moment ? "" : forwardOf(session.question);
}

/** True while the city has to make room. */
export function isForward(session: Session): boolean {
  return standsForward(session) !== "";
}

/** The card that the viewer wants to see large, for the question with this number. */
export const looked = $state({ question: -1, card: "" });

export function lookAt(session: Session, card: string): void {
  looked.question = session.question?.number ?? -1;
  looked.card = card;
}

export type Taken = "fame" | "coins";

/** What the viewer wants for each link that the marker would make, in the order in which they are paid. */
export const taken: { links: Taken[] } = $state({ links: [] });

export function takenFor(link: number): Taken {
  return taken.links[link] ?? "fame";
}
