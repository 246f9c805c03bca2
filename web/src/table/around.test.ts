import { describe, expect, it } from "vitest";
import { alongside, beside } from "./beside";
import { percent } from "./chance";
import { digest } from "./fair";
import { soundOf } from "./sound";
import { standing } from "./standing";

describe("a bubble", () => {
  const room = { width: 390, height: 844 };
  const bubble = { width: 300, height: 100 };

  it("stands below its thing, or above where there is no room", () => {
    expect(beside({ left: 100, top: 200, width: 50, height: 50 }, bubble, room).top).toBe(258);
    expect(beside({ left: 100, top: 780, width: 50, height: 50 }, bubble, room).top).toBe(672);
  });

  it("never leaves the window", () => {
    expect(beside({ left: 380, top: 200, width: 10, height: 10 }, bubble, room).left).toBe(82);
    expect(beside({ left: -40, top: 200, width: 10, height: 10 }, bubble, room).left).toBe(8);
    expect(beside({ left: 0, top: -900, width: 10, height: 10 }, bubble, room).top).toBe(8);
  });
});

describe("a chance", () => {
  it("is called impossible or certain only if it is", () => {
    expect(percent(0, "en")).toBe("0%");
    expect(percent(0.004, "en")).toBe("< 1%");
    expect(percent(0.336, "en")).toBe("34%");
    expect(percent(0.998, "en")).toBe("> 99%");
    expect(percent(1, "en")).toBe("100%");
  });
});

describe("a sound", () => {
  const asked = { over: false, question: { number: 1 } };
  const waits = { over: false, question: null };
  const ended = { over: true, question: null };

  it("is heard when it becomes one's turn and when the game ends", () => {
    expect(soundOf(waits, asked)).toBe("turn");
    expect(soundOf(asked, { over: false, question: { number: 2 } })).toBeNull();
    expect(soundOf(waits, ended)).toBe("end");
    expect(soundOf(ended, ended)).toBeNull();
    expect(soundOf(null, asked)).toBeNull();
  });
});

describe("the standing", () => {
  it("has the best first, and those who share a place in the order of their seats", () => {
    const places = standing({ scores: [3, 8, 3], ranks: [2, 1, 2], winners: [1] }, ["Ann", "Bo", "Cy"]);
    expect(places.map(({ name, rank, won }) => [name, rank, won])).toEqual([
      ["Bo", 1, true],
      ["Ann", 2, false],
      ["Cy", 2, false],
    ]);
  });
});

describe("fair chance", () => {
  it("reckons the digest as the server does", async () => {
    expect(await digest("7")).toBe("7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451");
  });
});

describe("a bar beside its thing", () => {
  const room = { width: 1280, height: 720 };
  const bar = { width: 300, height: 100 };
  const thing = (left: number, top: number, size = 80) => ({ left, top, width: size, height: size });

  it("stands to the right of it, or to the left where there is no room", () => {
    expect(alongside(thing(400, 300), bar, room)).toEqual({ left: 488, top: 290 });
    expect(alongside(thing(1100, 300), bar, room)).toEqual({ left: 792, top: 290 });
  });

  it("stands below or above a thing that is as wide as the window", () => {
    const wide = { left: 0, width: 1280, top: 100, height: 80 };
    expect(alongside(wide, bar, room)).toEqual({ left: 490, top: 188 });
    expect(alongside({ ...wide, top: 600 }, bar, room)).toEqual({ left: 490, top: 492 });
  });

  it("never covers the bar on top", () => {
    expect(alongside(thing(400, 0, 40), bar, room, 44).top).toBe(52);
  });
});
