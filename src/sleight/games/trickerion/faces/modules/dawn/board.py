"""Machine boards: slots with their shards, what lies there and what it does; signature tricks beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from sleight.games.trickerion.faces.layout import GOLD, QUIET, flow, heading, page, paragraph
from sleight.games.trickerion.faces.modules.dawn.signature import signature
from sleight.games.trickerion.faces.words import COIN, FAME, SHARD, Words
from sleight.games.trickerion.modules.dawn.printed import ID

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.games.trickerion.modules.dawn.types import Dawn, MachineBoard, MachineSlot
    from sleight.games.trickerion.views.types import TrickerionView

PART = "machines"
_TITLE = 13
_NO_SHARD = "◇"
_STATES = {"": "–", "active": "●", "inactive": "○"}
"""DT-MACH-01: how a slot looks."""


class Slot(NamedTuple):
    """A slot with what its shards say."""

    number: int
    """Counted from 1, the lowest."""

    there: MachineSlot
    missing: int
    """DT-SHARD-05: how many more shards fill it."""

    used: bool
    """DT-MACH-05: whether its machine was used this round."""


def machines_of(view: TrickerionView) -> Dawn | None:
    """The field of the module; None where it is not played with."""
    found: Dawn | None = getattr(view, ID, None)
    return found


def slots_of(own: MachineBoard) -> Iterator[Slot]:
    """DT-SHARD-01: shards fill the icons from the lowest slot up, so what is missing adds up."""
    missing = 0
    for number, there in enumerate(own.slots, start=1):
        missing += there.icons - there.shards
        yield Slot(number, there, missing, number in own.used_slots)


def look(_rest: str, view: TrickerionView, words: Words) -> Text:
    """The machines and signature tricks of everybody, the viewer's own first."""
    if machines_of(view) is None:
        return Text(words.say("ui-no-machines"))
    others = [seat for seat in view.order or range(view.seats) if seat != view.seat]
    return page(
        own_machines(view, words) or [Text(words.say("ui-machine-signs"), style=QUIET)],
        *(_board(view, words, seat) for seat in others),
        paragraph("", words.say("ui-house-machine"), 0),
    )


def above(view: TrickerionView, words: Words, shown: Sequence[str]) -> list[Text]:
    """DT-SETUP-15: the states of everybody's machines; the part with all of them says it better."""
    dawn = None if PART in shown else machines_of(view)
    if dawn is None:
        return []
    said = []
    for seat in view.order or range(view.seats):
        states = "".join(_STATES[slot.state] for slot in dawn.seats[seat].slots if slot.state)
        if states:
            said.append(words.say("ui-explained", name=words.seat(seat), effect=states))
    return flow(Text(words.say("ui-machines"), style=QUIET), said, _TITLE) if said else []


def own_machines(view: TrickerionView, words: Words) -> list[Text]:
    """The viewer's machine board; nothing for a spectator."""
    return [] if machines_of(view) is None or view.seat is None else _board(view, words, view.seat)


def _board(view: TrickerionView, words: Words, seat: int) -> list[Text]:
    """DT-SETUP-03, 07: the slots of a seat, and its signature trick."""
    dawn = machines_of(view)
    assert dawn is not None
    own = dawn.seats[seat]
    if not own.slots:
        return []
    name, signs = words.say("ui-machines"), words.say("ui-machine-signs")
    whose = words.say("ui-explained", name=name, effect=words.seat(seat))
    lines = [heading(name, signs) if seat == view.seat else heading(whose)]
    lines += [line for slot in slots_of(own) for line in _slot(words, slot)]
    return [*lines, *_apart(own, words), *(signature(view, words, seat, own) if own.signature else [])]


def _slot(words: Words, slot: Slot) -> list[Text]:
    """One slot: its shards, its machine, how that stands, and what it does."""
    there = slot.there
    title = Text.assemble(
        f"{words.say('ui-machine-slot', slot=slot.number)} ",
        (SHARD * there.shards + _NO_SHARD * (there.icons - there.shards), GOLD),
    )
    name = f"{_STATES[there.state]} {words.name(f'machine-{there.machine}')}"
    text = words.say(
        "ui-explained", name=f"{name} ({state(words, slot)})", effect=words.effect(there.machine)
    )
    return paragraph(title, text, _TITLE, len(name))


def state(words: Words, slot: Slot) -> str:
    """DT-BUILD-02, DT-REACT-02 to 06: how a machine stands, and what brings it back."""
    there = slot.there
    said = [words.say(_state_id(slot), missing=slot.missing, price=f"{there.coins}{COIN}")]
    if there.fame:
        said.append(words.say("ui-machine-fame", fame=f"+{there.fame}{FAME}"))
    return words.facts(said)


def _state_id(slot: Slot) -> str:
    if not slot.there.state:
        return "ui-machine-unbuilt"
    if slot.there.state == "active":
        return "ui-machine-used" if slot.used else "ui-machine-active"
    return "ui-machine-asleep" if slot.missing else "ui-machine-wakes"


def _apart(own: MachineBoard, words: Words) -> list[Text]:
    """DT-SHARD-03: the shards for which there is no icon."""
    said = words.say("ui-machine-apart", shards=own.apart)
    return paragraph(Text(f"+{own.apart}{SHARD}", style=GOLD), said, _TITLE) if own.apart else []
