/** Dawn of Technology: machines on their boards, and signature tricks beside them. */

import type { BoardModule } from "../module";
import { ladderOfMachines } from "./ladder";
import MachineCount from "./MachineCount.svelte";
import Told from "./Told.svelte";
import { dawnOf } from "./reading";

export const module: BoardModule = {
  inPlay: (view) => dawnOf(view) !== null,
  owned: { plate: MachineCount, told: Told },
  ladder: ladderOfMachines,
  // DT-SETUP-09: a signature trick of level 1.
  starts: (view, seat) => [dawnOf(view)?.seats[seat]?.signature ?? ""].filter(Boolean),
  always: ["machine"],
  pages: { machine: "mine", "region:ladder": "mine", "region:signature": "mine" },
};
