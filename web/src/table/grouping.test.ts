import { describe, expect, it } from "vitest";
import { grouped, sharedBeginning } from "./grouping";

const place = (character: string, slot: number) => ({
  text: `place ${character} ${slot}`,
  names: ["do:place", `character:${character}`, `slot:${slot}`],
  sentence: `Place the ${character}: slot ${slot}`,
});
const idle = (character: string) => ({
  text: `idle ${character}`,
  names: ["do:idle", `character:${character}`],
  sentence: `Keep the ${character} idle`,
});
const slots = [1, 2, 3, 4, 5, 6, 7, 8];
const places = ["Manager", "Engineer"].flatMap((each) => slots.map((slot) => place(each, slot)));

describe("grouping choices", () => {
  it("leaves a few as they are", () => {
    const few = places.slice(0, 5);
    expect(grouped(few)).toEqual([{ name: null, heading: "", offers: few }]);
  });

  it("groups many by what is done", () => {
    const groups = grouped([...places, idle("Manager"), idle("Engineer")]);
    expect(groups.map(({ name, heading }) => [name, heading])).toEqual([
      ["do:place", "Place the …"],
      ["do:idle", "Keep the …"],
    ]);
  });

  it("groups by a thing if all do the same", () => {
    const groups = grouped(places);
    expect(groups.map(({ name, heading }) => [name, heading])).toEqual([
      ["character:Manager", "Place the Manager: slot …"],
      ["character:Engineer", "Place the Engineer: slot …"],
    ]);
  });

  it("loses no choice", () => {
    const all = [...places, idle("Manager")];
    expect(grouped(all).flatMap(({ offers }) => offers)).toHaveLength(all.length);
  });

  it("heads a group with what its sentences begin with", () => {
    expect(sharedBeginning(["Advertise"])).toBe("Advertise");
    expect(sharedBeginning(["Buy 1 × wood", "Buy 2 × wood"])).toBe("Buy …");
    expect(sharedBeginning(["Wood", "Metal"])).toBe("Wood …");
    expect(sharedBeginning(["On Thursday, slot 1", "On Thursday, slot 2"])).toBe("On Thursday, slot …");
  });
});
