/**
 * The drawing of performance cards: standing squares whose corners meet in circles, and markers that show a school at
 * each corner. Which corners meet and which schools a marker shows is the server's to say.
 */

import { trickOf } from "../cards/printed";
import type { Joint, Marker, Printed } from "../types";

/** The corners clockwise, as the server lists what a marker shows. */
export const CORNERS = ["up", "right", "down", "left"] as const;

/** All schools in the order in which a marker shows them, clockwise. */
export function schoolsOf({ board }: Printed): string[] {
  return board.markers.corners_clockwise;
}

/** True for a marker of nobody, which has neither trick nor symbol. */
export function isDummy({ trick }: Pick<Marker, "trick">): boolean {
  return trick === "";
}

/** The schools at the corners of a marker; a dummy is turned by the first school. */
function shownBy(printed: Printed, marker: Pick<Marker, "trick" | "facing">): string[] {
  const school = isDummy(marker) ? schoolsOf(printed)[0]! : trickOf(printed, marker.trick).school;
  return printed.corners[school]![marker.facing]!;
}

/** How many quarter-turns clockwise a marker is turned. */
export function turnsOf(printed: Printed, marker: Pick<Marker, "trick" | "facing">): number {
  return shownBy(printed, marker).indexOf(schoolsOf(printed)[0]!);
}

/** The school that a marker shows at a corner. */
export function schoolAt(printed: Printed, marker: Pick<Marker, "trick" | "facing">, corner: string): string {
  return shownBy(printed, marker)[CORNERS.findIndex((each) => each === corner)]!;
}

/** The circles of a card. */
export function jointsOf(printed: Printed, card: string): Joint[] {
  return printed.faces[card]!.circles;
}

/** The corners of a slot that lie in a circle. */
export function facingsOf(printed: Printed, card: string, slot: number): string[] {
  return printed.faces[card]!.facings[slot]!;
}

/** The school that both markers show in a circle, or null if it is no link. */
export function linkIn(printed: Printed, joint: Joint, markers: readonly (Marker | null)[]): string | null {
  const [one, other] = [markers[joint.slot], markers[joint.other]];
  if (!one || !other) return null;
  const shown = schoolAt(printed, one, joint.corner);
  return shown === schoolAt(printed, other, joint.other_corner) ? shown : null;
}

/** The circles of a card that are links. */
export function linksOn(printed: Printed, card: string, markers: readonly (Marker | null)[]): Joint[] {
  return jointsOf(printed, card).filter((joint) => linkIn(printed, joint, markers) !== null);
}

/** The links in which the marker on a slot takes part. */
export function linksAt(printed: Printed, card: string, markers: readonly (Marker | null)[], slot: number): Joint[] {
  return linksOn(printed, card, markers).filter((joint) => joint.slot === slot || joint.other === slot);
}
