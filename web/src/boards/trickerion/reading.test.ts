import { expect, it } from "vitest";
import { figuresOf } from "./figures";
import { atResidence, kindOf, leadsTo, priceOf, signed, standingOn } from "./reading";
import { sampleFigures, samplePrinted, sampleView } from "./sample";

const printed = samplePrinted();
const character = (id: string, at: string, card = "") => ({ id, at, card, waits: false });
const view = sampleView({
  workshops: [
    { tricks: [{ trick: "walled" }], characters: [character("magician", "downtown-4", "downtown"), character("apprentice-1", "workshop-1", "workshop")] },
    { tricks: [], characters: [character("apprentice-2", "workshop-2", "workshop")] },
  ],
});

it("takes the figures of its own table", () => {
  expect(figuresOf({ view, printed }).hand["theater"]).toBe(3);
  const alley = sampleView({ options: { dark_alley: true } });
  expect(figuresOf({ view: alley, printed }).hand["dark-alley"]).toBe(1);
});

it("finds who stands on a slot, in a workshop only its owner", () => {
  expect(standingOn(view, "downtown-4")).toMatchObject({ seat: 0, character: { id: "magician" } });
  expect(standingOn(view, "workshop-2", 0)).toBeNull();
  expect(standingOn(view, "workshop-2", 1)?.character.id).toBe("apprentice-2");
});

it("offers the tricks in play that nobody owns", () => {
  const figures = sampleFigures({ tricks: ["levitation", "walled"] });
  const there = (school: string) => atResidence(view, printed, figures, school);
  expect([there("optical"), there("escape"), there("spiritual")]).toEqual([["levitation"], [], []]);
  expect(atResidence({ ...view, left_out: ["levitation"] }, printed, figures, "optical")).toEqual([]);
});

it("reads prices, kinds and signs", () => {
  expect([priceOf(printed.board, "wood"), priceOf(printed.board, "cog")]).toEqual([1, 3]);
  expect([kindOf("apprentice-4"), kindOf("magician")]).toEqual(["apprentice", "magician"]);
  expect([signed(1), signed(0), signed(-1)]).toEqual(["+1", "+0", "−1"]);
});

it("knows where an assignment card leads", () => {
  expect([leadsTo(printed, "headhunter"), leadsTo(printed, "theater")]).toEqual(["downtown", "theater"]);
});
