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
  theme: Theme;
  /** How long each move of the others is shown. */
  pace: Pace;
  /** True unless the pace is instant. */
  calm: boolean;
  motion: boolean;
  sound: boolean;
  /** A notification of the browser says that it is the own turn, while the page is hidden. */
  notify: boolean;
}

/** By the system's setting, or by choice. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ["calm", "quick", "instant"] as const;
export type Pace = (typeof PACES)[number];

const SETTINGS = "sleight.settings";
const SEATS = "sleight.seats";
const MOST_SEATS = 60;

/** What this browser keeps under a name. */
export function read<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
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
