// Made from the server's schema; `python tools/web_types.py --write` makes it anew.

/** The table as one seat sees it; everything in it is public except the spells of stones. */
export interface AbracadaView {
  seat: number | null;
  options: Options;
  round: number;
  turn: number;
  active: number;
  asked: string;
  last: number;
  lives: number[];
  scores: number[];
  gained: number[];
  full_life: number;
  goal: number;
  copies: number[];
  rows: number[];
  pool: number;
  centre: boolean[];
  hands: ((Stone | null)[])[];
  held: Secret[][];
  calls: CallMade[];
}

/** Announce a spell (AQ-TURN-02). */
export interface Call {
  type: "call";
  spell: number;
}

/** One call of this round: public, and all that deduction needs of the past. */
export interface CallMade {
  turn: number;
  seat: number;
  spell: number;
  outcome: string;
  place: number;
  drawn: number;
}

/** AQ-CAST-02, 03: a call succeeded and the stone went to its row. */
export interface Cast {
  type: "cast";
  seat: number;
  spell: number;
  place: number;
}

/** AQ-ENDTURN-03: a player filled the hand from the pool. */
export interface Drew {
  type: "drew";
  seat: number;
  places: number[];
  spells: number[];
  left: number;
}

/** AQ-VAR-09, 10: a player is out of the round and the hand goes face up to the rows. */
export interface Eliminated {
  type: "eliminated";
  seat: number;
  spells: number[];
}

/** AQ-GAME-02 to 06: somebody has reached the top of the tower. */
export interface GameEnded {
  type: "game-ended";
  winners: number[];
}

/** Take no secret stone, although the Night Singer allows it (AQ-SPELL-07). */
export interface LeaveSecrets {
  type: "leave";
}

/** AQ-LIFE-02: a player gained life, never beyond the maximum. */
export interface LifeGained {
  type: "life-gained";
  seat: number;
  amount: number;
  life: number;
}

/** AQ-LIFE-03: a player lost life, never more than was there. */
export interface LifeLost {
  type: "life-lost";
  seat: number;
  amount: number;
  life: number;
}

/** AQ-CAST-07: a call failed. */
export interface Missed {
  type: "missed";
  seat: number;
  spell: number;
}

/** The options of a table. */
export interface Options {
  easy: boolean;
  last_standing: boolean;
  lower: string;
  first: number | null;
}

/** AQ-CAST-08, 11, AQ-VAR-01: what the order of a turn means at tables with these options. */
export interface Order {
  options: Record<string, boolean | string>;
  calls: string[][];
}

/** AQ-SCORE-01 to 09, AQ-VAR-06: what a round pays. */
export interface Points {
  round_won: number;
  survived: number;
  last_standing: number;
  secret: number;
}

/** AQ-SETUP-05: the die was rolled. */
export interface Rolled {
  type: "rolled";
  seat: number;
  result: number;
}

/** AQ-SETUP-07 to 16: a new deal; everybody sees the hands of the others. */
export interface RoundBegan {
  type: "round-began";
  round: number;
  first: number;
  revealed: number[];
  hands: number[][];
}

/** AQ-SCORE-15: what each seat scored; AQ-INFO-15: all hands and held secrets are shown. */
export interface RoundEnded {
  type: "round-ended";
  outcome: string;
  seat: number;
  winner: number | null;
  points: number[];
  scores: number[];
  hands: number[][];
  secrets: number[][];
}

/** A secret stone that somebody holds; only the holder knows its spell. */
export interface Secret {
  place: number;
  spell: number | null;
}

/** AQ-SPELL-06, AQ-INFO-17: who took the stone of which place is public, its spell is not. */
export interface SecretTaken {
  type: "secret-taken";
  seat: number;
  place: number;
  spell: number | null;
}

/** AQ-SPELL-07: the Night Singer's caster took no secret. */
export interface SecretsLeft {
  type: "secrets-left";
  seat: number;
}

/** What is printed, and what follows from a call. */
export interface Shown {
  provenance: string;
  seats: [number, number];
  life: number;
  hand: number;
  secrets: number;
  revealed: Record<string, number>;
  die: number[];
  goal: number;
  stones: Record<string, number>;
  points: Points;
  spells: Spell[];
  orders: Order[];
}

/** AQ-CAST-11, AQ-INFO-09: a lower call was denounced; nobody says whether the stone was there. */
export interface Slipped {
  type: "slipped";
  seat: number;
  spell: number;
  last: number;
}

/** AQ-SPELL, AQ-CAST-05, 06: what follows if a call succeeds, and if it fails. */
export interface Spell {
  success: Stroke[];
  failure: Stroke[];
  takes_secret: boolean;
}

/** A stone that stands in a hand (AQ-INFO-10, 20). */
export interface Stone {
  drawn: number;
  excluded: number[];
  spell: number | null;
}

/** End the turn after at least one success (AQ-TURN-03). */
export interface Stop {
  type: "stop";
}

/** AQ-TURN-03: a player ended the turn. */
export interface Stopped {
  type: "stopped";
  seat: number;
}

/** What a call does to lives. */
export interface Stroke {
  reach: string;
  gains: boolean;
  amount: number | null;
}

/** Take the secret stone of that place in the centre, 1 to 4 (AQ-SPELL-07). */
export interface TakeSecret {
  type: "take";
  place: number;
}

/** Any view of this game. */
export type View =
  | AbracadaView;

/** Any choice of this game. */
export type Choice =
  | Call
  | Stop
  | TakeSecret
  | LeaveSecrets;

/** Any event of this game. */
export type Event =
  | RoundBegan
  | Cast
  | Missed
  | Slipped
  | Rolled
  | LifeLost
  | LifeGained
  | SecretTaken
  | SecretsLeft
  | Stopped
  | Drew
  | Eliminated
  | RoundEnded
  | GameEnded;

/** All that is printed. */
export type Printed =
  | Shown;
