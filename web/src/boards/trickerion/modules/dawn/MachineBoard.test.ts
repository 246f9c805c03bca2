import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Speaker } from "../../../../lib/speech.svelte";
import { Touching } from "../../../../lib/touching";
import type { Offer } from "../../../../lib/wire";
import { Session } from "../../../../table/session.svelte";
import type { Look } from "../../look";
import { samplePrinted, sampleView } from "../../sample";
import type { MachineBoard as Board, TrickerionView } from "../../types";
import MachineBoard from "./MachineBoard.svelte";
import MachineCount from "./MachineCount.svelte";

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

function draw(component: typeof MachineBoard, own: Board, { seat = 0, ghost = null as Board | null, offers = [] as string[][] } = {}): HTMLElement {
  const session = new Session("table", null);
  session.touching = new Touching(offers.map((names) => ({ text: names.join(" "), names }) as Offer));
  const look = { view: viewOf(own), printed, seat: 0, words, names: ["Ann", "Bo"], ghost: ghost && viewOf(ghost) } as unknown as Look;
  const context = new Map<string, unknown>([["session", session], ["trickerion", () => look]]);
  const target = document.createElement("div");
  drawn = mount(component, { target, props: { seat }, context });
  flushSync();
  return target;
}

const thing = (board: HTMLElement, name: string) => board.querySelector(`[data-name="${name}"]`);
const slots = (board: HTMLElement) => [...board.querySelectorAll(".slot")];

describe("a machine board", () => {
  it("says of each slot what lies there, how it stands and what it does", () => {
    const board = draw(MachineBoard, NOW);
    const [first, second, third] = slots(board).map((each) => each.getAttribute("aria-label") ?? each.querySelector(".unseen")!.textContent);
    expect(first).toBe("machine slot 1; Trainer 1; active; 1 of 1 shards");
    expect(second).toBe("machine slot 2; Trainer 2; inactive: 1 more shard would reactivate it; 1 of 2 shards; More points.; 2 fame when reactivated");
    expect(third).toBe("machine slot 3; Trainer 3; costs 2 coins; 0 of 2 shards");
    expect(second && board.querySelectorAll(".icon.there").length).toBe(2);
  });

  it("lets its machines be touched, and the slot where the next one is built", () => {
    const board = draw(MachineBoard, NOW, { offers: [["do:use-machine", "machine:escape-1"], ["do:build-machine"]] });
    const states = ["machine:escape-1", "machine:escape-2", "do:build-machine"].map((name) => thing(board, name)?.getAttribute("data-state"));
    expect(states).toEqual(["glows", "", "glows"]);
  });

  it("of somebody else is only looked at", () => {
    const board = draw(MachineBoard, NOW, { seat: 1 });
    expect([slots(board).length, board.querySelector("button.slot")]).toEqual([3, null]);
  });

  it("shows what a choice would change about machines and shards", () => {
    const then: Board = { ...NOW, inactive: [1, 2], slots: [slot(1, 1, 1, "inactive"), slot(2, 2, 0, "inactive", 2), slot(3, 2, 0, "active")], built: 3 };
    const board = draw(MachineBoard, NOW, { ghost: then });
    expect(slots(board).map((each) => each.querySelector(".next")?.textContent ?? "")).toEqual(["→ inactive", "", "→ built, active"]);
    expect(board.querySelectorAll(".icon.gone").length).toBe(1);
  });

  it("is not there until a magician is chosen", () => {
    expect(draw(MachineBoard, { built: 0 }).querySelector("section")).toBeNull();
  });
});

describe("a signature trick", () => {
  const said = (board: HTMLElement) => board.querySelector(".signature p")!.textContent!.replace(/\s+/g, " ").trim();

  it("lies beside the board with what it needs", () => {
    const board = draw(MachineBoard, { ...NOW, built: 1 });
    expect(said(board)).toBe("Signature trick beside the board needs 2 built machines, has 1 replaces Seance");
    expect(thing(board, "trick:walled")!.textContent).toContain("Stays there.");
    expect(board.querySelector(".lack")).not.toBeNull();
  });

  it("is named once it is learned, and lies with the other tricks", () => {
    const board = draw(MachineBoard, { ...NOW, beside: false });
    expect(said(board)).toBe("Signature trick learned: Walled needs 2 built machines, has 2");
    expect([thing(board, "trick:walled"), board.querySelector(".signature .lack")]).toEqual([null, null]);
  });
});

it("a plate counts machines, and what would become of them", () => {
  const plate = draw(MachineCount, NOW, { ghost: { ...NOW, inactive: [1, 2] } });
  expect(plate.textContent!.replace(/\s+/g, " ").trim()).toBe("2 machines, 1 active 1/2 → 0/2");
});
