import { expect, it } from "vitest";
import type { LogEntry, Tally } from "../../../lib/wire";
import { sampleFigures } from "../sample";
import type { Event } from "../types";
import { changesOf, claimsOf, gainsOf, levelsReached, orderOf, roundOf, sourcesIn, wagesOf } from "./summary";

const entry = (seq: number, ...events: Event[]): LogEntry => ({
  seq,
  undone: null,
  notice: null,
  events: events.map((event) => ({ event, sentence: "" })),
});

const began = (round: number): Event => ({ type: "round-began", round, dice: [`die of ${round}`] });
const wages = (seat: number, coins: number, due = coins): Event => ({ type: "wages-paid", seat, due, coins, fame_lost: 2 * (due - coins) });
const start: Event = { type: "game-began", order: [0, 1], coins: [10, 12], fame: 5, shards: 1, fames: [5, 5] };

const LOG = [
  entry(1, start, began(1)),
  entry(2, { type: "character-hired", seat: 1, character: "manager", die: "inn-1" }),
  entry(3, { type: "character-placed", seat: 1, character: "magician", slot: "sunday-stage" }),
  entry(4, { type: "character-placed", seat: 0, character: "magician", slot: "friday-stage" }),
  entry(5, { type: "card-performed", seat: 1, card: "riverside-theater-1", day: "sunday" }),
  entry(6, wages(0, 1), wages(1, 2, 3), { type: "characters-returned" }),
  entry(
    7,
    { type: "orders-delivered", stalls: ["wood", "saw", "glass", ""] },
    { type: "card-discarded", card: "riverside-theater-1", markers: 2 },
    { type: "card-added", card: "magnus-pantheon-6" },
    began(2),
    { type: "initiative-set", order: [1, 0] },
  ),
  entry(8, wages(0, 9)),
];
const ROUND = roundOf(LOG, 1)!;

it("is the round from its beginning up to the next one, though a question stood in between", () => {
  expect(ROUND.entries.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(ROUND.seq).toBe(1);
  expect(roundOf(LOG, 2)).toBeNull();
});

it("knows the wages and the turn order before and after", () => {
  expect(wagesOf(ROUND, 1)).toMatchObject({ due: 3, coins: 2, fame_lost: 2 });
  expect([orderOf(LOG, 1), orderOf(LOG, 2)]).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

it("lists what is new in the city, and only that", () => {
  const changes = changesOf(LOG, ROUND, ["wood", "metal", "glass", ""]);
  expect(changes).toMatchObject({ opened: "magnus-pantheon-6", closed: { markers: 2 }, dice: ["die of 2"], prophecies: null });
  expect(changes.market).toEqual([{ now: "saw", before: "metal" }]);
  expect(changes.hired).toEqual([[1, ["manager"]]]);
});

it("tells for each claimed day what was performed, in the order of the days", () => {
  const day = (id: string) => ({ backstage: [], stage: { id: `${id}-stage`, points: 0 } });
  const figures = sampleFigures({ days: { friday: day("friday"), saturday: day("saturday"), sunday: day("sunday") } });
  expect(claimsOf(ROUND, figures).map(({ day: on, seat, scene }) => [on, seat, scene?.card])).toEqual([
    ["friday", 0, undefined],
    ["sunday", 1, "riverside-theater-1"],
  ]);
});

it("takes the gains from the server's tally, with columns for what anybody gained", () => {
  const tally: Tally = {
    over: false,
    sources: ["shows", "links", "posters"],
    rounds: [{ round: 1, seats: [{ posters: 2 }, { shows: 3, posters: 2 }] }],
    tie_break: null,
    moments: [],
  };
  expect(sourcesIn(tally, 1)).toEqual(["shows", "posters"]);
  expect(gainsOf(tally, 1, 1)).toEqual({ shows: 3, posters: 2 });
  expect([gainsOf(null, 1, 1), sourcesIn(null, 1)]).toEqual([null, []]);
});

it("says which levels have come into reach", () => {
  const figures = sampleFigures({ thresholds: { 2: 16, 3: 36 } });
  expect(levelsReached(figures, 17, 3)).toEqual([2]);
  expect(levelsReached(figures, 17, 1)).toEqual([]);
  expect(levelsReached(figures, 40, 30)).toEqual([2, 3]);
});
