/** Where on the screen something comes forward. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest box around others; null around nothing. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
