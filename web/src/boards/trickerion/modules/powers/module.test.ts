import { describe, expect, it } from "vitest";
import type { Look } from "../../look";
import { samplePrinted, sampleView } from "../../sample";
import { lyingOut } from "../../tray/tray";
import type { Repertoire } from "../../types";
import { cardOf, ownParts } from "../registry";

const printed = samplePrinted();
const market = { stalls: [], orders: [], quick: "" };
const workshops = [{ characters: [], components: [], tricks: [], hand: [] }];
const slot = (icons: number, shards: number, power = "") => ({ icons, shards, power });
const own: Repertoire = { slots: [slot(1, 1, "patter"), slot(2, 0)], hand: ["deep-pockets"], discards: ["quick-tongue"] };

const played = { theater: [], market, workshops, asked: [{ kind: "learn-power", numbers: [] }, null] };
const base = sampleView(played);
const powers = sampleView({ ...played, powers: { seats: [own] } });

describe("Magician Powers", () => {
  it("are drawn only where they are played with", () => {
    expect([ownParts(base, "plate"), ownParts(base, "told"), cardOf(base, printed, "power", "patter")]).toEqual([[], [], null]);
    expect([ownParts(powers, "plate").length, ownParts(powers, "told").length]).toEqual([1, 1]);
  });

  it("bring their cards to the tray", () => {
    expect(cardOf(powers, printed, "power", "house-account")).not.toBeNull();
  });

  it("lie out at slots, and in hand only while they are asked for", () => {
    const lies = lyingOut({ view: powers, seat: 0 } as Look);
    expect(["power-slot:2", "power:deep-pockets", "power:quick-tongue"].map(lies)).toEqual([true, false, false]);
  });
});
