/** Which sheet somebody has opened by touching a place that no choice names, for example a die of the residence. */

import type { Session } from "../../../table/session.svelte";

export type SheetName = "learn";

const VERBS: Record<SheetName, readonly string[]> = { learn: ["do:learn"] };

/** The sheet that is open, for the question with this number. */
const opened: { question: number; sheet: SheetName | "" } = $state({ question: -1, sheet: "" });

/** True if the open question has choices for it. */
export function canOpen(session: Session, sheet: SheetName): boolean {
  if (session.moment || !session.question) return false;
  return session.question.choices.some(({ names }) => VERBS[sheet].some((verb) => names.includes(verb)));
}

export function openSheet(session: Session, sheet: SheetName): void {
  if (!canOpen(session, sheet)) return;
  opened.question = session.question?.number ?? -1;
  opened.sheet = sheet;
}

export function closeSheet(): void {
  opened.sheet = "";
}

/** The one that is open now. */
export function openedSheet(session: Session): SheetName | "" {
  return session.question?.number === opened.question && !session.moment ? opened.sheet : "";
}
