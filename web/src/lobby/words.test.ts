import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../lib/speech.svelte";

const files = import.meta.glob<string>("../words/*/lobby.ftl", { query: "?raw", import: "default", eager: true });

function ids(lang: string): string[] {
  const source = files[`../words/${lang}/lobby.ftl`]!;
  return new FluentResource(source).body.map((message) => message.id).sort();
}

describe("the words of the shell", () => {
  it.each(LANGUAGES)("are the same in %s", (lang) => {
    expect(ids(lang)).toEqual(ids("en"));
    expect(new Set(ids(lang)).size).toBe(ids(lang).length);
  });
});
