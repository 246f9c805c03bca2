"""The front desk: what all doors share. It knows who asks, and turns tables into what goes over the wire."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any

from sleight.bots import bot_codes, bot_meaning, bot_name
from sleight.core import registry
from sleight.core.describe import describe
from sleight.core.errors import Illegal, SleightError
from sleight.core.option import SEATS
from sleight.core.speech import game_speaker
from sleight.manual import has_manual
from sleight.server import requests, secrets, wire
from sleight.server.analyses import Analyses
from sleight.server.faults import Declined, Unstored, sentence
from sleight.server.health import Health
from sleight.server.limits import Limit
from sleight.server.lookalikes import is_name, skeleton
from sleight.server.names import shown_names
from sleight.server.pars import Pars
from sleight.server.protected import Claim
from sleight.server.seeing import Eyes
from sleight.server.tables import Answer, read_choice

if TYPE_CHECKING:
    from sleight.core.option import Option
    from sleight.server.botplay import BotPlay
    from sleight.server.config import Config
    from sleight.server.metrics import Metrics
    from sleight.server.play import Play, Viewer
    from sleight.server.seating import Place, Seating
    from sleight.server.stored import Header, Seat
    from sleight.server.tables import Tables

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Desk:
    """Everything that a request may need."""

    def __init__(
        self, config: Config, tables: Tables, seating: Seating, bots: BotPlay, metrics: Metrics
    ) -> None:
        self.config = config
        self.tables = tables
        self.seating = seating
        self.bots = bots
        self.metrics = metrics
        self.health = Health(tables.store, config.least_free_megabytes)
        self.pars = Pars()
        self.analyses = Analyses(config)
        self.reading = Limit(config.reading)
        self.moving = Limit(config.moving)
        self.creating = Limit(config.creating)
        self.claiming = Limit(config.claiming)
        self.guessing = Limit(config.guessing)
        self.writing = Limit(config.writing)

    # --- who asks -------------------------------------------------------------------------------

    async def find(self, table: str) -> Play:
        """A table by its id, whatever was sent as one."""
        if not _ID.fullmatch(table):
            raise Declined("table-unknown", table=table[:32])
        return await self.tables.find(table)

    def viewer(self, play: Play, token: str | None, invitation: str | None, address: str) -> Viewer:
        """The seat that a token opens, or a spectator, who needs the invitation where there is one."""
        if token is not None:
            return self.seat(play, token, address)
        self.admit(play, invitation, address)
        return None

    def seat(self, play: Play, token: str | None, address: str, *, looks: bool = True) -> int:
        """The seat that a token opens; wrong ones are counted."""
        try:
            return self.seating.seat_of(play, token or "", looks=looks)
        except Declined:
            _deny_private(play)
            self.guessing.spend(address)
            raise

    def admit(self, play: Play, invitation: str | None, address: str) -> None:
        """Let somebody in who has no seat here."""
        _deny_private(play)
        if play.header.settings.open:
            return
        self.guessing.check(address)
        if not secrets.same(invitation or "", play.header.invitation):
            self.guessing.spend(address)
            raise Declined("invitation-wrong")

    async def greet(self, name: str, password: str | None, address: str) -> tuple[str, Claim | None]:
        """The name if whoever brings it may use it, and the claim if it is free and to be protected."""
        self.guessing.check(address)
        try:
            protected = await self.seating.may_use_name(name, password)
        except Unstored:
            raise
        except Declined:
            self.guessing.spend(address)
            raise
        if protected or password is None:
            return name, None
        self.claiming.spend(address)
        return name, Claim(skeleton(name), name, await secrets.protect(password))

    # --- what is done ---------------------------------------------------------------------------

    async def answer(
        self, play: Play, seat: int, said: requests.AnswerIn | requests.UndoIn
    ) -> wire.AnsweredOut:
        """Play an answer or an undo.

        Whoever does something that all see is there; a secret move must not tell even that.
        """
        self.moving.spend(f"{play.id} {seat}")
        choice = read_choice(play.game, said.choice) if isinstance(said, requests.AnswerIn) else None
        answered = await self.tables.answer(play, seat, Answer(said.number, said.key, choice))
        self.metrics.answers.inc()
        if play.public(answered.row):
            self.seating.note(play, seat)
        return wire.AnsweredOut(said.key, answered.seq, play.number(seat))

    # --- what is shown --------------------------------------------------------------------------

    def table(self, play: Play, lang: str, viewer: Viewer = None) -> wire.TableOut:
        """A table that is in memory; those who sit there also get its invitation, unless it is private."""
        shown = table_out(play.header, play.seats, self.present(play), lang)
        shown.open = play.header.settings.open and not play.private
        shown.invitation = None if viewer is None or play.private else play.header.invitation
        return shown

    def place(self, place: Place, lang: str) -> wire.PlaceOut:
        """A seat that was just taken."""
        return wire.PlaceOut(self.table(place.play, lang, place.seat), place.seat, place.token)

    def present(self, play: Play) -> set[int]:
        """The people who are there."""
        return {seat.seat for seat in play.people if self.seating.present(play, seat.seat)}


def _deny_private(play: Play) -> None:
    """To all but its maker a private table is one that does not exist, answer for answer."""
    if play.private:
        raise Declined("table-unknown", table=play.id) from None


def table_out(header: Header, seats: tuple[Seat, ...], present: set[int], lang: str) -> wire.TableOut:
    """A table as everybody may know it, with what bots are called in a language."""
    state = "over" if header.ended is not None else "seating" if header.started is None else "running"
    return wire.TableOut(
        id=header.id,
        game=header.game,
        rules=header.rules,
        data=header.data,
        state=state,  # type: ignore[arg-type]  # one of the three words above
        seats=[
            _seat_out(seat, name, seat.seat in present)
            for seat, name in zip(seats, shown_names(seats, header.game, lang), strict=True)
        ],
        options=header.options,
        open=header.settings.open,
        chat=header.settings.chat,
        hints=header.settings.hints,
        odds=header.settings.odds,
        lang=header.settings.lang,
        created=header.created,
        commitment=header.commitment,
        seed=None if header.ended is None or header.seed is None else str(header.seed),
        next=header.next,
    )


def _seat_out(seat: Seat, name: str, present: bool) -> wire.SeatOut:
    kind = "free" if seat.free else "person" if seat.person else "bot"
    returning = kind == "bot" and seat.token is not None and not seat.resigned
    return wire.SeatOut(
        seat.seat,
        None if seat.free else name,
        kind,  # type: ignore[arg-type]  # one of the three words above
        seat.bot,
        returning,
        seat.resigned,
        present,
    )


def game_out(id: str, lang: str) -> wire.GameOut:
    """A game with its seats, options and bots."""
    game = registry.game(id)
    says = game_speaker(id, lang)
    options = [_option_out(option, lang) for option in game.options.values()]
    return wire.GameOut(
        id,
        says.say("game-name"),
        says.say("game-description"),
        list(game.seat_counts),
        options,
        [
            wire.RecommendedOut(name, says.say(f"recommended-{name}"), dict(chosen))
            for name, chosen in game.recommended.items()
        ],
        [wire.BotOut(code, bot_name(code, id, lang), bot_meaning(code, id, lang)) for code in bot_codes(id)],
        game.rules_version,
        game.data_digest,
        has_manual(id),
    )


def _option_out(option: Option, lang: str) -> wire.OptionOut:
    requires = [
        wire.RequirementOut(
            need.value,
            None if need.other == SEATS else need.other,
            list(need.wanted),
            need.rule,
            need.unless or None,
        )
        for need in option.requires
    ]
    allowed, meaning = list(option.allowed()), describe(option, lang)
    return wire.OptionOut(option.name, option.default, allowed, meaning, requires)


def problem(error: SleightError, lang: str, eyes: Eyes | None = None) -> wire.Problem:
    """An error as it goes over the wire."""
    if isinstance(error, Illegal):
        said = sentence(error, lang) if eyes is None else eyes.sentence(error.refusal)
        return wire.Problem(error.refusal.code, said, error.refusal.rule)
    number: Any = error.arguments.get("number") if error.code == "question-stale" else None
    return wire.Problem(error.code, sentence(error, lang), number=number)


def proper_name(written: str) -> str:
    """A name as it is shown, with nothing in it that cannot be seen."""
    shown = unicodedata.normalize("NFC", clean(written))
    if not is_name(shown):
        raise Declined("name-wrong")
    return shown


def clean(written: str) -> str:
    """What a person wrote, without letters that cannot be seen and with single blanks."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in written).split())
