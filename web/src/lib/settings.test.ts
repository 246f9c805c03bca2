import { afterEach, describe, expect, it, vi } from "vitest";
import { isToldAway, maySayTurns, notifies, sayTurn } from "./notify";
import { paced } from "./paced";
import { change, settings } from "./speech.svelte";
import { shadeOf, wear } from "./theme";

afterEach(() => vi.unstubAllGlobals());

describe("the theme", () => {
  it("follows the system unless the reader has chosen", () => {
    expect([shadeOf("system", true), shadeOf("system", false)]).toEqual(["dark", "light"]);
    expect([shadeOf("light", true), shadeOf("dark", false)]).toEqual(["light", "dark"]);
  });

  it("is worn by the page, and changes with the system until it is put off", () => {
    let tell = () => {};
    const system = { matches: false, addEventListener: (_: string, to: () => void) => (tell = to), removeEventListener: () => (tell = () => {}) };
    vi.stubGlobal("matchMedia", () => system);
    const worn = () => document.documentElement.dataset["theme"];
    const off = wear("system");
    expect(worn()).toBe("light");
    system.matches = true;
    tell();
    expect(worn()).toBe("dark");
    off();
    system.matches = false;
    tell();
    expect(worn()).toBe("dark");
  });
});

describe("the pace", () => {
  it("is understood from a browser that only knew calm or not", () => {
    expect(paced({ calm: false })).toEqual({ calm: false, pace: "instant" });
    expect(paced({ calm: true }).pace).toBe("calm");
    expect(paced({}).pace).toBe("calm");
    expect(paced({ calm: false, pace: "quick" })).toEqual({ calm: true, pace: "quick" });
  });

  it("changes what counts as calm", () => {
    change({ pace: "instant" });
    expect(settings.calm).toBe(false);
    change({ pace: "quick" });
    expect(settings.calm).toBe(true);
    change({ pace: "calm" });
  });
});

describe("a notification", () => {
  const said = vi.fn();

  /** A browser whose reader answers so when it is asked. */
  function browser(permission: string, answer = permission) {
    said.mockReset();
    const told = Object.assign(function (...all: unknown[]) {
      said(...all);
    }, { permission, requestPermission: vi.fn(async () => (told.permission = answer)) });
    vi.stubGlobal("Notification", told);
    return told;
  }

  it("is asked for once, and only by whoever wants it", async () => {
    const told = browser("default", "granted");
    expect(await maySayTurns()).toBe(true);
    expect(await maySayTurns()).toBe(true);
    expect(told.requestPermission).toHaveBeenCalledOnce();
    browser("denied");
    expect(await maySayTurns()).toBe(false);
  });

  it("comes only if it is wanted and allowed and the page is hidden", () => {
    browser("granted");
    expect([isToldAway(true, true), isToldAway(false, true), isToldAway(true, false)]).toEqual([true, false, false]);
    browser("denied");
    expect(isToldAway(true, true)).toBe(false);
  });

  it("says whose table waits, once for each table", async () => {
    browser("granted");
    await sayTurn({ table: "abc", title: "Your turn", body: "Place somebody." });
    expect(said).toHaveBeenCalledWith("Your turn", expect.objectContaining({ body: "Place somebody.", tag: "abc" }));
  });

  it("is not offered where there is none", () => {
    vi.stubGlobal("Notification", undefined);
    Reflect.deleteProperty(globalThis, "Notification");
    expect(notifies()).toBe(false);
  });
});
