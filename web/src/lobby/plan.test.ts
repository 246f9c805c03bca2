import { describe, expect, it } from "vitest";
import type { GameOut } from "../lib/wire";
import {
  firstGame,
  follows,
  kindOf,
  maySeed,
  newPlan,
  requestOf,
  seatsOf,
  seedIsWrong,
  withMine,
  withOption,
  withPlayer,
  withSeats,
  withSet,
} from "./plan";

const GAME: GameOut = {
  id: "cups",
  manual: false,
  name: "Cups",
  description: "",
  seats: [2, 3, 4],
  options: [
    { name: "easy", default: false, allowed: [false, true], meaning: "", requires: [] },
    { name: "lower", default: "refuse", allowed: ["refuse", "penalty"], meaning: "", requires: [] },
    { name: "first", default: null, allowed: [null, 0, 1, 2, 3], meaning: "", requires: [] },
    { name: "beginner", default: [], allowed: [[], [0], [1], [0, 1]], meaning: "", requires: [] },
  ],
  bots: [
    { code: "random", name: "", meaning: "" },
    { code: "likeliest", name: "", meaning: "" },
    { code: "odds", name: "", meaning: "" },
  ],
  recommended: [{ name: "first", meaning: "", options: { easy: true, beginner: "all" } }],
  rules: 1,
  data: "",
};
const FIRST = GAME.recommended[0]!;
const ANN = { name: " Ann ", password: "" };

describe("a plan", () => {
  it("begins with one person, bots and the standard rules", () => {
    const plan = newPlan(GAME);
    expect(plan.players).toEqual(["person", "likeliest", "likeliest"]);
    expect(plan.options).toEqual({ easy: false, lower: "refuse", first: null, beginner: [] });
    expect(follows(plan, GAME, null)).toBe(true);
  });

  it("of a first game has the recommended options and waits for nobody", () => {
    const plan = firstGame(GAME);
    expect(plan.options).toEqual({ easy: true, lower: "refuse", first: null, beginner: "all" });
    expect(plan.open).toBe(false);
  });

  describe("changes options together that are played only together", () => {
    const alley = { name: "alley", default: false, allowed: [false, true], meaning: "", requires: [] };
    const needs = (value: unknown, other: string | null, ...wanted: unknown[]) => ({ value, other, wanted, rule: "", unless: null });
    const omens = { ...alley, name: "omens", requires: [needs(true, "alley", true)] };
    const box = { ...alley, name: "box", default: "new", allowed: ["new", "old"] };
    const quick = { ...alley, name: "quick", requires: [needs(true, "box", "new")] };
    const dolls = { ...alley, name: "dolls", requires: [needs(true, null, 2), needs(true, "box", "old")] };
    const game = { ...GAME, options: [...GAME.options, alley, omens, box, quick, dolls] };
    const plan = newPlan(game);

    it("switches on what is needed, and off what needs it", () => {
      const both = withOption(plan, game, "omens", true);
      expect(both.options).toMatchObject({ alley: true, omens: true, easy: false });
      expect(withOption(both, game, "alley", false).options).toMatchObject({ alley: false, omens: false });
      expect(withOption(both, game, "omens", false).options).toMatchObject({ alley: true, omens: false });
    });

    it("chooses the word that is needed, and lets go of what another word excludes", () => {
      const old = withOption(withOption(plan, game, "quick", true), game, "box", "old");
      expect(old.options).toMatchObject({ box: "old", quick: false });
      expect(withOption(old, game, "quick", true).options).toMatchObject({ box: "new", quick: true });
    });

    it("changes the number of seats too, and lets go of what another number excludes", () => {
      const two = withOption(withOption(plan, game, "quick", true), game, "dolls", true);
      expect(two.players).toHaveLength(2);
      expect(two.options).toMatchObject({ box: "old", dolls: true, quick: false });
      expect(withSeats(two, game, 3).options).toMatchObject({ box: "old", dolls: false });
      expect(withOption(two, game, "quick", true).options).toMatchObject({ box: "new", dolls: false });
    });
  });

  it("follows a set also where all seats are named one by one", () => {
    const plan = withSet(newPlan(GAME), GAME, FIRST);
    expect(follows({ ...plan, options: { ...plan.options, beginner: [0, 1, 2] } }, GAME, FIRST)).toBe(true);
    expect(follows({ ...plan, options: { ...plan.options, beginner: [0, 1] } }, GAME, FIRST)).toBe(false);
  });

  it("with fewer seats forgets what was said of those that are gone", () => {
    const wide = withMine(withSeats(newPlan(GAME), GAME, 4), 3);
    const plan = withSeats({ ...wide, options: { ...wide.options, first: 3, beginner: [0, 3] } }, GAME, 2);
    expect(plan.players).toEqual(["likeliest", "person"]);
    expect(plan.mine).toBe(1);
    expect(plan.options).toMatchObject({ first: null, beginner: [0] });
  });

  it("changes places when another seat becomes mine", () => {
    const plan = withMine(withPlayer(newPlan(GAME), 2, "odds"), 2);
    expect(plan.players).toEqual(["odds", "likeliest", "person"]);
    expect(plan.mine).toBe(2);
  });

  it("never gives my seat away", () => {
    expect(withPlayer(newPlan(GAME), 0, "odds").players[0]).toBe("person");
  });
});

describe("options", () => {
  it("are shown by what they allow", () => {
    expect(GAME.options.map(kindOf)).toEqual(["switch", "word", "seat", "seats"]);
  });

  it("of seats know all of them", () => {
    expect(seatsOf("all", 3)).toEqual([0, 1, 2]);
    expect(seatsOf([1], 3)).toEqual([1]);
  });
});

describe("a seed", () => {
  const alone = { ...newPlan(GAME), seed: "12" };
  const together = withPlayer(alone, 1, "person");

  it("is asked for only where one person plays", () => {
    expect(maySeed(alone)).toBe(true);
    expect(maySeed(together)).toBe(false);
    expect(requestOf(alone, ANN).seed).toBe("12");
    expect(requestOf(together, ANN).seed).toBeNull();
  });

  it("is a number", () => {
    expect(seedIsWrong(alone)).toBe(false);
    expect(seedIsWrong({ ...alone, seed: "twelve" })).toBe(true);
    expect(seedIsWrong({ ...alone, seed: "1".repeat(41) })).toBe(true);
    expect(seedIsWrong({ ...alone, seed: "" })).toBe(false);
    expect(seedIsWrong({ ...together, seed: "twelve" })).toBe(false);
  });
});

describe("a request", () => {
  it("says who makes the table, with a password only if there is one", () => {
    expect(requestOf(newPlan(GAME), ANN)).toMatchObject({ game: "cups", seat: 0, name: "Ann", password: null });
    expect(requestOf(newPlan(GAME), { name: "Ann", password: "hat" }).password).toBe("hat");
  });
});
