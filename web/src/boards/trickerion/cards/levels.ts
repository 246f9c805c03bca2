/** The levels of tricks as they are printed. */
export const ROMAN: Record<number, string> = { 1: "I", 2: "II", 3: "III" };
