import { expect, test } from "vitest";
import { expected, isDue, momentAt, takenBack, type Now } from "./following";
import type { Script } from "./script";

const script: Script = {
  id: "first",
  minutes: 1,
  seed: 1,
  players: ["greedy", "person"],
  options: {},
  opening: [],
  moments: [
    { id: "look", when: { kind: ["plan"] } },
    { id: "plan", when: { kind: ["plan"], view: { round: 1 } }, expects: ["send theater", "send market"] },
    { id: "paid", when: { event: "paid", says: { seat: "me" } } },
    { id: "place", when: { kind: ["place"], view: { "seats.1.name": "Ann" } }, expects: ["place magician"] },
    { id: "end", when: { over: true } },
  ],
};

const now: Now = { kind: "plan", offers: ["rest", "send market"], view: { round: 1, seats: [{}, { name: "Ann" }] }, events: [], over: false };

test("the next moment comes, and a later one if it was passed over", () => {
  expect(momentAt(script, 0, now)).toBe(0);
  expect(momentAt(script, 1, now)).toBe(1);
  expect(momentAt(script, 1, { ...now, kind: "place", offers: ["place magician"] })).toBe(3);
  expect(momentAt(script, 2, now)).toBe(-1);
});

test("a moment waits for what is possible, and knows the best of it", () => {
  expect(expected(script.moments[1]!, now)).toBe("send market");
  expect(isDue(script, script.moments[1]!, { ...now, offers: ["rest"] })).toBe(false);
  expect(isDue(script, script.moments[1]!, { ...now, view: { round: 2 } })).toBe(false);
});

test("a moment may wait until a figure is reached", () => {
  const late = { id: "late", when: { least: { round: 2 } } };
  expect(isDue(script, late, now)).toBe(false);
  expect(isDue(script, late, { ...now, view: { round: 3 } })).toBe(true);
  expect(isDue(script, late, { ...now, view: {} })).toBe(false);
});

test("an event counts if it is about the one who is guided", () => {
  const paid = (seat: number) => ({ ...now, kind: "place", events: [{ type: "paid", seat }] });
  expect(momentAt(script, 2, paid(1))).toBe(2);
  expect(momentAt(script, 2, paid(0))).toBe(-1);
});

test("the end comes when the game is over, and nothing else then", () => {
  expect(momentAt(script, 0, { ...now, over: true })).toBe(4);
});

test("after a step back the step that is asked again comes again", () => {
  expect(takenBack(script, 3, now)).toBe(1);
  expect(takenBack(script, 1, { ...now, kind: "place" })).toBe(1);
});
