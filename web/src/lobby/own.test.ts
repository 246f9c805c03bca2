import { afterEach, describe, expect, it, vi } from "vitest";
import type { TableOut } from "../lib/wire";
import { inOrder, lookAtAll, type OwnTable } from "./own";

const KEPT = { table: "t1", seat: 0, token: "secret", game: "cups" };

function own(table: string, state: TableOut["state"] | null, turn = false): OwnTable {
  return { kept: { ...KEPT, table }, table: state && ({ id: table, state } as TableOut), lang: "en", status: "", turn };
}

function answer(...answers: [status: number, body: unknown][]) {
  const fetched = vi.fn();
  for (const [status, body] of answers) fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe("own tables", () => {
  it("come in the order in which they want something of us", () => {
    const tables = [own("over", "over"), own("gone", null), own("wait", "seating"), own("run", "running")];
    const sorted = inOrder([...tables, own("mine", "running", true), own("newer", "running", true)]);
    expect(sorted.map((each) => each.kept.table)).toEqual(["mine", "newer", "run", "wait", "over", "gone"]);
  });

  it("are looked at with the token of the seat", async () => {
    const asked = answer([200, { id: "t1", state: "running" }], [200, { status: "Call a spell.", question: {} }]);
    const [found] = await lookAtAll([KEPT], [], "en");
    expect(found).toMatchObject({ status: "Call a spell.", turn: true });
    expect(asked.mock.calls[1]![1].headers.authorization).toBe("Bearer secret");
  });

  it("are not asked for a view before the game has begun", async () => {
    const asked = answer([200, { id: "t1", state: "seating" }]);
    expect(await lookAtAll([KEPT], [], "en")).toMatchObject([{ turn: false }]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("say why they do not open", async () => {
    answer([404, { code: "table-unknown", sentence: "There is no table “t1”." }]);
    expect(await lookAtAll([KEPT], [], "en")).toMatchObject([{ table: null, status: "There is no table “t1”." }]);
  });

  it("that are over are asked about once in a language", async () => {
    const over = own("t1", "over");
    const asked = answer([200, { id: "t1", state: "over" }], [200, { status: "Fini.", question: null }]);
    expect(await lookAtAll([KEPT], [over], "en")).toEqual([over]);
    expect(asked).not.toHaveBeenCalled();
    expect(await lookAtAll([KEPT], [over], "fr")).toMatchObject([{ status: "Fini." }]);
  });
});
