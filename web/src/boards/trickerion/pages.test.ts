import { describe, expect, it } from "vitest";
import { Touching } from "../../lib/touching";
import { nextPage, pagesAhead, pagesOf } from "./pages";
import { sampleFigures, samplePrinted, sampleView } from "./sample";

const slot = { id: "dark-alley-1", points: 2 };
const alley = sampleFigures({ options: { dark_alley: true } });
const printed = samplePrinted({ tables: [{ ...alley, slots: { ...alley.slots, "dark-alley": [slot] } }] });
const view = sampleView({
  options: { dark_alley: true },
  alley: { decks: [] },
  theater: [{ card: "riverside-theater-1", markers: [] }],
  market: { stalls: [], orders: [], quick: "" },
  workshops: [
    { components: [{ component: "wood" }], tricks: [{ trick: "walled" }], characters: [{ id: "magician" }, { id: "manager" }] },
    { components: [], tricks: [{ trick: "seance" }], characters: [] },
  ],
});
const laid = { view, printed, seat: 0 };

it.each([
  ["slot:downtown-4", ["city"]],
  ["slot:dark-alley-1", ["city"]],
  ["deck:theater", ["city"]],
  ["slot:market-2", ["market"]],
  ["slot:workshop-1", ["mine"]],
  ["slot:sunday-stage", ["theater"]],
  ["card:riverside-theater-1", ["theater"]],
  ["card:workshop", ["mine"]],
  ["component:wood", ["market", "mine"]],
  ["component:cog", ["market"]],
  ["trick:walled", ["mine"]],
  ["trick:seance", ["others"]],
  ["trick:iron-maiden", []],
  ["do:finish", []],
])("%s lies on %j", (name, pages) => {
  expect(pagesOf(name, laid)).toEqual(pages);
});

const offers = (...all: string[]) => new Touching(all.map((names) => ({ text: names, names: names.split(" ") })));

describe("a character bound for another page", () => {
  const placing = offers(
    "do:place character:magician slot:sunday-stage",
    "do:place character:magician slot:sunday-1",
    "do:place character:manager slot:market-1",
    "do:idle character:manager",
  );

  it("leads to that page, and only that page is marked", () => {
    expect(nextPage("mine", placing, laid)).toBe("mine");
    for (const [character, page] of [["magician", "theater"], ["manager", "market"]] as const) {
      const touching = placing.touch(`character:${character}`);
      expect(nextPage("mine", touching, laid)).toBe(page);
      expect([...pagesAhead(touching, laid)]).toEqual([page]);
    }
  });

  it("leads there too if its one choice was taken from the list", () => {
    const touching = placing.pick(placing.offers[2]!);
    expect(nextPage("mine", touching, laid)).toBe("market");
    expect([...pagesAhead(touching, laid)]).toEqual(["market"]);
  });

  it("leads on once another is touched on that page", () => {
    expect(nextPage("theater", placing.touch("character:magician").touch("character:manager"), laid)).toBe("market");
  });

  it("leaves whoever has touched everything where they are", () => {
    const touching = placing.touch("character:manager").touch("slot:market-1");
    expect(nextPage("market", touching, laid)).toBe("market");
  });
});

it("leads nowhere while one can go on in the tray or with the characters below", () => {
  const learning = offers("do:learn trick:iron-maiden die:inn-1", "do:learn trick:iron-maiden die:inn-2").touch("do:learn");
  expect(nextPage("mine", learning, laid)).toBe("mine");
  expect(nextPage("mine", learning.touch("trick:iron-maiden"), laid)).toBe("city");
  const planning = offers("do:send character:magician card:theater", "do:send character:manager card:theater");
  expect(nextPage("city", planning.touch("card:theater"), laid)).toBe("city");
});
