import { expect, it } from "vitest";
import { lengthOf, spotsOf } from "./track";

it("reaches some way beyond the leader", () => {
  expect([lengthOf([0, 10]), lengthOf([45, 10])]).toEqual([50, 57]);
});

it("puts equals side by side", () => {
  expect(spotsOf([10, 30, 10, 5])).toEqual([-6, 0, 6, 0]);
  expect(spotsOf([7, 7, 7])).toEqual([-6, 0, 6]);
});
