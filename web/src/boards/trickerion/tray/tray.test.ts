import { describe, expect, it } from "vitest";
import { Touching } from "../../../lib/touching";
import { plainChoice, settled, trayOf, verbsOf } from "./tray";

function offers(...all: string[]): Touching<{ text: string; names: string[] }> {
  return new Touching(all.map((names) => ({ text: names, names: names.split(" ") })));
}

const NOTHING_LIES = () => false;

describe("verbs", () => {
  it("are shown when things alone do not tell the choices apart", () => {
    const planning = offers("do:send character:magician card:theater", "do:rest character:magician");
    expect(verbsOf(planning)).toEqual(["do:send", "do:rest"]);
  });

  it("are left out when they say nothing new", () => {
    expect(verbsOf(offers("do:choose magician:electra", "do:choose magician:the-gentleman"))).toEqual([]);
    expect(verbsOf(offers("do:use die:bank-1", "do:hire die:inn-1"))).toEqual([]);
  });

  it("stay where they are, whatever was touched", () => {
    const open = offers("do:prepare trick:walled", "do:prepare trick:seance", "do:finish");
    expect(verbsOf(open.touch("do:prepare"))).toEqual(["do:prepare", "do:finish"]);
    expect(verbsOf(open.touch("trick:walled"))).toEqual(["do:prepare", "do:finish"]);
  });

  it("without things speak by their one choice", () => {
    const open = offers("do:prepare trick:walled", "do:finish");
    expect(plainChoice(open, "do:finish")?.text).toBe("do:finish");
    expect(plainChoice(open, "do:prepare")).toBeNull();
  });
});

describe("the tray", () => {
  it("holds what lies nowhere, and keeps the alternatives of what was touched", () => {
    const open = offers("do:choose magician:electra", "do:choose magician:the-gentleman").touch("magician:electra");
    expect(trayOf(open, NOTHING_LIES)).toEqual([{ field: "magician", values: ["electra", "the-gentleman"] }]);
  });

  it("shows a field whole if a part of it lies nowhere, and not at all if everything lies out", () => {
    const open = offers("do:quick component:wood", "do:quick component:cog");
    expect(trayOf(open, (name) => name === "component:wood")).toEqual([
      { field: "component", values: ["wood", "cog"] },
    ]);
    expect(trayOf(open, () => true)).toEqual([]);
  });

  it("waits for a verb when there is much", () => {
    const many = Array.from({ length: 20 }, (_, number) => `do:learn trick:t${number}`);
    const open = offers(...many, "do:finish");
    expect(trayOf(open, NOTHING_LIES)).toEqual([]);
    expect(trayOf(open.touch("do:learn"), NOTHING_LIES)[0]?.values).toHaveLength(20);
  });
});

describe("a choice that the others cover", () => {
  it("is settled", () => {
    const open = offers("do:take component:wood", "do:take component:wood component:metal").touch("component:wood");
    expect(settled(open).map((offer) => offer.text)).toEqual(["do:take component:wood"]);
  });
});

/** Touch by touch every choice must be reachable. */
describe("reaching", () => {
  it.each([
    [["do:buy component:wood count:1", "do:buy component:wood count:2", "do:quick component:wood", "do:finish"]],
    [["do:take component:wood", "do:take component:wood component:metal", "do:take component:metal"]],
    [["do:place character:a slot:s", "do:place character:b slot:s", "do:idle character:a", "do:idle character:b"]],
  ])("%j", (all) => {
    for (const wanted of offers(...all).offers) {
      let open = offers(...all);
      for (const name of wanted.names) open = open.touch(name);
      const reached = open.only?.text === wanted.text || settled(open).some((offer) => offer.text === wanted.text);
      expect(reached).toBe(true);
    }
  });
});
