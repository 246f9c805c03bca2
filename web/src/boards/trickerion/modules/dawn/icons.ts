/** The pictures of Dawn of Technology. */

import Machine from "~icons/game-icons/gears";
import Coil from "~icons/game-icons/tesla-coil";
import Smoke from "~icons/game-icons/smoke-bomb";
import Hypnotiser from "~icons/game-icons/divided-spiral";
import Training from "~icons/game-icons/lever";
import type { Icon } from "../../icons";

export const MACHINE = Machine;

/** The machine of each school. */
export const MACHINES: Record<string, Icon> = { mechanical: Coil, optical: Smoke, spiritual: Hypnotiser, escape: Training };

/** The picture of every thing of a field. */
export const FIELDS = { machine: Machine };
