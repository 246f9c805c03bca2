import { describe, expect, it } from "vitest";
import { Touching } from "../../../lib/touching";
import type { AskedOut, Offer } from "../../../lib/wire";
import { samplePrinted, sampleView } from "../sample";
import type { Marker, Show } from "../types";
import { aimedAt, laidOn, layingOf, linkPay, markerOn, waysOn, type Way } from "./lay";

const CARD = "riverside-theater-2";
const printed = samplePrinted();
const there: Marker = { seat: 1, symbol: "club", trick: "levitation", facing: "up" };
const laid: Marker = { seat: 0, symbol: "heart", trick: "levitation", facing: "" };
const theater: Show[] = [{ card: CARD, markers: [null, there, null] }];
const view = sampleView({ theater, workshops: [{ tricks: [{ trick: "levitation", symbol: "heart" }] }, { tricks: [] }] });

const offer = (slot: number, facing: string): Offer => ({
  choice: {},
  text: `at ${CARD} ${slot} ${facing}`,
  sentence: "",
  names: ["do:at", `card:${CARD}`, `spot:${CARD}/${slot}`, `facing:${facing}`],
});
const offers = [offer(1, "down"), offer(2, "up"), offer(2, "right")];
const asked = (choices: Offer[]) => ({ number: 0, kind: "lay", rule: "", arguments: { trick: "levitation" }, sentence: "", choices }) as AskedOut;

/** A way for which the server foresees something. */
function way(facing: string, ghost: object): Way {
  const nothing = { events: [], view: null, scores: null, warnings: [], asked: null, undoable: true };
  return { facing, offer: offer(1, facing), ghost: { ...nothing, ...ghost } as Way["ghost"] };
}

describe("laying a marker", () => {
  it("knows the marker by its trick, whatever kind of question asks", () => {
    expect(layingOf(view, asked(offers))).toEqual(laid);
    expect(layingOf(view, asked([{ ...offers[0]!, names: ["do:set-up", "trick:levitation"] }]))).toBeNull();
    expect(layingOf(view, null)).toBeNull();
  });

  it("aims at what was touched", () => {
    const touching = new Touching(offers).touch(`spot:${CARD}/2`);
    expect(aimedAt(touching)).toEqual({ spot: { card: CARD, slot: 2 }, facing: "" });
    expect(waysOn(touching, { card: CARD, slot: 2 }).map(({ facing }) => facing)).toEqual(["up", "right"]);
    expect(aimedAt(touching.touch("facing:right")).facing).toBe("right");
    expect(aimedAt(new Touching(offers).pick(offers[0]!)).facing).toBe("down");
    expect(aimedAt(new Touching(offers)).spot).toBeNull();
  });
});

describe("the theater with the marker", () => {
  const spot = { card: CARD, slot: 1 };

  it("is what the server foresees", () => {
    const foreseen: Show[] = [{ card: CARD, markers: [{ ...laid, facing: "down", stacked: true }, null, null] }];
    expect(laidOn(theater, laid, spot, way("down", { view: { ...view, theater: foreseen } }))).toBe(foreseen);
  });

  it("is drawn here as long as nothing is foreseen, or if too much would happen", () => {
    const drawn = [{ ...laid, facing: "down", stacked: false }, there, null];
    expect(laidOn(theater, laid, spot, { ...way("down", {}), ghost: null })[0]!.markers).toEqual(drawn);
    expect(laidOn(theater, laid, spot, way("down", { view: { ...view, theater: [] } }))[0]!.markers).toEqual(drawn);
  });

  it("takes a marker that is moved from where it lay, and leaves a stack one", () => {
    const stack: Marker = { ...laid, facing: "left", stacked: true };
    const before: Show[] = [{ card: CARD, markers: [null, there, stack] }];
    const events = [{ event: { type: "trick-rescheduled", origin: CARD }, sentence: "" }];
    const own = { ...laid, trick: "walled" };
    const markers = (shows: Show[], moved: Marker) => laidOn(shows, moved, spot, way("down", { events }))[0]!.markers;
    expect(markers([{ card: CARD, markers: [null, there, { ...stack, trick: "walled" }] }], own)).toEqual([{ ...own, facing: "down", stacked: true }, there, null]);
    // Of two markers of a trick on one card the events do not say which.
    expect(markers(before, laid).slice(1)).toEqual([there, stack]);
  });

  it("shows two markers in one where the server says so", () => {
    const events = [{ event: { type: "trick-set-up", stacked: true }, sentence: "" }];
    expect(markerOn(laidOn(theater, laid, spot, way("down", { events })), spot)).toMatchObject({ trick: "levitation", stacked: true });
  });
});

describe("what it would pay", () => {
  const shows: Show[] = [{ card: CARD, markers: [{ ...laid, facing: "down" }, there, null] }];

  it("is what the server would ask next, and the shards of its events", () => {
    const next = { kind: "link-reward", arguments: { amount: 2, links: 3 }, sentence: "" };
    const event = (seat: number) => ({ event: { type: "shards-gained", seat, shards: 1 }, sentence: "" });
    const pay = linkPay(printed, shows, { card: CARD, slot: 1 }, way("down", { asked: next, events: [event(0), event(1), event(0)] }));
    expect([pay.links.length, pay.times, pay.each]).toEqual([1, 3, 2]);
    expect([...pay.shards]).toEqual([[0, 2], [1, 1]]);
  });

  it("is nothing if another question follows", () => {
    const next = { kind: "act", arguments: {}, sentence: "" };
    expect(linkPay(printed, shows, { card: CARD, slot: 1 }, way("down", { asked: next }))).toMatchObject({ times: 0, each: 0 });
  });
});
