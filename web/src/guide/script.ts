// Made from the server's schema; `python tools/web_types.py --write` makes it anew.

/** All guides of a game with their sentences in one language. */
export interface Guides {
  game: string;
  lang: string;
  guides: Script[];
  sources: string[];
}

/** One step. With `expects` it waits for an answer, and else to be read.

    Its sentence is the message `GUIDE-MOMENT`, its reason `GUIDE-MOMENT-why`, and what is said to whoever
    does something else `GUIDE-MOMENT-other`; the last two need not exist. */
export interface Moment {
  id: string;
  when: When;
  points?: string[];
  expects?: string[];
  page?: string;
  picture?: string;
  openly?: boolean;
}

/** A guide: the table that is made for it, and its moments in their order. */
export interface Script {
  minutes: number;
  seed: number;
  players: string[];
  options: Record<string, unknown>;
  moments: Moment[];
  opening: string[];
  id: string;
}

/** When a moment has come; all that is said must hold. */
export interface When {
  kind?: string[];
  view?: Record<string, unknown>;
  least?: Record<string, number>;
  event?: string;
  says?: Record<string, unknown>;
  over?: boolean;
}
