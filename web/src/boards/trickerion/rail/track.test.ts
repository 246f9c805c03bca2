import { expect, it } from "vitest";
import { lengthOf, sideOf, spotsOf } from "./track";

it("reaches some way beyond the leader", () => {
  expect([lengthOf([0, 10]), lengthOf([45, 10])]).toEqual([50, 57]);
});

it("writes the number of a mark where no disc lies", () => {
  expect(sideOf(16, [5, 30])).toBe("below");
  expect(sideOf(16, [14, 30])).toBe("above");
  expect(sideOf(16, [14, 18])).toBe("nowhere");
  expect(sideOf(16, [16])).toBe("nowhere");
});

it("puts equals side by side", () => {
  expect(spotsOf([10, 30, 10, 5])).toEqual([-6, 0, 6, 0]);
  expect(spotsOf([7, 7, 7])).toEqual([-6, 0, 6]);
});
