import { expect, it } from "vitest";
import { shared } from "./shared";

const told = () => ({ round: 1, slots: [{ id: "a", by: null }, { id: "b", by: 2 }], coins: { 0: 4 } });

it("is what was there before, if nothing has changed", () => {
  const before = told();
  expect(shared(before, told())).toBe(before);
});

it("keeps the parts that have not changed, and takes the others", () => {
  const [before, now] = [told(), told()];
  now.slots[1]!.by = 1;
  const found = shared(before, now);
  expect(found).toEqual({ ...told(), slots: [told().slots[0], { id: "b", by: 1 }] });
  expect([found.coins === before.coins, found.slots[0] === before.slots[0], found === before]).toEqual([true, true, false]);
});

it.each([
  ["less", { a: 1, b: 2 }, { a: 1 }],
  ["more", { a: 1 }, { a: 1, b: 2 }],
  ["another name", { a: null }, { b: null }],
  ["a list for an object", { 0: 1 }, [1]],
  ["a shorter list", [1, 2], [1]],
  ["nothing", { a: 1 }, null],
  ["something", null, { a: 1 }],
])("is what was told now, if that is %s", (_, before: unknown, now: unknown) => {
  expect(shared(before, now)).toBe(now);
  expect(shared({ part: before }, { part: now })).toEqual({ part: now });
});
