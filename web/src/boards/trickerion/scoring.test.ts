import { expect, it } from "vitest";
import { scoreSheet } from "./scoring";

const scored = (seat: number, category: string, fame: number) => ({
  event: { type: "scored", seat, category, fame, cap: 20 },
  sentence: "",
});

it("is empty before the scoring", () => {
  expect(scoreSheet([{ event: { type: "round-began" }, sentence: "" }], [5, 5])).toBeNull();
});

it("tells what each category brought, and leaves out those that brought nothing", () => {
  const told = [scored(0, "shards", 0), scored(0, "coins", 3), scored(1, "shards", 0), scored(1, "coins", 0)];
  const sheet = scoreSheet(told, [24, 7])!;
  expect(sheet.categories).toEqual(["coins"]);
  expect([sheet.before(0), sheet.gained(0, "coins")]).toEqual([21, 3]);
  expect([sheet.before(1), sheet.gained(1, "coins")]).toEqual([7, 0]);
});
