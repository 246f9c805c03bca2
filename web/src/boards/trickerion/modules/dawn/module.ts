/** Dawn of Technology: machines on their boards, and signature tricks beside them. */

import type { BoardModule } from "../module";
import MachineBoard from "./MachineBoard.svelte";
import MachineCount from "./MachineCount.svelte";
import { dawnOf } from "./reading";

export const module: BoardModule = {
  inPlay: (view) => dawnOf(view) !== null,
  owned: { plate: MachineCount, ability: MachineBoard },
  always: ["machine"],
  pages: { machine: "mine" },
};
