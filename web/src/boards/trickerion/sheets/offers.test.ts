import { describe, expect, it } from "vitest";
import { Touching } from "../../../lib/touching";
import { apart, boardTells, byVerb, learns, showsTiles, tilesOf } from "./offers";

function offers(...all: string[]): Touching<{ text: string; names: string[] }> {
  return new Touching(all.map((names) => ({ text: names, names: names.split(" ") })));
}

const FIELDS = ["die", "component", "slot", "character", "order"];
const lies = (name: string) => FIELDS.includes(name.slice(0, name.indexOf(":")));
const shown = (kind: string, touching: ReturnType<typeof offers>) => showsTiles({ kind, touching, lies, cards: ["trick"] });

describe("the board tells choices apart", () => {
  it("if each has a thing of its own there", () => {
    expect(boardTells(offers("do:from order:1", "do:from order:2"), lies)).toBe(true);
    expect(boardTells(offers("do:buy component:wood count:1", "do:buy component:wood count:2"), lies)).toBe(false);
    expect(boardTells(offers("do:finish", "do:buy component:wood"), lies)).toBe(false);
  });
});

describe("tiles", () => {
  const act = offers("do:hire die:inn-1", "do:reroll die:inn-1", "do:set die:inn-1 face:x", "do:reroll die:bank-1", "do:finish");

  it("come in an action only after a touch", () => {
    expect(shown("act", act)).toBe(false);
    expect(shown("act", act.touch("die:inn-1"))).toBe(true);
  });

  it("are not needed for one choice, for placing, or where the board says enough", () => {
    expect(shown("act", act.touch("die:bank-1"))).toBe(false);
    expect(shown("place", offers("do:place character:a slot:s", "do:idle character:a").touch("character:a"))).toBe(false);
    expect(shown("which", offers("do:from order:1", "do:from order:2"))).toBe(false);
  });

  it("come at once where a question names nothing on the board, but not for cards and verbs alone", () => {
    expect(shown("bargain", offers("do:bargain times:0", "do:bargain times:1"))).toBe(true);
    expect(shown("starting-trick", offers("do:learn trick:a", "do:learn trick:b"))).toBe(false);
    expect(shown("replace", offers("do:replace trick:a", "do:replace trick:b"))).toBe(false);
    expect(shown("enhance", offers("do:enhance", "do:plain"))).toBe(false);
  });

  it("divide many choices by what does not lie on the board", () => {
    const all = ["wood", "cog", "saw", "glass", "rope"].flatMap((each) => [1, 2, 3, 4].map((slot) => `do:order good:${each} order:${slot}`));
    const { offers: whole, names } = tilesOf(offers(...all), lies);
    expect(whole).toEqual([]);
    expect(names).toEqual(["good:wood", "good:cog", "good:saw", "good:glass", "good:rope"]);
  });

  it("say what sets them apart, if all do the same", () => {
    const same = offers("do:buy component:wood count:1", "do:buy component:wood count:2").offers;
    expect(apart(same[1]!, same)).toEqual(["count:2"]);
    expect(apart(act.offers[0]!, act.offers)).toEqual([]);
  });
});

describe("choices that do the same", () => {
  it("stand together", () => {
    const all = offers("do:buy count:1", "do:order order:1", "do:buy count:2").offers;
    expect(byVerb(all).map(({ verb, offers: same }) => [verb, same.length])).toEqual([["do:buy", 2], ["do:order", 1]]);
  });
});

describe("learning", () => {
  it("begins with its verb or a trick that was picked", () => {
    const open = offers("do:learn trick:a", "do:learn trick:b", "do:finish");
    expect(learns(open)).toBe(false);
    expect(learns(open.touch("do:learn"))).toBe(true);
    expect(learns(open.pick(open.offers[1]!))).toBe(true);
  });
});
