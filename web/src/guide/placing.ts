/** Where the card goes: beside its thing, where it covers least of what is asked and may be touched. */

import type { Box, Size } from "../table/beside";

const GAP = 10;

export interface Place {
  left: number;
  top: number;
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** On a phone: true if the card covers less of its thing when it stands above, from `top` on, than below, down to `bottom`. */
export function standsHigh(thing: Box, height: number, top: number, bottom: number): boolean {
  const covers = (from: number) => Math.max(0, Math.min(from + height, thing.top + thing.height) - Math.max(from, thing.top));
  return covers(top) < covers(bottom - height);
}

/** Right, left, below and above of the thing, then the corners of the room below `top`. */
function places(thing: Box, card: Size, room: Size, top: number): Place[] {
  const most = { left: room.width - card.width - GAP, top: room.height - card.height - GAP };
  const within = ({ left, top: down }: Place): Place => ({
    left: Math.max(GAP, Math.min(left, most.left)),
    top: Math.max(top + GAP, Math.min(down, most.top)),
  });
  const across = thing.left + thing.width / 2 - card.width / 2;
  const down = thing.top + thing.height / 2 - card.height / 2;
  const around = [
    { left: thing.left + thing.width + GAP, top: down },
    { left: thing.left - card.width - GAP, top: down },
    { left: across, top: thing.top + thing.height + GAP },
    { left: across, top: thing.top - card.height - GAP },
  ];
  const corners = [most.left, GAP].flatMap((left) => [{ left, top: most.top }, { left, top }]);
  return [...around, ...corners].map(within);
}

/** The first of the places that covers least; to cover the thing itself is worst. */
export function placed(thing: Box, others: readonly Box[], card: Size, room: Size, top = 0): Place {
  const covers = (place: Place) => {
    const box = { ...place, ...card };
    return 10 * overlap(box, thing) + others.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const found = places(thing, card, room, top);
  const least = Math.min(...found.map(covers));
  return found.find((place) => covers(place) === least)!;
}
