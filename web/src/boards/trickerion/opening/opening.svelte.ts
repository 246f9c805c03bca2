/** What was chosen of the start, and how it is sent: the trick first here, last in the engine. */

import type { Session } from "../../../table/session.svelte";
import { keepPlan, keptPlan, type Whose } from "../planning/kept";
import { nextAnswer, NOTHING, type Start } from "./opening";

export const STARTING = ["starting-components", "starting-trick", "starting-symbol"];
/** A seat chooses its start before the first round. */
const ROUND = 0;

export class Opening {
  start = $state.raw<Start>(NOTHING);
  sending = $state(false);

  constructor(
    readonly session: Session,
    readonly seat: () => number | null,
  ) {
    this.start = { ...NOTHING, ...keptPlan(this.#whose()) };
  }

  get open(): boolean {
    return this.session.moment === null && STARTING.includes(this.session.question?.kind ?? "");
  }

  #whose(): Whose {
    return { table: this.session.id, seat: this.seat() ?? -1, round: ROUND };
  }

  choose(changes: Partial<Start>): void {
    this.start = { ...this.start, ...changes };
    keepPlan(this.#whose(), { ...this.start });
  }

  take(): void {
    if (!this.open || this.sending) return;
    this.sending = true;
    void this.follow();
  }

  /** Another question is open: it is answered with what was chosen, until something else is asked. */
  async follow(): Promise<void> {
    const question = this.session.question;
    if (!this.sending || !question) return;
    const offer = this.open ? nextAnswer(question.kind, question.choices, this.start) : null;
    this.sending = offer !== null && (await this.session.play(offer.text));
  }
}
