import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Declined } from "../lib/api";
import { Foresight } from "./foresight.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when it is told to. */
function slowly() {
  const open: { answer: (found: unknown) => void; refuse: (error: unknown) => void }[] = [];
  const foresight = new Foresight(() => new Promise((answer, refuse) => open.push({ answer, refuse })));
  const give = async (found: unknown) => {
    open.shift()!.answer(found);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { foresight, give, open };
}

it("asks at once for whoever is asked, once for each moment", async () => {
  const { foresight, give, open } = slowly();
  foresight.follow(3, true);
  expect(open).toHaveLength(1);
  await give({ best: 4 });
  foresight.follow(3, true);
  expect([open.length, foresight.now]).toEqual([0, { best: 4 }]);
});

it("waits for a quiet table if one is only looking", async () => {
  const { foresight, open } = slowly();
  for (const seq of [1, 2, 3]) foresight.follow(seq, false);
  expect(open).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(open).toHaveLength(1);
});

it("keeps what it has until something newer comes, and nothing that comes too late", async () => {
  const { foresight, give } = slowly();
  foresight.follow(1, true);
  await give("one");
  foresight.follow(2, true);
  expect(foresight.now).toBe("one");
  foresight.follow(3, true);
  await give("two");
  expect(foresight.now).toBe("one");
  await give("three");
  expect(foresight.now).toBe("three");
});

it("never asks again where there are none", async () => {
  const { foresight, open } = slowly();
  foresight.follow(1, true);
  open.shift()!.refuse(new Declined({ code: "page-unknown", sentence: "" }, 404));
  await vi.advanceTimersByTimeAsync(0);
  foresight.follow(2, true);
  expect([open.length, foresight.now]).toEqual([0, null]);
});
