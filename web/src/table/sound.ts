/** A few tones when it becomes the reader's turn, when a show begins, and when the game ends; made here, not fetched. */

import { settings } from "../lib/speech.svelte";

export type Sound = "turn" | "show" | "end";

export interface Sounding {
  readonly over: boolean;
  readonly question: { readonly number: number } | null;
}

/** What is to be heard when one frame follows another; a page that has just been opened is silent. */
export function soundOf(before: Sounding | null, now: Sounding | null): Sound | null {
  if (!before || !now) return null;
  if (now.over) return before.over ? null : "end";
  return now.question && !before.question ? "turn" : null;
}

const TONES: Record<Sound, number[]> = { turn: [587, 784], show: [392, 523, 659, 523], end: [523, 659, 784, 1047] };
const LENGTH = 0.16;
const VOLUME = 0.12;

let context: AudioContext | null = null;

/** Let something be heard, if the reader wants sounds. */
export function ring(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser keeps silent until its reader has touched the page.
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime;
  for (const [at, pitch] of TONES[sound].entries()) tone(context, pitch, start + at * LENGTH);
}

function tone(on: AudioContext, pitch: number, start: number): void {
  const [voice, volume] = [on.createOscillator(), on.createGain()];
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH * 1.5);
  voice.connect(volume).connect(on.destination);
  voice.start(start);
  voice.stop(start + LENGTH * 1.6);
}
