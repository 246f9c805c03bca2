import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const words = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });
const parts = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const ids = (source: string) => new FluentResource(source).body.map(({ id }) => id).sort();
const english = ids(words["./words/en.ftl"]!);

describe("the words of the board", () => {
  it("are the same messages in all three languages", () => {
    expect(Object.keys(words)).toHaveLength(3);
    for (const source of Object.values(words)) expect(ids(source)).toEqual(english);
  });

  it("are all there that the board says by name", () => {
    const said = Object.values(parts).flatMap((source) => [...source.matchAll(/"(abra-[a-z-]+)"/g)].map(([, id]) => id!));
    const wanted = said.filter((id) => id !== "abra-end");
    expect(wanted.filter((id) => !english.includes(id))).toEqual([]);
  });
});
