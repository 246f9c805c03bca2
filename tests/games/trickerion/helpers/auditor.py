"""An auditor of first-edition games, who hears only events and works out by the rules what they pay."""

from __future__ import annotations

from functools import singledispatchmethod

import sleight
from sleight.games.trickerion import events as told
from sleight.games.trickerion.modules.powers.events import PowerUsed
from tests.games.trickerion.helpers.changes import Purse
from tests.games.trickerion.helpers.ledger import entered
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.scenes import DAYS

THEATER_PAY = {"riverside-theater": 1, "grand-magorian": 2, "magnus-pantheon": 3}
BACKSTAGE = {"manager": (0, 2, 0), "engineer": (0, 0, 1), "assistant": (2, 0, 0)}
FREE = "apprentice-4"
"""Who lives with the Assistant."""

WAGES = {"magician": 0, "manager": 2, "engineer": 2, "assistant": 2, FREE: 0}
DAY_CHANGES = {"thursday": -1, "sunday": 1}
PRICES = {id: kind.price for kind in GAME.printed.board.components.values() for id in kind.types}
YIELDS = {trick.id: trick.yields for trick in GAME.printed.tricks}


class Auditor:
    """Whoever hears all events of a game; `plain` if no card, prophecy or power can bend what they pay."""

    def __init__(self, seats: int, plain: bool) -> None:
        self.ledger: list[Purse] = [(0, 0, 0)] * seats
        self.plain = plain
        self.round = 0
        self.order: tuple[int, ...] = ()
        self.heard = set[type[sleight.Event]]()
        self._begin_round()

    def _begin_round(self) -> None:
        """What is known of one round only."""
        self.posters: set[int] = set()
        self.placed: set[tuple[int, str]] = set()
        self.more_wages = [0] * len(self.ledger)
        self.days: dict[int, str] = {}

    def hear(self, events: list[sleight.Event]) -> None:
        """Check each event against what was true before it, then enter it."""
        for event in events:
            self.check(event)
            self.heard.add(type(event))
            self.ledger = entered(self.ledger, [event])

    @singledispatchmethod
    def check(self, event: sleight.Event) -> None:
        """Most events pay nothing."""

    @check.register
    def _(self, event: told.GameBegan) -> None:
        """T1-SETUP-05 to 07: by the place in the order."""
        seats = len(self.ledger)
        assert [event.coins[seat] for seat in event.order] == [12 + place for place in range(seats)]
        assert [event.fames[seat] for seat in event.order] == [seats - place for place in range(seats)]
        self.order = tuple(event.order)

    @check.register
    def _(self, event: told.RoundBegan) -> None:
        self.round = event.round
        self._begin_round()

    @check.register
    def _(self, event: told.InitiativeSet) -> None:
        """TR-INIT-01, 02: who has less fame comes first; of equals, who was later before."""
        if self.plain:
            places = {seat: (self.ledger[seat][0], -place) for place, seat in enumerate(self.order)}
            assert list(event.order) == sorted(places, key=places.__getitem__)
        self.order = tuple(event.order)

    @check.register
    def _(self, event: told.Advertised) -> None:
        """T1-INIT-02, 03."""
        assert self.round > 1
        assert event.seat not in self.posters
        if self.plain:
            assert (event.coins, event.fame) == (self.order.index(event.seat) + 1, 3)
        self.posters.add(event.seat)

    @check.register
    def _(self, event: told.CharacterPlaced) -> None:
        """T1-END-02, T1-PERF-05: who works, and on which day."""
        self.placed.add((event.seat, event.character))
        if event.slot.split("-")[0] in DAYS:
            self.days[event.seat] = event.slot.split("-")[0]

    @check.register
    def _(self, event: told.ApprenticeMoved) -> None:
        self._move(event.seat, event.apprentice, FREE)

    @check.register
    def _(self, event: told.ApprenticeRehoused) -> None:
        self._move(event.seat, FREE, event.apprentice)

    def _move(self, seat: int, old: str, new: str) -> None:
        """TR-WS-28, 29: an apprentice has another home and goes by it, wherever its disc is."""
        if (seat, old) in self.placed:
            self.placed ^= {(seat, old), (seat, new)}

    @check.register
    def _(self, event: told.ComponentsBought) -> None:
        """T1-MARKET-01, 05, 07."""
        if self.plain:
            assert event.count == 1
            assert event.coins == PRICES[event.component] - event.bargains >= 1

    @check.register
    def _(self, event: told.TrickSetUp) -> None:
        self.link_pay = THEATER_PAY[event.card.rsplit("-", 1)[0]]

    @check.register
    def _(self, event: told.LinkPaid) -> None:
        """T1-LINK-01, 02."""
        if self.plain:
            assert event.amount == self.link_pay

    @check.register
    def _(self, event: told.CardTaken) -> None:
        """T1-ALLEY-01, 03."""
        assert event.shards in (0, 2)

    @check.register
    def _(self, event: told.CardPerformed) -> None:
        self.show_day = event.day

    @check.register
    def _(self, event: told.TrickRewarded) -> None:
        """T1-PERF-04, 05: what is printed, and the day."""
        if self.plain:
            change, pays = DAY_CHANGES.get(self.days.get(event.seat, self.show_day), 0), YIELDS[event.trick]
            paid = max(0, pays.fame + change), max(0, pays.coins + change), pays.shards
            assert (event.fame, event.coins, event.shards) == paid

    @check.register
    def _(self, event: told.PerformerPaid) -> None:
        """T1-PERF-01 to 03: nothing for the card."""
        assert event.reason != "card"
        if self.plain and event.reason != "links":
            assert (event.fame, event.coins, event.shards) == BACKSTAGE[event.reason]

    @check.register
    def _(self, event: told.WagesPaid) -> None:
        """T1-END-02, 04: what is due, whether so little may be paid, and what it costs."""
        fame, coins, _ = self.ledger[event.seat]
        worked = sum(WAGES.get(id, 1) for seat, id in self.placed if seat == event.seat)
        assert event.due == worked + self.more_wages[event.seat]
        most = min(event.due, coins)
        assert event.coins <= most
        assert 2 * (most - event.coins) <= fame
        assert event.fame_lost == min(fame, 2 * (event.due - event.coins))

    @check.register
    def _(self, event: told.TalentFound) -> None:
        """T1-END-09: the specialist is paid with all others."""
        assert (event.paid, event.fame_lost, event.owed) == (0, 0, WAGES[event.specialist])
        self.more_wages[event.seat] += WAGES[event.specialist]

    @check.register
    def _(self, event: PowerUsed) -> None:
        """PW-06, MP-66: Loyal Crew lowers the sum."""
        if event.power == "loyal-crew":
            self.more_wages[event.seat] -= 1

    @check.register
    def _(self, event: told.Scored) -> None:
        """T1-SCORE-01 to 04."""
        _, coins, shards = self.ledger[event.seat]
        assert event.beyond == 0
        if event.category == "shards":
            assert event.fame == shards
        if event.category == "coins" and self.plain:
            assert event.fame == coins // 3
