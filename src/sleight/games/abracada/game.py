"""Abracada… Quoi ? as a game value."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sleight.core.game import Game
from sleight.core.option import OneOf, Option, SeatOption, Switch
from sleight.core.position import Turn
from sleight.games.abracada import rounds
from sleight.games.abracada.choices import AnyChoice, Call
from sleight.games.abracada.data import FORMER, load_data, parts_of, parts_used
from sleight.games.abracada.events import AnyEvent
from sleight.games.abracada.guess import AbracadaGuesser
from sleight.games.abracada.odds import odds
from sleight.games.abracada.position import AbracadaPosition, empty_table
from sleight.games.abracada.questions import CallSpell, ChooseSecret
from sleight.games.abracada.saves import restore
from sleight.games.abracada.table import Table, every_choice
from sleight.games.abracada.view import AbracadaView, Options

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from random import Random

    from sleight.core.choice import Choice
    from sleight.games.abracada.faces.browser import Shown

ID = "abracada"


class Abracada(Game[AbracadaPosition, AbracadaView]):
    """See the stones of all the others, call your own, and climb the tower."""

    id: ClassVar[str] = ID
    rules_version: ClassVar[int] = 1
    recommended: ClassVar[Mapping[str, Mapping[str, object]]] = {"first": {"easy": True}}
    elsewhere: ClassVar[frozenset[str]] = frozenset({"secret-first"})
    former_digests: ClassVar[Mapping[str, Mapping[str, str]]] = FORMER
    view_type = AbracadaView
    choice_type: Any = AnyChoice
    event_type: Any = AnyEvent

    def __init__(self, data: Path | str | None = None) -> None:
        self.printed, self.data_digest = load_data(data)
        self.data_parts = parts_of(self.printed)
        self.seat_counts = self.printed.seat_counts
        listed: list[Option] = [
            Switch(ID, "easy"),
            Switch(ID, "last_standing"),
            OneOf(ID, "lower", "refuse", "penalty"),
            SeatOption(ID, "first", max(self.seat_counts)),
        ]
        self.options = {option.name: option for option in listed}
        self._universe = every_choice(self.printed)
        self._tables: dict[tuple[int, Options], Table] = {}

    @cached_property
    def shown(self) -> Shown:
        from sleight.games.abracada.faces.browser import shown

        return shown(self)

    def start(self, seats: int, key: bytes, options: dict[str, object]) -> AbracadaPosition:
        chosen = msgspec.convert(options, Options)
        position = empty_table(self.table(seats, chosen), key)
        # AQ-SETUP-20: nobody's age is known, so the table names who begins, or chance does.
        first = position.below(seats) if chosen.first is None else chosen.first
        rounds.begin_round(position, first)
        return position

    def table(self, seats: int, options: Options) -> Table:
        """The shared part of all positions with these seats and options, made once."""
        found = self._tables.get((seats, options))
        if found is None:
            turns = tuple(Turn(CallSpell(seat), seats) for seat in range(seats))
            secret_questions = tuple(ChooseSecret(seat) for seat in range(seats))
            found = self._tables[seats, options] = Table(self.printed, options, turns, secret_questions)
        return found

    def parts_used(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return parts_used(options)

    def guess(self, view: AbracadaView, rng: Random) -> AbracadaPosition:
        return self.guesser(view).draw(rng)

    def guesser(self, view: AbracadaView) -> AbracadaGuesser:
        return AbracadaGuesser(self.table(view.seats, view.options), view)

    def odds(self, view: AbracadaView, choices: Sequence[Choice]) -> Mapping[Choice, Fraction]:
        """AQ-INFO-21: the chance of each call; one that breaks the order fails before anybody looks."""
        chances = odds(view)
        lowest = 0 if view.options.easy else view.last
        calls = [choice for choice in choices if isinstance(choice, Call)]
        return {call: chances[call.spell] if call.spell >= lowest else Fraction(0) for call in calls}

    def from_dict(self, data: Mapping[str, object]) -> AbracadaPosition:
        return restore(self, data)

    def universe(self, options: Mapping[str, object] | None = None) -> tuple[AnyChoice, ...]:
        return self._universe
