import { describe, expect, it } from "vitest";
import { commits, Held, type Foreseen } from "./commit";

const place = { names: ["do:place", "character:1", "slot:downtown-1"] };
const warned = { code: "unpaid", rule: "TR-END-01", sentence: "You cannot pay." };
const ghost = (changes: Partial<Foreseen> = {}) =>
  ({ events: [], view: {}, scores: null, warnings: [], asked: null, undoable: true, ...changes }) as Foreseen;
const none = new Set<string>();

describe("a choice that was touched", () => {
  it("is played at once if it can be taken back and nothing warns of it", () => {
    expect(commits(place, ghost(), none)).toBe(true);
    expect(commits(place, ghost({ undoable: false }), none)).toBe(false);
    expect(commits(place, ghost({ warnings: [warned] }), none)).toBe(false);
    expect(commits({ ...place, warnings: [warned] }, ghost(), none)).toBe(false);
  });

  it("waits if nothing can be foreseen of it", () => {
    expect(commits(place, null, none)).toBe(false);
    expect(commits(place, { ...ghost(), undoable: undefined } as unknown as Foreseen, none)).toBe(false);
  });

  it("waits while a board holds its verb, and only its verb", () => {
    const held = new Held();
    const release = held.add(["set-up", "place"]);
    held.add(["learn"]);
    expect(commits(place, ghost(), held.all)).toBe(false);
    release();
    expect(commits(place, ghost(), held.all)).toBe(true);
    expect(commits({ names: ["do:move", "slot:place"] }, ghost(), new Set(["place"]))).toBe(true);
  });
});
