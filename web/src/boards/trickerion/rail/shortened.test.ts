import { expect, it } from "vitest";
import { shortened } from "./shortened";

it("leaves a short sentence as it is", () => {
  expect(shortened("Ann buys rope.", 20)).toBe("Ann buys rope.");
});

it("ends a long one after a whole word", () => {
  expect(shortened("Ann buys rope, wood and glass.", 20)).toBe("Ann buys rope, wood…");
  expect(shortened("Ann buys rope, wood and glass.", 17)).toBe("Ann buys rope…");
});
