import { describe, expect, it } from "vitest";
import { samplePrinted, sampleView } from "../../sample";
import type { MachineBoard } from "../../types";
import { countOf, dawnOf, schoolOfMachine, signatureOf, slotsOf } from "./reading";

const slot = (level: number, icons: number, shards: number, state = "") => ({ machine: `escape-${level}`, icons, shards, coins: level - 1, fame: 0, state });
const own: MachineBoard = {
  built: 2,
  inactive: [2],
  used_slots: [2],
  slots: [slot(1, 1, 1, "active"), slot(2, 2, 1, "inactive"), slot(3, 2, 0), slot(4, 3, 0)],
};

describe("slots", () => {
  it("are counted from 1 with the shards that fill them, the icons below first (DT-SHARD-05)", () => {
    expect(slotsOf(own).map(({ number, missing }) => [number, missing])).toEqual([[1, 0], [2, 1], [3, 3], [4, 6]]);
  });

  it("say which machines were used, and where the next one is built (DT-MACH-05, DT-BUILD-04)", () => {
    expect(slotsOf(own).map(({ used, next }) => [used, next])).toEqual([[false, false], [true, false], [false, true], [false, false]]);
  });

  it("are none until a magician is chosen", () => {
    expect(slotsOf({ built: 0 })).toEqual([]);
  });
});

it("machines are counted, those that are active among them", () => {
  expect([countOf(own), countOf({ built: 0 })]).toEqual([{ active: 1, built: 2 }, { active: 0, built: 0 }]);
});

it("a machine is of its school", () => {
  expect(schoolOfMachine("mechanical-3")).toBe("mechanical");
});

it("a signature trick is found in the box", () => {
  const card = { id: "perpetual-rings", magician: "the-mechaniker", classic: "linking-rings", ability: "easy-set-up", machines: 1 };
  const printed = samplePrinted({ of_modules: { signature_tricks: [card] } });
  expect([signatureOf(printed, "perpetual-rings"), signatureOf(samplePrinted(), "perpetual-rings")]).toEqual([card, undefined]);
});

it("a table without machines has none", () => {
  expect([dawnOf(sampleView({})), dawnOf(sampleView({ dawn: null }))]).toEqual([null, null]);
});
