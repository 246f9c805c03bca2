/** How long a show takes, by the pace that the reader has chosen. */

import type { Pace } from "../../../lib/keep";

/** Milliseconds from one line to the next: an eye needs a little longer for a sum than for a move. */
export const A_LINE: Record<Pace, number> = { calm: 1_100, quick: 500, instant: 60 };

/** So many lines long the end of a show stays before it goes by itself. */
export const AFTER_ALL = 5;
