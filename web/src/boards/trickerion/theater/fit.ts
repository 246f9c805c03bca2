/** How much a row of cards may show in the room that it has. */

/** A row of text below a card, its header, and what always stands below: the performer, links, the viewer. */
const ROW = 21;
const HEAD = 46;
const ALWAYS = 84;
/** So large a drawing is wanted before rivals get a row: three cells for two across, most of the width. */
const DRAWING = 1.5;
const MOST_WIDE = 220;
const GAP = 8;

/** From here on everything is drawn as on a large screen. */
export function isCompact(width: number, height: number): boolean {
  return width < 880 || height < 580;
}

/** The width of a card where so many stand in a row. */
export function cardWidth(width: number, cards: number): number {
  return Math.min(MOST_WIDE, (width - GAP * (cards - 1)) / Math.max(cards, 1));
}

/** How many rows of rivals fit below a card of this height. */
export function rivalRows(height: number, width: number): number {
  const free = height - HEAD - ALWAYS - DRAWING * Math.min(width, MOST_WIDE - 40);
  return Math.max(0, Math.floor(free / ROW));
}
