import { describe, expect, it, onTestFinished } from "vitest";
import { facts, named } from "./joining";
import { settings, speak } from "./speech.svelte";

describe("parts of sentences", () => {
  it("a name and its value, and facts, stand as the language writes them", async () => {
    const usual = settings.lang;
    onTestFinished(() => speak(usual));
    await speak("en");
    expect([named("Bank", "4"), facts("a", "b", "c")]).toEqual(["Bank: 4", "a; b; c"]);
    await speak("fr");
    expect([named("Banque", "4"), facts("a", "b")]).toEqual(["Banque\u00a0: 4", "a\u202f; b"]);
  });

  it("leaves out what says nothing", () => {
    expect(facts("", "a", "")).toBe("a");
    expect(facts()).toBe("");
  });
});
