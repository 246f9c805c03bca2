import { expect, it } from "vitest";
import { boxes, fitted, HEIGHT, WIDTH } from "./picture";

it.each([2, 3, 4])("stands %i players side by side inside the picture", (count) => {
  const found = boxes(count);
  expect(found).toHaveLength(count);
  for (const [at, box] of found.entries()) {
    expect(box.x + box.width).toBeLessThanOrEqual((found[at + 1]?.x ?? WIDTH) - 1);
    expect(box.y + box.height).toBeLessThan(HEIGHT);
  }
});

it("shortens a name that does not fit, and no other", () => {
  const measure = (text: string) => text.length;
  expect(fitted("Marguerite", 10, measure)).toBe("Marguerite");
  expect(fitted("Marguerite de Valois", 11, measure)).toBe("Marguerite…");
});
