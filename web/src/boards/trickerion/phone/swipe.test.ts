import { expect, it } from "vitest";
import { stepOf } from "./swipe";

it.each([
  [-80, 10, 1],
  [80, -10, -1],
  [-40, 0, 0],
  [-80, 70, 0],
  [0, 200, 0],
])("a finger that goes %i across and %i down is a step of %i", (x, y, step) => {
  expect(stepOf(x, y)).toBe(step);
});
