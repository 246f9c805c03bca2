/**
 * The geometry of performance cards, as the rules have it (TR-GEN-28, 29, TR-TH-27, TR-LINK-01): standing squares
 * at [column, row] whose corners meet in circles, and markers that show a school at each corner.
 */

import type { Marker, Performance } from "../types";

/** The corners clockwise; a marker's `facing` is the corner at which its own school lies. */
export const CORNERS = ["up", "right", "down", "left"] as const;
export type Corner = (typeof CORNERS)[number];

/** A marker's corners show the schools in this order, clockwise. */
export const SCHOOLS = ["spiritual", "mechanical", "optical", "escape"] as const;
export type School = (typeof SCHOOLS)[number];

/** The school of a trick, by its id. */
export type SchoolOf = (trick: string) => string;

/** A link circle: two slots, counted from 0, the corner of each that lies in it, and whether it pays a shard. */
export interface Joint {
  slot: number;
  corner: Corner;
  other: number;
  otherCorner: Corner;
  shard: boolean;
}

/** How many quarter-turns clockwise a marker is turned. */
export function turnsOf(school: string, facing: string): number {
  const [own, corner] = [SCHOOLS.indexOf(school as School), CORNERS.indexOf(facing as Corner)];
  return (corner - own + 4) % 4;
}

/** The school that a marker of a trick of that school shows at a corner. */
export function schoolAt(school: string, facing: string, corner: Corner): School {
  return SCHOOLS[(CORNERS.indexOf(corner) - turnsOf(school, facing) + 4) % 4]!;
}

function numberOf(card: Performance, [column, row]: readonly number[]): number {
  return card.slots.findIndex(([c, r]) => c === column && r === row);
}

/** The circles of a card. */
export function jointsOf(card: Performance): Joint[] {
  return card.links.map(({ between: [one, other], shard }) => {
    const below = one[0] === other[0];
    return {
      slot: numberOf(card, one),
      corner: below ? "down" : "right",
      other: numberOf(card, other),
      otherCorner: below ? "up" : "left",
      shard,
    };
  });
}

/** TR-TH-13: the corners of a slot that lie in a circle. */
export function facingsOf(card: Performance, slot: number): Corner[] {
  const found = jointsOf(card).flatMap((joint) => [
    ...(joint.slot === slot ? [joint.corner] : []),
    ...(joint.other === slot ? [joint.otherCorner] : []),
  ]);
  return CORNERS.filter((corner) => found.includes(corner));
}

/** The school that both markers show in a circle, or null if it is no link. */
export function linkIn(joint: Joint, markers: readonly (Marker | null)[], schoolOf: SchoolOf): School | null {
  const [one, other] = [markers[joint.slot], markers[joint.other]];
  if (!one || !other) return null;
  const shown = schoolAt(schoolOf(one.trick), one.facing, joint.corner);
  return shown === schoolAt(schoolOf(other.trick), other.facing, joint.otherCorner) ? shown : null;
}

/** TR-LINK-01: the circles of a card that are links. */
export function linksOn(card: Performance, markers: readonly (Marker | null)[], schoolOf: SchoolOf): Joint[] {
  return jointsOf(card).filter((joint) => linkIn(joint, markers, schoolOf) !== null);
}

/** TR-LINK-10: the links in which the marker on a slot takes part. */
export function linksAt(
  card: Performance,
  markers: readonly (Marker | null)[],
  slot: number,
  schoolOf: SchoolOf,
): Joint[] {
  return linksOn(card, markers, schoolOf).filter((joint) => joint.slot === slot || joint.other === slot);
}
