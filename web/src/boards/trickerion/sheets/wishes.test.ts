import { describe, expect, it } from "vitest";
import type { AskedOut } from "../../../lib/wire";
import { Wishes } from "./wishes.svelte";

function asked(number: number, kind: string, ...names: string[]): AskedOut {
  const choices = names.map((name) => ({ choice: {}, text: name, sentence: name, names: ["do:x", name] }));
  return { number, kind, rule: "", arguments: {}, sentence: "", choices };
}

const WISHES = [
  { kind: "learn-die", name: "die:residence-2" },
  { kind: "learn-symbol", name: "symbol:heart" },
];

describe("wishes", () => {
  it("answer the questions that follow, those that are not asked left out", () => {
    const wishes = new Wishes();
    wishes.say(4, WISHES);
    expect(wishes.answerTo(asked(5, "learn-symbol", "symbol:spade", "symbol:heart"))?.text).toBe("symbol:heart");
    expect(wishes.answerTo(asked(6, "learn-symbol", "symbol:heart"))).toBeNull();
  });

  it("answer one question each, where the same is asked again", () => {
    const wishes = new Wishes();
    const link = (name: string) => ({ kind: "link-reward", name: `resource:${name}` });
    wishes.say(1, [link("fame"), link("coins")]);
    const question = (number: number) => asked(number, "link-reward", "resource:fame", "resource:coins");
    expect(wishes.answerTo(question(2))?.text).toBe("resource:fame");
    expect(wishes.answerTo(question(2))).toBeNull();
    expect(wishes.answerTo(question(3))?.text).toBe("resource:coins");
    expect(wishes.answerTo(question(4))).toBeNull();
  });

  it("do not answer the question with which they are said", () => {
    const wishes = new Wishes();
    wishes.say(5, WISHES);
    expect(wishes.answerTo(asked(5, "learn-die", "die:residence-2"))).toBeNull();
    expect(wishes.answerTo(asked(6, "learn-die", "die:residence-2"))?.text).toBe("die:residence-2");
  });

  it("end with whatever was not foreseen, and with what is warned of", () => {
    const wishes = new Wishes();
    wishes.say(1, WISHES);
    expect(wishes.answerTo(asked(2, "act", "trick:walled"))).toBeNull();
    expect(wishes.answerTo(asked(3, "learn-die", "die:residence-2"))).toBeNull();
    wishes.say(3, WISHES);
    const warned = asked(4, "learn-die", "die:residence-2");
    warned.choices[0]!.warnings = [{ code: "careful", rule: "", sentence: "" }];
    expect(wishes.answerTo(warned)).toBeNull();
  });
});
