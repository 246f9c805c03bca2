/** A press that lasts: how long that is, and how far the finger may slip meanwhile. */

const LONG_PRESS = 450;
const SLIP = 10;

/**
 * Do something if a press that begins now lasts. It is timed from the next frame that is drawn, so that a page that is
 * busy takes no tap for a long press. Returns what calls it off.
 */
export function onceHeld(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act, LONG_PRESS)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** True if a finger has moved so far that it swipes or lifts something. */
export function hasSlipped(from: PointerEvent, to: PointerEvent): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > SLIP;
}
