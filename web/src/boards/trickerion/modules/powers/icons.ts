/** The pictures of Magician Powers. */

import Power from "~icons/game-icons/magic-swirl";

export const POWER = Power;

/** The picture of every thing of a field. */
export const FIELDS = { power: Power, "power-slot": Power };
