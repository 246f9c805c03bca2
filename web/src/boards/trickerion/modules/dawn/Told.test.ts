import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Speaker } from "../../../../lib/speech.svelte";
import { Session } from "../../../../table/session.svelte";
import type { Look } from "../../look";
import { samplePrinted, sampleView } from "../../sample";
import type { MachineBoard as Board, TrickerionView } from "../../types";
import { ladderOfMachines } from "./ladder";
import MachineCount from "./MachineCount.svelte";
import Told from "./Told.svelte";

const words = new Speaker("en", [
  "ui-machines = Machines\nui-machine-apart = { $shards } apart\nui-house-machine = House data\n",
  "machine-escape-1 = Trainer 1\nmachine-escape-2 = Trainer 2\nmachine-escape-3 = Trainer 3\neffect-escape-2 = More points.\n",
  "trick-walled = Walled\ntrick-seance = Seance\neffect-walled = Stays there.\n",
]);
const card = { id: "walled", magician: "m", classic: "seance", ability: "encore", machines: 2 };
const printed = samplePrinted({ of_modules: { signature_tricks: [card] } });
const slot = (level: number, icons: number, shards: number, state = "", fame = 0) => ({ machine: `escape-${level}`, icons, shards, coins: level - 1, fame, state });
const NOW: Board = { built: 2, inactive: [2], slots: [slot(1, 1, 1, "active"), slot(2, 2, 1, "inactive", 2), slot(3, 2, 0)], signature: "walled", beside: true };

let drawn: Record<string, unknown> | null = null;
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
});

const viewOf = (own: Board): TrickerionView => sampleView({ dawn: { seats: [own, own] }, workshops: [{ components: [] }, { components: [] }] });

const lookAt = (own: Board, ghost: Board | null = null) =>
  ({ view: viewOf(own), printed, seat: 0, words, names: ["Ann", "Bo"], ghost: ghost && viewOf(ghost) }) as unknown as Look;

function draw(component: typeof Told, own: Board, ghost: Board | null = null): HTMLElement {
  const session = new Session("table", null);
  const context = new Map<string, unknown>([["session", session], ["trickerion", () => lookAt(own, ghost)]]);
  const target = document.createElement("div");
  drawn = mount(component, { target, props: { seat: 0 }, context });
  flushSync();
  return target;
}

const thing = (board: HTMLElement, name: string) => board.querySelector(`[data-name="${name}"]`);

describe("the ladder of machines", () => {
  it("says of each rung what lies there, how it stands and what it does", () => {
    const labels = ladderOfMachines(lookAt(NOW), 0)!.rungs.map(({ label }) => label);
    expect(labels).toEqual([
      "machine slot 1; Trainer 1; active; 1 of 1 shards",
      "machine slot 2; Trainer 2; inactive: 1 more shard would reactivate it; 1 of 2 shards; More points.; 2 fame when reactivated",
      "machine slot 3; Trainer 3; costs 2 coins; 0 of 2 shards",
    ]);
  });

  it("lets own machines be touched, and the rung where the next one is built", () => {
    const named = (seat: number) => ladderOfMachines(lookAt(NOW), seat)!.rungs.map(({ name }) => name);
    expect([named(0), named(1)]).toEqual([["machine:escape-1", "machine:escape-2", "do:build-machine"], ["", "", ""]]);
  });

  it("shows how each stands, what it lacks and what it costs", () => {
    const rungs = ladderOfMachines(lookAt(NOW), 0)!.rungs;
    expect(rungs.map(({ state, missing, coins }) => [state, missing, coins])).toEqual([["open", 0, null], ["closed", 1, null], ["empty", 0, 2]]);
    expect(ladderOfMachines(lookAt({ ...NOW, used_slots: [1] }), 0)!.rungs[0]!.state).toBe("used");
  });

  it("shows what a choice would change about machines and shards", () => {
    const then: Board = { ...NOW, inactive: [1, 2], slots: [slot(1, 1, 1, "inactive"), slot(2, 2, 0, "inactive", 2), slot(3, 2, 0, "active")], built: 3 };
    const rungs = ladderOfMachines(lookAt(NOW, then), 0)!.rungs;
    expect(rungs.map(({ change }) => change)).toEqual(["→ inactive", "", "→ built, active"]);
    expect(rungs.map(({ shards, after }) => [shards, after])).toEqual([[1, 1], [1, 0], [0, 0]]);
  });

  it("is not there until a magician is chosen", () => {
    expect(ladderOfMachines(lookAt({ built: 0 }), 0)).toBeNull();
  });
});

describe("a signature trick", () => {
  const said = (board: HTMLElement) => board.querySelector(".signature p")!.textContent!.replace(/\s+/g, " ").trim();

  it("lies beside the board with what it needs", () => {
    const board = draw(Told, { ...NOW, built: 1 });
    expect(said(board)).toBe("Signature trick beside the board needs 2 built machines, has 1 replaces Seance");
    expect(thing(board, "trick:walled")!.textContent).toContain("Stays there.");
    expect(board.querySelector(".lack")).not.toBeNull();
  });

  it("is named once it is learned, and lies with the other tricks", () => {
    const board = draw(Told, { ...NOW, beside: false });
    expect(said(board)).toBe("Signature trick learned: Walled needs 2 built machines, has 2");
    expect([thing(board, "trick:walled"), board.querySelector(".signature .lack")]).toEqual([null, null]);
  });
});

it("a plate counts machines, and what would become of them", () => {
  const plate = draw(MachineCount, NOW, { ...NOW, inactive: [1, 2] });
  expect(plate.textContent!.replace(/\s+/g, " ").trim()).toBe("2 machines, 1 active 1/2 → 0/2");
});
