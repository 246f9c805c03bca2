"""What a viewer is shown: frames and logs, put together only from what that viewer may know."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec

from sleight.core.errors import BadInput, listed
from sleight.core.installed import brought
from sleight.core.reckoning import Foreseer
from sleight.core.text import text
from sleight.server import wire
from sleight.server.drawn import drawn
from sleight.server.ghosts import ghost
from sleight.server.pointing import pointed
from sleight.server.reckonings import reckoned, reckoner_of
from sleight.server.sentences import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.describe import Describable
    from sleight.core.reckoning import Reckoner, Reckoning
    from sleight.core.record import AnyPosition
    from sleight.server.play import Play, Step, Viewer


_KEPT = 20_000


class Waits(msgspec.Struct, frozen=True):
    """The game waits for some seats."""

    game: ClassVar[str] = ""
    seats: tuple[int, ...]

    def message_id(self) -> str:
        """The status line of whoever is not asked."""
        return "status-waits"

    def words(self) -> dict[str, object]:
        """Who is waited for."""
        return {"seats": self.seats}


class Ended(Waits, frozen=True):
    """The game is over; the seats are the winners."""

    def message_id(self) -> str:
        """The status line at the end."""
        return "status-over"

    def words(self) -> dict[str, object]:
        """Who has won."""
        return {"seats": self.seats, "count": len(self.seats)}


class Upgraded(msgspec.Struct, frozen=True):
    """The server was updated under a running game."""

    game: ClassVar[str] = ""
    count: int
    """So many moves were taken back."""

    def message_id(self) -> str:
        """What the log says of it."""
        return "notice-upgraded"

    def words(self) -> dict[str, object]:
        """How many moves."""
        return {"count": self.count}


@lru_cache(_KEPT)
def _offer(choice: Choice, said: str) -> msgspec.Raw:
    """A choice as it is offered; choices are shared, so that this is written once for all tables."""
    return msgspec.Raw(msgspec.json.encode(wire.Offer(choice, text(choice), said, choice.names())))


class Eyes:
    """One viewer at one table, who reads one language."""

    def __init__(self, play: Play, viewer: Viewer, lang: str) -> None:
        self.play = play
        self.viewer = viewer
        self.lang = lang

    # --- sentences ------------------------------------------------------------------------------

    def sentence(self, value: Describable) -> str:
        """A sentence about a value of the game, as this viewer reads it."""
        return sentence(value, self.lang, self.play.names(self.lang), self.viewer)

    def reason(self, value: Any) -> wire.Said:
        """A refusal or a warning."""
        return wire.Said(value.code, value.rule, self.sentence(value))

    def _waits(self, position: AnyPosition) -> str:
        """For whom the game waits, or who has won."""
        return self.sentence(Ended(position.winners) if position.over else Waits(position.waiting))

    # --- moments --------------------------------------------------------------------------------

    def newest(self) -> int:
        """The viewer's newest sequence number."""
        return len(self.play.seen(self.viewer)) - 1

    def counted(self, seq: int, by: Viewer) -> int:
        """The viewer's own number for a moment that another viewer counts as `seq`.

        How others count tells what they did in secret, so that while a game runs only the own count is known.
        """
        seats = self.play.header.seats
        if by is not None and by not in range(seats):
            raise BadInput("seat-unknown", seat=by + 1, allowed=listed(range(1, seats + 1)))
        if by == self.viewer or not self.play.over:
            return seq
        return self.play.seq_at(self.viewer, self.play.number_of_step(by, seq))

    def frame(self, seq: int, *, warnings: bool = False) -> wire.Frame:
        """What the viewer saw at one of its moments."""
        step = self.play.step(self.viewer, seq)
        position = step.position
        question = self._question(step, warnings=warnings)
        return wire.Frame(
            table=self.play.id,
            seat=self.viewer,
            seq=seq,
            status=self._waits(position) if question is None else question.sentence,
            waiting=position.waiting,
            over=position.over,
            scores=position.scores,
            ranks=step.ranks,
            winners=position.winners,
            number=None if self.viewer is None else step.numbers[self.viewer],
            question=question,
            asides=[] if self.viewer is None else self._offers(position, position.asides(self.viewer)),
            undo=self.viewer is not None and step.undo[self.viewer],
            undone=step.seat if step.undoes else None,
            answered=step.key if step.seat == self.viewer else None,
            events=self._events(step),
            view=self.play.view(self.viewer, step),
            notice=self._notice(step),
        )

    def board(self, seq: int) -> str:
        """What the viewer saw at one of its moments, drawn in plain text."""
        view = self.play.step(self.viewer, seq).position.view(self.viewer)
        return drawn(self.play.game.id, view, self.lang, self.play.names(self.lang))

    def encoded(self, seq: int) -> bytes:
        """A frame as it is sent; the newest is kept for all who look with the same eyes."""
        key = (self.viewer, self.lang)
        kept = self.play.frames.get(key)
        if kept is not None and kept[0] == seq:
            return kept[1]
        encoded = msgspec.json.encode(self.frame(seq))
        self.play.frames[key] = (seq, encoded)
        return encoded

    def log(self, first: int, most: int | None = None) -> list[wire.LogEntry]:
        """What the viewer saw happen, from one of its moments on."""
        last = self.newest() + 1
        last = last if most is None else min(last, first + most)
        entries = []
        for seq in range(first, last):
            step = self.play.step(self.viewer, seq)
            undone = step.seat if step.undoes else None
            entries.append(wire.LogEntry(seq, undone, self._events(step), self._notice(step)))
        return entries

    def _notice(self, step: Step) -> str | None:
        """What an upgrade has done to the table, at the moment with which it goes on."""
        if self.play.resumption is None or step is not self.play.steps[0]:
            return None
        return self.sentence(Upgraded(self.play.taken_back(self.viewer)))

    def _events(self, step: Step) -> list[wire.EventOut]:
        faces = [event.seen_by(self.viewer) for event in step.events]
        return [wire.EventOut(face, self.sentence(face)) for face in faces if face is not None]

    def _question(self, step: Step, *, warnings: bool) -> wire.AskedOut | None:
        seat = self.viewer
        asked = None if seat is None else step.position.asked(seat)
        if seat is None or asked is None:
            return None
        offers = self._offers(step.position, step.position.choices(seat), warnings=warnings)
        return wire.AskedOut(
            step.numbers[seat],
            asked.kind,
            asked.rule,
            dict(asked.arguments),
            self.sentence(asked),
            offers,
        )

    def _offers(
        self, position: AnyPosition, choices: Sequence[Choice], *, warnings: bool = False
    ) -> list[wire.Offer]:
        if not warnings:
            # Written already: an offer in a frame is read by clients only.
            return cast("list[wire.Offer]", [_offer(choice, self.sentence(choice)) for choice in choices])
        return [
            wire.Offer(
                choice,
                text(choice),
                self.sentence(choice),
                choice.names(),
                self._warnings(position, choice),
            )
            for choice in choices
        ]

    def _warnings(self, position: AnyPosition, choice: Choice) -> list[wire.Said]:
        if self.viewer is None:
            return []
        return [self.reason(warning) for warning in position.warnings(self.viewer, choice)]

    def why(self, choice: Choice | None) -> wire.WhyOut:
        """Whether the viewer's seat can make a choice now, or take its last one back."""
        if self.viewer is None:
            return wire.WhyOut(False, [])
        refusal = self.play.why_not(self.viewer, choice)
        if refusal is not None:
            return wire.WhyOut(False, [self.reason(refusal)])
        return wire.WhyOut(True, [] if choice is None else self._warnings(self.play.position, choice))

    def why_nothing_with(self, names: Sequence[str]) -> wire.WhyOut:
        """Whether anything can be chosen that touches all of these, and if not, why not."""
        if self.viewer is None:
            return wire.WhyOut(False, [])
        position = self.play.position
        possible, refusals = pointed(self.play.game, position, self.viewer, names)
        alone = possible[0] if len(possible) == 1 else None
        reasons = [self.reason(refusal) for refusal in refusals]
        return wire.WhyOut(bool(possible), self._warnings(position, alone) if alone else reasons)

    # --- what may come --------------------------------------------------------------------------

    async def ghost(self, choice: Choice) -> wire.GhostOut:
        """What a choice would do; it never touches the true position."""
        view = self.play.position.view(self.viewer)
        found = await asyncio.to_thread(ghost, self.play.game, view, choice)
        asked = found.asked
        return wire.GhostOut(
            [wire.EventOut(face, self.sentence(face)) for face in found.events],
            found.view,
            None if found.scores is None else list(found.scores),
            [self.reason(warning) for warning in found.warnings],
            None if asked is None else wire.NextOut(asked.kind, dict(asked.arguments), self.sentence(asked)),
            found.undoable,
        )

    async def prospects(self) -> Any | None:
        """What a player would work out before deciding, as the game's own struct; None if it has none."""
        face = brought(self.play.game.id, "faces.terminal.FACE")
        if not isinstance(face, Foreseer):
            return None
        return await asyncio.to_thread(face.prospects, self.play.position.view(self.viewer))

    async def tally(self) -> wire.Tally | None:
        """Where the points came from; None for a game that cannot say it."""
        reckoner = reckoner_of(self.play.game.id)
        if reckoner is None:
            return None
        found = await self._reckoned(reckoner)
        moments = [
            wire.DearMoment(each.seq, each.round, each.cost, each.unit, self.sentence(each.said))
            for each in found.regrets
        ]
        return wire.Tally(
            self.play.over,
            list(reckoner.sources),
            [wire.TallyRound(each.round, [dict(seat) for seat in each.seats]) for each in found.rounds],
            None if found.tie_break is None else self.sentence(found.tie_break),
            moments,
        )

    async def _reckoned(self, reckoner: Reckoner) -> Reckoning:
        """The newest is kept: a long game takes a while, and everybody asks for it at its end."""
        steps, seen = tuple(self.play.steps), tuple(self.play.seen(self.viewer))
        kept = self.play.reckonings.get(self.viewer)
        if kept is None or kept[0] != len(steps):
            found = await asyncio.to_thread(reckoned, reckoner, self.viewer, steps, seen)
            self.play.reckonings[self.viewer] = kept = (len(steps), found)
        return kept[1]

    def odds(self) -> wire.OddsOut:
        """The chances of the open choices."""
        if self.viewer is None:
            return wire.OddsOut([])
        position = self.play.position
        chances = self.play.game.odds(position.view(self.viewer), position.choices(self.viewer))
        return wire.OddsOut(
            [wire.ChanceOut(text(choice), float(chance)) for choice, chance in chances.items()]
        )
