/** What this browser keeps of a plan, so that it survives a reload; only the newest round of a seat is kept. */

import type { Plan } from "./plan";

export interface Whose {
  table: string;
  seat: number;
  round: number;
}

const placeOf = ({ table, seat }: Whose) => `sleight.plan.${table}.${seat}`;

export function keptPlan(whose: Whose, store: Pick<Storage, "getItem"> = localStorage): Plan {
  try {
    const kept = JSON.parse(store.getItem(placeOf(whose)) ?? "null") as { round: number; plan: Plan } | null;
    return kept?.round === whose.round ? kept.plan : {};
  } catch {
    return {};
  }
}

export function keepPlan(whose: Whose, plan: Plan, store: Pick<Storage, "setItem"> = localStorage): void {
  try {
    store.setItem(placeOf(whose), JSON.stringify({ round: whose.round, plan }));
  } catch {
    // A browser that keeps nothing can still plan; only a reload forgets.
  }
}
