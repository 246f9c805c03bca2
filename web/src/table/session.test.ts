import { afterEach, expect, it, vi } from "vitest";
import type { Frame } from "../lib/wire";
import { Session } from "./session.svelte";

const CHOICES = ["call 1", "call 2"].map((text) => ({ text, sentence: `${text}.`, names: [text] }));

/** Somebody who is asked something, at a server that answers every hint with the second choice. */
function asked(): Session {
  const hint = { bot: "odds", text: "call 2", sentence: "call 2." };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(hint), { status: 200 }));
  const session = new Session("table", null);
  session.frame = { seq: 0, question: { number: 1, choices: CHOICES }, asides: [] } as unknown as Frame;
  session.letGo();
  return session;
}

afterEach(() => vi.unstubAllGlobals());

it("shows a hint with the choice that it picks, and in no notice", async () => {
  const session = asked();
  await session.hint();
  expect([session.touching.only?.text, session.hinted?.bot]).toEqual(["call 2", "odds"]);
  expect(session.notice).toBeNull();
});

it.each<[string, (session: Session) => void]>([
  ["a step back", (session) => session.back()],
  ["another choice", (session) => session.pick(session.question!.choices[0]!)],
  ["the next question", (session) => session.letGo()],
])("lets a hint go with %s", async (_, act) => {
  const session = asked();
  await session.hint();
  act(session);
  expect(session.hinted).toBeNull();
});
