import { expect, it } from "vitest";
import { basePoints, handOf, leadsTo, modifiersOf, priceOf, quickPriceOf, signed, slotsOf, standingOn } from "./reading";
import type { Board, Printed, TrickerionView } from "./types";

const board = {
  slots: { downtown: [2, 1, 1, 0], "market-row": [2, 1, 1, 0], workshop: [0, 0] },
  slots_closed_by_players: { 2: 2, 3: 1, 4: 0 },
  components: { basic: { price: 1, types: ["wood"] }, superior: { price: 3, types: ["cog"] } },
} as unknown as Board;

const character = (id: string, at: string, card = "") => ({ id, at, card, waits: false });
const view = {
  alley: null,
  workshops: [
    { characters: [character("magician", "downtown-4", "downtown"), character("apprentice-1", "workshop-1", "workshop")] },
    { characters: [character("apprentice-2", "workshop-2", "workshop")] },
  ],
} as unknown as TrickerionView;

it("closes the later slots of +1 when few play (TR-SETUP-27)", () => {
  expect(modifiersOf(board, "downtown", 2)).toEqual([2, null, null, 0]);
  expect(modifiersOf(board, "downtown", 3)).toEqual([2, 1, null, 0]);
  expect(modifiersOf(board, "market-row", 4)).toEqual([2, 1, 1, 0]);
  expect(modifiersOf(board, "workshop", 2)).toEqual([0, 0]);
});

it("calls the slots as the choices do", () => {
  expect(slotsOf(board, "market-row")).toEqual(["market-1", "market-2", "market-3", "market-4"]);
  expect(slotsOf(board, "workshop")).toEqual(["workshop-1", "workshop-2"]);
});

it("finds who stands on a slot, in a workshop only its owner", () => {
  expect(standingOn(view, "downtown-4")).toMatchObject({ seat: 0, character: { id: "magician" } });
  expect(standingOn(view, "workshop-2", 0)).toBeNull();
  expect(standingOn(view, "workshop-2", 1)?.character.id).toBe("apprentice-2");
});

it("counts the cards that are left in hand (TR-PSET-13)", () => {
  expect(Object.fromEntries(handOf(view, 0))).toEqual({ downtown: 1, "market-row": 2, workshop: 1, theater: 3 });
});

it("reads prices, points and signs", () => {
  expect([priceOf(board, "wood"), priceOf(board, "cog"), quickPriceOf(board, "cog")]).toEqual([1, 3, 4]);
  expect(["magician", "engineer", "apprentice-4"].map(basePoints)).toEqual([3, 2, 1]);
  expect([signed(1), signed(0), signed(-1)]).toEqual(["+1", "+0", "−1"]);
});

it("knows where a special card leads (TR-SA-03)", () => {
  const printed = { specials: [{ id: "headhunter", location: "downtown" }] } as unknown as Printed;
  expect([leadsTo(printed, "headhunter"), leadsTo(printed, "theater")]).toEqual(["downtown", "theater"]);
});
