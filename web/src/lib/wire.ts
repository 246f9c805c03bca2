// Made from the server's schema; `python tools/web_types.py --write` makes it anew.

/** The analysis of a finished game, or how far it is. */
export interface AnalysisOut {
  state: "done" | "failed" | "none" | "running" | "waiting";
  ahead: number;
  done: number;
  of: number;
  bot: string;
  seats: LostSeat[];
}

/** An answer to the open question: its number, a key of the client's own, and the choice. */
export interface AnswerIn {
  number: number;
  key: string;
  choice: string | Record<string, unknown>;
}

/** An answer is stored and played. */
export interface AnsweredOut {
  type: "answered";
  key: string;
  seq: number;
  number: number;
}

/** The open question of a seat. */
export interface AskedOut<Choice = unknown> {
  number: number;
  kind: string;
  rule: string;
  arguments: Record<string, unknown>;
  sentence: string;
  choices: Offer<Choice>[];
}

/** The table as a viewer sees it, drawn in plain text, for a client without a board for the game. */
export interface BoardOut {
  text: string;
}

/** A bot for a seat; the strongest if none is named. */
export interface BotIn {
  bot?: string | null;
}

/** A bot that plays a game, and how. */
export interface BotOut {
  code: string;
  name: string;
  meaning: string;
}

/** The exact chance of a choice to succeed, from the own view. */
export interface ChanceOut {
  text: string;
  chance: number;
}

/** Something to be said at the table. */
export interface ChatIn {
  text: string;
}

/** Something that somebody said. */
export interface ChatLineOut {
  type: "chat";
  seq: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** What was said. */
export interface ChatOut {
  lines: ChatLineOut[];
}

/** A moment that has cost somebody something. */
export interface DearMoment {
  seq: number;
  round: number;
  cost: number;
  unit: string;
  sentence: string;
}

/** Something that happened, as the viewer saw it. */
export interface EventOut<Event = unknown> {
  event: Event;
  sentence: string;
}

/** What a viewer sees at a moment, and what it saw happen just before. */
export interface Frame<View = unknown, Choice = unknown, Event = unknown> {
  type: "frame";
  table: string;
  seat: number | null;
  seq: number;
  status: string;
  waiting: number[];
  over: boolean;
  scores: number[];
  ranks: number[];
  winners: number[];
  number: number | null;
  question: AskedOut<Choice> | null;
  asides: Offer<Choice>[];
  undo: boolean;
  undone: number | null;
  answered: string | null;
  events: EventOut<Event>[];
  view: View;
  notice: string | null;
}

/** A game that can be played here. */
export interface GameOut {
  id: string;
  name: string;
  description: string;
  seats: number[];
  options: OptionOut[];
  recommended: RecommendedOut[];
  bots: BotOut[];
  rules: number;
  data: string;
  manual: boolean;
}

/** What a choice is certain to do, worked out from the own view: its events up to the first surprise. */
export interface GhostOut<View = unknown, Event = unknown> {
  events: EventOut<Event>[];
  view: View | null;
  scores: number[] | null;
  warnings: Said[];
  asked: NextOut | null;
  undoable: boolean;
}

/** The server is there and can store what people do. */
export interface HealthOut {
  status: "ok";
  version: string;
}

/** The first message of a client: who it is. Without a token it is a spectator. */
export interface Hello {
  type: "hello";
  token?: string | null;
  invitation?: string | null;
}

/** What a bot would do. */
export interface HintOut<Choice = unknown> {
  bot: string;
  name: string;
  choice: Choice;
  text: string;
  sentence: string;
  reasons: string[];
}

/** An answer, as over HTTP. */
export interface LiveAnswer {
  type: "answer";
  number: number;
  key: string;
  choice: string | Record<string, unknown>;
}

/** Something that the client said over the websocket is declined. */
export interface LiveProblem {
  type: "declined";
  key: string;
  problem: Problem;
}

/** An undo, as over HTTP. */
export interface LiveUndo {
  type: "undo";
  number: number;
  key: string;
}

/** What happened at one of the viewer's moments. */
export interface LogEntry<Event = unknown> {
  seq: number;
  undone: number | null;
  events: EventOut<Event>[];
  notice: string | null;
}

/** What a viewer saw happen. */
export interface LogOut<Event = unknown> {
  entries: LogEntry<Event>[];
  newest: number;
}

/** A decision that has cost its seat something, beyond doubt. */
export interface LostMoment {
  seq: number;
  lost: number;
  error: number;
  played: string;
  better: string;
  reason: string;
}

/** What one seat has lost. */
export interface LostSeat {
  seat: number;
  decisions: number;
  lost: number;
  moments: LostMoment[];
}

/** A table to be made. Its maker sits down at once. */
export interface NewTable {
  game: string;
  players: string[];
  name: string;
  password?: string | null;
  seat?: number | null;
  options?: Record<string, unknown>;
  open?: boolean;
  chat?: boolean;
  hints?: boolean;
  odds?: boolean;
  seed?: string | null;
  opening?: string[];
}

/** What a seat would be asked after a choice. */
export interface NextOut {
  kind: string;
  arguments: Record<string, unknown>;
  sentence: string;
}

/** The chances of the open choices; none in a game that has no such chances. */
export interface OddsOut {
  odds: ChanceOut[];
}

/** A choice that is possible now. */
export interface Offer<Choice = unknown> {
  choice: Choice;
  text: string;
  sentence: string;
  names: string[];
  warnings?: Said[];
}

/** One thing that a table may decide before the game. */
export interface OptionOut {
  name: string;
  default: unknown;
  allowed: unknown[];
  meaning: string;
  requires: RequirementOut[];
}

/** How a table of the day went, beside what the strongest bot reaches from the same seat. */
export interface ParOut {
  date: string;
  bot: string;
  par: number | null;
  score: number;
}

/** A seat that was taken; the token opens it and is told only once. */
export interface PlaceOut {
  table: TableOut;
  seat: number;
  token: string;
}

/** A new table from a moment of this one. */
export interface PlayOn {
  moment: number;
  name: string;
  password?: string | null;
  seat?: number | null;
}

/** Why something is declined: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  sentence: string;
  rule?: string;
  number?: number | null;
}

/** A moment of a game as one seat saw it. */
export interface PuzzleOut {
  number: number;
  count: number;
  board: string;
  question: string;
  choices: string[];
}

/** How many puzzles there are; they are counted from 1. */
export interface PuzzlesOut {
  count: number;
}

/** A set of options that suits an occasion, such as a first game. */
export interface RecommendedOut {
  name: string;
  meaning: string;
  options: Record<string, unknown>;
}

/** A finished game as one file; of a running one only what the viewer knows. */
export interface RecordOut<View = unknown, Choice = unknown, Event = unknown> {
  over: boolean;
  commitment: string;
  seed: string | null;
  record: string | null;
  frame: Frame<View, Choice, Event>;
  log: LogEntry<Event>[];
}

/** Whether a bot plays now, or others have to agree first. */
export interface ReplacedOut {
  replaced: boolean;
}

/** One value of an option goes only with some values of another, or with some numbers of seats. */
export interface RequirementOut {
  value: unknown;
  other: string | null;
  wanted: unknown[];
  rule: string;
  unless: string | null;
}

/** A reason: a code, the rule behind it, and a sentence. */
export interface Said {
  code: string;
  rule: string;
  sentence: string;
}

/** Who has a seat. */
export interface SeatOut {
  seat: number;
  name: string | null;
  kind: "bot" | "free" | "person";
  bot: string | null;
  returning: boolean;
  resigned: boolean;
  present: boolean;
}

/** Somebody wants to sit down. */
export interface SitDown {
  name: string;
  password?: string | null;
  invitation?: string | null;
  seat?: number | null;
}

/** What the choices of a puzzle are worth; choices are named by their places. */
export interface SolutionOut {
  right: boolean;
  good: number[];
  played: number;
  values: number[];
  margin: number;
  error: number;
}

/** Who sits where has changed, or the state of the table. */
export interface TableNews {
  type: "table";
  table: TableOut;
}

/** A table as everybody may know it. */
export interface TableOut {
  id: string;
  game: string;
  rules: number;
  data: string;
  state: "over" | "running" | "seating";
  seats: SeatOut[];
  options: Record<string, unknown>;
  open: boolean;
  chat: boolean;
  hints: boolean;
  odds: boolean;
  lang: string | null;
  created: number;
  commitment: string;
  seed: string | null;
  next: string | null;
  invitation: string | null;
}

/** The open tables: those with free seats first, then the newest. */
export interface TablesOut {
  tables: TableOut[];
}

/** Where the points of a game came from, as far as the viewer knows. */
export interface Tally {
  over: boolean;
  sources: string[];
  rounds: TallyRound[];
  tie_break: string | null;
  moments: DearMoment[];
}

/** The points of one round, 0 for what everybody began with; what was lost is below 0. */
export interface TallyRound {
  round: number;
  seats: Record<string, number>[];
}

/** The table of a day, to be made with `POST /api/tables`. */
export interface TodayOut {
  date: string;
  players: string[];
  seat: number;
  options: Record<string, unknown>;
  seed: string;
}

/** The last choice is to be taken back. */
export interface UndoIn {
  number: number;
  key: string;
}

/** Whether something is possible now, and if not, why not. */
export interface WhyOut {
  possible: boolean;
  reasons: Said[];
}

/** The texts of a game in one language, as Fluent writes them; they call the function `WORD`. */
export interface WordsOut {
  lang: string;
  sources: string[];
}

/** What the server says over the websocket. */
export type ServerMessage<View = unknown, Choice = unknown, Event = unknown> =
  | AnsweredOut
  | ChatLineOut
  | Frame<View, Choice, Event>
  | LiveProblem
  | TableNews;

/** What a client says over the websocket. */
export type ClientMessage =
  | Hello
  | LiveAnswer
  | LiveUndo;
