"""The table in the terminal: players and their stones on the left, the rows of spells on the right.

Every sign differs by its shape and not only by its colour, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from sleight.games.abracada.odds import unlocated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from sleight.core.speech import Speaker
    from sleight.games.abracada.events import RoundEnded
    from sleight.games.abracada.view import AbracadaView, Secret, Stone

WIDTH = 80
_LEFT = 46
_NAME = 9
_PLACE = 8

GOLD = "color(136)"
OXBLOOD = "color(160)"
GREEN = "color(65)"
_QUIET = "dim"

_TURN = "►"
_BACK = "▒"
_GONE = "·"
_LIFE, _LOST = "♥", "·"
_STEP, _ABOVE = "■", "·"
_SECRET = "◆"
_ROW, _SEEN, _HIDDEN = "●", "◐", "○"


def table(view: AbracadaView, speaker: Speaker, names: Sequence[str]) -> RenderableType:
    """The whole table."""
    whole = Table.grid(padding=0)
    whole.add_column(width=WIDTH - 1)
    whole.add_row(_headline(view, speaker))
    whole.add_row(Text("─" * (WIDTH - 1), style=GOLD))
    sides = Table.grid(padding=(0, 2, 0, 0))
    sides.add_column(width=_LEFT)
    sides.add_column()
    sides.add_row(_left_side(view, speaker, names), _spell_rows(view, speaker))
    whole.add_row(sides)
    return whole


def open_hands(event: RoundEnded, speaker: Speaker, names: Sequence[str]) -> RenderableType:
    """What everybody held when the round ended, and what it paid."""
    grid = _grid(speaker, "board-player", "board-stones", "board-held", "board-points", "board-tower")
    for seat, name in enumerate(names):
        grid.add_row(
            f"  {name}",
            " ".join(str(spell) if spell else _GONE for spell in event.hands[seat]),
            " ".join(map(str, event.secrets[seat])),
            Text(f"+{event.points[seat]}", style="bold" if seat == event.winner else ""),
            str(event.scores[seat]),
        )
    return grid


def _headline(view: AbracadaView, speaker: Speaker) -> RenderableType:
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    moment = speaker.say("board-round", {"round": view.round, "turn": view.turn})
    state = moment if view.asked else speaker.say("board-over")
    line.add_row(
        Text(f"❦ {speaker.say('game-name')}", style=f"bold {GOLD}"),
        Text.assemble((state, "bold"), " · ", speaker.say("board-pool", {"pool": view.pool})),
    )
    return line


def _left_side(view: AbracadaView, speaker: Speaker, names: Sequence[str]) -> RenderableType:
    side = Table.grid()
    side.add_row(_players(view, speaker, names))
    if view.seat is not None:
        side.add_row("")
        side.add_row(_own_stones(view.hands[view.seat], speaker))
    return side


def _players(view: AbracadaView, speaker: Speaker, names: Sequence[str]) -> RenderableType:
    grid = _grid(speaker, "board-player", "board-life", "board-tower", "board-stones")
    grid.columns[0].width = _NAME + 4
    for seat, name in enumerate(names):
        active = seat == view.active and bool(view.asked)
        grid.add_row(
            Text(f"{_TURN if active else ' '} {seat + 1} {name[:_NAME]}", style="bold" if active else ""),
            _filled(_LIFE, view.lives[seat], _LOST, view.full_life, OXBLOOD),
            _filled(_STEP, view.scores[seat], _ABOVE, view.goal, GOLD),
            Text.assemble(_stones(view.hands[seat]), " ", _held(view.held[seat])),
        )
    return grid


def _filled(sign: str, count: int, empty: str, most: int, style: str) -> Text:
    return Text.assemble((sign * count, style), (empty * (most - count), _QUIET))


def _stones(hand: Sequence[Stone | None]) -> Text:
    """The faces that the viewer sees; backs for the own stones and for a spectator."""
    signs = []
    for stone in hand:
        if stone is None:
            signs.append((_GONE, _QUIET))
        elif stone.spell is None:
            signs.append((_BACK, GREEN))
        else:
            signs.append((str(stone.spell), "bold"))
    return Text(" ").join(Text(*sign) for sign in signs)


def _held(secrets: Sequence[Secret]) -> Text:
    """A diamond for each secret stone, with its spell on the own ones."""
    return Text(
        "".join(_SECRET if each.spell is None else f"{_SECRET}{each.spell}" for each in secrets), style=GOLD
    )


def _own_stones(hand: Sequence[Stone | None], speaker: Speaker) -> RenderableType:
    """AQ-INFO-10, 20: when each was drawn, and which spells a miss has excluded for it."""
    grid = Table.grid()
    grid.add_column(width=_LEFT - _PLACE * len(hand))
    for _ in hand:
        grid.add_column(width=_PLACE)
    places = [Text(str(place), style="bold") for place in range(1, len(hand) + 1)]
    grid.add_row(Text(speaker.say("board-place"), style="bold"), *places)
    grid.add_row("", *(Text(_GONE, _QUIET) if stone is None else Text(_BACK * 2, GREEN) for stone in hand))
    grid.add_row(speaker.say("board-drawn"), *(_when(stone, speaker) for stone in hand))
    grid.add_row(speaker.say("board-missed"), *(_excluded(stone) for stone in hand))
    return grid


def _when(stone: Stone | None, speaker: Speaker) -> str:
    if stone is None:
        return ""
    return speaker.say("board-turn", {"turn": stone.drawn}) if stone.drawn else speaker.say("board-deal")


def _excluded(stone: Stone | None) -> Text:
    return Text("".join(map(str, stone.excluded)) if stone else "", style=OXBLOOD)


def _spell_rows(view: AbracadaView, speaker: Speaker) -> RenderableType:
    """Each spell with all its copies: in its row, seen elsewhere, or still to find (AQ-INFO-12)."""
    side = Table.grid()
    side.add_row(Text(speaker.say("board-rows"), style=_QUIET))
    grid = Table.grid(padding=(0, 1, 0, 0))
    left = unlocated(view)
    for spell in range(1, len(view.copies)):
        seen = view.copies[spell] - view.rows[spell] - left[spell]
        signs = Text.assemble(
            (_ROW * view.rows[spell], GREEN), (_SEEN * seen, ""), (_HIDDEN * left[spell], "bold")
        )
        grid.add_row(Text(str(spell), style="bold"), speaker.say(f"spell-{spell}"), signs)
    side.add_row(grid)
    lying = " ".join(str(place) if there else _GONE for place, there in enumerate(view.centre, start=1))
    side.add_row(Text.assemble((f"{_SECRET} {speaker.say('board-secrets')} ", GOLD), lying))
    return side


def _grid(speaker: Speaker, *headings: str) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in headings:
        grid.add_column(no_wrap=True)
    first, *others = [speaker.say(heading) for heading in headings]
    grid.add_row(Text(f"  {first}", style=_QUIET), *(Text(other, style=_QUIET) for other in others))
    return grid
