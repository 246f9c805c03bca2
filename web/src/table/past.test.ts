import { describe, expect, it } from "vitest";
import type { Frame } from "../lib/wire";
import { Past } from "./past.svelte";

/** A server that answers when it is told to. */
function slow() {
  const open: { seq: number; answer: (found: Frame | null) => void }[] = [];
  const ask = (seq: number) => new Promise<Frame | null>((answer) => open.push({ seq, answer }));
  const give = async (found: Frame | null) => {
    open.shift()!.answer(found);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ask, give, open };
}

const moment = (seq: number) => ({ seq }) as Frame;

describe("looking back", () => {
  it("shows the moment that was wanted last and asks for none in between", async () => {
    const { ask, give, open } = slow();
    const past = new Past(ask);
    for (const seq of [1, 2, 3, 4]) void past.look(seq);
    expect(open.map(({ seq }) => seq)).toEqual([1]);
    await give(moment(1));
    expect(open.map(({ seq }) => seq)).toEqual([4]);
    await give(moment(4));
    expect(past.shown?.seq).toBe(4);
  });

  it("asks once for a moment", async () => {
    const { ask, give, open } = slow();
    const past = new Past(ask);
    void past.look(1);
    await give(moment(1));
    await past.look(null);
    expect(past.shown).toBeNull();
    await past.look(1);
    expect(past.shown?.seq).toBe(1);
    expect(open).toHaveLength(0);
  });

  it("is back at now if there is no such moment", async () => {
    const { ask, give } = slow();
    const past = new Past(ask);
    void past.look(99);
    await give(null);
    expect(past.shown).toBeNull();
    expect(past.wanted).toBeNull();
  });
});
