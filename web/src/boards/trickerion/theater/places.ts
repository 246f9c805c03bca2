/** Where things lie on the drawing of a card: two columns and three rows of standing squares. */

import type { Joint, Performance } from "../types";

/** From the middle of a slot to the circle at its corner: half of a cell. */
export const REACH = 42;
/** Half the diagonal of a slot and of a marker. */
export const HALF = 37;
const EDGE = 4;

export const WIDTH = 4 * REACH + 2 * EDGE;
export const HEIGHT = 6 * REACH + 2 * EDGE;

export interface Point {
  x: number;
  y: number;
}

const WAYS: Record<string, Point> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** So far from the middle of a slot towards a corner. */
export function towards(corner: string, distance: number): Point {
  const way = WAYS[corner]!;
  return { x: way.x * distance, y: way.y * distance };
}

/** The middle of a slot, counted from 0. A card of one column stands in the middle. */
export function middleOf(card: Performance, slot: number): Point {
  const columns = card.slots.map(([column]) => column);
  const narrow = columns.every((column) => column === columns[0]);
  const [column, row] = card.slots[slot]!;
  return { x: EDGE + REACH * (narrow ? 2 : 1 + 2 * column), y: EDGE + REACH * (1 + 2 * row) };
}

/** The middle of a circle. */
export function circleOf(card: Performance, joint: Joint): Point {
  const [middle, way] = [middleOf(card, joint.slot), towards(joint.corner, REACH)];
  return { x: middle.x + way.x, y: middle.y + way.y };
}

/** A standing square around the middle. */
export function square(reach: number): string {
  return `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`;
}

/** The angle next to the last one that shows the same: a marker never turns the long way round. */
export function nearest(last: number, angle: number): number {
  return last + ((((angle - last + 180) % 360) + 360) % 360) - 180;
}
