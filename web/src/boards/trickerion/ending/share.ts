/** Gives the reader a picture: to whatever the device shares with, or as a file. */

import { HEIGHT, paint, WIDTH, type Poster } from "./picture";

function drawn(poster: Poster): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  paint(pen, poster);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** A colour of the theme, or any that a style sheet understands, as one that a canvas understands too. */
export function resolved(probe: HTMLElement, colour: string): string {
  probe.style.color = colour.startsWith("--") ? `var(${colour})` : colour;
  return getComputedStyle(probe).color;
}

function isTouch(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

export async function share(poster: Poster, name: string): Promise<void> {
  const picture = await drawn(poster);
  if (!picture) return;
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (isTouch() && navigator.canShare?.({ files: [file] })) {
    // Whoever changes their mind has no need of a message.
    await navigator.share({ files: [file], title: poster.title }).catch(() => undefined);
  } else {
    saved(file);
  }
}

function saved(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
