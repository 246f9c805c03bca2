import { expect, it } from "vitest";
import { Touching } from "../lib/touching";
import type { Session } from "./session.svelte";
import { thingOf } from "./things";

const MAGICIANS = ["electra", "the-gentleman", "the-red-lotus"].map((id) => `magician:${id}`);
const asked = new Touching(MAGICIANS.map((name) => ({ text: name, names: ["do:choose", name] })));
const aside = { text: "replan", names: ["do:replan"] };

function disabled(name: string, { touching = asked, moment = null as object | null }): [boolean, number] {
  const { "aria-disabled": off, tabindex } = thingOf({ touching, moment, asidesOf: () => [] } as unknown as Session, name, "");
  return [off, tabindex];
}

it("is never disabled while it can be chosen, also in place of what was touched or picked", () => {
  const steps = [asked, asked.touch(MAGICIANS[0]!), asked.pick(asked.offers[1]!)];
  for (const touching of steps) {
    for (const name of MAGICIANS) expect(disabled(name, { touching })).toEqual([false, 0]);
  }
});

it("is not disabled while the aside that was picked names it", () => {
  expect(disabled("do:replan", { touching: asked.pick(aside) })).toEqual([false, 0]);
});

it("is disabled if nothing that is asked names it, and in the past", () => {
  expect(disabled("slot:downtown-1", {})).toEqual([true, -1]);
  expect(disabled(MAGICIANS[0]!, { moment: {} })).toEqual([true, -1]);
});
