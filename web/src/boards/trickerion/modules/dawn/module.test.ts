import { describe, expect, it } from "vitest";
import { Touching } from "../../../../lib/touching";
import type { Look } from "../../look";
import { pagesAhead, pagesOf } from "../../phone/pages";
import { samplePrinted, sampleView } from "../../sample";
import { lyingOut, trayOf } from "../../tray/tray";
import { ownParts } from "../registry";

const printed = samplePrinted();
const market = { stalls: [], orders: [], quick: "" };
const workshops = [{ characters: [], components: [], tricks: [], hand: [] }];
const played = { theater: [], market, workshops, asked: [{ kind: "use-machine", numbers: [] }, null] };
const base = sampleView(played);
const dawn = sampleView({ ...played, dawn: { seats: [{ built: 1 }] } });
const offers = new Touching([
  { text: "decline", names: ["do:decline"] },
  { text: "use-machine mechanical-1", names: ["do:use-machine", "machine:mechanical-1"] },
]);

describe("Dawn of Technology", () => {
  it("is drawn only where it is played with", () => {
    expect([ownParts(base, "plate"), ownParts(base, "told")]).toEqual([[], []]);
    expect([ownParts(dawn, "plate").length, ownParts(dawn, "told").length]).toEqual([1, 1]);
  });

  it("has its machines on the board, on the own page of a phone, and not in the tray", () => {
    const look = { view: dawn, printed, seat: 0 } as Look;
    expect(trayOf(offers, lyingOut(look))).toEqual([]);
    expect([...pagesAhead(offers, look)]).toEqual([["mine", 0]]);
    expect(["region:ladder", "region:signature", "region:fame"].map((name) => pagesOf(name, look))).toEqual([["mine"], ["mine"], []]);
  });
});
