import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { change, settings } from "../lib/speech.svelte";
import { departs, travel, way } from "./travel";

const spot = (left: number, top: number, size = 40) => ({ left, top, width: size, height: size });

/** A thing drawn somewhere, and where it glides from. */
function drawn(key: string, at: ReturnType<typeof spot>) {
  const node = document.createElement("button");
  const glides = vi.fn();
  node.getBoundingClientRect = () => at as DOMRect;
  node.animate = glides;
  return { node, glides, leave: travel(node, key).destroy };
}

const usual = settings.motion;
beforeEach(() => change({ motion: true }));
afterEach(() => change({ motion: usual }));

it("goes from middle to middle, and nowhere if it stays", () => {
  expect(way(spot(0, 0), spot(100, 50))).toEqual({ x: -100, y: -50, scale: 1 });
  expect(way(spot(0, 0, 80), spot(20, 20, 40))).toBeNull();
  expect(way(undefined, spot(0, 0))).toBeNull();
  expect(way(spot(0, 0), spot(100, 50, 0))).toBeNull();
});

it("takes a thing along that is drawn in another place", async () => {
  const home = drawn("character:1", spot(0, 0));
  departs();
  home.leave();
  const there = drawn("character:1", spot(100, 0));
  await tick();
  expect(there.glides).toHaveBeenCalledOnce();
  expect(there.glides.mock.calls[0]![0][0].translate).toBe("-100px 0px");
  there.leave();
});

it("moves nothing for whoever wants no motion", async () => {
  change({ motion: false });
  const home = drawn("character:1", spot(0, 0));
  departs();
  home.leave();
  const there = drawn("character:1", spot(100, 0));
  await tick();
  expect(there.glides).not.toHaveBeenCalled();
  there.leave();
});
