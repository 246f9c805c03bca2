"""Dudo as a game value."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import msgspec

from sleight.core.choice import Choice
from sleight.core.digest import digest_of
from sleight.core.errors import BadInput
from sleight.core.game import Game
from sleight.core.option import Option
from sleight_dudo import rules
from sleight_dudo.rules import DICE, FACES, ID, UNIVERSE, DudoPosition, DudoView, Saved, Table


class Dudo(Game[DudoPosition, DudoView]):
    """Bid on the dice under both cups, and doubt the bids of others."""

    id: ClassVar[str] = ID
    rules_version: ClassVar[int] = 1
    seat_counts = range(2, 3)
    options: Mapping[str, Option] = {}
    data_digest = digest_of([DICE, FACES])
    view_type = DudoView
    choice_type: Any = rules.Bid | rules.Doubt
    event_type: Any = rules.Rolled | rules.Raised | rules.Doubted

    def start(self, seats: int, key: bytes, options: dict[str, object]) -> DudoPosition:
        position = DudoPosition(Table(), key)
        position.roll([DICE] * seats, position.below(seats))
        return position

    def guess(self, view: DudoView, rng: Random) -> DudoPosition:
        hands = [tuple(sorted(rng.choices(range(1, FACES + 1), k=count))) for count in view.dice]
        if view.seat is not None:
            hands[view.seat] = view.hand
        return DudoPosition(Table(), rng.randbytes(16)).lay(tuple(hands), view.bid, view.turn)

    def from_dict(self, data: Mapping[str, object]) -> DudoPosition:
        try:
            saved = msgspec.convert(data, Saved)
        except msgspec.ValidationError as error:
            raise BadInput("position-wrong", why=str(error)) from error
        self.check_seats(len(saved.hands))
        if saved.bid and (saved.bid not in UNIVERSE or saved.bid.count > sum(map(len, saved.hands))):
            raise BadInput("position-wrong", why="bid: no such bid")
        position = DudoPosition(Table(), bytes.fromhex(saved.key), saved.draws)
        return position.lay(saved.hands, saved.bid, saved.turn)

    def universe(self, options: Mapping[str, object] | None = None) -> tuple[Choice, ...]:
        return UNIVERSE
