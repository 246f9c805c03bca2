import { expect, it } from "vitest";
import type { Session } from "../../../table/session.svelte";
import { wordsOf } from "./explain";

const session = {
  touching: { reacts: (name: string) => name !== "slot:closed" },
  asidesOf: (name: string) => (name === "trick:own" ? [{}] : []),
} as unknown as Session;
const thing = (given: Record<string, string>) => ({ getAttribute: (name: string) => given[name] ?? null }) as unknown as Element;

it("says what a thing is, unless it says why by itself or has a menu", () => {
  expect(wordsOf(thing({ title: "Round 2" }), session)).toBe("Round 2");
  expect(wordsOf(thing({ "data-name": "die:inn-1", "aria-label": "Inn: manager" }), session)).toBe("Inn: manager");
  expect(wordsOf(thing({ "data-name": "slot:closed", title: "closed" }), session)).toBe("");
  expect(wordsOf(thing({ "data-name": "trick:own", title: "mine" }), session)).toBe("");
});
