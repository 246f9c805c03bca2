import { describe, expect, it } from "vitest";
import { cardWidth, isCompact, rivalRows } from "./fit";

describe("the row of cards", () => {
  it("shares its width, and cards do not grow beyond 220", () => {
    expect(cardWidth(772, 5)).toBe(148);
    expect(cardWidth(896, 3)).toBe(220);
  });

  it("is compact below 1440 × 860", () => {
    expect(isCompact(772, 482)).toBe(true);
    expect(isCompact(896, 616)).toBe(false);
  });

  it("shows rivals only where there is room for a large drawing too", () => {
    expect(rivalRows(339, 148)).toBe(0);
    expect(rivalRows(445, 171)).toBeGreaterThanOrEqual(2);
  });
});
