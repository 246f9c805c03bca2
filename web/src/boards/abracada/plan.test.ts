import { describe, expect, it } from "vitest";
import { LASTS, planFor } from "./plan";
import { happened } from "./sample";
import type { Event } from "./types";

const lost = (seat: number): Event => ({ type: "life-lost", seat, amount: 1, life: 5 });

describe("what moves", () => {
  it("a cast stone travels from its place to its row, then those who are hit lose their lives together", () => {
    const plan = planFor(happened({ type: "cast", seat: 0, spell: 5, place: 2 }, lost(1), lost(2)), 5);
    expect(plan.flights).toEqual([{ from: "stone-0-2", to: "row-5", spell: 5, at: 0 }]);
    expect(plan.stirs.map(({ kind, spot }) => [kind, spot])).toEqual([["fall", "lives-1"], ["fall", "lives-2"]]);
    expect(plan.stirs[0]!.at).toBe(plan.stirs[1]!.at);
    expect(plan.marks).toMatchObject({ called: { spell: 5, outcome: "cast" }, lives: { 1: -1, 2: -1 } });
  });

  it("a missed call shakes its row; what is drawn comes from the pool, with its face where it may be seen", () => {
    const drew: Event = { type: "drew", seat: 1, places: [1, 4], spells: [8, 3], left: 2 };
    const plan = planFor(happened({ type: "missed", seat: 1, spell: 6 }, lost(1), drew), 5);
    expect(plan.stirs[0]).toMatchObject({ kind: "shake", spot: "row-6" });
    expect(plan.flights.map(({ from, to, spell }) => [from, to, spell])).toEqual([
      ["pool", "stone-1-1", 8],
      ["pool", "stone-1-4", 3],
    ]);
    expect(plan.marks.fresh).toEqual(["stone-1-1", "stone-1-4"]);
  });

  it("what the viewer draws stays a back", () => {
    const plan = planFor(happened({ type: "drew", seat: 0, places: [3], spells: [], left: 0 }), 5);
    expect(plan.flights[0]!.spell).toBeNull();
  });

  it("the die turns to its result, and lives that are gained rise", () => {
    const plan = planFor(
      happened({ type: "rolled", seat: 0, result: 3 }, { type: "life-gained", seat: 0, amount: 2, life: 6 }),
      5,
    );
    expect(plan.stirs.map(({ kind }) => kind)).toEqual(["roll", "rise"]);
    expect(plan.marks).toMatchObject({ die: 3, lives: { 0: 2 } });
  });

  it("a secret stone goes to its holder, and the stones of one who is out go to the rows", () => {
    const taken = planFor(happened({ type: "secret-taken", seat: 2, place: 4, spell: null }), 5);
    expect(taken.flights[0]).toMatchObject({ from: "secret-4", to: "held-2", spell: null });
    const out = planFor(happened({ type: "eliminated", seat: 2, spells: [4, 8] }), 5);
    expect(out.flights.map(({ to }) => to)).toEqual(["row-4", "row-8"]);
  });

  it("a new deal comes from the pool and leaves what came before to the panel", () => {
    const began: Event = { type: "round-began", round: 2, first: 1, revealed: [], hands: [[], [1, 2, 3, 4, 5]] };
    const plan = planFor(happened({ type: "missed", seat: 1, spell: 6 }, began), 5);
    expect(plan.flights).toHaveLength(10);
    expect(plan.flights.map(({ spell }) => spell)).toEqual([null, null, null, null, null, 1, 2, 3, 4, 5]);
    expect(plan.marks.called).toBeNull();
    expect(plan.stirs).toEqual([]);
  });

  it("comes to rest before the next frame is shown, and each motion is short", () => {
    const plan = planFor(
      happened(
        { type: "missed", seat: 0, spell: 1 },
        { type: "rolled", seat: 0, result: 2 },
        lost(0),
        { type: "eliminated", seat: 0, spells: [8] },
        { type: "drew", seat: 1, places: [1], spells: [], left: 0 },
      ),
      5,
    );
    const last = Math.max(...[...plan.flights, ...plan.stirs].map(({ at }) => at));
    expect(LASTS).toBeLessThan(400);
    expect(last + LASTS).toBeLessThanOrEqual(700);
  });
});
