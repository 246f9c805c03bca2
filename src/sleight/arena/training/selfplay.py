"""Games for training: bots play, and what every seat had at certain moments is kept with what came of it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sleight.arena.match import bot_rng
from sleight.bots import make_bot
from sleight.core import registry
from sleight.core.errors import BadInput
from sleight.core.installed import brought
from sleight.core.training import Row, Trainer

if TYPE_CHECKING:
    from sleight.core.registry import AnyGame

_TRAINER = "bots.training.TRAINER"


class Sample(msgspec.Struct, frozen=True):
    """One game for training."""

    seed: int
    rows: tuple[Row, ...]


class Job(NamedTuple):
    """A game that is to be played somewhere."""

    game: str
    seed: int

    def play(self) -> Sample:
        """Play it; the seed decides everything."""
        return play_sample(registry.game(self.game), trainer_of(self.game), self.seed)


def trainer_of(game: str) -> Trainer:
    """How a game is observed; a game whose bots have no fitted value is refused."""
    registry.game(game)
    try:
        trainer: Trainer = brought(game, _TRAINER)
    except BadInput as error:
        raise BadInput("train-nothing", game=game) from error
    return trainer


def play_sample(game: AnyGame, trainer: Trainer, seed: int) -> Sample:
    """One game to its end, with the rows of all moments."""
    table = trainer.table(Random(seed))
    bots = [make_bot(code, game.id, bot_rng(seed, seat)) for seat, code in enumerate(table.bots)]
    position: Any = game.new(len(bots), seed, table.options)
    last, seen = 0, list[tuple[Row, ...]]()
    while position.waiting:
        now = trainer.moment(position)
        if now and now != last:
            last = now
            seen.append(tuple(trainer.rows(position, table)))
        seat = position.waiting[0]
        position.apply(seat, bots[seat].choose(position.view(seat), position.choices(seat)))
    rows = [
        msgspec.structs.replace(row, target=trainer.target(row, position, seat))
        for each in seen
        for seat, row in enumerate(each)
    ]
    return Sample(seed, tuple(rows))
