/** What the page says itself, and the words of a game, in the language of the reader. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get } from "./api";
import { keepSettings, keptSettings, type Settings } from "./keep";
import { once } from "./once";
import { paced } from "./paced";

export const LANGUAGES = ["en", "fr", "ru"] as const;
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", fr: "Français", ru: "Русский" };

// The page's own words, and those that lie with each game: in any folder `words`, as `fr.ftl` or `fr/lobby.ftl`.
// Only those of the language that is spoken are fetched; the build lays them into one file a language.
const OWN = import.meta.glob<string>("../**/words/**/*.ftl", { query: "?raw", import: "default" });

function ownWords(lang: string): Promise<string[]> {
  const files = Object.keys(OWN).filter((path) => path.includes(`/words/${lang}/`) || path.endsWith(`/words/${lang}.ftl`));
  return Promise.all(files.map((path) => OWN[path]!()));
}

const MOST_KEPT = 4_000;

type Arguments = Record<string, FluentVariable>;

export class Speaker {
  readonly #bundle: FluentBundle;
  /** What was said before with the same words; a board says the same again and again. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page follows what is kept
  readonly #said = new Map<string, string>();

  constructor(
    readonly lang: string,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: { WORD: ([kind, ids], { case: form }) => this.#words(String(kind), String(ids), form ? String(form) : "") },
    });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, words: Arguments = {}): string {
    const key = JSON.stringify([id, words]);
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    if (this.#said.size >= MOST_KEPT) this.#said.clear();
    const said = this.#format(id, words);
    this.#said.set(key, said);
    return said;
  }

  #format(id: string, words: Arguments): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, words, []) : id;
  }

  /** The name of a thing: `name("spell", 5)` says the message `spell-5`. */
  name(kind: string, id: string | number): string {
    return this.knows(`${kind}-${id}`) ? this.say(`${kind}-${id}`) : String(id);
  }

  /** With a case such as `acc` the attribute `.acc` of each name is said, where it has one. */
  #words(kind: string, ids: string, form: string): string {
    const formed = (id: string) => this.#bundle.getMessage(`${kind}-${id}`)?.attributes[form];
    return ids.replace(/[\p{L}\p{N}_-]+/gu, (id) => {
      const pattern = formed(id);
      return pattern ? this.#bundle.formatPattern(pattern, {}, []) : this.name(kind, id);
    });
  }
}

function spokenHere(): string {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked ?? "", keptSettings().lang ?? "", ...navigator.languages];
  const short = wanted.map((each) => each.slice(0, 2));
  return short.find((each) => (LANGUAGES as readonly string[]).includes(each)) ?? "en";
}

function first(): Settings {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const usual = { name: "", theme: "system" as const, motion: !still, sound: false, notify: false };
  return { ...usual, ...paced(keptSettings()), lang: spokenHere() };
}

/** The settings of this browser; changing one keeps it. */
export const settings = $state<Settings>(first());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes, paced({ ...settings, ...changes }));
  keepSettings({ ...settings });
}

const speakers: Record<string, Speaker> = {};

/** Fetch the page's own words in a language; nothing can be said in it before. */
export async function learn(lang: string): Promise<void> {
  speakers[lang] ??= new Speaker(lang, await ownWords(lang));
}

/** Speak another language from now on. */
export async function speak(lang: string): Promise<void> {
  await learn(lang);
  change({ lang });
}

/** A sentence of the page itself. */
export function t(id: string, words: Arguments = {}): string {
  return speakers[settings.lang]!.say(id, words);
}

/** The words of a game in a language; asked for once. */
export const gameWords = once(async (game, lang) => {
  const { sources } = await get<{ sources: string[] }>({ lang }, `/games/${game}/words`);
  return new Speaker(lang, sources);
});
