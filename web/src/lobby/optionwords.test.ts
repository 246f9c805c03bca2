import { describe, expect, it } from "vitest";
import { parted } from "./optionwords";

describe("the meaning of an option", () => {
  it("has its title in front, in every language", () => {
    expect(parted("Easy version: after a success any spell may be called.")).toEqual({
      title: "Easy version",
      rest: "After a success any spell may be called.",
    });
    expect(parted("Les prophéties : dès le tour 2, chacun a sa règle.").title).toBe("Les prophéties");
  });

  it("may have none", () => {
    const whole = "At the end a trick of level 3 also pays its bonus if a marker lies on its card: always.";
    expect(parted(whole)).toEqual({ title: "", rest: whole });
  });
});
