/**
 * The one mechanism of touching. A choice names the things that it touches; touching a thing keeps the choices
 * that name it; what still occurs in those that are left glows; when one is left, it can be confirmed.
 */

export interface Named {
  readonly text: string;
  readonly names: readonly string[];
}

const namesOf = (offers: readonly Named[]) => new Set(offers.flatMap(({ names }) => names));

export class Touching<O extends Named> {
  /** The choices that name everything touched so far. */
  readonly left: readonly O[];
  /** The choice that is left alone, to be shown as a ghost and confirmed. */
  readonly only: O | null;
  // Every thing on a board asks for these whenever something is touched: the names are gathered once.
  readonly #named: ReadonlySet<string>;
  readonly #namedLeft: ReadonlySet<string>;

  constructor(
    readonly offers: readonly O[],
    readonly touched: readonly string[] = [],
    readonly picked: O | null = null,
  ) {
    this.left = picked ? [picked] : offers.filter(({ names }) => touched.every((name) => names.includes(name)));
    this.only = this.left.length === 1 ? this.left[0]! : null;
    this.#named = namesOf(offers);
    this.#namedLeft = this.begun ? namesOf(this.left) : this.#named;
  }

  /** True once anything was touched or picked, so that `back` has something to step back from. */
  get begun(): boolean {
    return this.picked !== null || this.touched.length > 0;
  }

  /** True if touching the thing leads somewhere. */
  reacts(name: string): boolean {
    return this.#named.has(name);
  }

  glows(name: string): boolean {
    return !this.touched.includes(name) && this.#namedLeft.has(name);
  }

  holds(name: string): boolean {
    return this.touched.includes(name);
  }

  /** Touch a thing; a second touch lets it go; what contradicts it is let go as well. */
  touch(name: string): Touching<O> {
    if (!this.reacts(name)) return this;
    if (this.holds(name)) {
      const rest = this.touched.filter((each) => each !== name);
      return new Touching(this.offers, rest);
    }
    let kept = [name];
    for (const each of [...this.touched].reverse()) {
      const wider = [each, ...kept];
      if (this.offers.some((offer) => wider.every((one) => offer.names.includes(one)))) kept = wider;
    }
    return new Touching(this.offers, kept);
  }

  /** Take one choice at once, for example from the list of sentences. */
  pick(offer: O): Touching<O> {
    return new Touching(this.offers, this.touched, offer);
  }

  /** One step back. */
  back(): Touching<O> {
    if (this.picked) return new Touching(this.offers, this.touched);
    return new Touching(this.offers, this.touched.slice(0, -1));
  }
}
