import { describe, expect, it } from "vitest";
import { sampleFigures, samplePrinted, sampleView } from "../sample";
import type { Trick } from "../types";
import { bestGoods, firstTricks, goodsOf, nextAnswer, NOTHING, prepares } from "./opening";

const take = (...components: string[]) => ({
  text: `take ${components.join("+")}`,
  names: ["do:take", ...new Set(components.map((component) => `component:${component}`))],
});
const SETS = [take("rope"), take("wood", "glass"), take("wood", "wood")];
const trick = (id: string, school: string, level: number, components: Record<string, number>) =>
  ({ id, school, level, components, markers: 1, prepare_ap: 1, threshold: 1, yields: { fame: 1, coins: 0, shards: 0 } }) as unknown as Trick;
const printed = samplePrinted({
  tricks: [trick("walled", "escape", 1, { wood: 2 }), trick("barrels", "escape", 1, { wood: 1, cog: 1 }), trick("tank", "escape", 2, { glass: 2 })],
  magicians: [{ id: "chains", school: "escape", name: {}, ability: {} }],
});

describe("the first trick", () => {
  it("is one of level 1 of the own school that nobody has (TR-PSET-09)", () => {
    const figures = sampleFigures({ tricks: ["walled", "barrels", "tank"] });
    const view = sampleView({ workshops: [{ magician: "chains", tricks: [] }, { magician: "", tricks: [{ trick: "barrels" }] }] });
    expect(firstTricks(view, printed, figures, 0)).toEqual(["walled"]);
  });

  it("says which components would prepare it at once", () => {
    expect(SETS.map(goodsOf)).toEqual([["rope"], ["wood", "glass"], ["wood", "wood"]]);
    expect(SETS.map((set) => prepares(printed, "walled", goodsOf(set)))).toEqual([false, false, true]);
    expect(bestGoods(printed, "walled", SETS)?.text).toBe("take wood+wood");
    expect(bestGoods(printed, "barrels", SETS)?.text).toBe("take wood+glass");
    expect(bestGoods(printed, "walled", [])).toBeNull();
  });
});

describe("sending the start", () => {
  const start = { trick: "walled", goods: "take wood+wood", symbol: "heart" };
  const learn = [{ text: "learn walled", names: ["do:learn", "trick:walled"] }];
  const mark = [{ text: "mark heart", names: ["do:mark", "symbol:heart"] }];

  it("answers what the engine asks, in its order", () => {
    const answers = [nextAnswer("starting-components", SETS, start), nextAnswer("starting-trick", learn, start), nextAnswer("starting-symbol", mark, start)];
    expect(answers.map((offer) => offer?.text)).toEqual(["take wood+wood", "learn walled", "mark heart"]);
  });

  it("asks for what was not chosen, or cannot be", () => {
    expect(nextAnswer("starting-components", SETS, NOTHING)).toBeNull();
    expect(nextAnswer("starting-trick", learn, { ...start, trick: "barrels" })).toBeNull();
    expect(nextAnswer("specialist", mark, start)).toBeNull();
  });
});
