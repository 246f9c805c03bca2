import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasSlipped, onceHeld } from "./pressing";

let draw: FrameRequestCallback | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (drawn: FrameRequestCallback) => ((draw = drawn), 1));
  vi.stubGlobal("cancelAnimationFrame", () => (draw = null));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("acts once a press has lasted since the next frame", () => {
  const act = vi.fn();
  onceHeld(act);
  draw?.(0);
  vi.advanceTimersByTime(440);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(act).toHaveBeenCalledOnce();
});

it("takes no tap for a long press while the page is too busy to draw", () => {
  const act = vi.fn();
  const stop = onceHeld(act);
  vi.advanceTimersByTime(2_000);
  stop();
  draw?.(0);
  vi.advanceTimersByTime(2_000);
  expect(act).not.toHaveBeenCalled();
});

it("is called off when the finger is lifted", () => {
  const act = vi.fn();
  const stop = onceHeld(act);
  draw?.(0);
  vi.advanceTimersByTime(300);
  stop();
  vi.advanceTimersByTime(2_000);
  expect(act).not.toHaveBeenCalled();
});

it.each([
  [6, 8, false],
  [7, 8, true],
])("a finger that has moved by %i and %i has slipped: %s", (x, y, slipped) => {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY }) as PointerEvent;
  expect(hasSlipped(at(100, 50), at(100 + x, 50 - y))).toBe(slipped);
});
