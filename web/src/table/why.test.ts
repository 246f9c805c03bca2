import { describe, expect, it } from "vitest";
import { whyNot } from "./why";

const said = (sentence: string, rule: string) => ({ code: sentence, sentence, rule });

describe("why nothing can be done", () => {
  it("says every sentence and every rule once", async () => {
    const reasons = [said("Too low.", "R-1"), said("Not now.", "R-1"), said("Gone.", "")];
    const found = await whyNot(async () => ({ possible: false, reasons }), "spell:2", []);
    expect(found).toEqual({ sentences: ["Too low.", "Not now.", "Gone."], rules: ["R-1"] });
  });

  it("asks about the thing alone if together with what was touched it tells nothing", async () => {
    const asked: string[][] = [];
    const answer = async (names: string[]) => {
      asked.push(names);
      return { possible: false, reasons: names.length > 1 ? [] : [said("Taken.", "R-2")] };
    };
    const found = await whyNot(answer, "slot:1", ["do:place", "character:manager"]);
    expect(asked).toEqual([["slot:1", "character:manager"], ["slot:1"]]);
    expect(found?.sentences).toEqual(["Taken."]);
  });

  it("says nothing of what is possible", async () => {
    expect(await whyNot(async () => ({ possible: true, reasons: [] }), "spell:5", [])).toBeNull();
  });
});
