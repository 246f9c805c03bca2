import { describe, expect, it } from "vitest";
import { Touching } from "../../../lib/touching";
import type { Marker, Printed, TrickerionView } from "../types";
import table from "./geometry.table.json";
import { aimedAt, facingsOn, laidOn, layingOf, linkPay } from "./lay";

const printed = {
  performances: table.cards,
  tricks: [{ id: "levitation", level: 2 }],
  board: { markers: { symbols: ["spade", "heart", "diamond", "club"] } },
} as unknown as Printed;

const there: Marker = { seat: 1, symbol: "club", trick: "optical", facing: "up" };
const theater = [{ card: "riverside-theater-2", markers: [null, there, null] }];
const schoolOf = (trick: string) => (trick === "levitation" ? "optical" : trick);

function asked(kind: string, numbers: number[], phase = "placement"): TrickerionView {
  const tricks = [{ trick: "levitation", symbol: "heart" }];
  return { asked: [{ kind, numbers }], phase, theater, workshops: [{ tricks }] } as unknown as TrickerionView;
}

const offer = (slot: number, facing: string) => ({
  text: `at riverside-theater-2 ${slot} ${facing}`,
  names: ["do:at", "card:riverside-theater-2", `spot:riverside-theater-2/${slot}`, `facing:${facing}`],
});

describe("laying a marker", () => {
  it("knows the marker, and that a set-up pays", () => {
    const laying = layingOf(asked("lay", [-1, 1, -1, 2]), printed, 0)!;
    expect(laying).toEqual({
      marker: { seat: 0, symbol: "heart", trick: "levitation", stacked: true },
      from: null,
      pays: true,
    });
    expect(layingOf(asked("lay", [0, 1, 1, 1]), printed, 0)!.pays).toBe(false);
    expect(layingOf(asked("stage-marker", [-1, 1, -1, 1]), printed, 0)!.pays).toBe(false);
    expect(layingOf(asked("act", []), printed, 0)).toBeNull();
  });

  it("reckons the links and what they pay", () => {
    const laying = layingOf(asked("lay", [-1, 1, -1, 1]), printed, 0)!;
    const above = linkPay(printed, schoolOf, theater, laying, { card: "riverside-theater-2", slot: 1 }, "down");
    expect([above.links.length, above.each, above.shards.size]).toEqual([1, 2, 0]);
    // The marker in the middle shows escape on its right, this one mechanical on its left.
    const beside = linkPay(printed, schoolOf, theater, laying, { card: "riverside-theater-2", slot: 3 }, "up");
    expect(beside.links).toEqual([]);
  });

  it("pays a shard to both owners of a link on a shard circle, once to an owner of both", () => {
    const laying = layingOf(asked("lay", [-1, 1, -1, 1]), printed, 0)!;
    const spot = { card: "riverside-theater-2", slot: 3 };
    const paid = (seat: number) => {
      const shows = [{ card: "riverside-theater-2", markers: [null, { ...there, seat, facing: "right" }, null] }];
      return [...linkPay(printed, schoolOf, shows, laying, spot, "left").shards];
    };
    expect(paid(1)).toEqual([[1, 1], [0, 1]]);
    expect(paid(0)).toEqual([[0, 1]]);
  });

  it("takes a marker that is moved from where it lay", () => {
    const laying = layingOf(asked("lay", [0, 1, 1, 1]), printed, 0)!;
    const [show] = laidOn(theater, laying, { card: "riverside-theater-2", slot: 1 }, "down");
    expect(show!.markers.map((marker) => marker?.trick ?? null)).toEqual(["levitation", null, null]);
  });

  it("aims at what was touched", () => {
    const offers = [offer(1, "down"), offer(2, "up"), offer(2, "right")];
    const touching = new Touching(offers).touch("spot:riverside-theater-2/2");
    expect(aimedAt(touching)).toEqual({ spot: { card: "riverside-theater-2", slot: 2 }, facing: "" });
    expect(facingsOn(touching, { card: "riverside-theater-2", slot: 2 })).toEqual(["up", "right"]);
    expect(aimedAt(touching.touch("facing:right")).facing).toBe("right");
    expect(aimedAt(new Touching(offers).pick(offers[0]!)).facing).toBe("down");
  });
});
