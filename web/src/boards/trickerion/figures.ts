/** The figures of a table: the server gives one set for each number of seats and each edition. */

import type { Figures, Printed, TrickerionView } from "./types";

/** Those of the table that a view shows. */
export function figuresOf({ view, printed }: { view: TrickerionView; printed: Printed }): Figures {
  const options: Record<string, unknown> = { ...view.options };
  const fits = (each: Figures) =>
    each.seats === view.fame.length && Object.entries(each.options).every(([name, value]) => options[name] === value);
  return printed.tables.find(fits)!;
}
