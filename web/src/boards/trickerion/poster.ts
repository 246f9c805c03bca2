/** The game in one picture, for its poster. */

import Workshop from "~icons/game-icons/anvil";
import Link from "~icons/game-icons/linked-rings";
import Rules from "~icons/game-icons/open-book";
import Fame from "~icons/game-icons/round-star";
import Theater from "~icons/game-icons/theater-curtains";
import type { PosterOf } from "../../lobby/poster";

const poster: PosterOf = {
  minutes: [60, 180],
  steps: [
    ["learn", Rules],
    ["prepare", Workshop],
    ["set-up", Link],
    ["perform", Theater],
    ["fame", Fame],
  ],
};
export default poster;
