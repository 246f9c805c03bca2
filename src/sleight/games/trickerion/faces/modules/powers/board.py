"""Powers at their slots with the shards that hold them open, and in hand with what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from sleight.games.trickerion.advice.position_for import setting_for
from sleight.games.trickerion.faces.layout import GOLD, QUIET, flow, heading, page, paragraph
from sleight.games.trickerion.faces.words import SHARD, Words
from sleight.games.trickerion.modules.powers.printed import ID, cards_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.games.trickerion.modules.powers.types import Powers, PowerSlot, Repertoire
    from sleight.games.trickerion.views.types import TrickerionView

_TITLE = 13
_INDENT = 2
_NO_SHARD = "◇"


class Slot(NamedTuple):
    """A slot with what its row of shards says."""

    number: int
    """Counted from 1, the lowest."""

    there: PowerSlot
    missing: int
    """MP-20: how many more shards open it."""


def powers_of(view: TrickerionView) -> Powers | None:
    """The field of the module; None where it is not played with."""
    found: Powers | None = getattr(view, ID, None)
    return found


def slots_of(own: Repertoire) -> Iterator[Slot]:
    """MP-15: shards fill the icons from the lowest slot up, so what is missing adds up."""
    missing = 0
    for number, there in enumerate(own.slots, start=1):
        missing += there.icons - there.shards
        yield Slot(number, there, missing)


def look(_rest: str, view: TrickerionView, words: Words) -> Text:
    """The powers of everybody; one's own with their effects."""
    shown = powers_of(view)
    if shown is None:
        return Text(words.say("ui-no-powers"))
    others = [seat for seat in view.order or range(view.seats) if seat != view.seat]
    return page(
        _own(view, words, "ui-power-out"),
        _explained_hand(view, words),
        *(_others(words, shown, seat) for seat in others),
        _box(shown, words),
        [Text(words.say("ui-house-power"), style=QUIET)],
    )


def above(view: TrickerionView, words: Words, shown: Sequence[str]) -> list[Text]:
    """MP-29: who has learned what; the part with all powers says it better."""
    powers = None if ID in shown else powers_of(view)
    if powers is None:
        return []
    said = []
    for seat in view.order or range(view.seats):
        learned = _learned(powers.seats[seat], words)
        if learned:
            said.append(words.say("ui-explained", name=words.seat(seat), effect=", ".join(learned)))
    return flow(Text(words.say("ui-powers"), style=QUIET), said, _TITLE) if said else []


def own_powers(view: TrickerionView, words: Words) -> list[Text]:
    """The viewer's slots with what they hold, and the names in hand; nothing for a spectator."""
    return _own(view, words, "ui-hand", "ui-power-out")


def _own(view: TrickerionView, words: Words, *rows: str) -> list[Text]:
    """The slots, and below them the rows with names that are wanted."""
    shown = powers_of(view)
    if shown is None or view.seat is None:
        return []
    own = shown.seats[view.seat]
    lines = [heading(words.say("ui-powers"), _apart(own, words))]
    lines += [line for slot in slots_of(own) for line in _slot(words, own, slot)]
    named = {"ui-hand": own.hand, "ui-power-out": own.discards}
    for row in rows:
        names = [words.name(f"power-{power}") for power in named[row]]
        lines += flow(Text(words.say(row), style=QUIET), names, _TITLE) if names else []
    return lines


def fits(view: TrickerionView, words: Words, power: str) -> str:
    """MP-11, 13: level, slots and fame of a power, and the coins that replace missing fame."""
    table = setting_for(view)
    card = next(each for each in cards_of(table.printed) if each.id == power)
    fame = table.threshold_of(card.level)
    slots = ", ".join(map(str, card.slots))
    said = words.say("ui-power-fits", level=card.level, count=len(card.slots), slots=slots)
    missing = 0 if view.seat is None else max(0, fame - view.fame[view.seat])
    coins = f" ({words.say('ui-power-coins', coins=missing)})" if missing else ""
    return f"{said}, {words.say('ui-power-fame', fame=fame)}{coins}"


def _others(words: Words, shown: Powers, seat: int) -> list[Text]:
    """MP-29: the slots of another player, the known powers in hand, and how many more there are."""
    own = shown.seats[seat]
    title = words.say("ui-explained", name=words.say("ui-powers"), effect=words.seat(seat))
    lines = [heading(title, _apart(own, words))]
    lines += [line for slot in slots_of(own) for line in _slot(words, own, slot)]
    hand = [words.name(f"power-{power}") for power in own.hand]
    hand += [words.say("ui-power-hidden", count=own.hidden)] if own.hidden else []
    return lines + (flow(Text(words.say("ui-hand"), style=QUIET), hand, _TITLE) if hand else [])


def _slot(words: Words, own: Repertoire, slot: Slot) -> list[Text]:
    """One slot: its shards, and its power with the effect or how many shards are missing."""
    there = slot.there
    title = Text.assemble(
        f"{words.say('ui-power-slot', slot=slot.number)} ",
        (SHARD * there.shards + _NO_SHARD * (there.icons - there.shards), GOLD),
    )
    if slot.missing:
        return paragraph(title, words.say("ui-power-closed", missing=slot.missing), _TITLE)
    if not there.power:
        return paragraph(title, words.say("ui-power-empty"), _TITLE)
    text, bold = words.explained("power", there.power)
    used = f" ({words.say('ui-power-used')})" if there.power in own.used else ""
    return paragraph(title, f"{text}{used}", _TITLE, bold)


def _explained_hand(view: TrickerionView, words: Words) -> list[Text]:
    """Each power in the viewer's hand with its effect, and what learning it asks for."""
    shown = powers_of(view)
    lines: list[Text] = []
    for power in () if shown is None or view.seat is None else shown.seats[view.seat].hand:
        text, bold = words.explained("power", power)
        lines += paragraph("", text, _INDENT, bold)
        lines += paragraph("", fits(view, words, power), 2 * _INDENT)
    return [heading(words.say("ui-power-hand")), *lines] if lines else []


def _learned(own: Repertoire, words: Words) -> list[str]:
    """The powers at the slots, with a note on those that are spent."""
    names = [(slot.power, words.name(f"power-{slot.power}")) for slot in own.slots if slot.power]
    return [f"{name} ({words.say('ui-power-used')})" if id in own.used else name for id, name in names]


def _apart(own: Repertoire, words: Words) -> str:
    """MP-17: the shards for which there is no icon."""
    return words.say("ui-power-apart", shards=own.apart) if own.apart else ""


def _box(shown: Powers, words: Words) -> list[Text]:
    """MP-08: the cards that nobody was dealt."""
    yellow, orange, red = shown.left
    return [Text(words.say("ui-power-box", yellow=yellow, orange=orange, red=red))]
