import { describe, expect, it } from "vitest";
import type { Marker, Performance } from "../types";
import { CORNERS, facingsOf, jointsOf, linkIn, linksAt, linksOn, schoolAt, SCHOOLS, type Joint } from "./geometry";
// Written from what the rules themselves answer (rotation, linked and layout of the game's own geometry).
import table from "./geometry.table.json";

const turns = SCHOOLS.flatMap((school) => CORNERS.map((facing) => ({ school, facing })));
const schoolOf = (trick: string) => trick;

function marker(trick: string, facing: string): Marker {
  return { seat: 0, symbol: "spade", trick, facing };
}

function linked(joint: Joint): string[] {
  const markers = turns.map(({ school, facing }) => marker(school, facing));
  return markers.map((one) =>
    markers.map((other) => (linkIn(joint, [one, other], schoolOf) ? "1" : "0")).join(""),
  );
}

describe("the corners of a marker", () => {
  it.each(table.corners)("%s facing %s", (school, facing, ...shown) => {
    expect(CORNERS.map((corner) => schoolAt(school!, facing!, corner))).toEqual(shown);
  });
});

describe("links", () => {
  it("between a slot and the one below it", () => {
    expect(linked({ slot: 0, corner: "down", other: 1, otherCorner: "up", shard: false })).toEqual(table.below);
  });

  it("between a slot and the one beside it", () => {
    expect(linked({ slot: 0, corner: "right", other: 1, otherCorner: "left", shard: false })).toEqual(table.beside);
  });

  it("do not arise next to an empty slot", () => {
    const joint: Joint = { slot: 0, corner: "down", other: 1, otherCorner: "up", shard: true };
    expect(linkIn(joint, [marker("optical", "down"), null], schoolOf)).toBeNull();
  });
});

describe("printed cards", () => {
  it.each(Object.entries(table.layouts))("%s", (id, { circles, facings }) => {
    const card = table.cards.find((each) => each.id === id) as Performance;
    const joints = jointsOf(card).map((each) => [each.slot, each.corner, each.other, each.otherCorner, each.shard]);
    expect(joints).toEqual(circles);
    expect(card.slots.map((_, slot) => facingsOf(card, slot))).toEqual(facings);
  });

  it("light up where two corners show the same school", () => {
    const card = table.cards.find((each) => each.id === "riverside-theater-2") as Performance;
    // Optical down over mechanical up: the circle shows optical above and mechanical below.
    const apart = [marker("optical", "down"), marker("mechanical", "up"), null];
    expect(linksOn(card, apart, schoolOf)).toEqual([]);
    const joined = [marker("optical", "down"), marker("optical", "up"), marker("spiritual", "left")];
    expect(linksOn(card, joined, schoolOf).map((joint) => joint.shard)).toEqual([false]);
    expect(linksAt(card, joined, 2, schoolOf)).toEqual([]);
  });
});
