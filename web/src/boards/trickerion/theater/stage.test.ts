import { describe, expect, it } from "vitest";
import { Touching } from "../../../lib/touching";
import type { AskedOut, GhostOut } from "../../../lib/wire";
import { forwardOf } from "../forward.svelte";
import { sampleFigures, samplePrinted, sampleView } from "../sample";
import type { Event, Prospects, TrickerionView } from "../types";
import { gainsOf } from "./gains";
import { inHand } from "./hand";
import { bestOn, swapped } from "./laying";
import { dayOf, paysOn, restingDay } from "./prospects";

const offer = (text: string, ...names: string[]) => ({ choice: {}, text, sentence: text, names });
const asking = (...choices: ReturnType<typeof offer>[]): AskedOut => ({ number: 1, kind: "", rule: "", arguments: {}, sentence: "", choices });
const days = { days: ["thursday", "friday", "saturday", "sunday"] };
const printed = samplePrinted({ board: { ...samplePrinted().board, theater: days } as never, tables: [sampleFigures()] });

describe("the stage comes forward", () => {
  it("for markers and for shows, and for nothing else", () => {
    expect(forwardOf(asking(offer("at a 1 up", "do:at", "card:a", "spot:a/1", "facing:up")))).toBe("lay");
    expect(forwardOf(asking(offer("perform a", "do:perform", "card:a"), offer("decline", "do:decline")))).toBe("show");
    expect(forwardOf(asking(offer("from a", "do:from", "card:a")))).toBe("");
    expect(forwardOf(null)).toBe("");
  });
});

describe("the card that comes forward", () => {
  it("changes places with the one that was large", () => {
    const cards = ["a", "b", "c"];
    expect(swapped([], cards, "b")).toEqual(["b", "a", "c"]);
    expect(swapped(["b", "a", "c"], cards, "c")).toEqual(["c", "a", "b"]);
    expect(swapped(["c", "a", "b"], cards, "c")).toEqual(["c", "a", "b"]);
    expect(swapped(["c", "a", "b"], ["a", "b", "d"], "d")).toEqual(["d", "a", "b"]);
  });
});

describe("who is in hand", () => {
  const open = new Touching([offer("1", "do:place", "character:magician", "slot:a"), offer("2", "do:place", "character:manager", "slot:a")]);

  it("is who was touched, or the only one who can go anywhere", () => {
    expect(inHand(open)).toBe("");
    expect(inHand(open.touch("character:manager"))).toBe("manager");
    expect(inHand(new Touching(open.offers.slice(0, 1)))).toBe("magician");
  });
});

describe("pay", () => {
  const pay = (fame: number) => ({ fame, coins: 0, shards: 0 });
  const laid = (fame: number, shards: number) => ({ links: 1, fame, coins: fame, shards, after: null });
  const prospects = {
    shows: { a: { sunday: { performer: 0, performable: true, pays: [pay(3), pay(1)] } } },
    set_ups: { one: laid(2, 0), two: laid(1, 2) },
  } as unknown as Prospects;

  it("is read by card and day", () => {
    expect(paysOn(prospects, "a", "sunday")).toEqual([pay(3), pay(1)]);
    expect(paysOn(prospects, "a", "friday")).toEqual([]);
    expect(paysOn(null, "a", "sunday")).toEqual([]);
  });

  it("is shown for the own day at rest, else for a day that changes nothing", () => {
    const view = (day: string) => sampleView({ workshops: [{ day }] });
    expect(restingDay(printed, view("sunday"), 0)).toBe("sunday");
    expect(restingDay(printed, view(""), 0)).toBe("friday");
    expect(restingDay(printed, view("sunday"), null)).toBe("friday");
    expect(dayOf(printed, "sunday-stage")).toBe("sunday");
    expect(dayOf(printed, "downtown-1")).toBe("");
  });

  it("of a set-up is counted in fame, links being paid either way", () => {
    const offers = [offer("one", "spot:a/1", "card:a"), offer("two", "spot:a/2", "card:a")];
    expect(bestOn(prospects, offers, "card:a")).toEqual({ fame: 1, coins: 0, shards: 2 });
    expect(bestOn(prospects, offers, "spot:a/1")).toEqual({ fame: 2, coins: 0, shards: 0 });
    expect(bestOn(prospects, offers, "card:b")).toBeNull();
  });
});

describe("what a set-up brings at once", () => {
  it("is its links as they are taken, with what else is foreseen", () => {
    const events = [
      { event: { type: "shards-gained", seat: 0, shards: 1 }, sentence: "" },
      { event: { type: "shards-gained", seat: 1, shards: 1 }, sentence: "" },
      { event: { type: "granted", seat: 0, kind: "", cause: "", fame: 2, coins: 0, shards: 0 }, sentence: "" },
    ];
    const ghost = { events } as unknown as GhostOut<TrickerionView, Event>;
    const { own, others } = gainsOf(ghost, 0, ["fame", "coins"], 2);
    expect(own).toEqual({ fame: 4, coins: 2, shards: 1 });
    expect(others).toEqual([{ seat: 1, shards: 1 }]);
  });
});
