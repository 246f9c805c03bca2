import { expect, it } from "vitest";
import { Speaker } from "../../../../lib/speech.svelte";
import type { Workshop } from "../../types";
import { knownCards } from "./known";

const words = new Speaker("en", ["card-interest = Interest\ncard-logistics = Logistics\n"]);
const own = (cards?: string[]) => ({ specials: [1, 1, 1, 0], known_cards: cards }) as unknown as Workshop;

it("names the cards of another player that were seen (TR-GEN-24)", () => {
  expect(knownCards(own(["interest", "logistics"]), words)).toContain("Interest, Logistics");
});

it("says nothing of cards that were never shown", () => {
  expect([knownCards(own(), words), knownCards(own([]), words)]).toEqual(["", ""]);
});
