"""How set-ups, reschedules and performances are listed, with and without special cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.advice.box import trick_of
from sleight.games.trickerion.advice.payouts import SetUpPay, reward, set_up_pay
from sleight.games.trickerion.faces import theater, workshop
from sleight.games.trickerion.faces.lister import Entry, Lister, lists
from sleight.games.trickerion.faces.words import ARROWS, COIN, FAME, SHARD
from sleight.games.trickerion.locations.theater import FROM_TRICK_CARD
from sleight.games.trickerion.printed.ids import SYMBOLS

if TYPE_CHECKING:
    from sleight.games.trickerion.choices.base import CardChoice, TrickChoice
    from sleight.games.trickerion.views.types import TrickerionView

_SIGNS = {"fame": FAME, "coins": COIN, "shards": SHARD}


@lists(kinds.SetUp, kinds.Reschedule)
def _staged(lister: Lister, choice: TrickChoice) -> Entry:
    heading = lister.grouped("group-set-up" if isinstance(choice, kinds.SetUp) else "group-shift", choice)
    pays = lister.words.pay(*workshop.yields(lister.view, choice.trick))
    ready = lister.words.say("ui-ready", count=lister.owned(choice.trick).ready)
    return Entry(lister.titled(choice.trick), heading, note=f"{pays} · {ready}")


@lists(kinds.From, kinds.Beside, kinds.Exchange)
def _card(lister: Lister, choice: CardChoice) -> Entry:
    return Entry(lister.words.name(f"card-{choice.card}"))


@lists(kinds.At)
def _at(lister: Lister, choice: kinds.At) -> Entry:
    line = f"{lister.words.name(f'card-{choice.card}')} ({choice.slot})"
    return Entry(ARROWS.get(choice.facing, choice.facing), line=line, note=_links(lister, choice))


def _links(lister: Lister, choice: kinds.At) -> str:
    """TR-LINK-04 to 10: what a marker there would link and pay.

    Only a set-up pays, and a marker that is moved before the performances (TR-TH-21, TR-SAR-27, TR-MAG-16).
    """
    origin, key, slot, _ = lister.asked().numbers
    view = lister.view if origin == FROM_TRICK_CARD else _lifted(lister.view, origin, slot)
    trick = trick_of(lister.view, key)
    pay = set_up_pay(view, key // SYMBOLS, trick, choice.card, choice.slot, choice.facing)
    set_up = origin == FROM_TRICK_CARD and lister.asked().kind == "lay"
    pays = set_up or view.phase == "performance"
    return " ".join(["●" * pay.links, *(_paid(lister, pay) if pays else [])]).strip()


def _lifted(view: TrickerionView, place: int, slot: int) -> TrickerionView:
    """The theater without the marker that is moved, which cannot link with itself."""
    show = view.theater[place]
    markers = tuple(None if number == slot else marker for number, marker in enumerate(show.markers))
    without = msgspec.structs.replace(show, markers=markers)
    theater = (*view.theater[:place], without, *view.theater[place + 1 :])
    return msgspec.structs.replace(view, theater=theater)


def _paid(lister: Lister, pay: SetUpPay) -> list[str]:
    """Fame or coins for the links, what a prophecy adds, and the shards of everybody."""
    paid = (pay.links + pay.more) * pay.each + pay.raised
    said = [f"{paid}{FAME}/{COIN}"] if paid else []
    fame = pay.fame[lister.seat] if pay.fame else 0
    said += [f"+{fame}{FAME}"] if fame else []
    said += [f"+{pay.coins}{COIN}"] if pay.coins else []
    for seat, count in enumerate(pay.shards):
        if count:
            said.append(f"{count if count > 1 else ''}{SHARD}{lister.words.seat(seat)}")
    return said


@lists(kinds.Gain)
def _gain(lister: Lister, choice: kinds.Gain) -> Entry:
    """TR-LINK-05, TR-SAR-17: what a link pays, or what a trick yields that is doubled."""
    sign = _SIGNS[choice.resource]
    if lister.asked().kind == "premiere-part":
        _, key = lister.asked().numbers
        parts = dict(zip(_SIGNS, workshop.yields(lister.view, trick_of(lister.view, key)), strict=True))
        return Entry(lister.sentence(choice), note=f"{parts[choice.resource]}{sign} ×2")
    amount, _ = lister.asked().numbers
    return Entry(lister.sentence(choice), note=f"+{amount}{sign}")


@lists(kinds.Perform, kinds.Impose)
def _perform(lister: Lister, choice: CardChoice) -> Entry:
    """TR-MAG-24: what everybody would receive if the viewer, or who is imposed upon, performed that card."""
    performer = lister.asked().numbers[0] if isinstance(choice, kinds.Impose) else None
    note = ", ".join(theater.payouts(lister.view, choice.card, lister.words, performer))
    return Entry(lister.words.name(f"card-{choice.card}"), note=note)


@lists(kinds.Steal, kinds.Forgo, kinds.Star)
def _rewarded(lister: Lister, choice: TrickChoice) -> Entry:
    """TR-PERF-17, TR-MAG-22: what a trick pays on the viewer's own day."""
    name = f"{lister.words.name(f'trick-{choice.trick}')} {workshop.kind(lister.view, choice.trick)}"
    return Entry(name, note=lister.words.pay(*reward(lister.view, choice.trick, lister.view.me.day)))


@lists(kinds.Salvage)
def _salvage(lister: Lister, choice: kinds.Salvage) -> Entry:
    return Entry(lister.titled(choice.trick))
