import { describe, expect, it } from "vitest";
import { samplePrinted, sampleView } from "../../sample";
import { costOf } from "../../tray/costs";
import { lyingOut } from "../../tray/tray";
import type { Look } from "../../look";
import { bendOf, cardOf, commonParts, isBent, ownParts } from "../registry";

const printed = samplePrinted();
const market = { stalls: [], orders: [], quick: "" };
const base = sampleView({ theater: [], market, workshops: [] });

function alley(active = "", round = {}) {
  const workshops = [{ characters: [], components: [], tricks: [], hand: ["headhunter"] }];
  const prophecies = { active, pending: ["plain-days"], left: 3 };
  return sampleView({
    options: { dark_alley: true },
    alley: { decks: [], prophecies, round },
    ...{ theater: [], market, workshops, asked: [{ kind: "act", numbers: [] }, null] },
  });
}

const look = (view: Look["view"]) => ({ view, printed, seat: 0 }) as Look;

describe("the Dark Alley", () => {
  it("is drawn only where it is played with", () => {
    expect([commonParts(base, "above"), ownParts(base, "hand"), cardOf(base, printed, "card", "headhunter")]).toEqual([[], [], null]);
    expect([commonParts(alley(), "above").length, ownParts(alley(), "hand").length]).toEqual([1, 1]);
  });

  it("brings cards of its own to the tray", () => {
    expect(cardOf(alley(), printed, "card", "headhunter")).not.toBeNull();
    expect(cardOf(alley(), printed, "card", "theater")).toBeNull();
    expect(cardOf(alley(), printed, "prophecy", "plain-days")).not.toBeNull();
  });

  it("knows what of it lies on the board", () => {
    const lies = lyingOut(look(alley("friday-penalty")));
    expect(["prophecy:plain-days", "deck:theater"].map(lies)).toEqual([true, true]);
    expect(["card:headhunter", "prophecy:performers-day"].map(lies)).toEqual([false, false]);
  });

  it("bends the days by its prophecy", () => {
    expect(bendOf(base, printed)).toBe(printed.bends[""]);
    expect(bendOf(alley("friday-penalty"), printed)).toBe(printed.bends["friday-penalty"]);
  });

  it("hides costs that a prophecy changes, or the bonus of a card in use", () => {
    expect(costOf(look(alley()), "learn")).toBe(3);
    expect(costOf(look(alley("cheap-learning")), "learn")).toBeNull();
    expect(costOf(look(alley("", { bonus: "armed" })), "learn")).toBeNull();
    expect(isBent(alley("cheap-learning"), printed, "prices")).toBe(false);
  });
});
