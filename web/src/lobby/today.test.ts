import { describe, expect, it } from "vitest";
import { todaysPlan } from "./today";

describe("the table of the day", () => {
  it("is planned as the server says, and for nobody else", () => {
    const today = { date: "2026-11-18", players: ["odds", "person"], seat: 1, options: { easy: true }, seed: "7" };
    const plan = todaysPlan("nim", today);
    expect(plan).toMatchObject({ game: "nim", players: ["odds", "person"], mine: 1, options: { easy: true }, seed: "7" });
    expect([plan.open, plan.chat]).toEqual([false, false]);
  });
});
