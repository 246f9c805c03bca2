import { describe, expect, it } from "vitest";
import { samplePrinted, sampleView } from "./sample";
import { ifItFails, ifItSucceeds, neighbour, othersAround, sideOf } from "./seating";

const { spells } = samplePrinted();
const reached = (view: ReturnType<typeof sampleView>, spell: number) =>
  ifItSucceeds(view, 0, spells[spell]!).map(({ seat, sign, amount }) => [seat, sign, amount]);

describe("around the table", () => {
  it("goes from the left neighbour to the right one", () => {
    expect(othersAround(4, 2)).toEqual([3, 0, 1]);
    expect(othersAround(3, null)).toEqual([0, 1, 2]);
  });

  it("skips those who are out of the round", () => {
    expect(neighbour([6, 0, 3, 2], 0, 1)).toBe(2);
    expect(neighbour([6, 4, 3, 0], 0, -1)).toBe(2);
  });

  it("says on which side a neighbour sits", () => {
    const view = sampleView({ lives: [6, 6, 6, 6] });
    expect([1, 2, 3].map((seat) => sideOf(view, seat))).toEqual(["left", "", "right"]);
    expect(sideOf(sampleView({ lives: [6, 6] }), 1)).toBe("both");
    expect(sideOf(sampleView({ seat: null }), 1)).toBe("");
  });
});

describe("whom a spell reaches", () => {
  const view = sampleView({ lives: [4, 6, 6, 6] });

  it("is everybody else for the Dragon, with the die, and for the Wanderer, who also heals", () => {
    expect(reached(view, 1)).toEqual([1, 2, 3].map((seat) => [seat, -1, "die"]));
    expect(reached(view, 2)).toEqual([[0, 1, 1], [1, -1, 1], [2, -1, 1], [3, -1, 1]]);
  });

  it("is left, right or both for Blizzard, Fireball and Tempest", () => {
    expect(reached(view, 6)).toEqual([[1, -1, 1]]);
    expect(reached(view, 7)).toEqual([[3, -1, 1]]);
    expect(reached(view, 5)).toEqual([[1, -1, 1], [3, -1, 1]]);
  });

  it("is the only opponent once with two players", () => {
    expect(reached(sampleView({ lives: [6, 6] }), 5)).toEqual([[1, -1, 1]]);
  });

  it("is the caster for Dream and Drink, unless nothing can be gained", () => {
    expect(reached(view, 3)).toEqual([[0, 1, "die"]]);
    expect(reached(view, 8)).toEqual([[0, 1, 1]]);
    expect(reached(sampleView(), 8)).toEqual([]);
    expect(reached(view, 4)).toEqual([]);
  });

  it("costs the caster a life on a miss, and the die for the Dragon", () => {
    const costs = (spell: number) => ifItFails(view, 0, spells[spell]!).map(({ seat, sign, amount }) => [seat, sign, amount]);
    expect([costs(5), costs(1)]).toEqual([[[0, -1, 1]], [[0, -1, "die"]]]);
  });
});
