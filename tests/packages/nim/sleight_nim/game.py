"""Nim as a game value."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import msgspec

from sleight.core.choice import Choice
from sleight.core.digest import digest_of
from sleight.core.errors import BadInput
from sleight.core.game import Game
from sleight.core.option import Option, Switch
from sleight_nim.position import UNIVERSE, NimPosition, Table
from sleight_nim.values import HEAPS, ID, NimView, Options, Saved, Take, Taken


class Nim(Game[NimPosition, NimView]):
    """Take as many matches as you like from one heap; who takes the last one wins."""

    id: ClassVar[str] = ID
    rules_version: ClassVar[int] = 1
    seat_counts = range(2, 4)
    options: Mapping[str, Option] = {"misere": Switch(ID, "misere")}
    data_digest = digest_of(HEAPS)
    view_type = NimView
    choice_type: Any = Take
    event_type: Any = Taken

    def start(self, seats: int, key: bytes, options: dict[str, object]) -> NimPosition:
        position = NimPosition(Table(seats, msgspec.convert(options, Options)), key)
        position.lay(HEAPS, position.below(seats))
        return position

    def guess(self, view: NimView, rng: Random) -> NimPosition:
        table = Table(view.seats, view.options)
        return NimPosition(table, rng.randbytes(16), 0, view.heaps, view.turn)

    def from_dict(self, data: Mapping[str, object]) -> NimPosition:
        try:
            saved = msgspec.convert(data, Saved)
        except msgspec.ValidationError as error:
            raise BadInput("position-wrong", why=str(error)) from error
        self.check_seats(saved.seats)
        if saved.turn >= saved.seats:
            raise BadInput("position-wrong", why=f"turn: 0..{saved.seats - 1}")
        if not all(0 <= left <= most for left, most in zip(saved.heaps, HEAPS, strict=True)):
            raise BadInput("position-wrong", why=f"heaps: at most {HEAPS}")
        table = Table(saved.seats, saved.options)
        return NimPosition(table, bytes.fromhex(saved.key), saved.draws, saved.heaps, saved.turn)

    def universe(self, options: Mapping[str, object] | None = None) -> tuple[Choice, ...]:
        return UNIVERSE
