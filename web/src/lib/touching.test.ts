import { describe, expect, it } from "vitest";
import { Touching } from "./touching";

const offer = (text: string, ...names: string[]) => ({ text, names });

const offers = [
  offer("place manager downtown-1", "do:place", "character:manager", "slot:downtown-1"),
  offer("place manager downtown-2", "do:place", "character:manager", "slot:downtown-2"),
  offer("place engineer workshop-1", "do:place", "character:engineer", "slot:workshop-1"),
  offer("idle manager", "do:idle", "character:manager"),
];

describe("touching", () => {
  it("keeps the choices that name what was touched", () => {
    const touching = new Touching(offers).touch("character:manager");
    expect(touching.left.map((each) => each.text)).toEqual([
      "place manager downtown-1",
      "place manager downtown-2",
      "idle manager",
    ]);
    expect(touching.only).toBeNull();
  });

  it("lets glow what still occurs in them, and nothing else", () => {
    const touching = new Touching(offers).touch("character:manager");
    expect(touching.glows("slot:downtown-2")).toBe(true);
    expect(touching.glows("slot:workshop-1")).toBe(false);
    expect(touching.glows("character:manager")).toBe(false);
  });

  it("comes down to one choice", () => {
    const touching = new Touching(offers).touch("slot:downtown-2");
    expect(touching.only?.text).toBe("place manager downtown-2");
  });

  it("lets go of what contradicts the newest touch", () => {
    const touching = new Touching(offers).touch("character:manager").touch("slot:workshop-1");
    expect(touching.touched).toEqual(["slot:workshop-1"]);
    expect(touching.only?.text).toBe("place engineer workshop-1");
  });

  it("does not react to what no choice names", () => {
    const touching = new Touching(offers).touch("character:manager");
    expect(touching.reacts("slot:theater-1")).toBe(false);
    expect(touching.touch("slot:theater-1")).toBe(touching);
  });

  it("steps back one touch at a time, and a second touch lets go", () => {
    const touching = new Touching(offers).touch("do:place").touch("character:manager");
    expect(touching.back().touched).toEqual(["do:place"]);
    expect(touching.touch("do:place").touched).toEqual(["character:manager"]);
  });

  it("takes a choice at once and gives it back", () => {
    const touching = new Touching(offers).touch("character:manager").pick(offers[3]!);
    expect(touching.only?.text).toBe("idle manager");
    expect(touching.back().left).toHaveLength(3);
  });
});
