import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Speaker } from "../../../lib/speech.svelte";
import type { Frame } from "../../../lib/wire";
import { Session } from "../../../table/session.svelte";
import { samplePrinted } from "../sample";
import type { Event } from "../types";
import Shows from "./Shows.svelte";

const CARD = "riverside-theater-1";
const words = new Speaker("en", ["day-friday = Friday\nday-sunday = Sunday\ntrick-levitation = Levitation\n"]);
const printed = samplePrinted();

/** A frame in which the guest has a character on that day; `` for nowhere. */
function frame(seq: number, day: string, ...events: Event[]): Frame {
  const marker = { seat: 1, symbol: "spade", trick: "levitation", facing: "up", stacked: false };
  const view = { workshops: [{ day: "friday" }, { day }], theater: [{ card: CARD, markers: [marker] }] };
  return { seq, view, undone: null, over: false, events: events.map((event) => ({ event, sentence: "" })) } as unknown as Frame;
}

const SHOW: Event[] = [
  { type: "card-performed", seat: 0, card: CARD, day: "friday" },
  { type: "trick-rewarded", seat: 1, trick: "levitation", fame: 1, coins: 0, shards: 0, more_fame: 0, more_coins: 0, parts: [] },
];

const CHANGED: Event[] = [
  { type: "card-performed", seat: 0, card: CARD, day: "sunday" },
  {
    type: "trick-rewarded",
    seat: 1,
    trick: "levitation",
    fame: 1,
    coins: 0,
    shards: 0,
    more_fame: 0,
    more_coins: 0,
    parts: [
      { cause: "sunday", fame: 1, coins: 0 },
      { cause: "other", fame: -1, coins: 0 },
    ],
  },
];

const BONUS: Event = { type: "performer-paid", seat: 0, reason: "links", fame: 0, coins: 2, shards: 0 };

/** What is paid, without anything that changed it. */
const PLAIN = "1fame";

let session: Session;
let performances: Record<string, unknown>;

beforeEach(() => {
  session = new Session("table", null);
  session.frame = frame(0, "sunday");
  const context = new Map([["session", session]]);
  performances = mount(Shows, { target: document.body, props: { names: ["Ann", "Bo"], words, printed }, context });
  flushSync();
});
afterEach(() => unmount(performances));

function comes(...frames: Frame[]): void {
  for (const each of frames) [session.previous, session.frame] = [session.frame, each];
  flushSync();
}

function looksAt(moment: Frame | null): void {
  session.past.shown = moment;
  flushSync();
}

const show = () => document.querySelector("[role=dialog]");
const sums = () => show()?.querySelector(".now .sum")?.textContent?.replace(/\s+/g, " ").trim();
const changes = () => show()?.querySelector(".now .how")?.textContent?.trim();

function closes(): void {
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
}

it("is told once: closed, it does not come again after a look at the past", () => {
  comes(frame(1, "friday"));
  comes(frame(2, "friday", ...SHOW));
  expect(sums()).toBe(PLAIN);
  closes();
  looksAt(frame(0, "sunday"));
  looksAt(null);
  expect(show()).toBeNull();
});

it("says a plain 1 after an earlier show with changes was closed and the past looked at", () => {
  comes(frame(1, "friday", ...CHANGED));
  expect([sums(), changes()]).toEqual([PLAIN, "1 + 1 Sunday − 1 cards and other effectsfame"]);
  closes();
  looksAt(frame(0, "sunday"));
  looksAt(null);
  comes(frame(2, "friday", ...SHOW));
  expect([sums(), changes()]).toEqual([PLAIN, ""]);
});

it("waits while the reader looks at the past, and then tells its own payments", () => {
  comes(frame(1, "friday"));
  looksAt(frame(0, "sunday"));
  comes(frame(2, "friday", ...SHOW));
  expect(show()).toBeNull();
  looksAt(null);
  expect([sums(), changes()]).toEqual([PLAIN, ""]);
});

it("leaves out what was skipped before", () => {
  comes(frame(1, "sunday", ...CHANGED), frame(2, "friday"), frame(3, "friday", ...SHOW));
  expect([sums(), changes()]).toEqual([PLAIN, ""]);
});

it("goes line by line with a click anywhere or a key, then closes", () => {
  comes(frame(1, "friday", ...SHOW, BONUS));
  const told = () => show()?.querySelectorAll("li:not(.later) .row").length;
  const totals = () => [...show()!.querySelectorAll(".told > ul li .sum")].map((each) => each.textContent?.trim());
  expect([told(), totals()]).toEqual([1, ["–", PLAIN]]);
  (show() as HTMLElement).click();
  flushSync();
  expect([told(), totals()]).toEqual([2, ["2coins", PLAIN]]);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  flushSync();
  expect(show()).toBeNull();
});
