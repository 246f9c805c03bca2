import { expect, it } from "vitest";
import { foretell } from "./foretell";
import { samplePrinted, sampleView } from "./sample";

const printed = samplePrinted();
const NAMES = ["Ann", "Bo", "Cy"];
const call = (spell: number, changes = {}) => foretell(sampleView(changes), printed, { type: "call", spell }, NAMES);

it("says whom a success reaches and what is gained, from what the server says of the spell", () => {
  expect(call(6).success).toBe("Bo loses 1 life.");
  expect(call(2, { lives: [4, 1, 6] }).success).toBe("you gain 1 life; Bo and Cy lose 1 life each; that would knock out Bo.");
  expect(call(8).success).toBe("you’re at full life, so you gain nothing.");
  expect(call(4).success).toBe("you may take a secret stone.");
});

it("says what a miss costs, and whether it could be the last life by the faces of the die", () => {
  expect(call(5, { lives: [1, 6, 6] }).failure).toContain("your last, and score nothing");
  expect(call(1, { lives: [3, 6, 6] }).failure).toContain("which may be your last");
  expect(call(1, { lives: [4, 6, 6] }).failure).toBe("you lose what the die shows and your turn ends.");
});

it("says of a call below the order what it costs", () => {
  const options = { easy: false, last_standing: false, lower: "penalty", first: null };
  expect(call(3, { last: 5, options }).plain).toContain("lower than 5");
});
