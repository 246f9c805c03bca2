"""A signature trick: where it lies, what it pays, what it needs, and what is special about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.advice.needs import threshold_coins
from sleight.games.trickerion.advice.position_for import setting_for
from sleight.games.trickerion.faces import workshop
from sleight.games.trickerion.faces.layout import GREEN, OXBLOOD, QUIET, flow, paragraph
from sleight.games.trickerion.modules.dawn.printed import signatures_of

if TYPE_CHECKING:
    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.modules.dawn.printed import SignatureTrick
    from sleight.games.trickerion.modules.dawn.types import MachineBoard
    from sleight.games.trickerion.views.types import TrickerionView

_TITLE = 13


def signature(view: TrickerionView, words: Words, seat: int, own: MachineBoard) -> list[Text]:
    """DT-SETUP-07, DT-SIG-15: the trick of a seat, in the workshop or beside the board."""
    card = next(each for each in signatures_of(catalog_of(view).printed) if each.id == own.signature)
    name = Text(f"{words.name(f'trick-{card.id}')} {workshop.kind(view, card.id)}", style="bold")
    needs = [*workshop.needed(view, words, seat, card.id), _machines(words, own.built, card.machines)]
    lines = flow(Text(words.say("ui-signature"), style=QUIET), [name, *_said(view, words, own, card)], _TITLE)
    return [*lines, *flow("", needs, _TITLE, ", "), *_ability(words, card.ability)]


def _ability(words: Words, id: str) -> list[Text]:
    """DT-ABIL-01: what is special about it."""
    name = words.name(f"knack-{id}")
    return paragraph("", words.say("ui-explained", name=name, effect=words.effect(id)), _TITLE, len(name))


def _said(view: TrickerionView, words: Words, own: MachineBoard, card: SignatureTrick) -> list[str]:
    """DT-SIG-05, 07: where it lies, what it pays and asks for, and what it takes the place of."""
    where = words.say("ui-signature-beside" if own.beside else "ui-signature-learned")
    gives = words.say("ui-gives", points=card.prepare_ap, markers=card.markers)
    said = [where, words.pay(*workshop.yields(view, card.id)), gives]
    return said + (_to_learn(view, words, card) if own.beside else [])


def _to_learn(view: TrickerionView, words: Words, card: SignatureTrick) -> list[str]:
    """The threshold, the coins that the viewer would pay for missing fame, and the classic version."""
    said = [words.say("ui-signature-fame", fame=setting_for(view).threshold_of(card.level))]
    mine = view.seat is not None and view.me.magician == card.magician
    missing = threshold_coins(view, view.seat or 0, card.id) if mine else 0
    said += [words.say("ui-threshold", coins=missing)] if missing else []
    classic = words.name(f"trick-{card.classic}")
    return [*said, words.say("ui-signature-classic", trick=classic)]


def _machines(words: Words, built: int, needed: int) -> Text:
    """DT-SIG-15, 16: the machines without which it is not prepared, active or not."""
    name = words.say("ui-machines-needed", count=needed)
    if built >= needed:
        return Text.assemble(("✓", GREEN), words.say("ui-many", count=needed, thing=name))
    return Text.assemble(("✗", OXBLOOD), words.say("ui-of", have=built, count=needed, thing=name))
