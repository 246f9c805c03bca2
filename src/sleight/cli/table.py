"""One game at which a person sits: the record, who plays where, and where it is saved."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from sleight.bots import bot_codes, luck_of, make_bot
from sleight.cli import saving

if TYPE_CHECKING:
    from pathlib import Path

    from sleight.core.bot import Advice, Bot
    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.core.record import Record, Row

PERSON = "person"
"""What a record's header calls a seat at which a person sits."""


class Table(NamedTuple):
    """Everything is saved before anybody hears of it."""

    record: Record
    players: tuple[str, ...]
    """The bot codes by seat, and `person`."""

    me: int
    file: Path

    def play(self, seat: int, choice: Choice) -> tuple[Row, list[Event]]:
        """Play a choice and save it."""
        events = self.record.add(seat, choice)
        self.save()
        return self.record.rows[-1], events

    def undo(self) -> Row:
        """Take back the person's last row and save that."""
        self.record.undo(self.me)
        self.save()
        return self.record.rows[-1]

    def save(self) -> None:
        """Write the record to its file."""
        saving.save(self.record, self.file)

    def bot_choice(self, seat: int) -> Choice:
        """What the bot of a seat chooses; the same again when the game is resumed here."""
        return self._choice_of(self.players[seat], seat)

    def advice(self) -> tuple[str, Advice]:
        """The code of the strongest bot, and what it would choose for the person, from the own view alone."""
        code = bot_codes(self.record.game.id)[-1]
        position = self.record.position
        return code, self._bot(code, self.me).advise(position.view(self.me), position.choices(self.me))

    def _choice_of(self, code: str, seat: int) -> Choice:
        position = self.record.position
        return self._bot(code, seat).choose(position.view(seat), position.choices(seat))

    def _bot(self, code: str, seat: int) -> Bot:
        """A bot whose luck follows from where the game began and from what the seat sees."""
        header = self.record.header
        origin = header.seed if header.start is None else header.start
        luck = luck_of(origin, seat, self.record.position.view(seat))
        return make_bot(code, self.record.game.id, Random(luck))
