/** Which choices are played at once: what can be taken back needs no confirmation. */

import type { GhostOut, Said } from "../lib/wire";

/** What the server foresees of a choice; `undoable` if it could be taken back afterwards and nobody learns from it. */
export type Foreseen = GhostOut & { readonly undoable?: boolean };

export interface Warned {
  readonly warnings?: readonly Said[];
}

interface Chosen extends Warned {
  readonly names: readonly string[];
}

/**
 * True if a choice that was touched is played without a confirmation: it can be taken back, nothing warns of it,
 * and it does none of the verbs that the board holds because it has something left to be chosen there.
 */
export function commits(offer: Chosen, ghost: Foreseen | null, held: ReadonlySet<string>): boolean {
  if (ghost?.undoable !== true || ghost.warnings.length || offer.warnings?.length) return false;
  return !offer.names.some((name) => name.startsWith("do:") && held.has(name.slice("do:".length)));
}

/** The verbs for which boards keep the confirmation. */
export class Held {
  readonly #kinds: (readonly string[])[] = [];

  /** Hold some; gives a way to let go of them again. */
  add(kinds: readonly string[]): () => void {
    const mine = [...kinds];
    this.#kinds.push(mine);
    return () => void this.#kinds.splice(this.#kinds.indexOf(mine), 1);
  }

  get all(): ReadonlySet<string> {
    return new Set(this.#kinds.flat());
  }
}

/** What was warned of and confirmed all the same: in the same chapter of a game it is no news any more. */
export class Heeded {
  #chapter = "";
  readonly #codes = new Set<string>();

  add(chapter: string, warnings: readonly Said[]): void {
    if (chapter !== this.#chapter) this.#codes.clear();
    this.#chapter = chapter;
    if (chapter) for (const { code } of warnings) this.#codes.add(code);
  }

  /** The same, with the warnings alone that are news. */
  without<W extends Warned | null>(chapter: string, warned: W): W {
    if (!warned?.warnings || chapter !== this.#chapter) return warned;
    return { ...warned, warnings: warned.warnings.filter(({ code }) => !this.#codes.has(code)) };
  }
}
