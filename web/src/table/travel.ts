/**
 * Things travel: what lies elsewhere after a change glides there from where it lay. A board marks what moves:
 * `<button use:travel={"character:3"}>`. The key says which thing it is, in whatever container it is drawn next.
 */

import { tick } from "svelte";
import { settings } from "../lib/speech.svelte";

const LONG = 280;
/** So little is no journey. */
const NEAR = 2;

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const drawn = new Map<string, Element[]>();
let before: Map<string, Spot> | null = null;

function moves(): boolean {
  return settings.motion && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where each thing lies now; one that is not to be seen lies nowhere. */
function spots(): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const [key, nodes] of drawn) {
    const spot = nodes.at(-1)?.getBoundingClientRect();
    if (spot && spot.width) found.set(key, spot);
  }
  return found;
}

/** The way from one spot to another, as a thing at the other sees it; null if there is none. */
export function way(from: Spot | undefined, to: Spot): { x: number; y: number; scale: number } | null {
  if (!from || !to.width) return null;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return Math.hypot(x, y) < NEAR ? null : { x, y, scale: from.width / to.width };
}

/** A drawing inside a picture measures in units of the picture. */
function unit(node: Element): number {
  const parent = node instanceof SVGGraphicsElement ? node.parentElement : null;
  return parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
}

function glide(node: Element, { x, y, scale }: { x: number; y: number; scale: number }): void {
  const per = unit(node);
  const start = { translate: `${x / per}px ${y / per}px`, scale: `${scale}`, zIndex: 5 };
  node.animate([start, { translate: "0 0", scale: "1", zIndex: 5 }], { duration: LONG, easing: "ease-out" });
}

/** To be called right before the board changes: whatever lies elsewhere afterwards travels there. */
export function departs(): void {
  if (before || !drawn.size || !moves()) return;
  before = spots();
  void tick().then(arrive);
}

function arrive(): void {
  const left = before;
  before = null;
  for (const [key, to] of left ? spots() : []) {
    const path = way(left!.get(key), to);
    if (path) glide(drawn.get(key)!.at(-1)!, path);
  }
}

/** Marks a thing that travels. */
export function travel(node: Element, key: string): { update: (key: string) => void; destroy: () => void } {
  let name = key;
  const enter = () => drawn.set(name, [...(drawn.get(name) ?? []), node]);
  const leave = () => {
    const others = (drawn.get(name) ?? []).filter((each) => each !== node);
    if (others.length) drawn.set(name, others);
    else drawn.delete(name);
  };
  enter();
  return {
    update: (next) => {
      leave();
      name = next;
      enter();
    },
    destroy: leave,
  };
}
