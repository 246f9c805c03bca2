/** Where a bubble stands: below the thing that it speaks of, above if there is no room, always inside the window. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 8;

const within = (at: number, most: number) => Math.max(GAP, Math.min(at, most));

export function beside(thing: Box | null, bubble: Size, room: Size): { left: number; top: number } {
  const most = { left: room.width - bubble.width - GAP, top: room.height - bubble.height - GAP };
  if (!thing) return { left: within(most.left / 2, most.left), top: within(most.top / 2, most.top) };
  const left = within(thing.left + thing.width / 2 - bubble.width / 2, most.left);
  const below = thing.top + thing.height + GAP;
  const top = below <= most.top ? below : thing.top - bubble.height - GAP;
  return { left, top: within(top, most.top) };
}

/** Where a bar stands that must not cover its thing: to the right of it, else left, below, above, in this order. */
export function alongside(thing: Box, bar: Size, room: Size, top = 0): { left: number; top: number } {
  const [right, bottom] = [thing.left + thing.width + GAP, thing.top + thing.height + GAP];
  const [left, above] = [thing.left - bar.width - GAP, thing.top - bar.height - GAP];
  const most = { left: room.width - bar.width - GAP, top: room.height - bar.height - GAP };
  const across = within(thing.left + thing.width / 2 - bar.width / 2, most.left);
  const down = Math.max(top + GAP, within(thing.top + thing.height / 2 - bar.height / 2, most.top));
  if (right <= most.left) return { left: right, top: down };
  if (left >= GAP) return { left, top: down };
  return { left: across, top: bottom <= most.top || above < top + GAP ? within(bottom, most.top) : above };
}
