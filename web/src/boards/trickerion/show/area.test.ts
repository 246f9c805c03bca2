import { expect, it } from "vitest";
import { around } from "./area";

it("stands around all of the middle, and nowhere if there is none", () => {
  const [city, theater] = [
    { left: 200, top: 54, width: 300, height: 500 },
    { left: 510, top: 50, width: 700, height: 480 },
  ];
  expect(around([city, theater])).toEqual({ left: 200, top: 50, width: 1010, height: 504 });
  expect(around([])).toBeNull();
});
