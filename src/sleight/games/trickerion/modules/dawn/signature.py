"""SIG: signature tricks beside the boards, how they are learned, and the machines that they need."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.effects.hooks import NOWHERE, Effect
from sleight.games.trickerion.modules.dawn import slots
from sleight.games.trickerion.modules.dawn.printed import signatures_of
from sleight.games.trickerion.state import tricks
from sleight.games.trickerion.state.cells import SHARDS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.catalog import Catalog
    from sleight.games.trickerion.state.position import TrickerionPosition

_STARTING_SHARDS = 1
"""DT-SETUP-09: what it costs to start with a signature trick."""


class Signature(NamedTuple):
    """A signature trick as the rules read it: all tricks by their numbers."""

    trick: int
    classic: int
    machines: int
    ability: str


def of_magician(catalog: Catalog) -> list[int]:
    """DT-SIG-01: the signature trick of each magician; data of somebody's own may give one none, NOWHERE."""
    ids = {each.magician: each.id for each in signatures_of(catalog.printed)}
    return [catalog.trick_numbers.get(ids.get(magician, ""), NOWHERE) for magician in catalog.magician_ids]


def of_seat(position: TrickerionPosition, seat: int) -> int:
    """The signature trick of a seat's magician, or NOWHERE."""
    return of_magician(position.table)[position.magicians[seat] - 1]


def signatures(catalog: Catalog) -> dict[int, Signature]:
    """All signature tricks, by their numbers."""
    numbers = catalog.trick_numbers
    return {
        numbers[each.id]: Signature(numbers[each.id], numbers[each.classic], each.machines, each.ability)
        for each in signatures_of(catalog.printed)
    }


class SignatureTricks(Effect):
    """DT-SIG-03 to 18: the signature tricks of all seats, wherever they lie."""

    def __init__(self, catalog: Catalog, magicians: Sequence[int]) -> None:
        tricks_of, known = of_magician(catalog), signatures(catalog)
        own = [tricks_of[magician - 1] for magician in magicians]
        self.own = {seat: known[trick] for seat, trick in enumerate(own) if trick != NOWHERE}
        """By seat."""

    def is_own(self, seat: int, trick: int) -> bool:
        """Whether it is the signature trick of a seat."""
        return seat in self.own and self.own[seat].trick == trick

    def learnable(self, position: TrickerionPosition, seat: int) -> list[int]:
        """DT-SIG-03, 04, 14: one's own, while it lies beside the board."""
        own = [self.own[seat].trick] if seat in self.own else []
        return [trick for trick in own if tricks.symbol_of(position, seat, trick) == NOWHERE]

    def taken_over(self, position: TrickerionPosition, seat: int, trick: int) -> int:
        """DT-SIG-09, 11: it takes the place of its classic version."""
        if not self.is_own(seat, trick):
            return NOWHERE
        return tricks.symbol_of(position, seat, self.own[seat].classic)

    def learned(self, position: TrickerionPosition, seat: int, trick: int, symbol: int) -> None:
        """DT-SIG-07, 13: a classic version at the residence leaves the game, at this moment only."""
        if self.is_own(seat, trick):
            tricks.take_out(position, self.own[seat].classic)

    def may_start_with(self, position: TrickerionPosition, seat: int) -> list[int]:
        """DT-SETUP-09: a signature trick of level 1, for a shard."""
        if position.cells[SHARDS + seat] < _STARTING_SHARDS:
            return []
        return [trick for trick in self.learnable(position, seat) if position.table.levels[trick] == 1]

    def started_with(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        """DT-SETUP-09, 13: the shard is paid, and the classic version leaves the game."""
        if self.is_own(seat, trick):
            position.spend_shards(seat, _STARTING_SHARDS)
            self.learned(position, seat, trick, NOWHERE)

    def bars_preparing(self, position: TrickerionPosition, seat: int, trick: int) -> Refusal | None:
        """DT-SIG-15, 16: it needs machines, active or not; none of them is used."""
        if not self.is_own(seat, trick) or slots.built(position, seat) >= self.own[seat].machines:
            return None
        name, needed = position.table.trick_ids[trick], self.own[seat].machines
        built = slots.built(position, seat)
        return refuse("machines-missing", "DT-SIG-15", trick=name, needed=needed, built=built)
