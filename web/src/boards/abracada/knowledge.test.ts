import { describe, expect, it } from "vitest";
import { calledThisTurn, candidates, leftToFind, lowerCall, orderOf, seenElsewhere, wouldDraw } from "./knowledge";
import { samplePrinted, sampleView, stone } from "./sample";

const printed = samplePrinted();

describe("what is left to find", () => {
  it("is what lies neither in the rows nor in a hand that one sees", () => {
    expect(leftToFind(sampleView())).toEqual([0, 0, 1, 2, 3, 5, 3, 3, 3]);
  });

  it("leaves out the own secret stones, but not those of others", () => {
    const held = [[{ place: 1, spell: 5 }], [{ place: 2, spell: null }], []];
    const view = sampleView({ held });
    expect(seenElsewhere(view)[5]).toBe(1);
    expect(leftToFind(view)[5]).toBe(4);
  });

  it("adds up to the stones that nobody shows to the viewer", () => {
    const view = sampleView();
    const hidden = leftToFind(view).reduce((sum, left) => sum + left, 0);
    expect(hidden).toBe(view.hands[0]!.length + view.pool + view.centre.length);
  });
});

describe("what a stone can still be", () => {
  it("is not what a call has missed, nor what is all in sight", () => {
    const can = candidates(sampleView(), stone(null, 0, 5, 8));
    expect(can.slice(1)).toEqual(["gone", "possible", "possible", "possible", "missed", "possible", "possible", "missed"]);
  });
});

describe("the order of a turn", () => {
  it("closes what is lower than the last spell cast", () => {
    const view = sampleView({ last: 5 });
    expect([4, 5, 6].map((spell) => orderOf(view, printed, spell))).toEqual(["closed", "free", "free"]);
  });

  it("lets it be called for a life where the table plays with the penalty", () => {
    const view = sampleView({ last: 5 });
    expect(orderOf({ ...view, options: { ...view.options, lower: "penalty" } }, printed, 4)).toBe("costly");
  });

  it("says what lower calls are before there is one", () => {
    expect(lowerCall(sampleView({ last: 1 }), printed)).toBe("closed");
  });

  it("does not exist in the easy version, nor when the game is over", () => {
    const view = sampleView({ last: 5 });
    expect(orderOf({ ...view, options: { ...view.options, easy: true, lower: "penalty" } }, printed, 1)).toBe("free");
    expect(orderOf({ ...view, asked: "" }, printed, 1)).toBe("free");
  });
});

describe("a turn", () => {
  it("knows its own calls only", () => {
    const call = { seat: 0, spell: 3, outcome: "cast", place: 1, drawn: 0 };
    const view = sampleView({ turn: 2, calls: [{ ...call, turn: 1 }, { ...call, turn: 2, spell: 4 }] });
    expect(calledThisTurn(view).map(({ spell }) => spell)).toEqual([4]);
  });

  it("draws for every empty place, as far as the pool goes", () => {
    const hands = [[null, null, stone(null), stone(null), null], [], []];
    expect(wouldDraw(sampleView({ hands }), 0)).toBe(3);
    expect(wouldDraw(sampleView({ hands, pool: 1 }), 0)).toBe(1);
  });
});
