/** One viewer at one table: what is shown, what was touched, and the live line behind it. */

import { Declined, get, newKey, post, Unreachable, type Asking } from "../lib/api";
import { keepSeat, keptSeat } from "../lib/keep";
import { Live, type News } from "../lib/live";
import { gameWords, settings, t, type Speaker } from "../lib/speech.svelte";
import { Touching } from "../lib/touching";
import type {
  AnsweredOut,
  ChatLineOut,
  Frame,
  GhostOut,
  HintOut,
  LogEntry,
  LogOut,
  Offer,
  PlaceOut,
  TableOut,
  WhyOut,
} from "../lib/wire";

const A_MOMENT = 700;
/** So many frames may wait to be shown one by one; a reader who was away longer sees the newest at once. */
const MOST_WAITING = 24;
const TRY_AGAIN = 1_500;
const NOTHING: Touching<Offer> = new Touching<Offer>([]);

export interface Notice {
  sentence: string;
  bad: boolean;
}

export class Session {
  table = $state.raw<TableOut | null>(null);
  /** The newest frame that is shown, or null before the game has begun. */
  frame = $state.raw<Frame | null>(null);
  /** A past moment that the reader looks at, or null. */
  moment = $state.raw<Frame | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLineOut[]>([]);
  words = $state.raw<Speaker | null>(null);
  touching = $state.raw<Touching<Offer>>(NOTHING);
  ghost = $state.raw<GhostOut | null>(null);
  /** Why a thing does not react: its name and the sentences. */
  reason = $state.raw<{ name: string; sentences: string[] } | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Why the table cannot be opened at all. */
  closed = $state<string>("");
  /** False while the line is broken. */
  held = $state(true);
  sending = $state(false);

  token = $state<string | null>(null);
  readonly invitation: string | null;
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #live: Live | null = null;
  #newest = -1;
  #asked = -1;

  constructor(
    readonly id: string,
    invitation: string | null,
  ) {
    this.token = keptSeat(id)?.token ?? null;
    this.invitation = invitation;
  }

  // --- who looks, at what ---------------------------------------------------------------------

  get asking(): Asking {
    return { lang: settings.lang, token: this.token, invitation: this.invitation };
  }

  get seat(): number | null {
    return this.frame?.seat ?? (this.token ? (keptSeat(this.id)?.seat ?? null) : null);
  }

  /** What the board shows: a past moment, or now. */
  get shown(): Frame | null {
    return this.moment ?? this.frame;
  }

  get newest(): number {
    return this.#newest;
  }

  /** The names of the seats, as people read them. */
  get names(): string[] {
    return (this.table?.seats ?? []).map((seat) => seat.name ?? seat.bot ?? t("seat-free"));
  }

  // --- opening and closing ----------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      if (error instanceof Declined) {
        this.closed = error.message;
        return;
      }
      this.held = false;
      this.#timer = setTimeout(() => void this.open(), TRY_AGAIN);
      return;
    }
    this.#listen();
  }

  #listen(): void {
    this.#live?.close();
    this.#live = new Live(this.id, {
      token: this.token,
      invitation: this.invitation,
      lang: () => settings.lang,
      next: () => ({ frame: this.#newest + 1, chat: (this.chat.at(-1)?.seq ?? -1) + 1 }),
      hear: (news) => this.#hear(news),
      held: (held) => (this.held = held),
    });
  }

  close(): void {
    this.#live?.close();
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** A seat was taken here: from now on everything is seen from it. */
  sit({ table, seat, token }: PlaceOut): void {
    keepSeat({ table: table.id, seat, token, game: table.game });
    this.token = token;
    this.table = table;
    // A seat counts its moments otherwise than a spectator.
    this.#waiting = [];
    this.#newest = -1;
    this.log = [];
    this.#listen();
  }

  /** Ask for everything anew, in the language that is spoken now. */
  async refresh(): Promise<void> {
    this.table = await get<TableOut>(this.asking, `/tables/${this.id}`);
    this.words = await gameWords(this.table.game, settings.lang);
    this.chat = (await get<{ lines: ChatLineOut[] }>(this.asking, `/tables/${this.id}/chat`)).lines;
    if (this.table.state === "seating") return;
    const frame = await get<Frame>(this.asking, `/tables/${this.id}/view`);
    this.#waiting = [];
    this.#show({ ...frame, events: [] });
    this.log = await this.#wholeLog();
    this.#newest = Math.max(this.#newest, frame.seq);
    if (this.moment) await this.look(this.moment.seq);
  }

  async #wholeLog(): Promise<LogEntry[]> {
    const entries: LogEntry[] = [];
    for (;;) {
      const page = await get<LogOut>(this.asking, `/tables/${this.id}/log`, { from: entries.length });
      entries.push(...page.entries);
      if (!page.entries.length || entries.length > page.newest) return entries;
    }
  }

  /** Another language: everything is said anew. */
  async translate(): Promise<void> {
    if (!this.table) return;
    await this.#quietly(this.refresh());
    this.#live?.renew();
  }

  // --- news ---------------------------------------------------------------------------------------

  #hear(news: News): void {
    if (news.type === "frame") this.#queue(news);
    else if (news.type === "table") this.#seated(news.table);
    else if (news.type === "chat") this.#heard(news);
    else if (news.type === "declined") this.say(news.problem.sentence, true);
  }

  #seated(table: TableOut): void {
    this.table = table;
  }

  #heard(line: ChatLineOut): void {
    if (line.seq > (this.chat.at(-1)?.seq ?? -1)) this.chat = [...this.chat, line];
  }

  #queue(frame: Frame): void {
    if (frame.seq <= this.#newest) return;
    this.#newest = frame.seq;
    this.#waiting.push(frame);
    if (!settings.calm || document.hidden || this.#waiting.length > MOST_WAITING) this.skip();
    else if (!this.#timer) this.#next();
  }

  #next(): void {
    this.#timer = null;
    const frame = this.#waiting.shift();
    if (!frame) return;
    this.#show(frame);
    const mine = frame.question !== null && this.#waiting.length === 0;
    if (!mine && frame.events.length) this.#timer = setTimeout(() => this.#next(), A_MOMENT);
    else this.#next();
  }

  /** True while there is more to be shown than the board shows. */
  get behind(): boolean {
    return this.frame !== null && this.frame.seq < this.#newest;
  }

  /** Show everything that has happened at once. */
  skip(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (const frame of this.#waiting.splice(0)) this.#show(frame);
  }

  #show(frame: Frame): void {
    this.frame = frame;
    if (frame.seq >= this.log.length) {
      this.log = [...this.log, { seq: frame.seq, undone: frame.undone, events: frame.events }];
    }
    const asked = frame.question?.number ?? -1;
    if (asked !== this.#asked || !frame.question) this.letGo();
    this.#asked = asked;
    this.touching = new Touching(frame.question?.choices ?? [], this.touching.touched, this.touching.picked);
    if (this.touching.only && this.ghost === null) void this.#conjure();
  }

  // --- touching -----------------------------------------------------------------------------------

  /** Touch a thing on the board; one that does not react says why. */
  touch(name: string): void {
    if (this.moment || this.sending) return;
    this.reason = null;
    if (!this.touching.reacts(name)) void this.why(name);
    else this.#touched(this.touching.touch(name));
  }

  pick(offer: Offer): void {
    if (!this.moment && !this.sending) this.#touched(this.touching.pick(offer));
  }

  back(): void {
    this.reason = null;
    this.#touched(this.touching.back());
  }

  /** Forget all that was touched. */
  letGo(): void {
    this.ghost = null;
    this.touching = new Touching(this.frame?.question?.choices ?? []);
  }

  #touched(touching: Touching<Offer>): void {
    this.touching = touching;
    this.ghost = null;
    if (touching.only) void this.#conjure();
  }

  /** The ghost of the only choice left, reckoned by the server from this seat's view alone. */
  async #conjure(): Promise<void> {
    const offer = this.touching.only;
    if (!offer || this.token === null) return;
    const found = await get<GhostOut>(this.asking, `/tables/${this.id}/ghost`, { choice: offer.text }).catch(
      () => null,
    );
    if (this.touching.only?.text === offer.text) this.ghost = found;
  }

  /** Why a thing does not react. */
  async why(name: string): Promise<void> {
    if (this.token === null || !this.frame) return;
    const names = [name, ...this.touching.touched.filter((each) => !each.startsWith("do:"))];
    const asked = (some: string[]) => get<WhyOut>(this.asking, `/tables/${this.id}/why`, { names: some });
    try {
      let found = await asked(names);
      if (!found.reasons.length && names.length > 1) found = await asked([name]);
      if (!found.possible || found.reasons.length) {
        this.reason = { name, sentences: found.reasons.map((reason) => reason.sentence) };
      }
    } catch {
      this.reason = null;
    }
  }

  // --- doing --------------------------------------------------------------------------------------

  async confirm(): Promise<void> {
    const offer = this.touching.only;
    if (offer) await this.#answer("choices", { choice: offer.text });
  }

  async undo(): Promise<void> {
    if (this.frame?.undo) await this.#answer("undo", {});
  }

  /** Answer with a key of our own, again and again until the server has said yes or no. */
  async #answer(what: "choices" | "undo", more: object): Promise<void> {
    if (this.sending || !this.frame) return;
    this.sending = true;
    const body = { number: this.frame.number, key: newKey(), ...more };
    try {
      await this.#persist(() => post<AnsweredOut>(this.asking, `/tables/${this.id}/${what}`, body));
      this.letGo();
    } catch (error) {
      if (error instanceof Declined) this.say(error.message, true);
    } finally {
      this.sending = false;
    }
  }

  async #persist<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        this.held = false;
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
      }
    }
  }

  /** What a bot would do, picked but not confirmed. */
  async hint(): Promise<void> {
    const found = await this.#quietly(post<HintOut>(this.asking, `/tables/${this.id}/hint`, {}));
    const offer = this.frame?.question?.choices.find((each) => each.text === found?.text);
    if (!found) return;
    this.say(t("hint-says", { bot: found.bot, sentence: found.sentence }));
    if (offer) this.pick(offer);
  }

  /** Do something at this table and say so if it is declined. */
  async act<T>(what: string, body: object = {}): Promise<T | null> {
    return this.#quietly(post<T>(this.asking, `/tables/${this.id}/${what}`, body));
  }

  async #quietly<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      this.say(error instanceof Declined ? error.message : t("line-broken"), true);
      return null;
    }
  }

  say(sentence: string, bad = false): void {
    this.notice = { sentence, bad };
  }

  // --- looking back -------------------------------------------------------------------------------

  /** Look at a past moment, or at now. */
  async look(seq: number | null): Promise<void> {
    if (seq === null || seq >= this.#newest) {
      this.moment = null;
      return;
    }
    this.moment = await this.#quietly(get<Frame>(this.asking, `/tables/${this.id}/moments/${seq}`));
  }
}
