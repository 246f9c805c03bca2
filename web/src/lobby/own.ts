/** The tables at which this browser has a seat. */

import { Declined, get } from "../lib/api";
import type { KeptSeat } from "../lib/keep";
import type { Frame, TableOut } from "../lib/wire";

export interface OwnTable {
  kept: KeptSeat;
  /** Null if the server does not open it to us any more. */
  table: TableOut | null;
  lang: string;
  /** What the status line says, or why the table does not open. */
  status: string;
  /** The game waits for us. */
  turn: boolean;
}

const ORDER = ["turn", "running", "seating", "over", "gone"];

function rank({ table, turn }: OwnTable): number {
  return ORDER.indexOf(turn ? "turn" : (table?.state ?? "gone"));
}

/** Those that wait for us first; among equals the newest stays first. */
export function inOrder(tables: readonly OwnTable[]): OwnTable[] {
  return [...tables].sort((one, other) => rank(one) - rank(other));
}

/** Look at each of the seats; a game that is over stays as it was seen. */
export function lookAtAll(seats: readonly KeptSeat[], known: readonly OwnTable[], lang: string): Promise<OwnTable[]> {
  const stays = (kept: KeptSeat) =>
    known.find((each) => each.kept.table === kept.table && each.lang === lang && each.table?.state === "over");
  return Promise.all(seats.map((kept) => stays(kept) ?? lookAt(kept, lang)));
}

async function lookAt(kept: KeptSeat, lang: string): Promise<OwnTable> {
  const asking = { lang, token: kept.token };
  try {
    const table = await get<TableOut>(asking, `/tables/${kept.table}`);
    if (table.state === "seating") return { kept, table, lang, status: "", turn: false };
    const frame = await get<Frame>(asking, `/tables/${kept.table}/view`);
    return { kept, table, lang, status: frame.status, turn: frame.question !== null };
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    return { kept, table: null, lang, status: error.message, turn: false };
  }
}
