/** Another game with the same players. */

import { keepSeat } from "../lib/keep";
import { router } from "../lib/route.svelte";
import type { TableOut } from "../lib/wire";
import type { Session } from "./session.svelte";

/** The token stays the same; where it sits at the new table is known once that is opened. */
export function sitAt(session: Session, table: string): void {
  if (session.token) keepSeat({ table, seat: -1, token: session.token, game: session.table?.game ?? "" });
  router.go(`/table/${table}`);
}

export async function rematch(session: Session): Promise<void> {
  const table = await session.act<TableOut>("rematch");
  if (table) sitAt(session, table.id);
}
