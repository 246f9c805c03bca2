import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const words = import.meta.glob<string>("./words/en/*.ftl", { query: "?raw", import: "default", eager: true });
const parts = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const ids = (source: string) => new FluentResource(source).body.map(({ id }) => id);
const english = Object.values(words).flatMap(ids);

describe("the words of the board", () => {
  it("are all there that the board says by name", () => {
    const said = Object.values(parts).flatMap((source) => [...source.matchAll(/"(abra-[a-z-]+)"/g)].map(([, id]) => id!));
    const wanted = said.filter((id) => id !== "abra-end");
    expect(wanted.filter((id) => !english.includes(id))).toEqual([]);
  });
});
