import { expect, it } from "vitest";
import { keepPlan, keptPlan } from "./kept";

function store() {
  const kept: Record<string, string> = {};
  return { kept, getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => void (kept[key] = value) };
}
const whose = { table: "t1", seat: 0, round: 2 };

it("keeps the plan of a table, a seat and a round", () => {
  const here = store();
  keepPlan(whose, { magician: "theater" }, here);
  expect(keptPlan(whose, here)).toEqual({ magician: "theater" });
  const others = [{ ...whose, table: "t2" }, { ...whose, seat: 1 }, { ...whose, round: 3 }];
  expect(others.map((each) => keptPlan(each, here))).toEqual([{}, {}, {}]);
});

it("does without what cannot be read or kept", () => {
  const broken = { getItem: () => "{", setItem: () => { throw new Error("full"); } };
  expect(keptPlan(whose, broken)).toEqual({});
  expect(() => keepPlan(whose, {}, broken)).not.toThrow();
});
