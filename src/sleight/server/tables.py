"""The tables: made, found, replayed from their rows, and moved forward one stored row at a time."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol
from weakref import WeakValueDictionary

import msgspec

from sleight.bots import check_codes
from sleight.core.errors import BadInput, Illegal
from sleight.core.text import text
from sleight.server import secrets
from sleight.server.faults import Declined, Unstored
from sleight.server.openings import opening_rows
from sleight.server.play import Play
from sleight.server.resuming import UNDO, keep
from sleight.server.store import now
from sleight.server.stored import Header, Seat, Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping, Sequence

    from sleight.core.choice import Choice
    from sleight.core.record import Ahead, AnyPosition
    from sleight.core.registry import AnyGame
    from sleight.server.config import Config
    from sleight.server.hub import Hub
    from sleight.server.protected import Claim
    from sleight.server.store import Store
    from sleight.server.stored import Kept, StoredRow

_KEEP_EVERY = 20
"""After so many rows the position is stored with them."""

PERSON = "person"
"""What a plan of seats calls a seat for a person; everything else is the code of a bot."""


class Answer(NamedTuple):
    """What a client says to its seat's open question: the number, a key of its own, and the choice."""

    number: int
    key: str
    choice: Choice | None
    """None takes the last choice back."""


class Answered(NamedTuple):
    """The row that an answer became: its place in the record, and the seat's own sequence number."""

    row: int
    seq: int


class Driver(Protocol):
    """Whoever lets the bots play."""

    def wake(self, play: Play) -> None:
        """Something has happened at a table; a bot may be asked there now."""


class Tables:
    """All tables of a server; those that somebody looks at are in memory."""

    def __init__(self, store: Store, hub: Hub, config: Config) -> None:
        self.store = store
        self.hub = hub
        self.config = config
        self.driver: Driver | None = None
        self._plays: dict[str, Play] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held for as long as anybody loads a table or waits for it, so that all get the same."""

        self._following: set[asyncio.Task[None]] = set()
        self._loader = ThreadPoolExecutor(1, "sleight-loader")
        """Replaying is all thinking: several threads would only take the interpreter from each other."""

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._plays)

    # --- making and finding ---------------------------------------------------------------------

    async def create(
        self,
        game: AnyGame,
        players: Sequence[str],
        *,
        options: Mapping[str, object],
        settings: Settings,
        seats: Mapping[int, Seat],
        seed: int | None = None,
        start: AnyPosition | None = None,
        opening: Sequence[str] = (),
        previous: str | None = None,
        source: str | None = None,
        claim: Claim | None = None,
    ) -> Play:
        """Store a new table; `players` plans its seats, `seats` are those that people have already."""
        game.check_seats(len(players))
        chosen = game.read_options(options, len(players))
        check_codes([code for code in players if code != PERSON], game.id)
        if PERSON not in players:
            raise Declined("table-nobody")
        if seed is not None and players.count(PERSON) > 1:
            raise Declined("seed-not-alone")
        if opening and seed is None:
            raise Declined("opening-not-seeded")
        header = _new_header(game, len(players), chosen, settings, seed, start)
        header = msgspec.structs.replace(header, source=source)
        taken = [
            seats.get(seat) or Seat(seat, bot=None if code == PERSON else code)
            for seat, code in enumerate(players)
        ]
        if not any(seat.free for seat in taken):
            header = msgspec.structs.replace(header, started=header.created)
        first = game.new(header.seats, header.seed or 0, chosen) if start is None else start
        kept = keep(header, first, 0)
        rows = opening_rows(game, header, opening)
        table = await self.store.add_table(header, taken, kept, rows, previous=previous, claim=claim)
        play = await self.find(table)
        await self.settle(play)
        return play

    async def find(self, table: str) -> Play:
        """A table by its id: from memory, or replayed from its rows."""
        play = self._plays.get(table)
        if play is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            async with lock:
                play = self._plays.get(table) or await self._load(table)
        play.touched = time.monotonic()
        return play

    async def _load(self, table: str) -> Play:
        stored = await self.store.load(table)
        if stored is None:
            raise Declined("table-unknown", table=table)
        play = await asyncio.get_running_loop().run_in_executor(self._loader, Play, stored)
        await self._note_opening(play, stored.kept)
        await self._judge_privacy(play)
        # Before anybody else finds it: if it fails, whoever asks next begins anew.
        await self.settle(play)
        self._plays[table] = play
        # Whoever ends the source now finds the table, but may have done so just before.
        await self._judge_privacy(play)
        return play

    async def _judge_privacy(self, play: Play) -> None:
        source = play.header.source
        if play.private and source is not None and not await self.store.runs(source):
            play.release()

    async def _note_opening(self, play: Play, kept: Kept | None) -> None:
        """Store what an upgrade has changed, and a position where there is none."""
        if play.upgraded:
            now_kept = play.keep(play.position, play.rows)
            await self.store.upgrade(play.header, now_kept, play.resumption)
            play.kept = play.rows
        elif kept is None:
            await self.keep([play])

    @asynccontextmanager
    async def borrowed(self, table: str) -> AsyncIterator[Play]:
        """A table for a while; if nobody else has asked for it meanwhile, it leaves the memory again."""
        known = table in self._plays
        play = await self.find(table)
        found = play.touched
        try:
            yield play
        finally:
            if not known and play.touched == found:
                await self._forget([play])

    async def keep(self, plays: Sequence[Play]) -> None:
        """Store the positions of tables that have gone on since theirs was stored."""
        kept = {play.id: play.keep(play.position, play.rows) for play in plays}
        await self.store.keep(kept)
        for play in plays:
            # It may have gone on meanwhile.
            play.kept = max(play.kept, kept[play.id].rows)

    async def _forget(self, plays: Sequence[Play]) -> None:
        """Let tables go that nobody uses, unless somebody asks for them meanwhile."""
        idle = {play: play.touched for play in plays if not self._in_use(play)}
        with suppress(Unstored):
            # Their rows are stored; the position only saves the next upgrade some of them.
            await self.keep([play for play in idle if play.kept < play.rows])
        for play, touched in idle.items():
            if play.touched == touched and not self._in_use(play):
                self._plays.pop(play.id, None)

    def _in_use(self, play: Play) -> bool:
        return bool(play.watchers) or play.lock.locked()

    async def evict(self) -> int:
        """Forget the tables that nobody has looked at for a while; how many."""
        oldest = time.monotonic() - self.config.idle_seconds
        before = len(self._plays)
        await self._forget([play for play in self._plays.values() if play.touched < oldest])
        return before - len(self._plays)

    # --- moving forward -------------------------------------------------------------------------

    async def answer(self, play: Play, seat: int, answer: Answer, *, bot: str | None = None) -> Answered:
        """Play an answer once it is stored; the same key again returns the first answer.

        It is followed even if whoever gave it goes meanwhile, since it may be stored already.
        """
        try:
            return await self._answer(play, seat, answer, bot)
        except asyncio.CancelledError:
            task = asyncio.create_task(self._follow(play))
            self._following.add(task)
            task.add_done_callback(self._following.discard)
            raise

    async def finish(self) -> None:
        """Wait until everything that was stored is followed, and store where the tables stand."""
        while self._following:
            await asyncio.wait(self._following)
        with suppress(Unstored):
            await self.keep([play for play in self._plays.values() if play.kept < play.rows])
        self._loader.shutdown()

    async def _answer(self, play: Play, seat: int, answer: Answer, bot: str | None) -> Answered:
        async with play.lock:
            stored = False
            while not stored:
                known = play.keys.get((seat, answer.key))
                if known is not None:
                    return Answered(known, play.seq_of_row(seat, known))
                row, ahead = self._row(play, seat, answer, bot)
                kept = _due(play, ahead.position)
                stored = await self.store.add_row(play.id, row, kept)
                if not stored:
                    await self._catch_up(play)
            play.follow(row, ahead)
            play.kept = play.kept if kept is None else kept.rows
            with suppress(Unstored):
                # The answer is stored; an end that is left unsaid is noted when the table is next loaded.
                await self._note_end(play)
        self.news(play)
        return Answered(row.seq, play.seq_of_row(seat, row.seq))

    def _row(self, play: Play, seat: int, answer: Answer, bot: str | None) -> tuple[StoredRow, Ahead]:
        """The row of an answer and what it does, or the reason why there is none."""
        if not play.started:
            raise Declined("not-started")
        if play.seats[seat].bot != bot:
            raise Declined("seat-with-bot")
        number = play.number(seat)
        if answer.number != number:
            raise Declined("question-stale", number=number)
        refusal = play.why_not(seat, answer.choice)
        if refusal is not None:
            raise Illegal(refusal)
        written = UNDO if answer.choice is None else text(answer.choice)
        ahead = play.record.ahead(seat, answer.choice)
        return play.row_of(ahead, written, answer.key), ahead

    async def _follow(self, play: Play) -> None:
        """Follow what somebody who has gone has left in the writer's hands."""
        async with play.lock:
            await self.store.written()
            await self._catch_up(play)
            await self._note_end(play)
        self.news(play)

    async def _catch_up(self, play: Play) -> None:
        """Follow the rows that are stored but not known here."""
        for row in await self.store.rows(play.id, play.rows):
            play.take(row)

    def news(self, play: Play) -> None:
        """Tell everybody who looks at a table that something has happened, and let the bots look."""
        self.hub.publish(play.id, play.rows)
        if self.driver is not None:
            self.driver.wake(play)

    async def settle(self, play: Play) -> None:
        """Note a start or an end that a sudden stop has left unsaid."""
        if not play.started and not any(seat.free for seat in play.seats):
            at = now()
            await self.store.mark(play.id, started=at)
            play.mark(started=at)
        await self._note_end(play)
        self.news(play)

    async def _note_end(self, play: Play) -> None:
        if play.over and play.header.ended is None:
            await self.close(play)

    async def close(self, play: Play) -> None:
        """Note that a table has ended."""
        at = now()
        await self.store.mark(play.id, ended=at)
        play.mark(ended=at)
        for each in list(self._plays.values()):
            if each.private and each.header.source == play.id:
                each.release()
                self.news(each)


def _due(play: Play, position: AnyPosition) -> Kept | None:
    """The position after the next row, if it is to be stored with it: now and then, and at the end."""
    rows = play.rows + 1
    return play.keep(position, rows) if rows % _KEEP_EVERY == 0 or position.over else None


def read_choice(game: AnyGame, written: str | dict[str, Any]) -> Choice:
    """A choice from its text or from its data."""
    if isinstance(written, str):
        return game.parse(written)
    try:
        choice: Choice = msgspec.convert(written, game.choice_type)
    except msgspec.ValidationError as error:
        raise BadInput("choice-wrong", why=str(error)) from error
    return choice


def _new_header(
    game: AnyGame,
    seats: int,
    options: dict[str, object],
    settings: Settings,
    seed: int | None,
    start: AnyPosition | None,
) -> Header:
    if start is None and seed is None:
        seed = secrets.new_seed()
    begun = None if start is None else start.to_dict()
    written = str(seed) if begun is None else msgspec.json.encode(begun).decode()
    return Header(
        id=secrets.new_id(),
        game=game.id,
        rules=game.rules_version,
        data=game.table_digest(game.table_options(options, begun)),
        seats=seats,
        options=options,
        seed=seed,
        start=begun,
        commitment=secrets.commitment(written),
        settings=settings,
        invitation=secrets.new_token(),
        created=now(),
    )
