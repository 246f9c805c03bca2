import { describe, expect, it } from "vitest";
import { moved, momentLink, momentOf } from "./replay";

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
    const [seen, watched] = [{ seq: 7, of: 2 }, { seq: 7, of: null }];
    expect(momentLink("http://here", "a_b", seen)).toBe("http://here/table/a_b?moment=7&of=2");
    expect(momentLink("http://here", "a_b", watched, "xyz")).toBe("http://here/table/a_b?moment=7&of=-1#invitation=xyz");
  });

  it("reads an address, and takes an unsaid count for the reader's own", () => {
    const read = (query: string) => momentOf(new URLSearchParams(query), 1);
    expect(read("moment=7&of=2")).toEqual({ seq: 7, of: 2 });
    expect(read("moment=7&of=-1")).toEqual({ seq: 7, of: null });
    expect(read("moment=7")).toEqual({ seq: 7, of: 1 });
    expect(read("moment=7&of=x")).toEqual({ seq: 7, of: 1 });
    expect(read("moment=-7&of=2")).toBeNull();
    expect(read("of=2")).toBeNull();
  });
});
