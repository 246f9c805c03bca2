import { describe, expect, it } from "vitest";
import { lastEnding } from "./endings";
import { happened } from "./sample";
import { scored } from "./scoring";
import type { Event, RoundEnded } from "./types";

const paid = { round_won: 3, survived: 1, last_standing: 2, secret: 1 };

function ended(changes: Partial<RoundEnded>): RoundEnded {
  return {
    type: "round-ended",
    outcome: "kill",
    seat: 0,
    winner: 0,
    points: [3, 0, 2],
    scores: [3, 0, 2],
    hands: [[4, 0], [2, 8], [6, 6]],
    secrets: [[], [4, 5], [6]],
    ...changes,
  };
}

describe("why somebody scored", () => {
  it("a last life was taken", () => {
    expect(scored(ended({}), paid)).toEqual([
      { reason: "won", points: 3, base: 3, secrets: 0 },
      { reason: "died", points: 0, base: 0, secrets: 0 },
      { reason: "survived", points: 2, base: 1, secrets: 1 },
    ]);
  });

  it("the last stone was cast: nobody else scores, whatever they hold", () => {
    const lines = scored(ended({ outcome: "all-cast", winner: 1, points: [0, 5, 0] }), paid);
    expect(lines.map(({ reason, base, secrets }) => [reason, base, secrets])).toEqual([
      ["all-cast", 0, 0],
      ["won", 3, 2],
      ["all-cast", 0, 0],
    ]);
  });

  it("somebody fell by an own call, or only the last one standing scores", () => {
    const fell = scored(ended({ outcome: "self-kill", winner: null, points: [0, 3, 2] }), paid);
    expect(fell.map(({ reason }) => reason)).toEqual(["died", "survived", "survived"]);
    const hands = [[0, 0], [0, 0], [6, 6]];
    const last = scored(ended({ outcome: "last-standing", winner: 2, points: [0, 0, 3], hands }), paid);
    expect(last.map(({ reason, base }) => [reason, base])).toEqual([["died", 0], ["died", 0], ["won", 2]]);
  });

  it("those who were out before somebody cast the last stone have no life left", () => {
    const hands = [[0, 0], [0, 0], [6, 6]];
    const lines = scored(ended({ outcome: "all-cast", winner: 0, points: [2, 0, 0], hands }), paid);
    expect(lines.map(({ reason }) => reason)).toEqual(["won", "died", "all-cast"]);
  });
});

describe("the last round that ended", () => {
  const began: Event = { type: "round-began", round: 2, first: 0, revealed: [], hands: [[]] };
  const log = [
    { seq: 0, undone: null, notice: null, events: happened({ type: "stopped", seat: 0 }) },
    { seq: 1, undone: null, notice: null, events: happened({ type: "missed", seat: 0, spell: 4 }, ended({}), began) },
    { seq: 2, undone: null, notice: null, events: happened({ type: "stopped", seat: 1 }) },
  ];

  it("is found in the log, with what led to it", () => {
    expect(lastEnding(log, 2, 2)).toMatchObject({ seq: 1, round: 1, over: false, told: "missed round-ended" });
  });

  it("is not yet there at an earlier moment", () => {
    expect(lastEnding(log, 0, 1)).toBeNull();
  });

  it("knows whether it ended the game", () => {
    const over = [{ seq: 0, undone: null, notice: null, events: happened(ended({}), { type: "game-ended", winners: [0] }) }];
    expect(lastEnding(over, 0, 4)).toMatchObject({ round: 4, over: true });
  });
});
