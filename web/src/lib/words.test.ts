import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./speech.svelte";

const files = import.meta.glob<string>("../**/words/**/*.ftl", { query: "?raw", import: "default", eager: true });

/** The files of a language by the same path as in any other. */
function inLanguage(lang: string): Map<string, string[]> {
  const own = Object.entries(files).filter(([path]) => new RegExp(`/words/${lang}(/|\\.ftl$)`).test(path));
  const ids = (source: string) => new FluentResource(source).body.map((message) => message.id).sort();
  return new Map(own.map(([path, source]) => [path.replace(`/words/${lang}`, "/words/*"), ids(source)]));
}

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

const all = (lang: string) => [...inLanguage(lang).values()].flat();

describe("the words of the page and of all games", () => {
  it.each(LANGUAGES)("are the same messages in the same files in %s, each once", (lang) => {
    expect(inLanguage(lang)).toEqual(inLanguage("en"));
    expect(new Set(all(lang)).size).toBe(all(lang).length);
  });

  it("are all there that the page or a board says by name", () => {
    const said = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map(([, id]) => id!));
    expect(said.length).toBeGreaterThan(100);
    const known = new Set(all("en"));
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });
});
