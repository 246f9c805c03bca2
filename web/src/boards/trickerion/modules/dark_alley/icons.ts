/** The pictures of the Dark Alley. */

import Ball from "~icons/game-icons/crystal-ball";
import DarkAlley from "~icons/game-icons/street-light";
import Books from "~icons/game-icons/book-cover";
import Bank from "~icons/game-icons/bank";
import Calendar from "~icons/game-icons/calendar";
import Clap from "~icons/game-icons/clapperboard";
import Coins from "~icons/game-icons/two-coins";
import Door from "~icons/game-icons/entry-door";
import Equal from "~icons/game-icons/scales";
import Escape from "~icons/game-icons/handcuffs";
import Fame from "~icons/game-icons/round-star";
import Hammer from "~icons/game-icons/clockwork";
import Mask from "~icons/game-icons/domino-mask";
import Moon from "~icons/game-icons/moon";
import Eye from "~icons/game-icons/eyeball";
import Pawn from "~icons/game-icons/chess-pawn";
import Price from "~icons/game-icons/price-tag";
import Recruit from "~icons/game-icons/beer-stein";
import Shards from "~icons/game-icons/crystal-growth";
import Shop from "~icons/game-icons/shop";
import Stairs from "~icons/game-icons/stairs";
import Toll from "~icons/game-icons/pay-money";
import Cards from "~icons/game-icons/card-draw";
import Hat from "~icons/game-icons/top-hat";
import type { Icon } from "../../icons";

export const PROPHECY = Ball;

/** What a prophecy is about. */
export const PROPHECIES: Record<string, Icon> = {
  "one-base-point": Equal,
  "shard-echo": Shards,
  "shard-glory": Shards,
  "orders-on-sale": Shop,
  "cheap-further-cards": Cards,
  "double-performer-bonus": Clap,
  "double-bank": Bank,
  "strong-enhancement": Shards,
  "two-placements": Door,
  "escape-fame": Escape,
  "friday-penalty": Calendar,
  "cheap-learning": Books,
  "mechanical-fame": Hammer,
  "coins-become-fame": Fame,
  "famous-apprentices": Pawn,
  "plain-days": Calendar,
  "optical-fame": Eye,
  "costly-first-slot": Toll,
  "performers-day": Hat,
  "hidden-assignments": Mask,
  "flat-price": Price,
  "saturday-bonus": Calendar,
  "spiritual-fame": Moon,
  "cheap-coins": Coins,
  "cheap-hiring": Recruit,
  "enhanced-theater": Shards,
  "lowest-slot-first": Stairs,
};

export const LOCATIONS = { "dark-alley": DarkAlley };

/** The picture of every thing of a field. */
export const FIELDS = { prophecy: Ball };
