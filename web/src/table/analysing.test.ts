import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Declined } from "../lib/api";
import type { AnalysisOut } from "../lib/wire";
import { Analysing } from "./analysing.svelte";

const told = (state: AnalysisOut["state"], done = 0, of = 0): AnalysisOut => ({ state, ahead: 0, done, of, bot: "Legend", seats: [] });

function doorOf(answers: (AnalysisOut | Error)[]) {
  const next = vi.fn(async () => {
    const answer = answers.shift() ?? told("done", 9, 9);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { next, analysing: new Analysing({ read: next, start: next, stop: next }) };
}

describe("an analysis", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is asked about again and again until it has ended", async () => {
    const { next, analysing } = doorOf([told("waiting"), told("running", 3, 8), told("done", 8, 8)]);
    await analysing.start();
    expect([analysing.open, analysing.percent]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([analysing.percent, analysing.heard]).toEqual([37, 30]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([analysing.told?.state, analysing.open, next.mock.calls.length]).toEqual(["done", false, 3]);
  });

  it("is not there on a server without it", async () => {
    const { analysing } = doorOf([new Declined({ code: "analysis-off", sentence: "No." }, 403)]);
    await analysing.follow();
    expect([analysing.told, analysing.declined]).toEqual([null, ""]);
  });

  it("says why it cannot begin, and may be asked for again", async () => {
    const { analysing } = doorOf([new Declined({ code: "analyses-full", sentence: "Later." }, 503), told("waiting")]);
    await analysing.start();
    expect(analysing.declined).toBe("Later.");
    await analysing.start();
    expect([analysing.declined, analysing.open]).toEqual(["", true]);
    analysing.close();
  });

  it("is asked about no more once nobody looks", async () => {
    const { next, analysing } = doorOf([told("running", 1, 8)]);
    await analysing.follow();
    analysing.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(next.mock.calls.length).toBe(1);
  });
});
