"""What the server says over the wire, as typed models; what clients say stands in `requests`.

The API's documentation and the client's types come from both, `wire_alone` and `wire_analysis`. Seats count
from 0; `GET /api/games/{game}/schema` has the JSON schema of a game's views, choices and events.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Problem(msgspec.Struct, omit_defaults=True):
    """Why something is declined: a code for programs, a sentence for people."""

    code: str
    sentence: str
    rule: str = ""
    number: int | None = None
    """The number of the seat's open question, if another was answered."""


class RequirementOut(msgspec.Struct):
    """One value of an option goes only with some values of another, or with some numbers of seats."""

    value: Any
    other: str | None
    """The other option; None for the number of seats."""

    wanted: list[Any]
    rule: str
    unless: str | None = None
    """The switch that lifts it."""


class OptionOut(msgspec.Struct):
    """One thing that a table may decide before the game."""

    name: str
    default: Any
    allowed: list[Any]
    meaning: str
    requires: list[RequirementOut]
    """What its values go together with, as far as they do not go with everything."""


class RecommendedOut(msgspec.Struct):
    """A set of options that suits an occasion, such as a first game."""

    name: str
    meaning: str
    options: dict[str, Any]


class BotOut(msgspec.Struct):
    """A bot that plays a game, and how."""

    code: str
    name: str
    """What it is called at a table."""

    meaning: str


class GameOut(msgspec.Struct):
    """A game that can be played here."""

    id: str
    name: str
    description: str
    seats: list[int]
    options: list[OptionOut]
    recommended: list[RecommendedOut]
    bots: list[BotOut]
    """The weakest first."""

    rules: int
    data: str
    manual: bool
    """True if there are pages about its rules."""


class WordsOut(msgspec.Struct):
    """The texts of a game in one language, as Fluent writes them; they call the function `WORD`."""

    lang: str
    sources: list[str]


class SeatOut(msgspec.Struct):
    """Who has a seat."""

    seat: int
    name: str | None
    kind: Literal["free", "person", "bot"]
    bot: str | None
    returning: bool
    """A bot plays for a person who may take the seat back."""

    resigned: bool
    present: bool


class TableOut(msgspec.Struct, kw_only=True):
    """A table as everybody may know it."""

    id: str
    game: str
    rules: int
    data: str
    state: Literal["seating", "running", "over"]
    seats: list[SeatOut]
    options: dict[str, Any]
    open: bool
    chat: bool
    hints: bool
    odds: bool
    lang: str | None
    """The language of whoever made the table, if it is known."""

    created: int
    commitment: str
    """The SHA-256 of the seed as it is written; or, of a game that goes on from a position, of that."""

    seed: str | None
    """Once the game is over."""

    next: str | None
    """The rematch."""

    invitation: str | None = None
    """For those who sit here; a table from a guess has none while the game that was guessed at runs."""


class TablesOut(msgspec.Struct):
    """The open tables: those with free seats first, then the newest."""

    tables: list[TableOut]


class PlaceOut(msgspec.Struct):
    """A seat that was taken; the token opens it and is told only once."""

    table: TableOut
    seat: int
    token: str


class Said(msgspec.Struct):
    """A reason: a code, the rule behind it, and a sentence."""

    code: str
    rule: str
    sentence: str


class Offer(msgspec.Struct, omit_defaults=True):
    """A choice that is possible now."""

    choice: Any
    text: str
    sentence: str
    names: tuple[str, ...]
    """What the choice touches on a board: `card:thursday`, `spell:5`, and `do:call` for its verb."""

    warnings: list[Said] = []


class AskedOut(msgspec.Struct):
    """The open question of a seat."""

    number: int
    kind: str
    rule: str
    arguments: dict[str, Any]
    sentence: str
    choices: list[Offer]


class EventOut(msgspec.Struct):
    """Something that happened, as the viewer saw it."""

    event: Any
    sentence: str


class Frame(msgspec.Struct, kw_only=True, tag="frame"):
    """What a viewer sees at a moment, and what it saw happen just before."""

    table: str
    seat: int | None
    seq: int
    """Counts what this viewer has noticed; others count otherwise."""

    status: str
    waiting: tuple[int, ...]
    over: bool
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    number: int | None
    """The number of the seat's question, open or to come."""

    question: AskedOut | None
    asides: list[Offer]
    undo: bool
    undone: int | None
    """The seat that has just taken its last choice back."""

    answered: str | None
    """The key of the viewer's own answer, if it is what has just been played; so it is acknowledged."""

    events: list[EventOut]
    view: Any
    notice: str | None = None
    """What the server itself has to say of this moment, such as that an upgrade has taken moves back."""


class BoardOut(msgspec.Struct):
    """The table as a viewer sees it, drawn in plain text, for a client without a board for the game."""

    text: str


class LogEntry(msgspec.Struct):
    """What happened at one of the viewer's moments."""

    seq: int
    undone: int | None
    events: list[EventOut]
    notice: str | None = None


class LogOut(msgspec.Struct):
    """What a viewer saw happen."""

    entries: list[LogEntry]
    newest: int


class AnsweredOut(msgspec.Struct, tag="answered"):
    """An answer is stored and played."""

    key: str
    seq: int
    number: int
    """The number of the seat's next question."""


class WhyOut(msgspec.Struct):
    """Whether something is possible now, and if not, why not."""

    possible: bool
    reasons: list[Said]
    """The refusal, or the most telling ones of what was pointed at; of a possible choice, the warnings."""


class NextOut(msgspec.Struct):
    """What a seat would be asked after a choice."""

    kind: str
    arguments: dict[str, Any]
    sentence: str


class GhostOut(msgspec.Struct):
    """What a choice is certain to do, worked out from the own view: its events up to the first surprise."""

    events: list[EventOut]
    view: Any | None
    """The own view afterwards, if nothing in it depends on luck or on what others hide."""

    scores: list[int] | None
    warnings: list[Said]
    asked: NextOut | None
    """What the own seat would be asked next, if that is certain."""

    undoable: bool
    """It tells nobody anything, and can be taken back until somebody else acts."""


class ChanceOut(msgspec.Struct):
    """The exact chance of a choice to succeed, from the own view."""

    text: str
    chance: float


class OddsOut(msgspec.Struct):
    """The chances of the open choices; none in a game that has no such chances."""

    odds: list[ChanceOut]


class TallyRound(msgspec.Struct):
    """The points of one round, 0 for what everybody began with; what was lost is below 0."""

    round: int
    seats: list[dict[str, int]]
    """By seat the points of each source."""


class DearMoment(msgspec.Struct):
    """A moment that has cost somebody something."""

    seq: int
    """The viewer's moment to look at."""

    round: int
    cost: int
    unit: str
    """What it has cost, such as `fame` or `points`."""

    sentence: str


class Tally(msgspec.Struct):
    """Where the points of a game came from, as far as the viewer knows."""

    over: bool
    sources: list[str]
    rounds: list[TallyRound]
    """Together they are the scores."""

    tie_break: str | None
    """Why somebody has won with as many points as another."""

    moments: list[DearMoment]
    """The viewer's dearest, or everybody's for a spectator; the dearest first."""


class RecordOut(msgspec.Struct, kw_only=True):
    """A finished game as one file; of a running one only what the viewer knows."""

    over: bool
    commitment: str
    seed: str | None
    record: str | None
    """What `sleight replay --verify` reads."""

    frame: Frame
    log: list[LogEntry]


class ChatLineOut(msgspec.Struct, tag="chat"):
    """Something that somebody said."""

    seq: int
    seat: int
    name: str
    text: str
    at: int


class ChatOut(msgspec.Struct):
    """What was said."""

    lines: list[ChatLineOut]


class HintOut(msgspec.Struct):
    """What a bot would do."""

    bot: str
    name: str
    choice: Any
    text: str
    sentence: str
    reasons: list[str]
    """Figures that speak for it, in sentences."""


class ReplacedOut(msgspec.Struct):
    """Whether a bot plays now, or others have to agree first."""

    replaced: bool


class HealthOut(msgspec.Struct):
    """The server is there and can store what people do."""

    status: Literal["ok"]
    version: str


# --- over the websocket -----------------------------------------------------------------------------


class TableNews(msgspec.Struct, kw_only=True, tag="table"):
    """Who sits where has changed, or the state of the table."""

    table: TableOut


class LiveProblem(msgspec.Struct, omit_defaults=True, tag="declined"):
    """Something that the client said over the websocket is declined."""

    key: str
    problem: Problem
