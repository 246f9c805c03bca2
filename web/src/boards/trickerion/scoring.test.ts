import { expect, it } from "vitest";
import type { EventOut } from "../../lib/wire";
import { scoreSheet } from "./scoring";

const scored = (seat: number, category: string, fame: number) => ({
  event: { type: "scored", seat, category, fame, cap: 20 },
  sentence: "",
});

const entry = (seq: number, ...events: EventOut[]) => ({ seq, undone: null, events });

it("is empty before the scoring", () => {
  expect(scoreSheet([entry(0, { event: { type: "round-began" }, sentence: "" })], [5, 5])).toBeNull();
});

it("tells what each category brought, and leaves out those that brought nothing", () => {
  const told = [scored(0, "shards", 0), scored(0, "coins", 3), scored(1, "shards", 0), scored(1, "coins", 0)];
  const sheet = scoreSheet([entry(0, scored(0, "coins", 9)), entry(1, ...told), entry(2)], [24, 7])!;
  expect(sheet.categories).toEqual(["coins"]);
  expect([sheet.before(0), sheet.gained(0, "coins")]).toEqual([21, 3]);
  expect([sheet.before(1), sheet.gained(1, "coins")]).toEqual([7, 0]);
});
