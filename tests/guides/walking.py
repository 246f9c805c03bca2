"""Somebody who is guided, without a screen: does what is expected, or something else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from sleight.bots import luck_of, make_bot
from sleight.core import registry
from sleight.core.reckoning import Moment as Seen
from sleight.core.text import text
from sleight.guides import Follower, Now, begun
from sleight.guides.following import expected

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sleight.core.event import Event
    from sleight.guides.script import Moment, Script

Choose = "Callable[[Moment | None, Now], str]"


def obedient(moment: Moment | None, now: Now) -> str:
    """What is expected; where the guide is silent, whatever comes first."""
    wanted = None if moment is None else expected(moment, now)
    return wanted or now.offers[0]


class Walk:
    """A guided game from its start to its end."""

    def __init__(self, game: str, script: Script) -> None:
        self.script = script
        self.follower = Follower(script)
        self.record = begun(registry.game(game), script)
        self.events: list[dict[str, Any]] = []
        """All that was seen since the own answer before."""

        self.told: list[dict[str, Any]] = []
        """All that was ever seen."""

        self.moments = [self._moment(0, ())]
        """The game as the seat that is guided saw it."""

    def steps(self, choose: Callable[[Moment | None, Now], str] = obedient) -> Iterator[tuple[Moment, Now]]:
        """Every moment that comes, before it is read or answered, until the guide or the game is over."""
        position = self.record.position
        while position.waiting and not self.done:
            others = [seat for seat in position.waiting if seat != self.script.seat]
            if others:
                self._add(others[0], self._bot(others[0]))
            else:
                yield from self._asked(choose)
            position = self.record.position
        yield from self._read(self.now())

    @property
    def done(self) -> bool:
        """True once the last moment was read."""
        return self.follower.at >= len(self.script.moments)

    def now(self) -> Now:
        """What the seat that is guided knows."""
        position, seat = self.record.position, self.script.seat
        asked = position.asked(seat)
        offers = [text(choice) for choice in position.choices(seat)]
        view = msgspec.to_builtins(position.view(seat))
        return Now(asked.kind if asked else "", offers, view, tuple(self.events), position.over)

    def _read(self, now: Now) -> Iterator[tuple[Moment, Now]]:
        while (moment := self.follower.moment(now)) is not None and not moment.expects:
            yield moment, now
            self.follower.go_on()

    def _asked(self, choose: Callable[[Moment | None, Now], str]) -> Iterator[tuple[Moment, Now]]:
        now = self.now()
        yield from self._read(now)
        if self.done:
            return
        moment = self.follower.moment(now)
        if moment is not None:
            yield moment, now
        choice = choose(moment, now)
        if moment is not None:
            self.follower.answered(moment, choice)
        self.events = []
        self._add(self.script.seat, self.record.game.parse(choice))

    def _bot(self, seat: int) -> Any:
        view = self.record.position.view(seat)
        chance = Random(luck_of(self.script.seed, seat, view))
        bot = make_bot(self.script.players[seat], self.record.game.id, chance)
        return bot.choose(view, self.record.position.choices(seat))

    def _add(self, seat: int, choice: Any) -> None:
        faces: list[Event | None] = [
            event.seen_by(self.script.seat) for event in self.record.add(seat, choice)
        ]
        self.moments.append(self._moment(len(self.moments), [event for event in faces if event is not None]))
        seen = [msgspec.to_builtins(event) for event in faces if event is not None]
        self.events += seen
        self.told += seen

    def _moment(self, number: int, events: Sequence[Event]) -> Seen:
        position = self.record.position
        return Seen(number, events, position.view(self.script.seat), position.scores)
