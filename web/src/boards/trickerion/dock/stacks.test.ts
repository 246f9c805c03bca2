import { expect, it } from "vitest";
import type { Board, Stack, Workshop } from "../types";
import { stacksOf } from "./stacks";

const board = { player_board: { component_slots: 3 }, specialist_boards: { manager: { component_slots: 2 } } } as unknown as Board;
const stack = (component: string, tokens: number, on = "player"): Stack => ({ component, tokens, board: on, counts: tokens + Number(on !== "player") });
const workshop = (components: Stack[], ...characters: string[]) =>
  ({ components, characters: characters.map((id) => ({ id, at: "home" })) }) as unknown as Workshop;

it("shows every slot, and those of the Manager only where there is one", () => {
  const own = workshop([stack("wood", 2)]);
  expect(stacksOf(own, own.components, board).map(({ stack }) => stack?.component ?? "")).toEqual(["wood", "", ""]);
  const managed = workshop([stack("wood", 2), stack("glass", 1, "manager")], "manager");
  expect(stacksOf(managed, managed.components, board).map(({ key, managed: with_ }) => [key, with_])).toEqual([
    ["wood", false], ["player-0", false], ["player-1", false], ["glass", true], ["manager-0", true],
  ]);
});

it("foretells what comes and what goes", () => {
  const own = workshop([stack("wood", 2), stack("rope", 1)]);
  const after = [stack("wood", 3), stack("glass", 1)];
  expect(stacksOf(own, after, board).map(({ key, then, has }) => [key, then, has])).toEqual([
    ["wood", 3, true], ["rope", 0, true], ["glass", 1, false],
  ]);
});
