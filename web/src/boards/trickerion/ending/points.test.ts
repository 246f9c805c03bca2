import { expect, it } from "vitest";
import type { Tally } from "../../../lib/wire";
import { barsOf, commonStart, scaleOf, totalsBySource } from "./points";

const tally: Tally = {
  over: true,
  sources: ["shows", "links", "performer", "posters", "scoring", "other"],
  rounds: [
    { round: 0, seats: [{ other: 5 }, { other: 5 }] },
    { round: 1, seats: [{ posters: 2 }, { links: 1 }] },
    { round: 2, seats: [{ shows: 4, performer: 3, other: -2, scoring: 6 }, { shows: 1, scoring: 9 }] },
  ],
  tie_break: null,
  moments: [],
};

it("stands every round in a bar of its own and the final scoring after them", () => {
  expect(barsOf(tally, 0).map(({ round, total }) => [round, total])).toEqual([
    [1, 2],
    [2, 5],
    [null, 6],
  ]);
});

it("adds up to the score", () => {
  const score = 5 + barsOf(tally, 1).reduce((sum, { total }) => sum + total, 0);
  expect(score).toBe(16);
  expect(commonStart(tally)).toBe(5);
});

it("lists for everybody the sources that gave anybody anything", () => {
  const amounts = (seat: number) => totalsBySource(tally, seat).map(({ source, amount }) => `${source} ${amount}`);
  expect(amounts(0)).toEqual(["shows 4", "links 0", "performer 3", "posters 2", "scoring 6", "other -2"]);
  expect(amounts(1)).toEqual(["shows 1", "links 1", "performer 0", "posters 0", "scoring 9", "other 0"]);
});

it("has one scale for all charts, losses below the line", () => {
  expect(scaleOf(tally)).toEqual([-2, 9]);
});
