/** Where everybody stands on the fame track. */

const LEAST = 50;
const AHEAD = 12;
/** Tokens nearer than this would cover each other. */
const NEAR = 2;
/** So far apart they stand, in pixels; two in a row, for the track is narrow. */
const [ASIDE, APART] = [12, 15];
/** On a line that lies there is room for one row only. */
const STEP = 10;

/** The fame at the end of the track: always some way ahead of the leader. */
export function lengthOf(fame: readonly number[]): number {
  return Math.max(LEAST, ...fame.map((each) => each + AHEAD));
}

/** How much of the track the disc of a seat takes, half of two rows of them, and the number at a mark. */
const [DISC, CROWD, NUMBER] = [0.046, 0.036, 0.036];

/** The seats with about this fame. */
function near(fame: readonly number[], own: number): number[] {
  return [...fame.keys()].filter((seat) => Math.abs(fame[seat]! - own) < NEAR);
}

/** Where the number of a mark can be read: below its line, or above, or nowhere because discs lie over both. */
export function sideOf(mark: number, fame: readonly number[]): "below" | "above" | "nowhere" {
  const length = lengthOf(fame);
  const reach = (each: number) => (near(fame, each).length > 2 ? CROWD : DISC / 2) * length;
  const isFree = (from: number, to: number) => fame.every((each) => each + reach(each) < from || each - reach(each) > to);
  if (isFree(mark - NUMBER * length, mark)) return "below";
  return isFree(mark, mark + NUMBER * length) ? "above" : "nowhere";
}

/** How far from its fame a token stands, to the right and down, in pixels. */
export interface Spot {
  aside: number;
  down: number;
}

/** Those with about the same fame stand side by side, and further ones below them. */
export function spotsOf(fame: readonly number[]): Spot[] {
  return fame.map((own, seat) => {
    const all = near(fame, own);
    const [place, rows] = [all.indexOf(seat), Math.ceil(all.length / 2)];
    const alone = place === all.length - 1 && place % 2 === 0;
    return { aside: alone ? 0 : ASIDE * ((place % 2) - 1 / 2), down: APART * (Math.floor(place / 2) - (rows - 1) / 2) };
  });
}

/** How far along a line that lies each token stands from its fame: those with about the same fame stand in a row. */
export function rowOf(fame: readonly number[]): number[] {
  return fame.map((own, seat) => {
    const all = near(fame, own);
    return STEP * (all.indexOf(seat) - (all.length - 1) / 2);
  });
}
