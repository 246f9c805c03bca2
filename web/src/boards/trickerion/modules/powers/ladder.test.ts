import { expect, it } from "vitest";
import { Speaker } from "../../../../lib/speech.svelte";
import type { Look } from "../../look";
import { samplePrinted, sampleView } from "../../sample";
import type { Repertoire } from "../../types";
import { ladderOfPowers } from "./ladder";

const words = new Speaker("en", ["ui-powers = Powers\npower-patter = Patter\npower-key = Key\neffect-patter = Talks.\n"]);
const slot = (icons: number, shards: number, power = "") => ({ icons, shards, power });
const NOW: Repertoire = { slots: [slot(1, 1, "patter"), slot(2, 2), slot(2, 1)] };
const viewOf = (own: Repertoire) => sampleView({ powers: { seats: [own, own] } });

function rungs(own: Repertoire, ghost: Repertoire | null = null, seat = 0) {
  const look = { view: viewOf(own), printed: samplePrinted(), seat: 0, words, names: [], ghost: ghost && viewOf(ghost) } as unknown as Look;
  return ladderOfPowers(look, seat)!.rungs;
}

it("tells open, empty, closed and used rungs apart", () => {
  expect(rungs(NOW).map(({ state, title, missing }) => [state, title, missing])).toEqual([["open", "Patter", 0], ["empty", "", 0], ["closed", "", 1]]);
  expect(rungs({ ...NOW, used: ["patter"] })[0]!.state).toBe("used");
  expect(rungs(NOW)[0]!.label).toBe("power slot 1; Patter; 1 of 1 shards; Talks.");
});

it("can be touched by its owner only", () => {
  expect([rungs(NOW)[1]!.name, rungs(NOW, null, 1)[1]!.name]).toEqual(["power-slot:2", ""]);
});

it("foretells what comes and what goes (MP-18)", () => {
  const then: Repertoire = { slots: [slot(1, 1, "patter"), slot(2, 2, "key"), slot(2, 1)] };
  expect(rungs(NOW, then).map(({ change }) => change)).toEqual(["", "→ Key", ""]);
  expect(rungs(NOW, { slots: [slot(1, 0), slot(2, 0), slot(2, 0)] }).map(({ change, after }) => [change, after])).toEqual([["→ back to hand", 0], ["→ closes", 0], ["", 0]]);
});

it("a table without powers has none", () => {
  expect(ladderOfPowers({ view: sampleView({}), words } as unknown as Look, 0)).toBeNull();
});
