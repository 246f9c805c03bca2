/** The pictures of things, by their ids. One set (game-icons) for all of them. */

import Glass from "~icons/game-icons/wine-glass";
import Wood from "~icons/game-icons/planks";
import Metal from "~icons/game-icons/metal-bar";
import Fabric from "~icons/game-icons/rolled-cloth";
import Rope from "~icons/game-icons/rope-coil";
import Petroleum from "~icons/game-icons/oil-drum";
import Saw from "~icons/game-icons/hand-saw";
import Animal from "~icons/game-icons/rabbit";
import Padlock from "~icons/game-icons/padlock";
import Mirror from "~icons/game-icons/mirror-mirror";
import Disguise from "~icons/game-icons/carnival-mask";
import Cog from "~icons/game-icons/cog";
import Magician from "~icons/game-icons/top-hat";
import Manager from "~icons/game-icons/briefcase";
import Engineer from "~icons/game-icons/monkey-wrench";
import Assistant from "~icons/game-icons/flower-hat";
import Apprentice from "~icons/game-icons/chess-pawn";
import Spiritual from "~icons/game-icons/moon";
import Mechanical from "~icons/game-icons/clockwork";
import Optical from "~icons/game-icons/eye-target";
import Escape from "~icons/game-icons/handcuffs";
import AnySchool from "~icons/game-icons/card-joker";
import X from "~icons/game-icons/cancel";
import Spade from "~icons/game-icons/spades";
import Heart from "~icons/game-icons/hearts";
import Diamond from "~icons/game-icons/diamonds";
import Club from "~icons/game-icons/clubs";
import Fame from "~icons/game-icons/round-star";
import Coins from "~icons/game-icons/two-coins";
import Shards from "~icons/game-icons/crystal-growth";
import Points from "~icons/game-icons/stopwatch";
import Poster from "~icons/game-icons/scroll-unfurled";
import Special from "~icons/game-icons/card-pick";
import Thinking from "~icons/game-icons/think";
import Ready from "~icons/game-icons/check-mark";
import Idle from "~icons/game-icons/night-sleep";
import Downtown from "~icons/game-icons/modern-city";
import MarketRow from "~icons/game-icons/shop";
import Workshop from "~icons/game-icons/anvil";
import Theater from "~icons/game-icons/theater-curtains";
import Residence from "~icons/game-icons/house";
import Inn from "~icons/game-icons/beer-stein";
import Bank from "~icons/game-icons/bank";
import Players from "~icons/game-icons/meeple-group";

export type Icon = typeof Glass;
type Icons = Record<string, Icon>;

export const COMPONENT_ICONS: Icons = {
  wood: Wood,
  metal: Metal,
  glass: Glass,
  fabric: Fabric,
  rope: Rope,
  petroleum: Petroleum,
  saw: Saw,
  animal: Animal,
  padlock: Padlock,
  mirror: Mirror,
  disguise: Disguise,
  cog: Cog,
};

export const CHARACTER_ICONS: Icons = {
  magician: Magician,
  manager: Manager,
  engineer: Engineer,
  assistant: Assistant,
  apprentice: Apprentice,
};

export const SCHOOL_ICONS: Icons = { spiritual: Spiritual, mechanical: Mechanical, optical: Optical, escape: Escape };

export const SYMBOL_ICONS: Icons = { spade: Spade, heart: Heart, diamond: Diamond, club: Club };

export const RESOURCE_ICONS: Icons = { fame: Fame, coins: Coins, shards: Shards, points: Points };

// A module brings the pictures of its own locations, and of the fields whose things all look alike.
const found = Object.values(import.meta.glob<{ LOCATIONS?: Icons; FIELDS?: Icons }>("./modules/*/icons.ts", { eager: true }));
const LOCATIONS_OF_MODULES: Icons = Object.assign({}, ...found.map((each) => each.LOCATIONS));

export const FIELD_ICONS: Icons = Object.assign({}, ...found.map((each) => each.FIELDS));

export const LOCATION_ICONS: Icons = {
  downtown: Downtown,
  "market-row": MarketRow,
  workshop: Workshop,
  theater: Theater,
  ...LOCATIONS_OF_MODULES,
};

/** The faces of the dice but for the numbers, which are coins. */
export const FACE_ICONS: Icons = { ...SCHOOL_ICONS, ...CHARACTER_ICONS, any: AnySchool, x: X };

export const PLACE_ICONS: Icons = { residence: Residence, inn: Inn, bank: Bank };

export const SIGNS = {
  poster: Poster,
  special: Special,
  thinking: Thinking,
  ready: Ready,
  idle: Idle,
  players: Players,
  coins: Coins,
};
