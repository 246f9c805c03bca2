import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Notices from "./Notices.svelte";
import { Session } from "./session.svelte";

const LONG = 60_000;

let session: Session;
let notices: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  session = new Session("table", null);
  notices = mount(Notices, { target: document.body, context: new Map([["session", session]]) });
});
afterEach(() => {
  void unmount(notices);
  vi.useRealTimers();
});

function says(sentence: string, bad = false): void {
  session.say(sentence, bad);
  flushSync();
}

function points(what: "pointerenter" | "pointerleave"): void {
  document.querySelector(".notice")!.dispatchEvent(new Event(what));
  flushSync();
}

function shown(): string | undefined {
  flushSync();
  return document.querySelector(".notice p")?.textContent;
}

it("leaves by itself, but not from under the pointer", () => {
  says("First.");
  points("pointerenter");
  vi.advanceTimersByTime(LONG);
  expect(shown()).toBe("First.");
  points("pointerleave");
  vi.advanceTimersByTime(LONG);
  expect(shown()).toBeUndefined();
});

it("leaves though it has replaced another under the pointer, which is never told that it left", () => {
  says("First.");
  points("pointerenter");
  says("Second.", true);
  vi.advanceTimersByTime(LONG);
  expect(shown()).toBeUndefined();
});
