import { describe, expect, it } from "vitest";
import { samplePrinted } from "../sample";
import type { Marker } from "../types";
import { CORNERS, facingsOf, isDummy, jointsOf, linkIn, linksAt, linksOn, schoolAt, turnsOf } from "./geometry";

const printed = samplePrinted();
const CARD = "riverside-theater-2";
const DUMMY: Marker = { seat: -1, symbol: "", trick: "", facing: "up" };

function marker(trick: string, facing: string): Marker {
  return { seat: 0, symbol: "spade", trick, facing };
}

describe("a marker", () => {
  it("shows at its corners what the server says", () => {
    expect(CORNERS.map((corner) => schoolAt(printed, marker("levitation", "up"), corner))).toEqual(["optical", "escape", "spiritual", "mechanical"]);
    expect(schoolAt(printed, marker("walled", "left"), "left")).toBe("escape");
  });

  it("is drawn so far turned that it shows just that", () => {
    expect(CORNERS.map((facing) => turnsOf(printed, marker("seance", facing)))).toEqual([0, 1, 2, 3]);
    expect(turnsOf(printed, marker("levitation", "up"))).toBe(2);
  });

  it("of nobody is turned by the first school, and links like any other", () => {
    const dummy = { ...DUMMY, facing: "right" };
    expect([isDummy(dummy), isDummy(marker("levitation", "up"))]).toEqual([true, false]);
    expect(schoolAt(printed, dummy, "right")).toBe("spiritual");
    expect(CORNERS.map((facing) => turnsOf(printed, { ...DUMMY, facing }))).toEqual([0, 1, 2, 3]);
    const corners = CORNERS.map((facing) => linksOn(printed, CARD, [marker("seance", "down"), { ...DUMMY, facing }, null]).length);
    expect(corners).toEqual([1, 0, 0, 0]);
  });
});

describe("a performance card", () => {
  it("has the circles that the server names", () => {
    expect(jointsOf(printed, CARD).map(({ slot, other, shard }) => [slot, other, shard])).toEqual([[0, 1, false], [1, 2, true]]);
    expect(facingsOf(printed, CARD, 1)).toEqual(["up", "right"]);
  });

  it("lights up where two corners show the same school", () => {
    const apart = [marker("levitation", "down"), marker("walled", "up"), null];
    expect(linksOn(printed, CARD, apart)).toEqual([]);
    const joined = [marker("levitation", "down"), marker("levitation", "up"), marker("seance", "left")];
    expect(linksOn(printed, CARD, joined).map(({ shard }) => shard)).toEqual([false]);
    expect(linksAt(printed, CARD, joined, 2)).toEqual([]);
  });

  it("has no link next to an empty slot", () => {
    expect(linkIn(printed, jointsOf(printed, CARD)[0]!, [marker("levitation", "down"), null])).toBeNull();
  });
});
