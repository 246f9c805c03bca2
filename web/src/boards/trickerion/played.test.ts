import { expect, it } from "vitest";
import { Speaker } from "../../lib/speech.svelte";
import { playedWith } from "./played";
import type { Options } from "./types";

const WORDS = `
played-edition-first = 2019 cards, first-edition rules
played-prophecies = prophecies
played-no-level3-with-marker = only with components
`;

it("says by which rules and with which options a table is played (T1-SETUP-11, T1-SCORE-05)", () => {
  const words = new Speaker("en", [WORDS]);
  const options = { dark_alley: true, prophecies: true, level3_with_marker: false, edition: "first" } as Options;
  expect(playedWith(words, options)).toEqual(["2019 cards, first-edition rules", "prophecies", "only with components"]);
  expect(playedWith(words, { ...options, edition: "2019", prophecies: false, level3_with_marker: true })).toEqual([]);
});
