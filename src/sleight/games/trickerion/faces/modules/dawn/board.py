"""Machines on their slots with the shards that fill them, and the signature tricks beside the boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.games.trickerion.faces.layout import GOLD, QUIET, heading, page, paragraph
from sleight.games.trickerion.faces.words import SHARD, Words
from sleight.games.trickerion.modules.dawn.printed import ID

if TYPE_CHECKING:
    from sleight.games.trickerion.modules.dawn.types import Dawn, MachineBoard, MachineSlot
    from sleight.games.trickerion.views.types import TrickerionView

_TITLE = 13
_NO_SHARD = "◇"


def dawn_of(view: TrickerionView) -> Dawn | None:
    """The field of the module; None where it is not played with."""
    found: Dawn | None = getattr(view, ID, None)
    return found


def own_machines(view: TrickerionView, words: Words) -> list[Text]:
    """The viewer's machine board; nothing for a spectator."""
    shown = dawn_of(view)
    if shown is None or view.seat is None:
        return []
    return _board(shown.seats[view.seat], words, words.say("ui-machines"))


def look(_rest: str, view: TrickerionView, words: Words) -> Text:
    """DT-SETUP-15: the machine boards of everybody, one's own first."""
    shown = dawn_of(view)
    if shown is None:
        return Text(words.say("ui-no-machines"))
    others = [seat for seat in view.order or range(view.seats) if seat != view.seat]
    titled = [
        (seat, words.say("ui-explained", name=words.say("ui-machines"), effect=words.seat(seat)))
        for seat in others
    ]
    boards = [_board(shown.seats[seat], words, title) for seat, title in titled]
    return page(own_machines(view, words), *boards, [Text(words.say("ui-house-machines"), style=QUIET)])


def _board(board: MachineBoard, words: Words, title: str) -> list[Text]:
    apart = words.say("ui-machine-apart", shards=board.apart) if board.apart else ""
    lines = [heading(title, apart)]
    for number, slot in enumerate(board.slots, start=1):
        lines += _slot(words, number, slot, is_used=number in board.used_slots)
    if board.signature:
        lines += _signature(words, board)
    return lines


def _slot(words: Words, number: int, slot: MachineSlot, *, is_used: bool) -> list[Text]:
    """One slot: its shards, and its machine with state and effect, or what building costs."""
    title = Text.assemble(
        f"{words.say('ui-machine-slot', slot=number)} ",
        (SHARD * slot.shards + _NO_SHARD * (slot.icons - slot.shards), GOLD),
    )
    state = words.say("ui-machine-state", state=slot.state or "none", coins=slot.coins, fame=slot.fame)
    if is_used:
        state = f"{state}, {words.say('ui-machine-used')}"
    name, length = words.explained("machine", slot.machine)
    return paragraph(title, f"{name} [{state}]", _TITLE, length)


def _signature(words: Words, board: MachineBoard) -> list[Text]:
    """DT-SIG-01, 22: the signature trick, and where it lies."""
    name, length = words.explained("trick", board.signature)
    where = words.say("ui-signature-place", beside="yes" if board.beside else "no")
    return paragraph(Text(words.say("ui-signature"), style=QUIET), f"{name} [{where}]", _TITLE, length)
