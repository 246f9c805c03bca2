/** Where everybody stands on the fame track. */

const LEAST = 50;
const AHEAD = 12;
/** Tokens nearer than this would cover each other. */
const NEAR = 2;
/** So far apart the outermost of them stand, in pixels. */
const SPREAD = 12;

/** The fame at the end of the track: always some way ahead of the leader. */
export function lengthOf(fame: readonly number[]): number {
  return Math.max(LEAST, ...fame.map((each) => each + AHEAD));
}

/** How much of the track the disc of a seat takes, and the number at a mark. */
const [DISC, NUMBER] = [0.046, 0.036];

/** Where the number of a mark can be read: below its line, or above, or nowhere because discs lie over both. */
export function sideOf(mark: number, fame: readonly number[]): "below" | "above" | "nowhere" {
  const length = lengthOf(fame);
  const isFree = (from: number, to: number) => fame.every((each) => each + (DISC / 2) * length < from || each - (DISC / 2) * length > to);
  if (isFree(mark - NUMBER * length, mark)) return "below";
  return isFree(mark, mark + NUMBER * length) ? "above" : "nowhere";
}

/** How far beside the middle each token stands: those with about the same fame stand side by side. */
export function spotsOf(fame: readonly number[]): number[] {
  return fame.map((own, seat) => {
    const near = [...fame.keys()].filter((other) => Math.abs(fame[other]! - own) < NEAR);
    return near.length < 2 ? 0 : SPREAD * (near.indexOf(seat) / (near.length - 1) - 1 / 2);
  });
}
