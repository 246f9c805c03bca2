import { expect, it } from "vitest";
import { lengthOf, rowOf, sideOf, spotsOf } from "./track";

it("reaches some way beyond the leader", () => {
  expect([lengthOf([0, 10]), lengthOf([45, 10])]).toEqual([50, 57]);
});

it("writes the number of a mark where no disc lies", () => {
  expect(sideOf(16, [5, 30])).toBe("below");
  expect(sideOf(16, [14, 30])).toBe("above");
  expect(sideOf(16, [14, 18])).toBe("nowhere");
  expect(sideOf(16, [16])).toBe("nowhere");
});

it("puts equals side by side, and further ones below them", () => {
  const [middle, left, right] = [0, -6, 6].map((aside) => ({ aside, down: 0 }));
  expect(spotsOf([10, 30, 10, 5])).toEqual([left, middle, right, middle]);
  expect(spotsOf([7, 7, 7])).toEqual([{ aside: -6, down: -7.5 }, { aside: 6, down: -7.5 }, { aside: 0, down: 7.5 }]);
  expect(spotsOf([7, 7, 8, 8]).map(({ down }) => down)).toEqual([-7.5, -7.5, 7.5, 7.5]);
});

it("keeps the number of a mark away from a crowd", () => {
  expect(sideOf(16, [13.6, 30])).toBe("above");
  expect([sideOf(16, [13, 30]), sideOf(16, [13, 13, 13])]).toEqual(["below", "above"]);
});

it("puts equals in a row where the line lies", () => {
  expect(rowOf([10, 30, 10, 5])).toEqual([-5, 0, 5, 0]);
  expect(rowOf([7, 7, 7])).toEqual([-10, 0, 10]);
});
