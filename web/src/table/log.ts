/** The log of a viewer: one entry for each of its moments. */

import type { LogEntry, LogOut } from "../lib/wire";

/** The log with an entry in its place; one that is there already is said anew. */
export function merged(log: readonly LogEntry[], entry: LogEntry): LogEntry[] {
  const last = log.at(-1);
  if (!last || last.seq < entry.seq) return [...log, entry];
  const others = log.filter((each) => each.seq !== entry.seq);
  return [...others, entry].sort((one, other) => one.seq - other.seq);
}

/** The log from its beginning; it comes in pages. */
export async function wholeLog(page: (from: number) => Promise<LogOut>): Promise<LogEntry[]> {
  const log: LogEntry[] = [];
  for (;;) {
    const { entries, newest } = await page(log.length);
    log.push(...entries);
    if (!entries.length || log.length > newest) return log;
  }
}

const tells = (entry: LogEntry) => entry.undone !== null || entry.notice !== null || entry.events.length > 0;

/** The entries that a reader has something from. */
export function told(log: readonly LogEntry[]): LogEntry[] {
  return log.filter(tells);
}

/** The last of them. */
export function lastTold(log: readonly LogEntry[]): LogEntry | null {
  for (let at = log.length - 1; at >= 0; at--) if (tells(log[at]!)) return log[at]!;
  return null;
}

/** What the rules say about what an entry tells first; `` for what is no event of a game. */
export function placeOf(entry: LogEntry): string {
  const event = entry.events[0]?.event as { type?: unknown } | null | undefined;
  return typeof event?.type === "string" ? `event/${event.type}` : "";
}

function by(entry: LogEntry, seat: number): boolean {
  return entry.events.some(({ event }) => (event as { seat?: unknown } | null)?.seat === seat);
}

/**
 * The moments that were taken back. An undo takes back the last choice of its seat; what others chose in secret
 * makes no entry, so an entry is marked only if it is known to be theirs.
 */
export function takenBack(log: readonly LogEntry[], viewer: number | null): Set<number> {
  const open: LogEntry[] = [];
  const back = new Set<number>();
  for (const entry of log) {
    const last = open.at(-1);
    if (entry.undone === null) open.push(entry);
    else if (last && (entry.undone === viewer || by(last, entry.undone))) back.add(open.pop()!.seq);
  }
  return back;
}
