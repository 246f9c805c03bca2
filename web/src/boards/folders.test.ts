import { describe, expect, it } from "vitest";

const MOST_LINES = 400;
const GENERATED = /\/(types|wire)\.ts$/;

const files = import.meta.glob<string>(["../**/*.{ts,svelte,css,ftl}", "!./folders.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const written = Object.entries(files).filter(([path]) => !GENERATED.test(path));
const folders = (boards: Record<string, unknown>) => Object.keys(boards).map((path) => path.split("/").at(-2)!);
const games = folders(import.meta.glob("./*/Board.svelte"));
const modules = folders(import.meta.glob("./*/modules/*/module.ts"));

/** The files that speak of something, in whatever way it is spelt. */
function naming(id: string, where: (path: string) => boolean): string[] {
  const words = new RegExp(id.replaceAll("_", "[_ -]?"), "i");
  return written.filter(([path, source]) => where(path) && words.test(source)).map(([path]) => path);
}

describe("a game", () => {
  it.each(games)("%s is named in its own folder only", (game) => {
    expect(naming(game, (path) => !path.startsWith(`./${game}/`))).toEqual([]);
  });
});

describe("a module", () => {
  // Tests and their samples look at a board with its modules; the server says what a table is played with.
  const ofTests = /(\.test|\/sample)\.ts$/;

  it.each(modules)("%s is named in its own folder only", (module) => {
    expect(naming(module, (path) => !path.includes(`/modules/${module}/`) && !ofTests.test(path))).toEqual([]);
  });
});

it("no file that somebody has written is too long to be read at once", () => {
  const long = written.filter(([, source]) => source.split("\n").length > MOST_LINES);
  expect(long.map(([path]) => path)).toEqual([]);
});
