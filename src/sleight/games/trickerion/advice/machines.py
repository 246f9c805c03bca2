"""Machines and signature tricks as their owner counts them: what is built, needed and can be chosen."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.choices import UseBonus
from sleight.games.trickerion.modules.dawn.cards.workshop import AssemblyLine
from sleight.games.trickerion.modules.dawn.choices import BUILD as BUILD
from sleight.games.trickerion.modules.dawn.choices import BuildMachine as BuildMachine
from sleight.games.trickerion.modules.dawn.choices import BuyWithMachine as BuyWithMachine
from sleight.games.trickerion.modules.dawn.choices import ChangeCard as ChangeCard
from sleight.games.trickerion.modules.dawn.choices import PrepareWith as PrepareWith
from sleight.games.trickerion.modules.dawn.choices import ReactivateMachine as ReactivateMachine
from sleight.games.trickerion.modules.dawn.choices import SwapCard as SwapCard
from sleight.games.trickerion.modules.dawn.choices import UseMachine as UseMachine
from sleight.games.trickerion.modules.dawn.printed import ID, SLOTS, machines_of
from sleight.games.trickerion.modules.dawn.signature import Signature, signatures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.modules.dawn.types import MachineBoard
    from sleight.games.trickerion.views.types import TrickerionView

NO_SIGNATURE = Signature(-1, -1, SLOTS, "")
"""That of somebody whose magician has none."""


class Room(NamedTuple):
    """The machines of the viewer."""

    school: str
    built: int
    active: tuple[bool, ...]
    """By slot: it is built and active."""

    ready: tuple[bool, ...]
    """By slot: it can still be used this round."""

    fills: tuple[int, ...]
    """DT-SHARD-05: the shards with which each slot is full."""

    prices: tuple[int, ...]
    fames: tuple[int, ...]
    """DT-REACT-05: what the reactivation of each pays."""

    signature: Signature
    beside: bool
    """DT-SIG-22: the signature trick lies beside the board."""

    def with_next(self) -> Room:
        """DT-BUILD-04, 05: the same with one more machine."""
        slot = self.built
        active, ready = ((*states[:slot], True, *states[slot + 1 :]) for states in (self.active, self.ready))
        return self._replace(built=slot + 1, active=active, ready=ready)

    def machines_short(self, trick: int) -> int:
        """DT-SIG-15: how many machines are missing to prepare a trick."""
        return max(0, self.signature.machines - self.built) if trick == self.signature.trick else 0


def room(view: TrickerionView) -> Room | None:
    """The machines of the viewer; None without any board."""
    board = _board(view)
    if board is None or not board.slots:
        return None
    ready = [slot.state == "active" and n not in board.used_slots for n, slot in enumerate(board.slots, 1)]
    fills = [sum(slot.icons for slot in board.slots[: n + 1]) for n in range(SLOTS)]
    catalog = catalog_of(view)
    number = catalog.trick_numbers[board.signature] if board.signature else -1
    return Room(
        school=board.slots[0].machine.rpartition("-")[0],
        built=board.built,
        active=tuple([slot.state == "active" for slot in board.slots]),
        ready=tuple(ready),
        fills=tuple(fills),
        prices=tuple([slot.coins for slot in board.slots]),
        fames=tuple([slot.fame for slot in board.slots]),
        signature=_signatures(catalog).get(number, NO_SIGNATURE),
        beside=board.beside,
    )


def _board(view: TrickerionView) -> MachineBoard | None:
    shown = getattr(view, ID, None)
    return shown.seats[view.seat or 0] if shown else None


_signatures = cache(signatures)


def of_others(view: TrickerionView) -> frozenset[int]:
    """DT-SIG-04: the signature tricks that the viewer can never learn, or does not want to."""
    if not getattr(view.options, ID, False):
        return frozenset()
    own = room(view)
    return frozenset(_signatures(catalog_of(view))) - {own.signature.trick if own else -1}


def without(view: TrickerionView) -> TrickerionView:
    """The view of somebody who takes no notice of the own machine board and signature trick."""
    shown = getattr(view, ID, None)
    if shown is None:
        return view
    seat = view.seat or 0
    if not shown.seats[seat].slots:
        return replace(view, **{ID: None})
    bare = replace(shown.seats[seat], slots=(), signature="", beside=False)
    return replace(view, **{ID: replace(shown, seats=(*shown.seats[:seat], bare, *shown.seats[seat + 1 :]))})


def not_building(view: TrickerionView, choices: Sequence[Choice]) -> list[Choice]:
    """The choices of somebody who never builds, not even with the card that lets nothing else be done."""
    serial = any(each.id == view.actor and each.bonus == AssemblyLine.id for each in view.me.characters)
    unwanted = (BuildMachine, UseBonus) if serial else (BuildMachine,)
    return [choice for choice in choices if not isinstance(choice, unwanted)]


def are_played(view: TrickerionView) -> bool:
    """Whether there are machines that the viewer takes notice of."""
    return getattr(view, ID, None) is not None


def slot_of(view: TrickerionView, machine: str) -> int:
    """The slot of a machine, counted from 0."""
    return next(each.level for each in machines_of(catalog_of(view).printed) if each.id == machine) - 1
