/** The parts of the charting library that the end of a game needs; loaded with the first chart, and not before. */

import { axisX, barY, plot, ruleY, text } from "@observablehq/plot";
import { written, type Bar } from "./points";

export interface Drawing {
  bars: readonly Bar[];
  /** The word under a bar. */
  label: (bar: Bar) => string;
  /** What is said when one points at a part. */
  say: (source: string, amount: number, bar: Bar) => string;
  sources: readonly string[];
  colour: (source: string) => string;
  scale: [low: number, high: number];
  width: number;
  height: number;
}

interface Row {
  at: string;
  source: string;
  amount: number;
  said: string;
}

const SMALL = 12;
const ROOM_ABOVE = 20;
const ROOM_BELOW = 22;

/** Bars stacked by source, what was lost below the line, the sum above. */
export function chart({ bars, label, say, sources, colour, scale, width, height }: Drawing): Element {
  const rows: Row[] = bars.flatMap((bar) =>
    bar.parts.map(({ source, amount }) => ({ at: label(bar), source, amount, said: say(source, amount, bar) })),
  );
  const tops = bars.map((bar) => ({ at: label(bar), top: heightOf(bar), said: written(bar.total) }));
  return plot({
    width,
    height,
    margin: 0,
    marginTop: ROOM_ABOVE,
    marginBottom: ROOM_BELOW,
    style: { background: "none", color: "inherit", fontFamily: "inherit", fontSize: `${SMALL}px`, overflow: "visible" },
    x: { type: "band", domain: bars.map(label), padding: 0.22 },
    y: { domain: scale, axis: null },
    color: { domain: [...sources], range: sources.map(colour) },
    marks: [
      barY(rows, { x: "at", y: "amount", fill: "source", order: [...sources], insetTop: 0.75, insetBottom: 0.75, title: "said" }),
      ruleY([0], { stroke: "currentColor", strokeOpacity: 0.6 }),
      text(tops, { x: "at", y: "top", text: "said", dy: -9, fontWeight: "600", fill: "currentColor" }),
      axisX({ tickSize: 0, tickPadding: 6, label: null, fontSize: SMALL }),
    ],
  });
}

const heightOf = (bar: Bar) => bar.parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
