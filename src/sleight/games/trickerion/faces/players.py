"""The top of the board: round and phase, and what everybody has, in initiative order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.text import Text

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.advice.needs import wages_due
from sleight.games.trickerion.editions import EDITIONS
from sleight.games.trickerion.faces.layout import GOLD, OXBLOOD, QUIET, WIDTH, cells, flow
from sleight.games.trickerion.faces.module_face import FACES
from sleight.games.trickerion.faces.words import COIN, FAME, SHARD, Words, school

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.views.types import TrickerionView

_WIDTHS = (2, 3, 12, 27, 5, 5, 5, 3, None)
"""The columns: who is asked, place in the order, name, magician, fame, coins, shards, poster, the rest."""

_NARROW = (2, 3, 12, 26, 4, 4, 4), 4, (2, None)
"""The same with columns of modules before the poster."""

_TURN, _POSTER = "►", "⚑"


def headline(view: TrickerionView, words: Words) -> list[Text]:
    """The game, the round and the phase, over a rule."""
    title = Text(f"❦ {words.say('game-name')}", style=f"bold {GOLD}")
    phase = words.name(f"phase-{view.phase}")
    if view.round:
        moment = words.say("ui-round", round=view.round, rounds=view.rounds)
        phase = f"{moment} · {phase}"
    state = Text(phase, style="bold")
    top = cells((title, WIDTH - state.cell_len), (state, None))
    return [top, *_played(view, words), Text("─" * WIDTH, style=GOLD)]


def _played(view: TrickerionView, words: Words) -> list[Text]:
    """By which rules and with which options, where these are not the rules that all know."""
    if catalog_of(view).edition.id == next(iter(EDITIONS)):
        return []
    played = words.played(msgspec.structs.asdict(view.options))
    return flow("", [Text(each, style=QUIET) for each in played], 0)


def players(view: TrickerionView, words: Words) -> list[Text]:
    """A line a player, the first to play on top."""
    names = ("", "", words.say("ui-player"), words.say("ui-magician"))
    titles = (*names, FAME, COIN, SHARD, *_more(view), "", "")
    quiet = [Text(title, style=QUIET) for title in titles]
    lines = [cells(*zip(quiet, _widths(view), strict=True))]
    for place, seat in enumerate(view.order or range(view.seats), start=1):
        lines.append(_player(view, words, seat, f"{place}." if view.order else ""))
    return lines


def _player(view: TrickerionView, words: Words, seat: int, place: str) -> Text:
    workshop = view.workshops[seat]
    asked = view.asked[seat] is not None
    parts: tuple[Text | str, ...] = (
        _TURN if asked else "",
        place,
        Text(f"{seat + 1} {words.seat(seat)}"[:11], style="bold" if asked else ""),
        _magician(view, words, workshop.magician),
        Text(str(view.fame[seat]), style="bold"),
        str(view.coins[seat]),
        str(view.shards[seat]),
        *(str(counts[seat]) for counts in _more(view).values()),
        Text(_POSTER if workshop.poster else "", style=OXBLOOD),
        _state(view, words, seat),
    )
    return cells(*zip(parts, _widths(view), strict=True))


def _widths(view: TrickerionView) -> tuple[int | None, ...]:
    first, each, last = _NARROW
    more = len(_more(view))
    return (*first, *(each,) * more, *last) if more else _WIDTHS


def _more(view: TrickerionView) -> dict[str, Sequence[int]]:
    """What modules count besides, by its sign."""
    return {sign: counts for face in FACES for sign, counts in face.columns(view).items()}


def _magician(view: TrickerionView, words: Words, magician: str) -> str:
    if not magician:
        return ""
    schools = {each.id: each.school for each in catalog_of(view).printed.magicians}
    return f"{school(schools[magician])} {words.name(f'magician-{magician}')}"


def _state(view: TrickerionView, words: Words, seat: int) -> str:
    """Who still plans; later how many characters are still to be placed, and the wages so far."""
    if view.phase == "assignment":
        return words.say("ui-thinking" if view.asked[seat] else "ui-planned")
    if view.phase != "placement":
        return ""
    waiting = sum(character.waits for character in view.workshops[seat].characters)
    due = wages_due(view, seat)
    said = [words.say("ui-to-place", count=waiting)] if waiting else []
    return " ".join([*said, *([words.say("ui-wages", coins=due)] if due else [])])
