"""The powers of a scene: what was said of them, and any others to make up the twelve of each player."""

from __future__ import annotations

from collections import Counter
from typing import Any

SLOTS, DEALT_EACH, DISCARDED = 4, 4, 4


class PowerHands:
    """What a scene says of powers."""

    def __init__(self, players: int) -> None:
        self.slots = [[""] * SLOTS for _ in range(players)]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.shown: list[list[str]] = [[] for _ in range(players)]
        self.used: list[list[str]] = [[] for _ in range(players)]

    def field(self, cards: Any) -> dict[str, Any]:
        """The field of a save."""
        ids = [card.id for card in cards]
        named = [[*filter(None, row), *hand] for row, hand in zip(self.slots, self.hands, strict=True)]
        dealt = [list(each) for each in named]
        for level in (1, 2, 3):
            self._fill(dealt, [card for card in cards if card.level == level])
        fillers = [[id for id in hand if id not in own] for hand, own in zip(dealt, named, strict=True)]
        discards = [[*each[1::2], *each[::2]][:DISCARDED] for each in fillers]
        hands = [
            [id for id in hand if id not in row and id not in away]
            for hand, row, away in zip(dealt, self.slots, discards, strict=True)
        ]
        shown = [[*filter(None, row), *more] for row, more in zip(self.slots, self.shown, strict=True)]
        rows = {"hands": hands, "discards": discards, "shown": shown, "used": self.used}
        return {
            "slots": self.slots,
            **{name: [sorted(set(row), key=ids.index) for row in each] for name, each in rows.items()},
        }

    def _fill(self, dealt: list[list[str]], cards: Any) -> None:
        """Four cards of this colour for everybody: no two alike in a hand, and the rarest first."""
        own = [card.id for card in cards]
        for hand in dealt:
            count = Counter(id for each in dealt for id in each)
            others = sorted((id for id in own if id not in hand), key=lambda id: count[id])
            hand += others[: DEALT_EACH - sum(id in own for id in hand)]
