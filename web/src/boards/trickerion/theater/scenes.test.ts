import { describe, expect, it } from "vitest";
import { sampleView } from "../sample";
import type { Event, Marker, RewardPart, TrickerionView } from "../types";
import { markersOf, withEvents, type TrickLine } from "./scenes";

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

function reward(seat: number, fame: number, parts: RewardPart[] = [], coins = 0): Event {
  const [more_fame, more_coins] = [sum(parts, "fame"), sum(parts, "coins")];
  return { type: "trick-rewarded", seat, trick: "levitation", fame, coins, shards: 0, more_fame, more_coins, parts };
}

const sum = (parts: RewardPart[], of: "fame" | "coins") => parts.reduce((total, part) => total + part[of], 0);

const thursday: RewardPart = { cause: "thursday", fame: -1, coins: 0 };

function lines(view: TrickerionView, ...events: Event[]): TrickLine[] {
  const scene = withEvents([], told(performed, ...events), view)[0]!;
  return scene.lines.filter((line) => line.kind === "trick");
}

describe("a performance", () => {
  it("spells out what has changed the yields of a trick, as the server says it", () => {
    const stacked: RewardPart = { cause: "stacked", fame: 1, coins: 1 };
    const [line] = lines(table([marker(0, "levitation", true)]), reward(0, 3, [thursday, stacked], 2));
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

  it("passes over a dummy, which pays nobody", () => {
    const dummy: Marker = { seat: -1, symbol: "", trick: "", facing: "up" };
    const own = marker(0, "levitation");
    const [scene] = withEvents([], told(performed, reward(0, 3)), table([dummy, own]));
    expect(markersOf(scene!)).toEqual([own]);
  });

  it("goes on in a later frame and ends with what is no part of it", () => {
    const view = table([marker(0, "levitation")]);
    const bonus: Event = { type: "performer-paid", seat: 0, reason: "links", fame: 2, coins: 0, shards: 1 };
    const wages: Event = { type: "wages-paid", seat: 0, due: 1, coins: 1, fame_lost: 0 };
    const first = withEvents([], told(performed), view);
    const [scene] = withEvents(first, told(reward(0, 2, [thursday]), bonus, wages, reward(0, 9)), view);
    expect(scene!.lines).toHaveLength(2);
    expect(scene!.totals.get(0)).toEqual({ fame: 4, coins: 0, shards: 1 });
    expect(scene!.open).toBe(false);
  });
});
