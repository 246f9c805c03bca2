/** The pictures of the Dark Alley. */

import Prophecy from "~icons/game-icons/crystal-ball";
import DarkAlley from "~icons/game-icons/street-light";

export const PROPHECY = Prophecy;

export const LOCATIONS = { "dark-alley": DarkAlley };

/** The picture of every thing of a field. */
export const FIELDS = { prophecy: Prophecy };
