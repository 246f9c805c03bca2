import { describe, expect, it } from "vitest";
import { sampleFigures, samplePrinted, sampleView } from "../../sample";
import type { Repertoire } from "../../types";
import { learnedBy, powerOf, powersOf, priceOf, slotsOf } from "./reading";

const slot = (icons: number, shards: number, power = "") => ({ icons, shards, power });
const own = (...shards: [number, number, number]) =>
  ({ slots: [slot(1, shards[0], "patter"), slot(2, shards[1], "deep-pockets"), slot(2, shards[2])] }) as Repertoire;
const card = { id: "patter", level: 2, slots: [2, 3] };
const printed = samplePrinted({ of_modules: { powers: [card] }, tables: [sampleFigures({ thresholds: { 1: 1, 2: 16 } })] });

describe("slots", () => {
  it("are counted from 1 with the shards that open them, the icons below first (MP-20)", () => {
    expect(slotsOf(own(1, 1, 0)).map(({ number, missing }) => [number, missing])).toEqual([[1, 0], [2, 1], [3, 3]]);
  });

  it("hold the powers that are learned", () => {
    expect(learnedBy(own(1, 2, 0))).toEqual(["patter", "deep-pockets"]);
  });
});

describe("a card", () => {
  it("is found in the box", () => {
    expect([powerOf(printed, "patter"), powerOf(printed, "unheard-of"), powerOf(samplePrinted(), "patter")]).toEqual([card, undefined, undefined]);
  });

  it("asks for fame, or coins for what of it is missing (MP-13)", () => {
    const price = (fame: number, seat: number | null) => priceOf({ view: sampleView({ fame: [fame, 0] }), printed, seat }, card);
    expect([price(20, 0), price(10, 0), price(10, null)]).toEqual([
      { fame: 16, coins: 0 },
      { fame: 16, coins: 6 },
      { fame: 16, coins: 0 },
    ]);
  });

  it("has no price by fame where there are no thresholds (T1-OPT-05)", () => {
    const free = samplePrinted({ tables: [sampleFigures({ thresholds: {} })] });
    expect(priceOf({ view: sampleView({}), printed: free, seat: 0 }, card)).toEqual({ fame: 0, coins: 0 });
  });
});

it("a table without powers has none", () => {
  expect([powersOf(sampleView({})), powersOf(sampleView({ powers: null }))]).toEqual([null, null]);
});
