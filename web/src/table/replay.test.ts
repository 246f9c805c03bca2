import { describe, expect, it } from "vitest";
import { moved, momentLink } from "./replay";

describe("going through the moments", () => {
  it("steps, and stays within what there is", () => {
    expect(moved("next", 3, 9)).toBe(4);
    expect(moved("previous", 3, 9)).toBe(2);
    expect(moved("first", 3, 9)).toBe(0);
    expect(moved("last", 3, 9)).toBe(9);
    expect(moved("next", 9, 9)).toBe(9);
    expect(moved("previous", 0, 9)).toBe(0);
  });

  it("has an address for every moment", () => {
    expect(momentLink("http://here", "a_b", 7)).toBe("http://here/table/a_b?moment=7");
    expect(momentLink("http://here", "a_b", 7, "xyz")).toBe("http://here/table/a_b?moment=7#invitation=xyz");
  });
});
