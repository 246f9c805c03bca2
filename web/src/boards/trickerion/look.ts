/** What every part of this board looks at: the props of the board, handed down once. */

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../board";
import type { Printed, Prospects, TrickerionView } from "./types";

export type Look = BoardProps<TrickerionView, Printed, Prospects>;

const KEY = "trickerion";

export function provideLook(look: () => Look): void {
  setContext(KEY, look);
}

export function useLook(): Look {
  return getContext<() => Look>(KEY)();
}
