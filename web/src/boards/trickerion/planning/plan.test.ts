import { describe, expect, it } from "vitest";
import { fitting, inHand, isPlanned, lay, nextStep, swap, takeBack, wagesOf, type Asked, type Plan } from "./plan";

const TEAM = ["magician", "engineer", "apprentice-1"];
const CARDS = { downtown: 1, theater: 2, headhunter: 1 };

interface Choice {
  text: string;
  names: string[];
}
const choice = (...names: string[]): Choice => ({ text: names.join(" "), names });
const send = (who: string, card: string) => choice("do:send", `character:${who}`, `card:${card}`);
const rest = (who: string) => choice("do:rest", `character:${who}`);

function asks(character: string, more: Partial<Asked<Choice>> = {}): Asked<Choice> {
  const choices = [...Object.keys(CARDS).map((card) => send(character, card)), rest(character)];
  return { kind: "assign", character, choices, undo: false, replan: null, ...more };
}
const confirms = (more: Partial<Asked<Choice>> = {}) => asks("", { kind: "confirm", choices: [choice("do:confirm")], ...more });

describe("a plan", () => {
  it("grows in any order, and never by a card that is not in hand", () => {
    const one = lay({}, CARDS, "engineer", "downtown");
    expect([one, inHand(one, CARDS, "downtown"), inHand(one, CARDS, "theater")]).toEqual([{ engineer: "downtown" }, 0, 2]);
    expect(lay(one, CARDS, "magician", "downtown")).toBe(one);
    expect(lay(one, CARDS, "magician", "unheard-of")).toBe(one);
  });

  it("knows the choices that it has made already", () => {
    const plan = { magician: "theater", "apprentice-1": "downtown" };
    const made = [send("magician", "theater"), send("magician", "downtown"), rest("magician"), rest("engineer"), send("apprentice-1", "downtown")];
    expect(made.map((each) => isPlanned(plan, TEAM, each))).toEqual([true, false, false, true, true]);
    expect(isPlanned({ magician: "theater" }, TEAM, rest("engineer"))).toBe(false);
  });

  it("gives a card back to hand when another one takes its place", () => {
    const plan = lay({ magician: "downtown" }, CARDS, "magician", "theater");
    expect([plan, inHand(plan, CARDS, "downtown")]).toEqual([{ magician: "theater" }, 1]);
    expect(takeBack(plan, "magician")).toEqual({});
  });

  it("lets two cards change places, or one move", () => {
    const plan = { magician: "theater", engineer: "downtown" };
    expect(swap(plan, "magician", "engineer")).toEqual({ magician: "downtown", engineer: "theater" });
    expect(swap(plan, "magician", "apprentice-1")).toEqual({ engineer: "downtown", "apprentice-1": "theater" });
    expect(swap(plan, "apprentice-1", "magician")).toBe(plan);
  });

  it("that was kept loses what can no longer be", () => {
    const kept = { magician: "downtown", assistant: "theater", engineer: "downtown" };
    expect(fitting(kept, TEAM, CARDS)).toEqual({
      plan: { magician: "downtown" },
      dropped: [{ character: "assistant", card: "theater" }, { character: "engineer", card: "downtown" }],
    });
  });

  it("costs the wages of those who go somewhere", () => {
    const wages = { magician: 0, engineer: 2, "apprentice-1": 1 };
    const sent = { engineer: "downtown", "apprentice-1": "theater" };
    expect([wagesOf(sent, wages, []), wagesOf(sent, wages, [0, 0, 1, 2]), wagesOf({}, wages, [0])]).toEqual([3, 2, 0]);
  });
});

describe("sending it", () => {
  const plan: Plan = { magician: "theater", "apprentice-1": "headhunter" };

  it("answers for whom the engine asks", () => {
    expect(nextStep(plan, TEAM, {}, asks("magician"))).toMatchObject({ do: "answer", offer: { text: send("magician", "theater").text } });
    expect(nextStep(plan, TEAM, { magician: "theater" }, asks("engineer"))).toMatchObject({ offer: { text: rest("engineer").text } });
    expect(nextStep(plan, TEAM, plan, confirms())).toMatchObject({ offer: { text: "do:confirm" } });
  });

  it("goes back as far as the engine has something else", () => {
    const laid = { magician: "downtown" };
    expect(nextStep(plan, TEAM, laid, asks("engineer", { undo: true }))).toEqual({ do: "undo" });
    const anew = choice("do:replan");
    expect(nextStep(plan, TEAM, laid, asks("engineer", { replan: anew }))).toEqual({ do: "answer", offer: anew });
    expect(nextStep(plan, TEAM, laid, confirms())).toEqual({ do: "stop" });
  });

  it("drops a card that the engine does not offer", () => {
    const dropped = { character: "magician", card: "gone" };
    expect(nextStep({ magician: "gone" }, TEAM, {}, asks("magician"))).toEqual({ do: "drop", dropped });
  });

  it("stops at any other question", () => {
    expect(nextStep(plan, TEAM, {}, asks("", { kind: "learn-power" }))).toEqual({ do: "stop" });
  });
});
