/** What this browser keeps: a name, a language, settings, and the tokens of the seats taken here. */

export interface KeptSeat {
  table: string;
  seat: number;
  token: string;
  game: string;
}

export interface Settings {
  lang: string;
  name: string;
  /** Bots wait a moment between their moves, so that a person can follow. */
  calm: boolean;
  motion: boolean;
  sound: boolean;
}

const SETTINGS = "sleight.settings";
const SEATS = "sleight.seats";
const MOST_SEATS = 60;

function read<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play; the link to the seat brings one back.
  }
}

export function keptSettings(): Partial<Settings> {
  return read<Partial<Settings>>(SETTINGS, {});
}

export function keepSettings(settings: Settings): void {
  write(SETTINGS, settings);
}

/** The seats taken here, the newest first. */
export function keptSeats(): KeptSeat[] {
  return read<KeptSeat[]>(SEATS, []);
}

export function keptSeat(table: string): KeptSeat | null {
  return keptSeats().find((seat) => seat.table === table) ?? null;
}

export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((each) => each.table !== seat.table);
  write(SEATS, [seat, ...others].slice(0, MOST_SEATS));
}

export function forgetSeat(table: string): void {
  write(
    SEATS,
    keptSeats().filter((each) => each.table !== table),
  );
}
