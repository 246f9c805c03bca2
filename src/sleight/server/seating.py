"""Who sits where: sitting down, handing a seat to a bot, leaving for good, and playing on elsewhere."""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sleight.bots import check_codes, usual_bot
from sleight.core.option import SeatOption
from sleight.server import secrets
from sleight.server.faults import Declined
from sleight.server.lookalikes import skeleton
from sleight.server.protected import NameTaken
from sleight.server.store import now
from sleight.server.stored import Seat
from sleight.server.tables import PERSON, Tables

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.core.record import AnyPosition
    from sleight.core.registry import AnyGame
    from sleight.server.play import Play, Viewer
    from sleight.server.protected import Claim
    from sleight.server.store import Store
    from sleight.server.stored import Settings

_FIRST = "first"
"""The option by which a game lets its table name who begins, where it has one."""


class Place(NamedTuple):
    """A seat that somebody has taken, and the token that opens it."""

    play: Play
    seat: int
    token: str


class Seating:
    """People and bots at the tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._seen: dict[tuple[str, int], float] = {}
        self._began = time.monotonic()

    @property
    def _store(self) -> Store:
        return self.tables.store

    # --- sitting down ---------------------------------------------------------------------------

    async def open(
        self,
        game: AnyGame,
        players: Sequence[str],
        name: str,
        *,
        options: dict[str, object],
        settings: Settings,
        seed: int | None = None,
        start: AnyPosition | None = None,
        opening: Sequence[str] = (),
        seat: int | None = None,
        source: str | None = None,
        claim: Claim | None = None,
    ) -> Place:
        """A new table at which its maker sits, on the first seat for a person unless another is named."""
        if PERSON not in players:
            raise Declined("table-nobody")
        mine = players.index(PERSON) if seat is None else seat
        if not 0 <= mine < len(players) or players[mine] != PERSON:
            raise Declined("seat-not-for-people", seat=mine)
        token = secrets.new_token()
        with _one_owner(name):
            play = await self.tables.create(
                game,
                players,
                options=options,
                settings=settings,
                seats={mine: Seat(mine, name, secrets.digest(token))},
                seed=seed,
                start=start,
                opening=opening,
                source=source,
                claim=claim,
            )
        return Place(play, mine, token)

    def check_seat(self, play: Play, name: str, seat: int | None) -> int:
        """The seat on which somebody of this name could sit down now."""
        if play.header.ended is not None:
            raise Declined("table-closed")
        mine = _free_seat(play, seat)
        if any(skeleton(each.name or "") == skeleton(name) for each in play.seats):
            raise Declined("name-at-table", name=name)
        return mine

    async def join(self, play: Play, name: str, seat: int | None, claim: Claim | None = None) -> Place:
        """Sit down on a free seat; a name is protected only together with it."""
        token = secrets.new_token()
        async with play.lock:
            mine = self.check_seat(play, name, seat)
            taken = Seat(mine, name, secrets.digest(token))
            last = sum(each.free for each in play.seats) == 1
            started = now() if last and not play.started else None
            with _one_owner(name):
                if not await self._store.take_seat(play.id, taken, claim, started):
                    raise Declined("seat-taken", seat=mine)
            play.change(taken)
            if started is not None:
                play.mark(started=started)
        await self.tables.settle(play)
        return Place(play, mine, token)

    async def leave(self, play: Play, seat: int) -> None:
        """Get up again before the game begins; a table that nobody sits at any more is closed."""
        async with play.lock:
            if not any(each.free for each in play.seats):
                # The last one to sit down begins the game, even if that is not noted yet.
                raise Declined("table-started")
            alone = all(each.token is None for each in play.seats if each.seat != seat)
            ended = now() if alone else None
            await self._store.free_seat(play.id, seat, ended)
            play.change(Seat(seat))
            if ended is not None:
                play.mark(ended=ended)
        self.tables.news(play)

    async def may_use_name(self, name: str, password: str | None) -> bool:
        """Refuse a protected name without its password; True if it is protected, False if it is free."""
        protected = await self._store.passwords(skeleton(name))
        for each in protected:
            if await secrets.opens(password or "", each):
                return True
        if protected:
            raise Declined("password-wrong", name=name)
        return False

    def seat_of(self, play: Play, token: str, *, looks: bool = True) -> int:
        """The seat that a token opens; looking counts as being there."""
        hidden = secrets.digest(token)
        for seat in play.seats:
            if seat.token is not None and secrets.same(seat.token, hidden):
                if looks:
                    self.note(play, seat.seat)
                return seat.seat
        raise Declined("token-wrong")

    # --- being there ----------------------------------------------------------------------------

    def note(self, play: Play, seat: int) -> None:
        """Somebody was heard of."""
        self._seen[play.id, seat] = time.monotonic()

    def present(self, play: Play, seat: int) -> bool:
        """True if a person was heard of lately; nobody is gone while the server itself was not there."""
        if play.connected[seat]:
            return True
        return self._silent(play, seat) < self.tables.config.away_seconds

    def _silent(self, play: Play, seat: int) -> float:
        """For how many seconds nobody has heard of a person."""
        return time.monotonic() - self._seen.get((play.id, seat), self._began)

    # --- bots in people's places ----------------------------------------------------------------

    async def hand_over(self, play: Play, seat: int, code: str | None, *, for_good: bool = False) -> None:
        """Let a bot play a seat; for good, that is to resign."""
        if play.seats[seat].resigned:
            raise Declined("seat-resigned")
        bot = code or usual_bot(play.game.id)
        check_codes([bot], play.game.id)
        await self._change(play, seat, bot=bot, resigned=for_good)

    async def take_back(self, play: Play, seat: int) -> None:
        """Play oneself again."""
        if play.seats[seat].resigned:
            raise Declined("seat-resigned")
        if play.seats[seat].bot is None:
            raise Declined("seat-with-person")
        await self._change(play, seat, bot=None, resigned=False)

    async def replace(self, play: Play, seat: int, voter: int) -> bool:
        """Agree that a bot plays for somebody who has left; it does once all the others agree."""
        if not play.started:
            raise Declined("not-started")
        if seat == voter:
            raise Declined("seat-own")
        if not play.seats[seat].person:
            raise Declined("seat-bot-already")
        if self.present(play, seat):
            await self._store.forget_votes(play.id, seat)
            raise Declined("seat-present", name=play.seats[seat].name or "")
        others = {each.seat for each in play.people if each.seat != seat}
        alone = self.tables.config.away_alone_seconds
        if len(others) == 1 and self._silent(play, seat) < alone:
            # Nobody else is asked, so there is more time to come back.
            raise Declined(
                "seat-away-lately", name=play.seats[seat].name or "", minutes=math.ceil(alone / 60)
            )
        votes = await self._store.vote(play.id, seat, voter)
        if not others <= votes:
            return False
        await self.hand_over(play, seat, None)
        return True

    async def _change(self, play: Play, seat: int, *, bot: str | None, resigned: bool) -> None:
        async with play.lock:
            changed = msgspec.structs.replace(play.seats[seat], bot=bot, resigned=resigned)
            await self._store.change_seat(play.id, changed)
            play.change(changed)
        self.tables.news(play)

    # --- playing on elsewhere -------------------------------------------------------------------

    async def rematch(self, play: Play) -> Play:
        """The same people and bots again, with the start passed on; asked for twice, the same table."""
        if not play.over:
            raise Declined("not-over")
        if play.header.next is not None:
            return await self.tables.find(play.header.next)
        options, seats = _passed_on(play)
        players = [PERSON if seat.token is not None else seat.bot or PERSON for seat in seats]
        again = await self.tables.create(
            play.game,
            players,
            options=options,
            settings=play.header.settings,
            seats={seat.seat: seat for seat in seats},
            previous=play.id,
            source=play.header.source if play.private else None,
        )
        play.mark(next=again.id)
        self.tables.news(play)
        return again

    async def play_on(
        self,
        play: Play,
        viewer: Viewer,
        seq: int,
        name: str,
        seat: int | None,
        claim: Claim | None = None,
    ) -> Place:
        """A new table against bots: from a moment of a finished game, or from a guess of a running one."""
        start = await self._start(play, viewer, seq)
        mine = (0 if viewer is None else viewer) if seat is None else seat
        if mine not in range(play.header.seats):
            raise Declined("seat-not-for-people", seat=mine)
        players = [usual_bot(play.game.id)] * play.header.seats
        players[mine] = PERSON
        return await self.open(
            play.game,
            players,
            name,
            options=play.header.options,
            settings=play.header.settings,
            start=start,
            seat=mine,
            source=_source(play),
            claim=claim,
        )

    async def _start(self, play: Play, viewer: Viewer, seq: int) -> AnyPosition:
        """Where to go on from; chance is drawn anew, and of a running game only the own view counts."""
        step = play.step(viewer, seq)
        if step.position.over:
            raise Declined("moment-over", moment=seq)
        start: AnyPosition
        if play.over:
            start = step.position.copy()
        elif viewer is None:
            raise Declined("not-over")
        else:
            rng = Random(secrets.new_seed())
            start = await asyncio.to_thread(play.game.guess, step.position.view(viewer), rng)
        start.seed(secrets.new_key())
        return start


def _source(play: Play) -> str | None:
    """The running game of which a table that goes on from here would tell."""
    if play.private:
        return play.header.source
    return None if play.over else play.id


@contextmanager
def _one_owner(name: str) -> Iterator[None]:
    """Whoever protects a name a moment later than somebody else does not get it."""
    try:
        yield
    except NameTaken as error:
        raise Declined("password-wrong", name=name) from error


def _free_seat(play: Play, seat: int | None) -> int:
    free = [each.seat for each in play.seats if each.free]
    if not free:
        raise Declined("table-full")
    if seat is not None and seat not in free:
        raise Declined("seat-taken", seat=seat)
    return free[0] if seat is None else seat


def _passed_on(play: Play) -> tuple[dict[str, object], list[Seat]]:
    """The options and seats of a rematch: the next one begins, in a game where somebody does."""
    count = play.header.seats
    waiting = play.steps[0].position.waiting
    first = waiting[0] if len(waiting) == 1 else 0
    options = dict(play.header.options)
    shift = 1
    if isinstance(play.game.options.get(_FIRST), SeatOption):
        options[_FIRST] = (first + 1) % count
        shift = 0
    seats = [play.seats[(seat + shift) % count] for seat in range(count)]
    again = [
        Seat(number, seat.name, seat.token, None if seat.token is not None else seat.bot)
        for number, seat in enumerate(seats)
    ]
    return options, again
