/** The final score as a picture to share: drawn in the page, in the colours that the page has. */

import type { Tally } from "../../../lib/wire";
import type { Place } from "../../../table/standing";
import { barsOf, scaleOf, written } from "./points";

export interface Poster {
  title: string;
  below: string;
  game: string;
  /** The names of the sources, for the legend. */
  sources: readonly { id: string; name: string }[];
  places: readonly Place[];
  tally: Tally | null;
  /** The colour of a source or of a seat as the canvas understands it. */
  colour: (wanted: string) => string;
  source: (source: string) => string;
  serif: string;
  sans: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 48;
const GAP = 20;
const TOP = 168;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the card of each player stands. */
export function boxes(count: number): Box[] {
  const width = (WIDTH - 2 * EDGE - GAP * (count - 1)) / count;
  return Array.from({ length: count }, (_, place) => ({
    x: EDGE + place * (width + GAP),
    y: TOP,
    width,
    height: HEIGHT - TOP - EDGE,
  }));
}

/** The text, shortened until it fits. */
export function fitted(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let short = text;
  while (short && measure(`${short}…`) > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}

type Pen = CanvasRenderingContext2D;

function write(pen: Pen, text: string, x: number, y: number, font: string, colour: string, room = WIDTH - 2 * EDGE): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(fitted(text, room, (each) => pen.measureText(each).width), x, y);
}

function fill(pen: Pen, { x, y, width, height }: Box, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

export function paint(pen: Pen, poster: Poster): void {
  const { colour, serif, sans } = poster;
  fill(pen, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, colour("--paper"));
  fill(pen, { x: 0, y: 0, width: WIDTH, height: 10 }, colour("--bar"));
  fill(pen, { x: 0, y: 10, width: WIDTH, height: 3 }, colour("--gold"));
  write(pen, poster.title, EDGE, 82, `700 46px ${serif}`, colour("--green"));
  write(pen, poster.below, EDGE, 120, `400 20px ${sans}`, colour("--soft"));
  pen.textAlign = "right";
  write(pen, poster.game, WIDTH - EDGE, HEIGHT - 18, `400 16px ${sans}`, colour("--soft"));
  pen.textAlign = "left";
  paintLegend(pen, poster);
  for (const [at, box] of boxes(poster.places.length).entries()) paintPlayer(pen, poster, poster.places[at]!, box);
}

function paintLegend(pen: Pen, { sources, source, colour, sans }: Poster): void {
  let x = EDGE;
  for (const { id, name } of sources) {
    fill(pen, { x, y: HEIGHT - 30, width: 14, height: 14 }, source(id));
    write(pen, name, x + 22, HEIGHT - 18, `400 16px ${sans}`, colour("--ink"));
    x += 22 + pen.measureText(name).width + 24;
  }
}

function paintPlayer(pen: Pen, poster: Poster, place: Place, box: Box): void {
  const { colour, serif } = poster;
  fill(pen, box, colour("--card"));
  pen.strokeStyle = colour(place.won ? "--lit" : "--rule");
  pen.lineWidth = place.won ? 4 : 1;
  pen.strokeRect(box.x, box.y, box.width, box.height);
  fill(pen, { ...box, height: 8 }, colour(`--seat-${place.seat}`));
  pen.textAlign = "right";
  write(pen, `${place.score}`, box.x + box.width - 16, box.y + 54, `700 40px ${serif}`, colour("--ink"));
  const score = pen.measureText(`${place.score}`).width;
  pen.textAlign = "left";
  write(pen, place.name, box.x + 16, box.y + 50, `700 26px ${serif}`, colour("--ink"), box.width - score - 44);
  if (poster.tally) paintBars(pen, poster, place.seat, { x: box.x + 16, y: box.y + 96, width: box.width - 32, height: box.height - 116 });
}

function paintBars(pen: Pen, { tally, source, colour, sans }: Poster, seat: number, box: Box): void {
  const bars = barsOf(tally!, seat);
  const [low, high] = scaleOf(tally!);
  const each = box.height / (high - low);
  const zero = box.y + high * each;
  const step = box.width / bars.length;
  for (const [at, { parts, total }] of bars.entries()) {
    let [up, down] = [zero, zero];
    const x = box.x + at * step + step * 0.11;
    for (const { source: of, amount } of parts) {
      const height = Math.abs(amount) * each;
      const y = amount > 0 ? (up -= height) : down;
      if (amount < 0) down += height;
      fill(pen, { x, y: y + 0.75, width: step * 0.78, height: Math.max(1, height - 1.5) }, source(of));
    }
    pen.textAlign = "center";
    write(pen, written(total), x + step * 0.39, up - 6, `600 15px ${sans}`, colour("--ink"));
    pen.textAlign = "left";
  }
  fill(pen, { x: box.x, y: zero, width: box.width, height: 1.5 }, colour("--edge"));
}
