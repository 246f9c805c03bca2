import { expect, it } from "vitest";
import type { EventOut } from "../../lib/wire";
import { scoreSheet } from "./scoring";

const scored = (seat: number, category: string, fame: number, beyond = 0) => ({
  event: { type: "scored", seat, category, fame, cap: 20, beyond },
  sentence: `${category} ${fame} ${beyond}.`,
});

const entry = (seq: number, ...events: EventOut[]) => ({ seq, undone: null, notice: null, events });

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

it("tells of the cap only where it took something away", () => {
  const told = [scored(0, "shards", 20, 7), scored(0, "coins", 20), scored(1, "coins", 3)];
  expect(scoreSheet([entry(0, ...told)], [60, 30])!.capped).toEqual(["shards 20 7."]);
});
