import { describe, expect, it } from "vitest";
import { Touching } from "../../../lib/touching";
import { sampleFigures, samplePrinted, sampleView } from "../sample";
import { besidePage, nextPage, pagesAhead, pagesOf } from "./pages";

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
  ["card:workshop", []],
  ["component:wood", ["market", "mine"]],
  ["component:cog", ["market"]],
  ["trick:walled", ["mine"]],
  ["trick:seance", []],
  ["trick:iron-maiden", []],
  ["character:magician", []],
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

  it("is counted on the page where it goes", () => {
    expect([...pagesAhead(placing, laid)]).toEqual([["theater", 1], ["market", 1]]);
  });

  it("leads to that page, and only that page is marked", () => {
    for (const [character, page] of [["magician", "theater"], ["manager", "market"]] as const) {
      const touching = placing.touch(`character:${character}`);
      expect(nextPage(["mine"], touching, laid)).toBe(page);
      expect([...pagesAhead(touching, laid)]).toEqual([[page, 1]]);
    }
  });

  it("leads there too if its one choice was taken from the list", () => {
    const touching = placing.pick(placing.offers[2]!);
    expect(nextPage(["mine"], touching, laid)).toBe("market");
  });

  it("leads on once another is touched on that page", () => {
    expect(nextPage(["theater"], placing.touch("character:magician").touch("character:manager"), laid)).toBe("market");
  });

  it("leaves whoever sees the page already, or has touched everything, where they are", () => {
    expect(nextPage(["market", "theater"], placing.touch("character:magician"), laid)).toBeNull();
    expect(nextPage(["market"], placing.touch("character:manager").touch("slot:market-1"), laid)).toBeNull();
  });
});

it("leads nowhere if nothing on any page goes on, and counts nobody where it is no matter of characters", () => {
  const learning = offers("do:learn trick:iron-maiden", "do:learn trick:seance", "do:use die:inn-1");
  expect(nextPage(["mine"], learning.touch("do:learn"), laid)).toBeNull();
  expect([...pagesAhead(learning, laid)]).toEqual([["city", 0]]);
});

it("opens where the own character acts if nothing on any page is asked for", () => {
  const acts = sampleView({ ...view, actor: "manager", workshops: [{ ...view.workshops[0], characters: [{ id: "manager", at: "market-1" }] }] });
  const enhancing = offers("do:enhance", "do:keep");
  expect(nextPage(["theater"], enhancing, { ...laid, view: acts })).toBe("market");
  expect(nextPage(["market"], enhancing, { ...laid, view: acts })).toBeNull();
  expect(nextPage(["theater"], enhancing, laid)).toBeNull();
});

it("opens where the own character acts, even if what it can do there could be touched elsewhere too", () => {
  const own = { ...view.workshops[0]!, characters: [{ id: "manager", at: "market-1" }], components: [{ component: "wood", count: 1 }] };
  const acts = { ...laid, view: sampleView({ ...view, actor: "manager", workshops: [own] }) };
  const buying = offers("do:buy component:wood", "do:order component:wood order:1");
  expect(nextPage(["mine"], buying, acts)).toBe("market");
  expect(nextPage(["mine"], buying.touch("component:wood"), acts)).toBe("market");
  expect(nextPage(["market"], buying, acts)).toBeNull();
});

it("is followed by its neighbour, and the last one by none", () => {
  expect([besidePage("city", 1), besidePage("city", -1), besidePage("others", 1)]).toEqual(["market", "city", "others"]);
});
