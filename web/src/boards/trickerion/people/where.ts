/** Where a character is or goes, in words. */

import { t } from "../../../lib/speech.svelte";
import type { Look } from "../look";
import { kindOf, leadsTo } from "../reading";
import type { Character } from "../types";

const ORDER = ["magician", "manager", "engineer", "assistant", "apprentice-1", "apprentice-2", "apprentice-3", "apprentice-4"];

/** TR-ASSIGN-05: an own character that the sealed plan leaves at home; the plan goes through all in order. */
function rests(look: Look, seat: number, character: Character): boolean {
  if (look.view.phase === "placement") return true;
  const planning = look.view.phase === "assignment" && seat === look.seat;
  return planning && ORDER.indexOf(character.id) < look.view.planned;
}

export function whereIs(look: Look, seat: number, character: Character): string {
  const { view, words } = look;
  if (character.at === "inn") return words.say("ui-hired");
  if (character.at !== "home") return words.name("slot", character.at);
  if (character.card) return cardName(look, character.card);
  if (character.waits || character.secret) return t("city-hidden-card");
  return rests(look, seat, character) ? words.say("ui-idle") : view.phase === "assignment" ? "" : t("city-at-home");
}

/** A permanent card is called like its location; a special one names both. */
export function cardName(look: Look, card: string): string {
  const place = look.words.name("location", leadsTo(look.printed, card));
  return place === look.words.name("card", card) ? place : `${look.words.name("card", card)} (${place})`;
}

/** What else is to be said of a character: the bonus that it carries, and whether it may give way. */
export function notesOn(look: Look, character: Character): string[] {
  const { words } = look;
  return [
    character.bonus ? words.name("card", character.bonus) : "",
    character.talent ? words.say("ui-talent") : "",
    character.secret && character.card && character.waits ? words.say("ui-sealed") : "",
  ].filter(Boolean);
}

/** Characters of one kind are told apart by their number only if there can be several. */
export function discName(look: Look, character: string): string {
  return look.words.name(kindOf(character) === "apprentice" ? "disc" : "character", character);
}
