import { expect, it } from "vitest";
import { pagesOf } from "./pages";
import type { TrickerionView } from "./types";

const view = {
  theater: [{ card: "riverside-theater-1", markers: [] }],
  workshops: [{ components: [{ component: "wood" }], tricks: [{ trick: "walled" }] }],
} as unknown as TrickerionView;

it.each([
  ["slot:downtown-4", ["city"]],
  ["slot:dark-alley-1", ["city"]],
  ["slot:market-2", ["market"]],
  ["slot:workshop-1", ["mine"]],
  ["slot:sunday-stage", ["theater"]],
  ["card:riverside-theater-1", ["theater"]],
  ["card:workshop", ["mine"]],
  ["component:wood", ["market", "mine"]],
  ["component:cog", ["market"]],
  ["trick:walled", ["mine"]],
  ["trick:seance", ["others"]],
  ["do:finish", []],
])("%s lies on %j", (name, pages) => {
  expect(pagesOf(name, view, 0)).toEqual(pages);
});
