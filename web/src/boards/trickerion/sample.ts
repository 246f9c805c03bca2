/** A small box and table for the tests: what the server would say of a few cards. */

import type { Figures, Joint, Printed, Trick, TrickerionView } from "./types";

const SCHOOLS = ["spiritual", "mechanical", "optical", "escape"];
const CORNERS = ["up", "right", "down", "left"];

function joint(slot: number, corner: string, other: number, other_corner: string, shard = false): Joint {
  return { slot, corner, other, other_corner, shard };
}

/** The schools at the corners, turned so that the own one lies at the corner it faces. */
function corners(own: string): Record<string, string[]> {
  const turned = (turns: number) => CORNERS.map((_, corner) => SCHOOLS[(corner - turns + 4) % 4]!);
  return Object.fromEntries(CORNERS.map((facing, place) => [facing, turned((place - SCHOOLS.indexOf(own) + 4) % 4)]));
}

function trick(id: string, school: string, level: number): Trick {
  const yields = { fame: 3, coins: 2, shards: 0 };
  return { id, name: {}, school, level, threshold: 16, components: { wood: 2 }, prepare_ap: 1, markers: 2, yields, end_bonus: null };
}

export function sampleFigures(changes: Partial<Figures> = {}): Figures {
  const slots = (name: string, ...points: (number | null)[]) => points.map((each, place) => ({ id: `${name}-${place + 1}`, points: each }));
  return {
    seats: 2,
    options: { dark_alley: false },
    hand: { downtown: 2, "market-row": 2, workshop: 2, theater: 3 },
    base_points: { magician: 3, manager: 2, "apprentice-1": 1 },
    costs: { learn: 3, buy: 1 },
    quick_surcharge: 1,
    slots: { downtown: slots("downtown", 2, null, null, 0), "market-row": slots("market", 2, null, null, 0), workshop: slots("workshop", 0, 0) },
    days: {},
    tricks: ["levitation", "walled"],
    thresholds: { 2: 16 },
    engineer_markers: 1,
    link_fame: 1,
    card_bonus: true,
    leaves: [[3, 4, 0], [3, 4, 0], [3, 4, 0], [4, 0, 0], [5, 0, 0]],
    abilities: false,
    decks: [],
    decks_face_up: false,
    card_shards: 0,
    ...changes,
  };
}

const DAYS = { thursday: { fame: -1, coins: -1 }, friday: { fame: 0, coins: 0 }, saturday: { fame: 0, coins: 0 }, sunday: { fame: 1, coins: 1 } };

export function samplePrinted(changes: Partial<Printed> = {}): Printed {
  const alley = { options: { dark_alley: true }, hand: { downtown: 1, "dark-alley": 1 }, decks: ["downtown", "market-row", "workshop", "theater"] };
  const [plain, changed] = [{ days: DAYS, bent: [] }, { days: { ...DAYS, friday: DAYS.thursday }, bent: [] }];
  const faces = {
    // One slot above another, and a third beside the lower one across a circle with a shard.
    "riverside-theater-2": {
      circles: [joint(0, "down", 1, "up"), joint(1, "right", 2, "left", true)],
      facings: [["down"], ["up", "right"], ["left"]],
    },
    "riverside-theater-1": { circles: [], facings: [[]] },
  };
  return {
    tricks: [trick("levitation", "optical", 2), trick("walled", "escape", 1), trick("seance", "spiritual", 1)],
    performances: [{ id: "riverside-theater-1", theater: "riverside-theater", slots: [[0, 0]], links: [], performer_bonus: { fame: 1, coins: 0, shards: 0 } }],
    specials: [{ id: "headhunter", location: "downtown" }],
    prophecies: [],
    magicians: [],
    board: {
      components: { basic: { price: 1, types: ["wood"] }, superior: { price: 3, types: ["cog"] } },
      markers: { symbols: ["spade", "heart", "diamond", "club"], per_symbol: 4, corners_clockwise: SCHOOLS },
    },
    tables: [sampleFigures(), sampleFigures(alley)],
    faces,
    corners: Object.fromEntries(SCHOOLS.map((school) => [school, corners(school)])),
    dice_order: [],
    bends: { "": plain, "friday-penalty": changed, "cheap-learning": { ...plain, bent: ["costs"] } },
    charge: { fame: 1, coins: 1, shards: 0 },
    missing_fame: 1,
    ...changes,
  } as Printed;
}

/** A view of which a test says all that it needs; two seats in the base game unless it says otherwise. */
export function sampleView(parts: object): TrickerionView {
  return { options: { dark_alley: false }, fame: [0, 0], round: 1, rounds: 5, alley: null, left_out: [], ...parts } as unknown as TrickerionView;
}
