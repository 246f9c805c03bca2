import { expect, it } from "vitest";
import { Speaker } from "../../../lib/speech.svelte";
import { effectOf } from "./effects";

const words = new Speaker("en", ["effect-freelancer = Both.\neffect-freelancer-first = One.\neffect-empower = Three.\n"]);

it("says what a card does under the rules of the edition (T1-CARD-01)", () => {
  expect(["2019", "first"].map((edition) => effectOf(words, edition, "freelancer"))).toEqual(["Both.", "One."]);
  expect(effectOf(words, "first", "empower")).toBe("Three.");
});

it("says nothing of a card without such a sentence", () => {
  expect(effectOf(words, "first", "levitation")).toBe("");
});
