import { expect, it } from "vitest";
import { Speaker } from "../../../lib/speech.svelte";
import { samplePrinted } from "../sample";
import type { Marker } from "../types";
import { markerWords, slotWords } from "./describe";

const printed = samplePrinted();
const words = new Speaker("en", ["card-riverside-theater-2 = Riverside 2\ntrick-seance = Séance\n"]);
const reader = { words, names: ["Ann", "Bo"], printed };
const DUMMY: Marker = { seat: -1, symbol: "", trick: "", facing: "up" };

it("calls a dummy nobody's, with its corners and its links", () => {
  expect(markerWords(reader, { seat: 1, symbol: "spade", trick: "seance", facing: "up" })).toBe("Bo: Séance");
  expect(markerWords(reader, DUMMY)).toBe("a dummy, nobody’s marker");
  const card = { ...printed.performances[0]!, id: "riverside-theater-2" };
  const laid = [{ seat: 0, symbol: "spade", trick: "seance", facing: "down" }, DUMMY, null];
  expect(slotWords(reader, card, laid, 1)).toContain("slot 2: a dummy, nobody’s marker, 1 link; ");
});
