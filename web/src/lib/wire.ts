// Written by tools/web_types.py from the server's own schema; do not change it by hand.

export interface Problem { code: string; sentence: string; rule?: string; number?: number | null }
export interface OptionOut { name: string; default: any; allowed: any[]; meaning: string }
export interface RecommendedOut { name: string; meaning: string; options: Record<string, any> }
export interface BotOut { code: string; meaning: string }
export interface GameOut { id: string; name: string; description: string; seats: number[]; options: OptionOut[]; bots: BotOut[]; recommended: RecommendedOut[]; rules: number; data: string }
export interface SeatOut { seat: number; name: string | null; kind: "free" | "person" | "bot"; bot: string | null; returning: boolean; resigned: boolean; present: boolean }
export interface TableOut { id: string; game: string; rules: number; data: string; state: "seating" | "running" | "over"; seats: SeatOut[]; options: Record<string, any>; open: boolean; chat: boolean; hints: boolean; odds: boolean; created: number; commitment: string; seed: string | null; next: string | null; invitation: string | null }
export interface TablesOut { tables: TableOut[] }
export interface PlaceOut { table: TableOut; seat: number; token: string }
export interface Said { code: string; rule: string; sentence: string }
export interface Offer { choice: any; text: string; sentence: string; names: string[]; warnings?: Said[] }
export interface AskedOut { number: number; kind: string; rule: string; arguments: Record<string, any>; sentence: string; choices: Offer[] }
export interface EventOut { event: any; sentence: string }
export interface Frame { type: "frame"; table: string; seat: number | null; seq: number; status: string; waiting: number[]; over: boolean; scores: number[]; ranks: number[]; winners: number[]; number: number | null; question: AskedOut | null; asides: Offer[]; undo: boolean; undone: number | null; events: EventOut[]; view: any }
export interface LogEntry { seq: number; undone: number | null; events: EventOut[] }
export interface LogOut { entries: LogEntry[]; newest: number }
export interface AnsweredOut { type: "answered"; key: string; seq: number; number: number }
export interface WhyOut { possible: boolean; reasons: Said[] }
export interface GhostOut { events: EventOut[]; view: any | null; scores: number[] | null; warnings: Said[] }
export interface OddsOut { odds: { text: string; chance: number }[] }
export interface RecordOut { over: boolean; commitment: string; seed: string | null; record: string | null; frame: Frame; log: LogEntry[] }
export interface ChatLineOut { type: "chat"; seq: number; seat: number; name: string; text: string; at: number }
export interface HintOut { bot: string; choice: any; text: string; sentence: string }
export interface ReplacedOut { replaced: boolean }
export interface TableNews { type: "table"; table: TableOut }
export interface LiveProblem { type: "declined"; key: string; problem: Problem }
