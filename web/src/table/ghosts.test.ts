import { expect, it } from "vitest";
import type { GhostOut } from "../lib/wire";
import { Ghosts } from "./ghosts.svelte";

/** A server that foresees something only when it is told to. */
function slowly() {
  const asked: { choice: string; answer: (ghost: GhostOut | null) => void }[] = [];
  const ghosts = new Ghosts((choice) => new Promise((answer) => asked.push({ choice, answer })));
  return { asked, ghosts };
}

const ghost = { events: [], view: {}, scores: null, warnings: [], asked: null, undoable: true } as GhostOut;

it("asks for each choice once and keeps what comes", async () => {
  const { asked, ghosts } = slowly();
  const both = [ghosts.conjure("call 5"), ghosts.conjure("call 5")];
  expect([asked.length, ghosts.of("call 5")]).toEqual([1, null]);
  asked[0]!.answer(ghost);
  expect(await Promise.all(both)).toEqual([ghost, ghost]);
  expect(ghosts.of("call 5")).toEqual(ghost);
});

it("keeps nothing of a table that has gone on", async () => {
  const { asked, ghosts } = slowly();
  const before = ghosts.conjure("call 5");
  ghosts.forget();
  asked[0]!.answer(ghost);
  await before;
  expect(ghosts.of("call 5")).toBeNull();
  void ghosts.conjure("call 5");
  expect(asked).toHaveLength(2);
});

it("asks again for what could not be had", async () => {
  const { asked, ghosts } = slowly();
  const first = ghosts.conjure("stop");
  asked[0]!.answer(null);
  await first;
  void ghosts.conjure("stop");
  expect(asked.map(({ choice }) => choice)).toEqual(["stop", "stop"]);
});

it("asks nothing while an answer is on its way, and tells what it knows", async () => {
  let sending = true;
  const asked: string[] = [];
  const answers = async (choice: string) => (asked.push(choice), ghost);
  const ghosts = new Ghosts(answers, () => sending);
  expect([await ghosts.conjure("stop"), asked]).toEqual([null, []]);
  sending = false;
  expect([await ghosts.conjure("stop"), asked]).toEqual([ghost, ["stop"]]);
  sending = true;
  expect([await ghosts.conjure("stop"), asked]).toEqual([ghost, ["stop"]]);
});
