/** Where a character is or goes, in words. */

import { t } from "../../../lib/speech.svelte";
import { figuresOf } from "../figures";
import type { Look } from "../look";
import { kindOf, leadsTo } from "../reading";
import type { Character } from "../types";

/** An own character that the plan leaves at home: it goes through all in their order, and asks for one at a time. */
function rests(look: Look, seat: number, character: Character, asked: string): boolean {
  if (look.view.phase === "placement") return true;
  if (look.view.phase !== "assignment" || seat !== look.seat) return false;
  const order = Object.keys(figuresOf(look).base_points);
  return !asked || order.indexOf(character.id) < order.indexOf(asked);
}

/** `asked` is the character that the viewer's plan asks for; `` once it has asked for all. */
export function whereIs(look: Look, seat: number, character: Character, asked: string): string {
  const { view, words } = look;
  if (character.at === "inn") return words.say("ui-hired");
  if (character.at !== "home") return words.name("slot", character.at);
  if (character.card) return cardName(look, character.card);
  if (character.waits || character.secret) return t("city-hidden-card");
  return rests(look, seat, character, asked) ? words.say("ui-idle") : view.phase === "assignment" ? "" : t("city-at-home");
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
