"""What a client says over the wire, as typed models."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Code = Annotated[str, Meta(min_length=1, max_length=128)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Written = Annotated[str, Meta(min_length=1, max_length=200)]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request; a field that nobody knows is a mistake of the client."""


class NewTable(Request, kw_only=True):
    """A table to be made. Its maker sits down at once."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    players: Annotated[list[Code], Meta(min_length=1, max_length=16)]
    """By seat: `person`, or the code of a bot."""

    name: Name
    password: Password | None = None
    seat: SeatNumber | None = None
    options: dict[str, Any] = {}
    open: bool = True
    chat: bool = True
    hints: bool = True
    odds: bool = True
    seed: Annotated[str, Meta(pattern=r"^[0-9]{1,40}$")] | None = None
    """Only at a table of one person with bots."""

    opening: Annotated[list[Written], Meta(max_length=200)] = []
    """What was played already, only with a seed: a seat and the text of its choice, such as `1 advertise`."""


class SitDown(Request, kw_only=True):
    """Somebody wants to sit down."""

    name: Name
    password: Password | None = None
    invitation: Annotated[str, Meta(max_length=64)] | None = None
    seat: SeatNumber | None = None


class AnswerIn(Request, kw_only=True):
    """An answer to the open question: its number, a key of the client's own, and the choice."""

    number: Number
    key: Key
    choice: Written | dict[str, Any]
    """The text of a choice or of an aside, such as `call 5`, or its data."""


class UndoIn(Request, kw_only=True):
    """The last choice is to be taken back."""

    number: Number
    key: Key


class BotIn(Request, kw_only=True):
    """A bot for a seat; the strongest if none is named."""

    bot: Code | None = None


class PlayOn(Request, kw_only=True):
    """A new table from a moment of this one."""

    moment: Number
    name: Name
    password: Password | None = None
    """Not needed for the name under which one sits at this table."""

    seat: SeatNumber | None = None


class ChatIn(Request, kw_only=True):
    """Something to be said at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


# --- over the websocket -----------------------------------------------------------------------------


class Hello(Request, kw_only=True, tag="hello"):
    """The first message of a client: who it is. Without a token it is a spectator."""

    token: Annotated[str, Meta(max_length=64)] | None = None
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class LiveAnswer(AnswerIn, kw_only=True, tag="answer"):
    """An answer, as over HTTP."""


class LiveUndo(UndoIn, kw_only=True, tag="undo"):
    """An undo, as over HTTP."""
