import { describe, expect, it } from "vitest";
import { samplePrinted, sampleView } from "../sample";
import type { Event, Marker, TrickerionView } from "../types";
import { withEvents, type TrickLine } from "./scenes";

const marker = (seat: number, trick: string, stacked = false): Marker => ({
  seat,
  symbol: "spade",
  trick,
  facing: "up",
  stacked,
});

const printed = samplePrinted({ stacked: { 2: 1 } });

function table(days: string[], markers: (Marker | null)[], prophecy = ""): TrickerionView {
  const workshops = days.map((day) => ({ day }));
  const alley = { decks: [], prophecies: { active: prophecy, pending: [], left: 0 } };
  return sampleView({ workshops, theater: [{ card: "riverside-theater-1", markers }], alley });
}

const told = (...events: Event[]) => events.map((event) => ({ event, sentence: `${event.type}.` }));

const performed: Event = { type: "card-performed", seat: 0, card: "riverside-theater-1", day: "thursday" };

function reward(seat: number, fame: number, more_fame: number, coins = 0, more_coins = 0): Event {
  return { type: "trick-rewarded", seat, trick: "levitation", fame, coins, shards: 0, more_fame, more_coins };
}

function lines(view: TrickerionView, ...events: Event[]): TrickLine[] {
  const scene = withEvents([], told(performed, ...events), view, printed)[0]!;
  return scene.lines.filter((line) => line.kind === "trick");
}

describe("a performance", () => {
  it("spells out what the day changes", () => {
    const [line] = lines(table(["thursday"], [marker(0, "levitation")]), reward(0, 2, -1, 0, 0));
    expect(line!.fame).toEqual({ yields: 3, parts: [{ amount: -1, cause: "thursday" }], paid: 2 });
    expect(line!.coins).toEqual({ yields: 0, parts: [], paid: 0 });
  });

  it("takes the own day of a guest, and the performer's for one who is not there", () => {
    const view = table(["thursday", "sunday", ""], [marker(1, "levitation"), marker(2, "levitation")]);
    const [guest, absent] = lines(view, reward(1, 3, 1), reward(2, 1, -1));
    expect(guest!.fame.parts).toEqual([{ amount: 1, cause: "sunday" }]);
    expect(absent!.fame.parts).toEqual([{ amount: -1, cause: "thursday" }]);
  });

  it("follows what a prophecy makes of the days", () => {
    const one = [marker(1, "levitation")];
    const [penalty] = lines(table(["", "friday"], one, "friday-penalty"), reward(1, 2, -1));
    expect(penalty!.fame.parts).toEqual([{ amount: -1, cause: "friday" }]);
    const [performers] = lines(table(["", "sunday"], one, "performers-day"), reward(1, 2, -1));
    expect(performers!.fame.parts).toEqual([{ amount: -1, cause: "thursday" }]);
  });

  it("passes over a dummy, which pays nobody", () => {
    const dummy: Marker = { seat: -1, symbol: "", trick: "", facing: "up" };
    const [line] = lines(table(["thursday"], [dummy, marker(0, "levitation", true)]), reward(0, 3, 0));
    expect(line!.fame.parts.map((part) => part.cause)).toEqual(["thursday", "stacked"]);
  });

  it("names two markers in one, and leaves the rest to other causes", () => {
    const view = table(["thursday"], [marker(0, "levitation", true), marker(0, "levitation")]);
    const [stacked, bent] = lines(view, reward(0, 2, 0, 3, 1), reward(0, 5, 2));
    expect(stacked!.fame.parts.map((part) => part.amount)).toEqual([-1, 1]);
    expect(stacked!.coins).toEqual({
      yields: 2,
      parts: [
        { amount: -1, cause: "thursday" },
        { amount: 1, cause: "stacked" },
        { amount: 1, cause: "other" },
      ],
      paid: 3,
    });
    expect(bent!.fame.parts).toEqual([
      { amount: -1, cause: "thursday" },
      { amount: 3, cause: "other" },
    ]);
  });

  it("goes on in a later frame and ends with what is no part of it", () => {
    const view = table(["thursday"], [marker(0, "levitation")]);
    const bonus: Event = { type: "performer-paid", seat: 0, reason: "links", fame: 2, coins: 0, shards: 1 };
    const wages: Event = { type: "wages-paid", seat: 0, due: 1, coins: 1, fame_lost: 0 };
    const first = withEvents([], told(performed), view, printed);
    const [scene] = withEvents(first, told(reward(0, 2, -1), bonus, wages, reward(0, 9, 0)), view, printed);
    expect(scene!.lines).toHaveLength(2);
    expect(scene!.totals.get(0)).toEqual({ fame: 4, coins: 0, shards: 1 });
    expect(scene!.open).toBe(false);
  });
});
