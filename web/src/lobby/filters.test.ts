import { afterEach, describe, expect, it } from "vitest";
import type { SeatOut, TableOut } from "../lib/wire";
import { EVERYTHING, freeSeats, keepFilters, keptFilters, narrows, occurring, passes, wanted } from "./filters";

function table(id: string, game: string, kinds: SeatOut["kind"][], lang: string | null): TableOut {
  const seats = kinds.map((kind, seat) => ({ seat, kind }) as SeatOut);
  return { id, game, seats, lang } as TableOut;
}

const FULL = table("full", "chess", ["person", "bot"], "en");
const FRENCH = table("french", "chess", ["person", "free"], "fr");
const MIXED = table("mixed", "go", ["person", "bot", "free", "free"], "ru");
const OLD = table("old", "go", ["person", "person"], null);
const ALL = [FULL, FRENCH, MIXED, OLD];

const ids = (tables: TableOut[]) => tables.map((each) => each.id);

afterEach(() => sessionStorage.clear());

describe("the filters of the lobby", () => {
  it("show everything at first, free seats before full tables", () => {
    expect(ids(wanted(ALL, EVERYTHING))).toEqual(["french", "mixed", "full", "old"]);
    expect(narrows(EVERYTHING)).toBe(false);
  });

  it("keep one game", () => {
    expect(ids(wanted(ALL, { ...EVERYTHING, game: "go" }))).toEqual(["mixed", "old"]);
  });

  it("keep one language; a table whose language nobody knows is in none", () => {
    expect(ids(wanted(ALL, { ...EVERYTHING, lang: "fr" }))).toEqual(["french"]);
    expect(passes(OLD, { ...EVERYTHING, lang: "en" })).toBe(false);
  });

  it("tell tables with bots from those where only people play", () => {
    expect(ids(wanted(ALL, { ...EVERYTHING, company: "people" }))).toEqual(["french", "old"]);
    expect(ids(wanted(ALL, { ...EVERYTHING, company: "bots" }))).toEqual(["mixed", "full"]);
  });

  it("keep those with a free seat", () => {
    expect(ids(wanted(ALL, { ...EVERYTHING, free: true }))).toEqual(["french", "mixed"]);
    expect(freeSeats(MIXED)).toBe(2);
  });

  it("hold together", () => {
    const filters = { game: "go", lang: "ru", company: "bots", free: true } as const;
    expect(ids(wanted(ALL, filters))).toEqual(["mixed"]);
    expect(narrows(filters)).toBe(true);
  });

  it("offer what occurs and what is chosen", () => {
    const langs = ALL.map((each) => each.lang);
    expect(occurring(langs, "")).toEqual(["en", "fr", "ru"]);
    expect(occurring([null], "fr")).toEqual(["fr"]);
  });

  it("stay as they are while the tab is open", () => {
    keepFilters({ ...EVERYTHING, game: "go", free: true });
    expect(keptFilters()).toEqual({ game: "go", lang: "", company: "any", free: true });
    sessionStorage.setItem("sleight.filters", "{broken");
    expect(keptFilters()).toEqual(EVERYTHING);
  });
});
