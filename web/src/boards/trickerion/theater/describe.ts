/** Slots and markers in words, for whoever does not see the drawing. */

import { t, type Speaker } from "../../../lib/speech.svelte";
import type { Marker, Performance, Printed } from "../types";
import { CORNERS, facingsOf, isDummy, jointsOf, linksAt, schoolAt } from "./geometry";

export interface Reader {
  words: Speaker;
  names: readonly string[];
  printed: Printed;
}

/** Whose marker of which trick; a dummy is nobody's. */
export function markerWords({ words, names }: Reader, marker: Marker): string {
  if (isDummy(marker)) return t("theater-dummy");
  const said = { owner: names[marker.seat] ?? "", trick: words.name("trick", marker.trick) };
  return t(marker.stacked ? "theater-two-markers" : "theater-marker", said);
}

/** The school at each corner of a marker. */
export function cornerWords({ words, printed }: Reader, marker: Marker): string {
  if (!marker.facing) return "";
  const said = CORNERS.map((corner) => {
    const school = words.name("school", schoolAt(printed, marker, corner));
    return t("theater-corner", { corner: words.name("facing", corner), school });
  });
  return said.join(", ");
}

/** A slot, counted from 0, with what lies on it and what it is linked with. */
export function slotWords(
  reader: Reader,
  card: Performance,
  markers: readonly (Marker | null)[],
  slot: number,
): string {
  const marker = markers[slot];
  const named = { slot: slot + 1, card: reader.words.name("card", card.id) };
  if (!marker) return t("theater-slot-empty", { ...named, circles: circleWords(reader, card, slot) });
  const links = linksAt(reader.printed, card.id, markers, slot).length;
  const said = { marker: markerWords(reader, marker), corners: cornerWords(reader, marker), links };
  return t("theater-slot-taken", { ...named, ...said });
}

function circleWords({ words, printed }: Reader, card: Performance, slot: number): string {
  const shards = jointsOf(printed, card.id).flatMap((joint) => {
    if (!joint.shard) return [];
    return joint.slot === slot ? [joint.corner] : joint.other === slot ? [joint.other_corner] : [];
  });
  const said = facingsOf(printed, card.id, slot).map((corner) => {
    const name = words.name("facing", corner);
    return shards.includes(corner) ? t("theater-shard-circle", { corner: name }) : name;
  });
  return said.join(", ");
}
