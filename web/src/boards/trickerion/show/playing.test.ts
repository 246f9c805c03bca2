import { expect, it } from "vitest";
import type { Frame } from "../../../lib/wire";
import { sampleView } from "../sample";
import type { Event } from "../types";
import { Playing } from "./playing.svelte";

const frame = (seq: number, ...events: Event[]) =>
  ({ seq, undone: null, over: false, view: sampleView({ theater: [] }), events: events.map((event) => ({ event, sentence: "" })) }) as unknown as Frame;

const performed: Event = { type: "card-performed", seat: 0, card: "riverside-theater-1", day: "friday" };
const began = (round: number): Event => ({ type: "round-began", round, dice: [] });

const log = (frames: Frame[]) => frames.map(({ seq, events }) => ({ seq, events, undone: null, notice: null }));

function after(...frames: Frame[]): Playing {
  const playing = new Playing(frames[0]!);
  for (const [at, now] of frames.entries()) if (at) playing.follow(frames[at - 1]!, now, log(frames.slice(0, at + 1)));
  return playing;
}

it("shows the summary of the round after its performances", () => {
  const playing = after(frame(1), frame(2, performed, began(3)));
  expect([playing.scene?.card, playing.ended]).toEqual(["riverside-theater-1", null]);
  playing.close();
  expect([playing.scene, playing.ended?.round]).toEqual([null, 2]);
  playing.closeRound();
  expect(playing.ended).toBeNull();
});

const reward: Event = {
  type: "trick-rewarded",
  seat: 0,
  trick: "levitation",
  fame: 1,
  coins: 0,
  shards: 0,
  more_fame: 0,
  more_coins: 0,
  parts: [],
};

it("does not go by itself before anything is paid", () => {
  const playing = after(frame(1), frame(2, performed));
  playing.goOn();
  expect(playing.scene?.card).toBe("riverside-theater-1");
});

it("comes back with the lines that follow if it went by itself, but not if the reader closed it", () => {
  const [first, second, third] = [frame(1), frame(2, performed, reward), frame(3, reward)];
  for (const [leave, lines] of [
    [(playing: Playing) => playing.goOn(), 2],
    [(playing: Playing) => playing.close(), 0],
  ] as const) {
    const playing = after(first, second);
    leave(playing);
    expect(playing.scene).toBeNull();
    playing.follow(second, third, []);
    expect([playing.lines.length, playing.told]).toEqual([lines, lines]);
  }
});

it("does not come back for what is no part of it, nor for the next performance", () => {
  const other: Event = { ...performed, card: "riverside-theater-2" };
  const playing = after(frame(1), frame(2, performed, reward));
  playing.goOn();
  playing.follow(frame(2), frame(3, began(3)), []);
  expect(playing.scene).toBeNull();
  const next = after(frame(1), frame(2, performed, reward));
  const [shown, now] = [frame(3), frame(4, other, reward)];
  next.follow(frame(2), shown, []);
  next.goOn();
  next.follow(shown, now, []);
  expect(next.scene?.card).toBe("riverside-theater-2");
});

it("has no summary before the first round, nor for what was there when one came", () => {
  expect(after(frame(1), frame(2, began(1))).ended).toBeNull();
  expect(new Playing(frame(1, began(2))).ended).toBeNull();
});

it("knows of a round that ended in moments that were skipped, but not how the table stood then", () => {
  const frames = [frame(1), frame(2), frame(3, began(4)), frame(4)];
  const playing = new Playing(frames[0]!);
  playing.follow(frames[2]!, frames[3]!, log(frames));
  expect(playing.ended).toEqual({ round: 3, seq: 3, view: null });
});

it("forgets the summary once the game is over", () => {
  expect(after(frame(1), frame(2, began(7)), { ...frame(3), over: true }).ended).toBeNull();
});

it("goes with whoever goes on playing", () => {
  const playing = after(frame(1), frame(2, performed, began(3)));
  playing.leave();
  expect([playing.scene, playing.ended]).toEqual([null, null]);
});
