/** The game in one picture, for its poster. */

import Life from "~icons/game-icons/broken-heart";
import Eye from "~icons/game-icons/eye-target";
import Call from "~icons/game-icons/talk";
import Tower from "~icons/game-icons/tower-flag";
import type { PosterOf } from "../../lobby/poster";

const poster: PosterOf = {
  minutes: [30, 30],
  steps: [
    ["look", Eye],
    ["call", Call],
    ["dare", Life],
    ["climb", Tower],
  ],
};
export default poster;
