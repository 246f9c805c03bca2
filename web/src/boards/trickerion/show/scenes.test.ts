import { describe, expect, it } from "vitest";
import type { Frame } from "../../../lib/wire";
import { sampleView } from "../sample";
import type { Event, Marker, RewardPart, TrickerionView } from "../types";
import { followed, linesOf, totalsOf, withEvents, type Scene, type TrickLine } from "./scenes";

const marker = (seat: number, trick: string, stacked = false): Marker => ({
  seat,
  symbol: "spade",
  trick,
  facing: "up",
  stacked,
});

function table(markers: (Marker | null)[]): TrickerionView {
  return sampleView({ theater: [{ card: "riverside-theater-1", markers }] });
}

const told = (...events: Event[]) => events.map((event) => ({ event, sentence: `${event.type}.` }));

const performed: Event = { type: "card-performed", seat: 0, card: "riverside-theater-1", day: "thursday" };

function reward(seat: number, fame: number, parts: RewardPart[] = [], coins = 0, trick = "levitation"): Event {
  const [more_fame, more_coins] = [sum(parts, "fame"), sum(parts, "coins")];
  return { type: "trick-rewarded", seat, trick, fame, coins, shards: 0, more_fame, more_coins, parts };
}

const sum = (parts: RewardPart[], of: "fame" | "coins") => parts.reduce((total, part) => total + part[of], 0);

const thursday: RewardPart = { cause: "thursday", fame: -1, coins: 0 };

function scene(view: TrickerionView, ...events: Event[]): Scene {
  return withEvents([], 7, told(performed, ...events), view)[0]!;
}

const tricks = (shown: Scene) => linesOf(shown).filter((line): line is TrickLine => line.kind === "trick");

describe("a performance", () => {
  it("spells out what has changed the yields of a trick, as the server says it", () => {
    const stacked: RewardPart = { cause: "stacked", fame: 1, coins: 1 };
    const [line] = tricks(scene(table([marker(0, "levitation", true)]), reward(0, 3, [thursday, stacked], 2)));
    expect(line!.fame).toEqual({
      yields: 3,
      parts: [
        { amount: -1, cause: "thursday" },
        { amount: 1, cause: "stacked" },
      ],
      paid: 3,
    });
    expect(line!.coins).toEqual({ yields: 1, parts: [{ amount: 1, cause: "stacked" }], paid: 2 });
  });

  it("points at the marker that pays, one after the other, and never at a dummy", () => {
    const dummy: Marker = { seat: -1, symbol: "", trick: "", facing: "up" };
    const laid = [dummy, marker(1, "walled"), marker(0, "levitation"), marker(0, "levitation")];
    const lines = tricks(scene(table(laid), reward(0, 3), reward(1, 1, [], 0, "walled"), reward(0, 3), reward(0, 3)));
    expect(lines.map((line) => line.marker)).toEqual([laid[2], laid[1], laid[3], null]);
  });

  it("goes on in a later moment and ends with what is no part of it", () => {
    const view = table([marker(0, "levitation")]);
    const bonus: Event = { type: "performer-paid", seat: 0, reason: "links", fame: 2, coins: 0, shards: 1 };
    const wages: Event = { type: "wages-paid", seat: 0, due: 1, coins: 1, fame_lost: 0 };
    const first = withEvents([], 7, told(performed), view);
    const [found] = withEvents(first, 8, told(reward(0, 2, [thursday]), bonus, wages, reward(0, 9)), view);
    expect(linesOf(found!)).toHaveLength(2);
    expect(totalsOf(linesOf(found!)).get(0)).toEqual({ fame: 4, coins: 0, shards: 1 });
    expect(found!.open).toBe(false);
  });

  it("counts with the totals what a power pays in it", () => {
    const granted: Event = { type: "granted", seat: 1, kind: "power", cause: "encore", fame: 0, coins: 2, shards: 0 };
    const lines = linesOf(scene(table([marker(1, "levitation")]), reward(1, 2), granted));
    expect(totalsOf(lines).get(1)).toEqual({ fame: 2, coins: 2, shards: 0 });
    expect(totalsOf(lines.slice(0, 1)).get(1)).toEqual({ fame: 2, coins: 0, shards: 0 });
  });
});

describe("a show after other shows", () => {
  const frame = (seq: number, view: TrickerionView, ...events: Event[]) =>
    ({ seq, view, events: told(...events), undone: null }) as unknown as Frame;
  const sunday: RewardPart = { cause: "sunday", fame: 1, coins: 0 };
  const cards: RewardPart = { cause: "other", fame: -1, coins: 0 };

  it("says nothing of another show: a plain 1 stays a plain 1", () => {
    const view = table([marker(1, "levitation")]);
    const [start, earlier, now] = [
      frame(1, view),
      frame(2, view, performed, reward(1, 1, [sunday, cards])),
      frame(3, view, performed, reward(1, 1)),
    ];
    const before = followed([], start, start, earlier);
    expect(tricks(before[0]!)[0]!.fame.parts).toHaveLength(2);
    const both = followed(before, earlier, earlier, now);
    expect(both.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(tricks(both[1]!)[0]!.fame).toEqual({ yields: 1, parts: [], paid: 1 });
    expect(tricks(followed([], null, earlier, now)[0]!)[0]!.fame).toEqual({ yields: 1, parts: [], paid: 1 });
  });

  it("is forgotten if its moment was taken back", () => {
    const view = table([]);
    const [shown, back] = [frame(2, view, performed), { ...frame(3, view), undone: 2 }];
    expect(followed(followed([], null, frame(1, view), shown), shown, shown, back)).toEqual([]);
  });
});
