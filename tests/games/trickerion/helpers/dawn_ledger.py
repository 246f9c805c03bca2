"""A bookkeeper of games with machines, who hears nothing but what a spectator hears."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Any

import sleight
from sleight.games.trickerion import events as told
from sleight.games.trickerion.modules.dawn import events as machines
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import Purse
from tests.games.trickerion.helpers.ledger import entered, is_storing
from tests.games.trickerion.helpers.machines import seen
from tests.games.trickerion.helpers.signatures import OWNER

ICONS = (1, 2, 2, 3)
COSTS = {"default": (0, 1, 2, 3), "heavy": (1, 2, 3, 4)}
FAME = {
    "mechanical": (0, 0, 1, 0),
    "optical": (0, 0, 1, 1),
    "spiritual": (0, 0, 1, 2),
    "escape": (0, 0, 0, 2),
}
CLASSIC = {
    "perpetual-rings": "linking-rings",
    "the-unquiet-hand": "spirit-hand",
    "storm-catcher": "bullet-catch",
    "hall-of-splinters": "shattered-mirror",
    "the-last-cell": "prison-break",
    "dance-of-the-forgotten-kings": "skeleton-dance",
    "the-elephant-takes-a-bow": "vanishing-elephant",
    "crimson-maiden": "iron-maiden",
}


class Bookkeeper:
    """Purses, machines and signature tricks of all seats, by events alone."""

    def __init__(self, seats: int, costs: str = "default") -> None:
        self.purses: list[Purse] = [(0, 0, 0)] * seats
        self.costs = COSTS[costs]
        self.began = False
        self.active: list[list[bool]] = [[] for _ in range(seats)]
        """Whether each built machine is active, from slot 1 up."""
        self.signatures = set[str]()
        """Those that lie in a workshop."""
        self.boxed = set[str]()
        self.heard = set[str]()
        self.starters = set[int]()
        """Who starts with a signature trick."""

    def hear(self, events: list[sleight.Event]) -> None:
        """Enter what a spectator hears."""
        for event in filter(None, (each.seen_by(None) for each in events)):
            self.heard.add(type(event).__name__)
            self.purses = entered(self.purses, [event])
            self.enter(event)

    def pay(self, seat: int, fame: int = 0, coins: int = 0, shards: int = 0) -> None:
        """Change a purse."""
        had = self.purses[seat]
        self.purses[seat] = had[0] + fame, had[1] + coins, had[2] + shards

    @singledispatchmethod
    def enter(self, event: sleight.Event) -> None:
        """Most events concern no machine."""

    @enter.register
    def _(self, event: told.GameBegan) -> None:
        """DT-SETUP-09, 12: who has taken a signature trick has a shard less, and nobody else."""
        self.began = True
        shards = event.shards_by_seat or (event.shards,) * len(event.coins)
        paid = [event.shards - each for each in shards]
        assert paid == [int(seat in self.starters) for seat in range(len(shards))] or len({*shards}) == 1

    @enter.register
    def _(self, event: machines.MachineBuilt) -> None:
        """DT-BUILD-02 to 05, DT-CARD-03, DT-COMPAT-06: the printed cost, a coin less, or nothing."""
        slot = len(self.active[event.seat])
        assert event.machine.split("-")[1] == str(slot + 1)
        played = "RoundBegan" in self.heard
        assert event.coins in ((self.costs[slot], max(self.costs[slot] - 1, 0)) if played else (0,))
        self.active[event.seat].append(True)
        self.pay(event.seat, coins=-event.coins)

    @enter.register
    def _(self, event: machines.MachineUsed) -> None:
        """DT-MACH-03, 04."""
        slot = int(event.machine.split("-")[1]) - 1
        assert self.active[event.seat][slot]
        self.active[event.seat][slot] = False

    @enter.register
    def _(self, event: machines.MachineReactivated) -> None:
        """DT-REACT-05: the fame of the slot, or none if a card of the workshop or the market row did it."""
        school, number = event.machine.split("-")
        assert not self.active[event.seat][int(number) - 1]
        assert event.fame in (0, FAME[school][int(number) - 1])
        self.active[event.seat][int(number) - 1] = True
        self.pay(event.seat, fame=event.fame)

    @enter.register
    def _(self, event: told.TrickLearned) -> None:
        """DT-SIG-03, DT-SETUP-09."""
        if event.trick in CLASSIC:
            assert event.trick not in self.signatures
            self.signatures.add(event.trick)
            if not self.began:
                self.starters.add(event.seat)

    @enter.register
    def _(self, event: told.TrickReturned) -> None:
        """TR-ANY-01."""
        assert event.trick not in CLASSIC

    @enter.register
    def _(self, event: told.TrickLaidBeside) -> None:
        """DT-SIG-14."""
        self.signatures.remove(event.trick)

    @enter.register
    def _(self, event: told.TrickTakenOut) -> None:
        """DT-SIG-07."""
        assert event.trick in CLASSIC.values()
        self.boxed.add(event.trick)

    @enter.register
    def _(self, event: told.TrickReplaced) -> None:
        """DT-SIG-09, DT-MEET-01: a classic version under its own signature trick goes to the box."""
        if CLASSIC.get(event.trick) == event.old:
            self.boxed.add(event.old)

    def agrees(self, position: TrickerionPosition) -> None:
        """Compare with what everybody sees."""
        for viewer in (None, *range(len(self.purses))):
            view = position.view(viewer)
            if self.began and not is_storing(position):
                found = list(zip(view.fame, view.coins, view.shards, strict=True))
                assert found == self.purses, (viewer, found, self.purses)
            boards = seen(position, viewer).seats if "RoundBegan" in self.heard else ()
            for seat, board in enumerate(boards):
                self._agrees_with(board, seat, view.shards[seat])
        saved: dict[str, Any] = position.to_dict()
        assert {*saved["left_out"]} == self.boxed

    def _agrees_with(self, board: Any, seat: int, shards: int) -> None:
        """One machine board; where shards lie follows from their number (DT-SHARD-04)."""
        active = self.active[seat]
        assert [slot.state for slot in board.slots if slot.state] == [
            "active" if each else "inactive" for each in active
        ]
        assert board.built == len(active)
        lie = []
        for icons in ICONS:
            lie.append(min(icons, shards))
            shards -= lie[-1]
        assert ([slot.shards for slot in board.slots], board.apart) == (lie, shards)
        assert board.signature == "" or board.signature in OWNER
        assert board.beside == (board.signature != "" and board.signature not in self.signatures)
