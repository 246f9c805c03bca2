/** What a thing is called and how it is pictured, by its name `field:value`. */

import { t, type Speaker } from "../../lib/speech.svelte";
import {
  CHARACTER_ICONS,
  COMPONENT_ICONS,
  FACE_ICONS,
  FIELD_ICONS,
  LOCATION_ICONS,
  PLACE_ICONS,
  RESOURCE_ICONS,
  SCHOOL_ICONS,
  SYMBOL_ICONS,
  type Icon,
} from "./icons";
import { kindOf } from "./reading";

/** A face without a sign of its own: the picture beside it is the sign. */
export function faceName(words: Speaker, face: string): string {
  if (/^\d+$/.test(face)) return t("city-coins", { count: Number(face) });
  return words.name(face in SCHOOL_ICONS ? "brief" : "face", face);
}

function symbolName(words: Speaker, symbol: string): string {
  return words.name("symbol", symbol).replace(/^\S (?=\S)/, "");
}

export function nameOf(words: Speaker, field: string, value: string): string {
  switch (field) {
    case "face":
      return faceName(words, value);
    case "symbol":
      return symbolName(words, value);
    case "deck":
      return words.name("location", value);
    case "place":
      return words.name("token", value);
    case "instead_of":
      return value === "empty" ? t("city-empty-slot") : t("city-instead-of", { name: words.name("component", value) });
    case "count":
    case "times":
    case "order":
      return t(`city-${field}`, { count: Number(value) });
    case "lift":
      return value === "0" ? t("city-beside") : t("city-lift", { slot: value });
    case "coins":
      return t("city-coins", { count: Number(value) });
    case "resource":
      return t(`city-resource-${value}`);
    default:
      return words.name(field, value);
  }
}

const ICONS: Record<string, Record<string, Icon>> = {
  character: CHARACTER_ICONS,
  component: COMPONENT_ICONS,
  instead_of: COMPONENT_ICONS,
  symbol: SYMBOL_ICONS,
  face: FACE_ICONS,
  resource: RESOURCE_ICONS,
  deck: LOCATION_ICONS,
  card: LOCATION_ICONS,
  board: { player: LOCATION_ICONS["workshop"]!, ...CHARACTER_ICONS },
};

export function iconOf(field: string, value: string): Icon | null {
  if (field in FIELD_ICONS) return FIELD_ICONS[field]!;
  if (field === "die") return PLACE_ICONS[kindOf(value)] ?? null;
  return ICONS[field]?.[field === "character" ? kindOf(value) : value] ?? null;
}
