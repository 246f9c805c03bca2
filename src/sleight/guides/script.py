"""A guide as plain data: what the terminal plays, the server sends and a browser keeps."""

from __future__ import annotations

from typing import Any

import msgspec

ME = "me"
"""In what an event must say, this stands for the seat of whoever is guided."""


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When a moment has come; all that is said must hold."""

    kind: tuple[str, ...] = ()
    """The kinds of question that are open."""

    view: dict[str, Any] = {}
    """What stands in the own view, by its path: `round = 1`, `"workshops.0.poster" = true`."""

    least: dict[str, int] = {}
    """What a figure of the own view has reached, by its path: `round = 2`."""

    event: str = ""
    """Something that was seen since the own answer before: the tag of an event."""

    says: dict[str, Any] = {}
    """What that event says in its fields."""

    over: bool = False
    """The game is over; else somebody is asked."""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step. With `expects` it waits for an answer, and else to be read.

    Its sentence is the message `GUIDE-MOMENT`, its reason `GUIDE-MOMENT-why`, and what is said to whoever
    does something else `GUIDE-MOMENT-other`; the last two need not exist.
    """

    id: str
    when: When = msgspec.field(default_factory=When)
    points: tuple[str, ...] = ()
    """What is pointed at: names of things as choices name them, or `region:NAME`. Without any it is what the
    expected choice touches."""

    expects: tuple[str, ...] = ()
    """The texts of choices that fit, the best first."""

    page: str = ""
    """The page of the rules that tells more."""

    picture: str = ""
    """`steps` for the game in one picture, as the lobby shows it."""

    openly: bool = False
    """True for a question that a board may answer by what was said beforehand: here it is asked."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guide: the table that is made for it, and its moments in their order."""

    minutes: int
    seed: int
    players: tuple[str, ...]
    """By seat: `person`, or the code of a bot."""

    options: dict[str, Any]
    moments: tuple[Moment, ...]
    opening: tuple[str, ...] = ()
    """What was played before the first moment: a seat and the text of its choice, such as `1 advertise`."""

    id: str = ""

    @property
    def seat(self) -> int:
        """Where whoever is guided sits."""
        return self.players.index("person")


class Guides(msgspec.Struct, frozen=True):
    """All guides of a game with their sentences in one language."""

    game: str
    lang: str
    guides: tuple[Script, ...]
    sources: tuple[str, ...]
    """The texts of the sentences, for whoever says them."""
