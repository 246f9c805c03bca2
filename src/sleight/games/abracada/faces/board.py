"""The table in the terminal: players and their stones on the left, the rows of spells on the right.

Every sign differs by its shape and not only by its colour, so that nothing is lost without colours.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from sleight.games.abracada.odds import unlocated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.speech import Speaker
    from sleight.games.abracada.events import RoundEnded
    from sleight.games.abracada.view import AbracadaView, Secret, Stone

WIDTH = 80
_LEFT = 46
_GAP = 2
_NAME = 10
_PLACE = 8
_ENDED = (_NAME, 11, 9, 8, None)
"""The widths of the columns at the end of a round."""

GOLD = "color(136)"
OXBLOOD = "color(160)"
GREEN = "color(28)"
_QUIET = "dim"

_TURN = "►"
_BACK = "▒"
_GONE = "·"
_LIFE, _LOST = "♥", "·"
_STEP, _ABOVE = "■", "·"
_SECRET = "◆"
_ROW, _SEEN, _HIDDEN = "●", "◐", "○"


def table(view: AbracadaView, speaker: Speaker, names: Sequence[str]) -> Text:
    """The whole table: a headline, and below it the two sides beside each other."""
    left = _players(view, speaker, names)
    if view.seat is not None:
        left += [Text(), *_own_stones(view.hands[view.seat], speaker)]
    sides = zip_longest(left, _spell_rows(view, speaker), fillvalue=Text())
    rule = Text("─" * (WIDTH - 1), style=GOLD)
    return Text("\n").join(
        [
            _headline(view, speaker),
            rule,
            *(_cells((one, _LEFT + _GAP), (other, None)) for one, other in sides),
        ]
    )


def open_hands(event: RoundEnded, speaker: Speaker, names: Sequence[str]) -> Text:
    """What everybody held when the round ended, and what it paid."""
    headings = ("board-player", "board-stones", "board-held", "board-points", "board-tower")
    lines = [_heading(speaker, headings, _ENDED)]
    for seat, name in enumerate(names):
        cells: tuple[Text | str, ...] = (
            name[: _NAME - 1],
            " ".join(str(spell) if spell else _GONE for spell in event.hands[seat]),
            " ".join(map(str, event.secrets[seat])),
            Text(f"+{event.points[seat]}", style="bold" if seat == event.winner else ""),
            str(event.scores[seat]),
        )
        lines.append(_cells(("", 2), *zip(cells, _ENDED, strict=True)))
    return Text("\n").join(lines)


def _headline(view: AbracadaView, speaker: Speaker) -> Text:
    title = Text(f"❦ {speaker.say('game-name')}", style=f"bold {GOLD}")
    moment = speaker.say("board-round", {"round": view.round, "turn": view.turn})
    state = Text(moment if view.asked else speaker.say("board-over"), style="bold")
    pool = speaker.say("board-pool", {"pool": view.pool})
    right = Text.assemble(state, " · ", pool)
    return _cells((title, WIDTH - 1 - right.cell_len), (right, None))


def _players(view: AbracadaView, speaker: Speaker, names: Sequence[str]) -> list[Text]:
    widths = (_NAME + 2, view.full_life + 1, view.goal + 1, None)
    lines = [_heading(speaker, ("board-player", "board-life", "board-tower", "board-stones"), widths)]
    for seat, name in enumerate(names):
        active = seat == view.active and bool(view.asked)
        cells = (
            Text(f"{seat + 1} {name[: _NAME - 1]}", style="bold" if active else ""),
            _filled(_LIFE, view.lives[seat], _LOST, view.full_life, OXBLOOD),
            _filled(_STEP, view.scores[seat], _ABOVE, view.goal, GOLD),
            Text.assemble(_stones(view.hands[seat]), " ", _held(view.held[seat])),
        )
        lines.append(_cells((_TURN if active else "", 2), *zip(cells, widths, strict=True)))
    return lines


def _filled(sign: str, count: int, empty: str, most: int, style: str) -> Text:
    return Text.assemble((sign * count, style), (empty * (most - count), _QUIET))


def _stones(hand: Sequence[Stone | None]) -> Text:
    """The faces that the viewer sees; backs for the own stones and for a spectator."""
    signs = []
    for stone in hand:
        if stone is None:
            signs.append(Text(_GONE, _QUIET))
        elif stone.spell is None:
            signs.append(Text(_BACK, GREEN))
        else:
            signs.append(Text(str(stone.spell), "bold"))
    return Text(" ").join(signs)


def _held(secrets: Sequence[Secret]) -> Text:
    """A diamond for each secret stone, with its spell on the own ones."""
    signs = [_SECRET if each.spell is None else f"{_SECRET}{each.spell}" for each in secrets]
    return Text("".join(signs), style=GOLD)


def _own_stones(hand: Sequence[Stone | None], speaker: Speaker) -> list[Text]:
    """AQ-INFO-10, 20: when each was drawn, and which spells a miss has excluded for it."""
    label = _LEFT - _PLACE * len(hand)
    places = [Text(str(place), style="bold") for place in range(1, len(hand) + 1)]
    backs = [Text(_GONE, _QUIET) if stone is None else Text(_BACK * 2, GREEN) for stone in hand]
    drawn = [_when(stone, speaker) for stone in hand]
    excluded = [Text("".join(map(str, stone.excluded)) if stone else "", style=OXBLOOD) for stone in hand]
    lines = [
        (speaker.say("board-place"), places),
        ("", backs),
        (speaker.say("board-drawn"), drawn),
        (speaker.say("board-missed"), excluded),
    ]
    return [_cells((name, label), *((cell, _PLACE) for cell in cells)) for name, cells in lines]


def _when(stone: Stone | None, speaker: Speaker) -> Text:
    if stone is None:
        return Text()
    turn = speaker.say("board-turn", {"turn": stone.drawn}) if stone.drawn else speaker.say("board-deal")
    return Text(turn)


def _spell_rows(view: AbracadaView, speaker: Speaker) -> list[Text]:
    """Each spell with all its copies: in its row, seen elsewhere, or still to find (AQ-INFO-12)."""
    left = unlocated(view)
    names = [speaker.say(f"spell-{spell}") for spell in range(1, len(view.copies))]
    width = max(map(cell_len, names)) + 1
    lines = [Text(speaker.say("board-rows"), style=_QUIET)]
    for spell, name in enumerate(names, start=1):
        seen = view.copies[spell] - view.rows[spell] - left[spell]
        signs = Text.assemble(
            (_ROW * view.rows[spell], GREEN), (_SEEN * seen, ""), (_HIDDEN * left[spell], "bold")
        )
        lines.append(_cells((Text(str(spell), style="bold"), 2), (name, width), (signs, None)))
    lying = " ".join(str(place) if there else _GONE for place, there in enumerate(view.centre, start=1))
    lines.append(Text.assemble((f"{_SECRET} {speaker.say('board-secrets')} ", GOLD), lying))
    return lines


def _heading(speaker: Speaker, ids: Sequence[str], widths: Sequence[int | None]) -> Text:
    cells = [(Text(speaker.say(id), style=_QUIET), width) for id, width in zip(ids, widths, strict=True)]
    return _cells(("", 2), *cells)


def _cells(*cells: tuple[Text | str, int | None]) -> Text:
    """Texts beside each other, each as wide as it is told to be; None leaves it as it is."""
    line = Text()
    for cell, width in cells:
        text = cell.copy() if isinstance(cell, Text) else Text(cell)
        if width is not None:
            text.align("left", width)
        line.append_text(text)
    line.rstrip()
    return line
