import { describe, expect, it } from "vitest";
import type { Block, Manual, Span } from "./pages";
import { gist, placed, placeOfThing } from "./places";

const page = (id: string) => ({ id, title: id, chapter: "all", blocks: [] });
const MANUAL: Manual = {
  game: "nim",
  lang: "en",
  title: "Nim",
  chapters: [],
  pages: ["taking", "match/red", "heaps"].map(page),
  glossary: [],
  index: { postings: {}, forms: {}, synonyms: {} },
  places: { "NIM-TAKE-01": "taking", "option/heaps": "heaps", "match/": "taking", "stick/red": "match/red" },
};
const idOf = (asked: string) => placed(MANUAL, asked)?.id ?? null;

describe("placed", () => {
  it("finds pages, rules in any letters, options, and things by name or by kind", () => {
    expect(["match/red", "NIM-TAKE-01", "nim-take-01", "option/heaps", "stick/red", "match/blue"].map(idOf)).toEqual([
      "match/red",
      "taking",
      "taking",
      "heaps",
      "match/red",
      "taking",
    ]);
  });

  it("finds nothing for what nobody tells", () => {
    expect(["", "NIM-TAKE-02", "option/seats", "match"].map(idOf)).toEqual([null, null, null, null]);
  });
});

describe("placeOfThing", () => {
  it("knows things and what one does by their names", () => {
    expect(["trick:levitation", "do:learn", "", "tower"].map(placeOfThing)).toEqual(["trick/levitation", "do/learn", "", ""]);
  });
});

describe("gist", () => {
  const line = (text: string): Span[][] => [[{ text }]];
  const table = { kind: "table" as const, rows: [line("level")] };
  const said = (...blocks: Block[]) => gist({ ...page("trick/one"), blocks });

  it("is the first paragraph or list, also behind a table", () => {
    expect(said(table, { kind: "text", rows: [[[{ text: "Take " }, { text: "one", to: "match/red" }, { text: "." }]]] })).toBe("Take one.");
    expect(said({ kind: "list", rows: [line("Level 1."), line("Pays 2.")] })).toBe("Level 1. Pays 2.");
  });

  it("says that there is more where a list follows, and nothing of a page without words", () => {
    expect(said({ kind: "text", rows: [line("It does two things:")] })).toBe("It does two things…");
    expect(said(table)).toBe("");
  });
});
