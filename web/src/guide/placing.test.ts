import { expect, test } from "vitest";
import { placed, standsHigh } from "./placing";

const room = { width: 1000, height: 800 };
const card = { width: 300, height: 200 };
const thing = { left: 400, top: 300, width: 100, height: 50 };

test("the card stands to the right of its thing", () => {
  expect(placed(thing, [], card, room)).toEqual({ left: 510, top: 225 });
});

test("it goes elsewhere rather than cover what may be touched", () => {
  const right = { left: 520, top: 300, width: 100, height: 50 };
  expect(placed(thing, [right], card, room)).toEqual({ left: 90, top: 225 });
});

test("it stays inside the room and below the bar", () => {
  const corner = { left: 950, top: 0, width: 50, height: 50 };
  const place = placed(corner, [], card, room, 44);
  expect(place.left).toBeGreaterThan(0);
  expect(place.left + card.width).toBeLessThan(room.width);
  expect(place.top).toBeGreaterThanOrEqual(44);
});

test("on a phone it stands above only where it covers less of its thing", () => {
  const at = (top: number, height: number) => standsHigh({ left: 0, top, width: 300, height }, 200, 100, 700);
  expect([at(20, 60), at(350, 100), at(550, 100), at(450, 200)]).toEqual([false, false, true, true]);
  expect(at(150, 400)).toBe(false);
});
