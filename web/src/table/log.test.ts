import { describe, expect, it } from "vitest";
import { merged, takenBack, told, wholeLog } from "./log";

const entry = (seq: number, seat: number | null = null, undone: number | null = null) => ({
  seq,
  undone,
  notice: null,
  events: seat === null ? [] : [{ event: { type: "cast", seat }, sentence: `${seat} casts.` }],
});

describe("the log", () => {
  it("goes on", () => {
    expect(merged([entry(0)], entry(1)).map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it("holds every moment once, in its order", () => {
    const log = [entry(0), entry(1, 0), entry(3, 1)];
    expect(merged(log, entry(2, 2)).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
    const again = merged(log, entry(1, 2));
    expect(again).toHaveLength(3);
    expect(again[1]!.events[0]!.sentence).toBe("2 casts.");
  });

  it("is read page by page", async () => {
    const asked: number[] = [];
    const log = await wholeLog(async (from) => {
      asked.push(from);
      return { entries: [entry(from), entry(from + 1)].filter(({ seq }) => seq <= 4), newest: 4 };
    });
    expect(asked).toEqual([0, 2, 4]);
    expect(log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
  });

  it("tells what there is to tell", () => {
    expect(told([entry(0), entry(1, 0), entry(2, null, 0)]).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(told([{ ...entry(0), notice: "Updated." }])).toHaveLength(1);
  });

  it("marks what was taken back, one choice for each undo", () => {
    const log = [entry(0), entry(1, 0), entry(2, 0), entry(3, null, 0), entry(4, null, 0), entry(5, 0)];
    expect([...takenBack(log, 1)].sort()).toEqual([1, 2]);
  });

  it("marks nothing of others if what they took back was never seen", () => {
    const log = [entry(0), entry(1, 0), entry(2, null, 1)];
    expect(takenBack(log, 0).size).toBe(0);
  });

  it("marks an own choice though it told nothing", () => {
    expect([...takenBack([entry(0), entry(1), entry(2, null, 0)], 0)]).toEqual([1]);
  });
});
