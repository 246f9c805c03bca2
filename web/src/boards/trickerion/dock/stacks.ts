/** The slots for components of a workshop, and what lies or would lie there. */

import type { Board, Stack, Workshop } from "../types";

export interface Place {
  key: string;
  stack: Stack | null;
  /** How many there would be after the choice that is left. */
  then: number;
  /** False for what would only come. */
  has: boolean;
  /** True on the Manager's board. */
  managed: boolean;
}

function boards(own: Workshop, board: Board): [name: string, slots: number][] {
  const manager = own.characters.some(({ id, at }) => id === "manager" && at !== "inn");
  const more = manager ? (board.specialist_boards["manager"]?.["component_slots"] ?? 0) : 0;
  return [["player", board.player_board["component_slots"] ?? 0], ["manager", more]];
}

/** All slots in their order; more than there are slots only if somebody has more. */
export function stacksOf(own: Workshop, after: readonly Stack[], board: Board): Place[] {
  const had = (component: string) => own.components.some((each) => each.component === component);
  const all = [...own.components, ...after.filter(({ component }) => !had(component))];
  const then = (component: string) => after.find((each) => each.component === component)?.tokens ?? 0;
  return boards(own, board).flatMap(([name, slots]) => {
    const there = all.filter((stack) => (name === "player" ? stack.board === "player" : stack.board !== "player"));
    const filled = there.map((stack) => ({
      ...{ key: stack.component, stack, then: then(stack.component) },
      ...{ has: had(stack.component), managed: name !== "player" },
    }));
    const empty = Array.from({ length: Math.max(0, slots - there.length) }, (_, place) => ({
      ...{ key: `${name}-${place}`, stack: null, then: 0, has: false, managed: name !== "player" },
    }));
    return [...filled, ...empty];
  });
}
