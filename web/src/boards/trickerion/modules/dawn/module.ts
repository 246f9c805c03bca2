/** Dawn of Technology: machines on their boards, and signature tricks beside them. */

import type { BoardModule } from "../module";
import { ladderOfMachines } from "./ladder";
import MachineBoard from "./MachineBoard.svelte";
import MachineCount from "./MachineCount.svelte";
import { dawnOf } from "./reading";

export const module: BoardModule = {
  inPlay: (view) => dawnOf(view) !== null,
  owned: { plate: MachineCount, ability: MachineBoard },
  ladder: ladderOfMachines,
  // DT-SETUP-09: a signature trick of level 1.
  starts: (view, seat) => [dawnOf(view)?.seats[seat]?.signature ?? ""].filter(Boolean),
  always: ["machine"],
  pages: { machine: "mine" },
};
