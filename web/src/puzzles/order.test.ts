import { expect, it } from "vitest";
import { inOrder } from "./order";

it("puts the highest value first and keeps the order of equal ones", () => {
  expect(inOrder([0.5, 2, -1, 2])).toEqual([1, 3, 0, 2]);
});
