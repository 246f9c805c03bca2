"""`sleight play`: a person plays in the terminal."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from sleight.bots import check_codes, usual_bot
from sleight.cli import language, saving
from sleight.cli.arguments import read_options, read_seat, split_codes
from sleight.cli.exits import STOPPED
from sleight.cli.screen import make_console
from sleight.cli.session import Quit, Session
from sleight.cli.table import PERSON, Table
from sleight.cli.teller import Teller
from sleight.core import registry
from sleight.core.errors import BadInput
from sleight.core.record import Record
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.registry import AnyGame

_SEATS = 4


def play(
    game: str,
    /,
    *,
    seats: int | None = None,
    seat: int | None = None,
    bots: str | None = None,
    seed: int | None = None,
    recommended: str | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    data: Path | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    lang: str = "en",
) -> None:
    """Sit down and play against bots."""
    speaker(lang)
    rules = registry.playable(game, data)
    if resume is None:
        options = read_options(rules, option, recommended)
        table = _new_table(rules, seats, seat, bots, seed, options, save)
    else:
        fixed = {"seats": seats, "seat": seat, "bots": bots, "seed": seed}
        _refuse_fixed(**fixed, recommended=recommended, option=option or None)
        table = resumed_table(rules, resume, save)
    table.save()
    sit_down(table, lang, data)


def _new_table(
    game: AnyGame,
    seats: int | None,
    seat: int | None,
    bots: str | None,
    seed: int | None,
    options: dict[str, object],
    save: Path | None,
) -> Table:
    count = min(_SEATS, max(game.seat_counts)) if seats is None else seats
    game.check_seats(count)
    me = read_seat(1 if seat is None else seat, count)
    players = _players(game.id, count, me, bots)
    record = Record.start(
        game,
        seats=count,
        seed=secrets.randbits(53) if seed is None else seed,
        options=options,
        players=players,
    )
    file = saving.default_file(game.id) if save is None else saving.check_new(save)
    return Table(record, players, me, file)


def _players(game: str, seats: int, me: int, bots: str | None) -> tuple[str, ...]:
    """The bots in order of the seats, from the first again where there are fewer than seats to fill."""
    codes = [usual_bot(game)] if bots is None else split_codes(bots)
    check_codes(codes, game)
    if len(codes) > seats - 1:
        raise BadInput("bots-too-many", bots=len(codes), seats=seats - 1)
    others = iter(codes * seats)
    return tuple(PERSON if seat == me else next(others) for seat in range(seats))


def _refuse_fixed(**given: object) -> None:
    """A saved game has its seats, bots, seed and options already."""
    for name, value in given.items():
        if value is not None:
            raise BadInput("resume-fixed", flag=f"--{name}")


def resumed_table(game: AnyGame, file: Path, save: Path | None) -> Table:
    """A saved game at which a person sits."""
    record = Record.read(file, game)
    players = record.header.players
    if PERSON not in players or len(players) != record.position.table.seats:
        raise BadInput("resume-nobody", file=str(file))
    check_codes([code for code in players if code != PERSON], game.id)
    new_file = file if save is None or save == file else saving.check_new(save)
    return Table(record, players, players.index(PERSON), new_file)


def sit_down(
    table: Table,
    lang: str,
    data: Path | None,
    session: Callable[[Table, Teller], Session] = Session,
    command: Sequence[str] = (),
) -> None:
    """A sitting from the greeting to the last word; `command` is what goes on with it, or else `play`."""
    console = make_console()
    teller = Teller(console, table.record.game.id, lang, len(table.players), table.me)
    with contextlib.suppress(ImportError):
        # Only to be imported: it gives `input` the arrow keys and a history.
        import readline  # noqa: F401
    _greet(table, teller)
    try:
        session(table, teller).run()
        _say_goodbye(table, teller)
    except (Quit, EOFError):
        _say_how_to_go_on(table, teller, data, command)
    except KeyboardInterrupt:
        _say_how_to_go_on(table, teller, data, command)
        raise SystemExit(STOPPED) from None


def _greet(table: Table, teller: Teller) -> None:
    others = [f"{teller.names[seat]} ({code})" for seat, code in enumerate(table.players) if seat != table.me]
    teller.console.print(teller.of_game.say("game-description"))
    teller.say("greet-seats", seat=table.me + 1, others=", ".join(others))
    teller.say("greet-help", help=teller.cli.say("word-help"))
    teller.console.print()


def _say_goodbye(table: Table, teller: Teller) -> None:
    teller.console.print()
    teller.say("saved-over")
    teller.console.print(f"  {saving.command_to_replay(table.file)}", soft_wrap=True)


def _say_how_to_go_on(table: Table, teller: Teller, data: Path | None, command: Sequence[str]) -> None:
    """The last word of an unfinished sitting; file and command stand on lines of their own, unbroken."""
    table.save()
    lang = None if teller.lang == language.of_environment() else teller.lang
    words = command or ("play", table.record.game.id)
    typed = saving.command_to_go_on(words, table.file, data, lang)
    teller.console.print()
    for id, line in (("saved-file", str(table.file)), ("saved-open", typed)):
        teller.say(id)
        teller.console.print(f"  {line}", soft_wrap=True)
