"""A player's company in the numbers of the printed cards, and what it is worth with the rounds to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.bots import worth
from sleight.games.trickerion.cells import CHARACTER_IDS, COMPONENTS, FIRST_APPRENTICE, MANAGER
from sleight.games.trickerion.reckon import deck_of

if TYPE_CHECKING:
    from sleight.games.trickerion.deck import Deck
    from sleight.games.trickerion.view import TrickerionView

_RATE = (0.0, 0.9, 1.35, 1.6, 1.8)
"""The markers of a trick that reach the stage in a round, by the markers of one preparation."""

_BUYING = 0.4
_ORDERING = 0.5
_EACH_TYPE = 0.1
"""The part of a round that is lost by having to buy, by having to order first, and by each missing type."""

_STAGE_A_ROUND = 3.4
"""The markers that a company brings on stage in a round, of all its tricks."""

_WAGES = 2
"""The coins that are needed for other things than components."""

_INCOME = 4.0
"""The coins that a round brings."""

_READY = 0.45
"""A marker that lies ready saves a part of a preparation."""

_WORKER = (0.0, 2.0, 1.8, 1.6, 1.3, 1.0, 0.5, 0.2, 0.0)
"""What one more pair of hands does in a round, by the size of the team before."""

_SPECIALIST = 1.5
"""A specialist does so much more than an apprentice."""

_PERKS = (0.6, 0.5, 1.0)
"""What Manager, Engineer and Assistant add backstage in a round."""


class Piece(NamedTuple):
    """A trick of the company."""

    trick: int
    ready: int
    spare: int
    markers: int
    """The markers of one preparation."""


class Company:
    """What one seat owns. A copy serves as scratch paper."""

    __slots__ = (
        "coins",
        "deck",
        "fame",
        "have",
        "left",
        "orders",
        "pieces",
        "rewards",
        "shards",
        "stalls",
        "uses",
    )

    def __init__(self, view: TrickerionView, links: float) -> None:
        seat = view.seat or 0
        deck: Deck = deck_of(view)
        self.deck = deck
        self.left = view.rounds - view.round
        self.coins: float = view.coins[seat]
        self.shards: float = view.shards[seat]
        self.fame: float = view.fame[seat]
        self.uses = worth.of_uses(view.data, self.left, links)
        self.rewards = worth.of_rewards(view.data, self.left)
        numbers = {id: number for number, id in enumerate(deck.component_ids)}
        self.have = [0] * COMPONENTS
        for stack in view.me.components:
            self.have[numbers[stack.component]] = stack.counts
        self.stalls = {numbers[id] for id in (*view.market.stalls, view.market.quick) if id}
        self.orders = {numbers[id] for id in view.market.orders if id}
        self.pieces = [
            Piece(
                deck.trick_numbers[own.trick],
                own.ready,
                own.spare,
                deck.printed_markers[deck.trick_numbers[own.trick]] + (own.board == "engineer"),
            )
            for own in view.me.tricks
        ]

    def copy(self) -> Company:
        """Scratch paper."""
        other = object.__new__(Company)
        other.deck, other.left = self.deck, self.left
        other.coins, other.shards, other.fame = self.coins, self.shards, self.fame
        other.uses, other.rewards = self.uses, self.rewards
        other.have, other.pieces = self.have[:], self.pieces[:]
        other.stalls, other.orders = self.stalls, self.orders
        return other

    def missing(self, trick: int) -> list[tuple[int, int]]:
        """TR-WS-05: the component types that a trick lacks, and how many of each."""
        have = self.have
        return [(type, count - have[type]) for type, count in self.deck.needs[trick] if have[type] < count]

    def worth(self) -> float:
        """Everything together, in fame."""
        return (
            self.fame
            + worth.of_coins(self.coins, self.left)
            + worth.of_shards(self.shards, self.left)
            + self.repertoire()
        )

    def repertoire(self) -> float:
        """What the tricks will bring in the rounds to come; the best ones fill the stage first."""
        if not self.left:
            return 0.0
        room, total, coin = _STAGE_A_ROUND * self.left, 0.0, worth.of_coin(self.left)
        purse = self.coins - _WAGES
        for use, piece in sorted([(self.uses[piece.trick], piece) for piece in self.pieces], reverse=True):
            missing = self.missing(piece.trick)
            cost = sum([self.deck.prices[type] * count for type, count in missing])
            purse -= cost
            delay = self._delay(missing) + (max(0.0, -purse) / _INCOME if cost else 0.0)
            uses = _RATE[min(piece.markers, 4)] * max(0.0, self.left - delay)
            shown = min(max(uses, min(piece.ready, self.left)), room)
            room -= shown
            total += max(0.0, shown * use - cost * coin) + _READY * min(piece.ready, shown) * min(1.0, use)
        return total

    def _delay(self, missing: list[tuple[int, int]]) -> float:
        """The rounds that go by until the missing components are there."""
        if not missing:
            return 0.0
        delay = _BUYING + _EACH_TYPE * len(missing)
        absent = sum(type not in self.stalls and type not in self.orders for type, _ in missing)
        return delay + (_ORDERING + _EACH_TYPE * absent if absent else 0.0)


def of_hiring(view: TrickerionView, face: str) -> float:
    """What a character from the inn brings by the end of the game, its wages paid."""
    deck = deck_of(view)
    left, team = view.rounds - view.round, len(view.me.characters)
    hands, coin = _WORKER[team], worth.of_coin(left)
    if face == "apprentice":
        wage = deck.wages[FIRST_APPRENTICE]
        return deck.edition.scoring.apprentice + left * max(0.0, hands - wage * coin)
    number = CHARACTER_IDS.index(face)
    a_round = _SPECIALIST * hands + _PERKS[number - MANAGER] - deck.wages[number] * coin
    return deck.edition.scoring.specialist + left * max(0.0, a_round)
