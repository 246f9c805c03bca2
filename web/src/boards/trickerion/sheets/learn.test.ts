import { describe, expect, it } from "vitest";
import type { Lack } from "../types";
import { countsOf, divided, firstFilters, planFor } from "./learn";

function lack(parts: Partial<Lack>): Lack {
  const nothing = { owned: false, components: {}, coins: 0, to_order: [], fame: 0, fame_coins: 0, permitted: true, dice: [], boards: [], symbols: [] };
  return { ...nothing, preparable_now: false, one_missing: false, affordable: true, ...parts };
}

const MISSING = { walled: lack({ preparable_now: true }), seance: lack({ one_missing: true }), levitation: lack({}) };
const ALL = ["walled", "seance", "levitation", "prison-break"];
const OFFERED = new Set(["walled", "seance", "levitation"]);

describe("the filters of the learn sheet", () => {
  it("count what may be learned", () => {
    const counts = countsOf([...OFFERED], MISSING);
    expect(counts).toEqual({ preparable: 1, one: 1, affordable: 3 });
    expect(firstFilters(counts)).toEqual(["preparable", "one"]);
    expect(firstFilters({ preparable: 0, one: 0, affordable: 3 })).toEqual([]);
  });

  it("divide the tricks into those in full and those by name", () => {
    expect(divided(ALL, OFFERED, ["one"], MISSING)).toEqual({ full: ["seance"], others: ["walled", "levitation", "prison-break"] });
    expect(divided(ALL, OFFERED, [], MISSING)).toEqual({ full: ["walled", "seance", "levitation"], others: ["prison-break"] });
  });
});

describe("what is chosen for a trick", () => {
  const known = lack({ dice: ["residence-1", "residence-2"], boards: ["player", "engineer"], symbols: ["heart", "club"] });

  it("is the first die and symbol, and the board with more markers", () => {
    expect(planFor(known, {})).toEqual({ die: "residence-1", board: "engineer", symbol: "heart" });
  });

  it("is what was wished for, where it is offered", () => {
    expect(planFor(known, { die: "residence-2", symbol: "spade" })).toEqual({ die: "residence-2", board: "engineer", symbol: "heart" });
    expect(planFor(undefined, { die: "residence-2" })).toEqual({ die: "", board: "", symbol: "" });
  });
});
