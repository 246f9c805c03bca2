import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LASTS, Pace, pause } from "./pace";

const frame = (seq: number, events = 1, question: unknown = null) => ({
  seq,
  events: Array.from({ length: events }, () => ({})),
  question,
});

describe("the pace", () => {
  let shown: number[];
  let lasts: number;
  let pace: Pace<ReturnType<typeof frame>>;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    lasts = LASTS.calm;
    pace = new Pace(
      (each) => shown.push(each.seq),
      () => lasts,
    );
  });
  afterEach(() => void vi.useRealTimers());

  it("shows the first at once and the others one after the other", () => {
    for (const seq of [1, 2, 3]) pace.add(frame(seq));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(pause(frame(1), lasts));
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(pause(frame(2), lasts));
    expect(shown).toEqual([1, 2, 3]);
  });

  it("gives more time to more events, within reason", () => {
    expect(pause(frame(1, 3), lasts)).toBeGreaterThan(pause(frame(1, 1), lasts));
    expect(pause(frame(1, 40), lasts)).toBe(1_400);
  });

  it("takes as long as its reader wants", () => {
    expect(pause(frame(1), LASTS.calm)).toBe(700);
    expect(pause(frame(1), LASTS.quick)).toBe(300);
    expect(pause(frame(1), LASTS.instant)).toBe(0);
  });

  it("does not linger on what nobody sees", () => {
    for (const each of [frame(1, 0), frame(2, 0), frame(3)]) pace.add(each);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("does not make an own question wait behind itself", () => {
    pace.add(frame(1, 1, { number: 4 }));
    pace.add(frame(2));
    expect(shown).toEqual([1, 2]);
  });

  it("shows all at once when asked to", () => {
    for (const seq of [1, 2, 3]) pace.add(frame(seq));
    pace.skip();
    expect(shown).toEqual([1, 2, 3]);
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows all at once to whoever wants no calm, and to whoever was away for long", () => {
    for (let seq = 0; seq < 30; seq++) pace.add(frame(seq));
    expect(shown.length).toBeGreaterThan(25);
    shown.length = 0;
    lasts = LASTS.instant;
    pace.add(frame(31));
    pace.add(frame(32));
    expect(shown.at(-1)).toBe(32);
  });

  it("forgets what waits", () => {
    for (const seq of [1, 2]) pace.add(frame(seq));
    pace.forget();
    vi.runAllTimers();
    expect(shown).toEqual([1]);
  });
});
