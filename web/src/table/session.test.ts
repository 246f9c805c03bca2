import { afterEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "../lib/wire";
import { Session } from "./session.svelte";

const CHOICES = ["call 1", "call 2"].map((text) => ({ choice: null, text, sentence: `${text}.`, names: ["do:call", text] }));
const ASIDES = [{ choice: null, text: "drop wood", sentence: "Return 1 wood.", names: ["do:drop", "component:wood"] }];
const GHOST = { events: [], view: {}, scores: null, warnings: [] as object[], asked: null, undoable: true };

let sent: string[];

/** Somebody who is asked something, at a server that answers every hint with the second choice. */
function asked({ ghost = GHOST as object, prospects = null as object | null } = {}): Session {
  sent = [];
  const answers: [path: string, answer: unknown][] = [
    ["/hint", { bot: "odds", text: "call 2", sentence: "call 2." }],
    ["/ghost", ghost],
    ["/choices", { type: "answered", key: "k", seq: 1, number: 2 }],
    ["/prospects", prospects],
  ];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const found = answers.find(([path]) => address.includes(`${path}?`));
    if (address.includes("/choices?")) sent.push((JSON.parse(init.body as string) as { choice: string }).choice);
    return new Response(JSON.stringify(found?.[1] ?? null), { status: 200 });
  });
  const session = new Session("table", null);
  session.token = "token";
  session.frame = { seq: 0, number: 1, question: { number: 1, choices: CHOICES }, asides: ASIDES } as unknown as Frame;
  session.letGo();
  return session;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => vi.unstubAllGlobals());

describe("a hint", () => {
  it("is shown with the choice that it picks, and in no notice", async () => {
    const session = asked();
    await session.hint();
    expect([session.touching.only?.text, session.hinted?.bot]).toEqual(["call 2", "odds"]);
    expect(session.notice).toBeNull();
  });

  it("is never played by itself", async () => {
    const session = asked();
    await session.hint();
    await settled();
    expect([sent, session.confirming?.text]).toEqual([[], "call 2"]);
  });

  it.each<[string, (session: Session) => void]>([
    ["a step back", (session) => session.back()],
    ["another choice", (session) => session.pick(session.question!.choices[0]!)],
    ["the next question", (session) => session.letGo()],
  ])("is let go with %s", async (_, act) => {
    const session = asked();
    await session.hint();
    act(session);
    expect(session.hinted).toBeNull();
  });
});

describe("the one choice that is left", () => {
  it("is played at once if it can be taken back", async () => {
    const session = asked();
    session.touch("call 1");
    expect(session.confirming).toBeNull();
    await settled();
    expect([sent, session.question]).toEqual([["call 1"], null]);
  });

  it("waits to be confirmed if it cannot", async () => {
    const session = asked({ ghost: { ...GHOST, undoable: false } });
    session.touch("call 1");
    await settled();
    expect([sent, session.confirming?.text]).toEqual([[], "call 1"]);
    await session.confirm();
    expect(sent).toEqual(["call 1"]);
  });

  it("waits to be confirmed while a board holds its verb", async () => {
    const session = asked();
    const release = session.hold(["call"]);
    session.touch("call 1");
    await settled();
    expect([sent, session.confirming?.text]).toEqual([[], "call 1"]);
    session.back();
    release();
    session.touch("call 2");
    await settled();
    expect(sent).toEqual(["call 2"]);
  });

  it("is played once, however often it is touched meanwhile", async () => {
    const session = asked();
    session.pick(CHOICES[0]!);
    session.pick(CHOICES[0]!);
    await settled();
    expect(sent).toEqual(["call 1"]);
  });

  it("waits for somebody to touch it, though it was alone from the start", async () => {
    const session = asked();
    const only = { number: 2, choices: CHOICES.slice(0, 1) };
    session.frame = { ...session.frame!, question: only } as unknown as Frame;
    session.letGo();
    await settled();
    expect([sent, session.confirming?.text]).toEqual([[], "call 1"]);
    session.touch("call 1");
    await settled();
    expect(sent).toEqual(["call 1"]);
  });
});

describe("what is asked of the open question", () => {
  const never = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, refuse) => signal?.addEventListener("abort", () => refuse(new Error("aborted"))));

  it("ends before an answer is sent, and is void then", async () => {
    const session = asked();
    const answer = fetch;
    const order: string[] = [];
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
      init.signal?.addEventListener("abort", () => order.push("ended"));
      if (address.includes("/choices?")) order.push("sent");
      return address.includes("/ghost?") || address.includes("/hint?") ? never(init.signal) : answer(address, init);
    });
    const [ghost, hint] = [session.ghosts.conjure("call 1"), session.hint()];
    await session.play("call 2");
    await hint;
    expect([await ghost, session.notice, order]).toEqual([null, null, ["ended", "ended", "sent"]]);
  });

  it("is not asked while an answer is on its way", async () => {
    const session = asked();
    const asks: string[] = [];
    const answer = fetch;
    const playing = session.play("call 2");
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => (asks.push(address), answer(address, init)));
    await Promise.all([session.ghosts.conjure("call 1"), session.hint(), playing]);
    expect(asks).toEqual([]);
  });
});

describe("a thing that can be given back", () => {
  it("has a menu of its own, which a choice closes", async () => {
    const session = asked();
    expect(session.unfold("component:wood")).toBe(true);
    expect(session.menu?.offers.map(({ text }) => text)).toEqual(["drop wood"]);
    session.pick(session.menu!.offers[0]!);
    expect(session.menu).toBeNull();
    await settled();
    expect(sent).toEqual(["drop wood"]);
  });

  it("is not every thing", () => {
    const session = asked();
    expect([session.unfold("component:glass"), session.unfold("do:drop"), session.menu]).toEqual([false, false, null]);
  });

  it("lets a step back close its menu and nothing else", () => {
    const session = asked({ ghost: { ...GHOST, undoable: false } });
    session.touch("call 1");
    session.unfold("component:wood");
    session.back();
    expect([session.menu, session.touching.only?.text]).toEqual([null, "call 1"]);
  });
});

it("says in one line what has happened last", () => {
  const session = asked();
  const told = (seq: number, ...sentences: string[]) =>
    ({ seq, undone: null, notice: null, events: sentences.map((sentence) => ({ event: {}, sentence })) });
  expect(session.latest).toBe("");
  session.log = [told(0, "Bo deals."), told(1, "Bo calls.", "Bo fails."), told(2)];
  expect(session.latest).toBe("Bo calls. Bo fails.");
});

it("knows while the board has a button of its own for what is to be confirmed", () => {
  const session = asked();
  const [first, second] = [session.claim(), session.claim()];
  first();
  expect(session.claimed).toBe(true);
  second();
  expect(session.claimed).toBe(false);
});
