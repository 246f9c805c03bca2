/** One viewer at one table: what is shown there, what is told, and the live line behind it. */

import { Declined, get, post, type Asking } from "../lib/api";
import { keepSeat, keptSeat } from "../lib/keep";
import { Live, type News } from "../lib/live";
import { shared } from "../lib/shared";
import { gameWords, settings, t, type Speaker } from "../lib/speech.svelte";
import type { ChatLineOut, Frame, LogEntry, LogOut, PlaceOut, TableOut } from "../lib/wire";
import { lastTold, merged, wholeLog } from "./log";
import { LASTS, Pace } from "./pace";
import { Past } from "./past.svelte";
import { WATCHING, type Moment } from "./replay";
import { departs } from "./travel";

const TRY_AGAIN = 1_500;

export interface Notice {
  sentence: string;
  bad: boolean;
}

export abstract class Watching {
  table = $state.raw<TableOut | null>(null);
  /** The newest frame that is shown, or null before the game has begun. */
  frame = $state.raw<Frame | null>(null);
  /** The frame that was shown right before it: the table as it was before its events. */
  previous = $state.raw<Frame | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLineOut[]>([]);
  words = $state.raw<Speaker | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Why the table cannot be opened at all. */
  closed = $state<string>("");
  /** True while the reader goes through the moments, though the newest may be the one that is shown. */
  replaying = $state(false);

  token = $state<string | null>(null);
  readonly invitation: string | null;
  readonly past = new Past((seq) => this.quietly(get<Frame>(this.asking, `/tables/${this.id}/moments/${seq}`)));
  readonly #pace = new Pace<Frame>(
    (frame) => this.#show(frame),
    () => (document.hidden ? 0 : LASTS[settings.pace]),
  );
  #timer: ReturnType<typeof setTimeout> | null = null;
  #live: Live | null = null;
  #newest = $state(-1);
  #line = $state(true);
  protected retrying = $state(false);
  /** True once the reader has gone elsewhere, perhaps before anything had come. */
  #left = false;

  constructor(
    readonly id: string,
    invitation: string | null,
  ) {
    this.token = keptSeat(id)?.token ?? null;
    this.invitation = invitation;
  }

  /** Another frame is shown; `anew` if everything was asked for again. */
  protected abstract followed(anew: boolean): void;

  /** Forget all that was touched. */
  abstract letGo(): void;

  // --- who looks, at what ---------------------------------------------------------------------

  get asking(): Asking {
    return { lang: settings.lang, token: this.token, invitation: this.invitation };
  }

  get seat(): number | null {
    return this.frame?.seat ?? (this.token ? (keptSeat(this.id)?.seat ?? null) : null);
  }

  /** False while the line is broken. */
  get held(): boolean {
    return this.#line && !this.retrying;
  }

  /** A past moment that the reader looks at, or null. */
  get moment(): Frame | null {
    return this.past.shown;
  }

  /** True while a bot plays this seat. */
  get handedOver(): boolean {
    return this.token !== null && this.table?.seats[this.seat ?? -1]?.kind === "bot";
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

  /** What has happened last, as one line. */
  get latest(): string {
    const entry = this.moment ?? lastTold(this.log);
    if (!entry) return "";
    const undone = entry.undone === null ? [] : [t("log-undone", { name: this.names[entry.undone] ?? "" })];
    return [...undone, ...entry.events.map(({ sentence }) => sentence)].join(" ");
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
      this.#line = false;
      if (!this.#left) this.#timer = setTimeout(() => void this.open(), TRY_AGAIN);
      return;
    }
    if (this.#left) return;
    this.#listen();
  }

  #listen(): void {
    this.#live?.close();
    this.#line = true;
    this.#live = new Live(this.id, {
      token: this.token,
      invitation: this.invitation,
      lang: () => settings.lang,
      next: () => ({ frame: this.#newest + 1, chat: (this.chat.at(-1)?.seq ?? -1) + 1 }),
      hear: (news) => this.#hear(news),
      held: (held) => (this.#line = held),
    });
    addEventListener("online", this.#renew);
  }

  close(): void {
    this.#left = true;
    removeEventListener("online", this.#renew);
    this.#live?.close();
    this.#pace.forget();
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** A seat was taken here: from now on everything is seen from it. */
  sit({ table, seat, token }: PlaceOut): void {
    keepSeat({ table: table.id, seat, token, game: table.game });
    this.token = token;
    this.table = table;
    // A seat counts its moments otherwise than a spectator.
    this.#forget();
    this.#listen();
  }

  /** The moments that were counted so far mean nothing any more. */
  #forget(): void {
    this.#pace.forget();
    this.#newest = -1;
    this.log = [];
  }

  // A device that was away from the net does not notice by itself that its old line is dead.
  readonly #renew = () => this.#live?.renew();

  /** Try the line again at once, if it is broken. */
  protected mend(): void {
    if (!this.#line) this.#renew();
  }

  /** Ask for everything anew, in the language that is spoken now. */
  async refresh(): Promise<void> {
    this.table = await get<TableOut>(this.asking, `/tables/${this.id}`);
    this.words = await gameWords(this.table.game, settings.lang);
    this.chat = (await get<{ lines: ChatLineOut[] }>(this.asking, `/tables/${this.id}/chat`)).lines;
    if (this.table.state === "seating") return;
    const frame = await get<Frame>(this.asking, `/tables/${this.id}/view`);
    this.#newest = Math.max(this.#newest, frame.seq);
    this.#pace.forget();
    this.#show({ ...frame, events: [] }, true);
    const log = await wholeLog((from) => get<LogOut>(this.asking, `/tables/${this.id}/log`, { from }));
    this.log = [...log, ...this.log.filter(({ seq }) => seq >= log.length)];
    this.#keep(this.table.game, frame.seat);
    await this.past.again();
  }

  /** A link brings only a token; what it opens is kept once it is known. */
  #keep(game: string, seat: number | null): void {
    const kept = keptSeat(this.id);
    if (!kept || seat === null || (kept.seat === seat && kept.game === game)) return;
    keepSeat({ ...kept, seat, game });
  }

  /** Another language: everything is said anew. */
  async translate(): Promise<void> {
    if (!this.table) return;
    await this.quietly(this.refresh());
    this.#live?.renew();
  }

  // --- news ---------------------------------------------------------------------------------------

  #hear(news: News): void {
    if (news.type === "frame") this.#queue(news);
    else if (news.type === "table") this.#seated(news.table);
    else if (news.type === "chat") this.#heard(news);
    else if (news.type === "declined") this.say(news.problem.sentence, true);
  }

  /** Ask who is there: somebody's silence is no news of its own. */
  async count(): Promise<void> {
    const known = this.table;
    const table = await get<TableOut>(this.asking, `/tables/${this.id}`).catch(() => null);
    // News that came in the meantime is newer than the answer.
    if (table && this.table === known) this.#seated(table);
  }

  #seated(table: TableOut): void {
    const [handedOver, known] = [this.handedOver, this.table];
    this.table = table;
    if (this.handedOver !== handedOver) this.letGo();
    if (known && (known.rules !== table.rules || known.data !== table.data)) void this.#begunAnew();
  }

  /** The server was updated: the table may go on from another moment, and count anew. */
  async #begunAnew(): Promise<void> {
    this.#forget();
    await this.quietly(this.refresh());
    this.#live?.renew();
  }

  #heard(line: ChatLineOut): void {
    if (line.seq > (this.chat.at(-1)?.seq ?? -1)) this.chat = [...this.chat, line];
  }

  #queue(frame: Frame): void {
    if (frame.notice !== null) this.say(frame.notice);
    if (frame.notice !== null && frame.seq < this.#newest) void this.#begunAnew();
    if (frame.seq <= this.#newest) return;
    this.#newest = frame.seq;
    this.#pace.add(frame);
  }

  /** True while there is more to be shown than the board shows. */
  get behind(): boolean {
    return this.frame !== null && this.frame.seq < this.#newest;
  }

  /** Show everything that has happened at once. */
  skip(): void {
    this.#pace.skip();
  }

  #show(frame: Frame, anew = false): void {
    departs();
    this.previous = this.frame;
    this.frame = { ...frame, view: shared(this.frame?.view, frame.view), asides: shared(this.frame?.asides, frame.asides) };
    const { seq, undone, events, notice } = frame;
    this.log = merged(this.log, { seq, undone, events, notice });
    this.followed(anew);
  }

  // --- asking and saying --------------------------------------------------------------------------

  /** Do something at this table and say so if it is declined. */
  async act<T>(what: string, body: object = {}): Promise<T | null> {
    return this.quietly(post<T>(this.asking, `/tables/${this.id}/${what}`, body));
  }

  /** What was asked for; a refusal is said to the reader, and null comes back. */
  async quietly<T>(asked: Promise<T>): Promise<T | null> {
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

  /** Follow a link to a moment, which somebody else may have counted. */
  async follow({ seq, of }: Moment): Promise<void> {
    if (of === this.seat) return this.look(seq);
    const asked = get<Frame>(this.asking, `/tables/${this.id}/moments/${seq}`, { of: of ?? WATCHING });
    const found = await this.quietly(asked);
    if (found) await this.look(found.seq);
  }

  /** Look at a past moment, or at now. */
  async look(seq: number | null): Promise<void> {
    this.replaying = seq !== null;
    await this.past.look(seq !== null && seq < this.#newest ? seq : null);
  }
}
