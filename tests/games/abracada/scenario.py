"""The smallest position that shows a rule: say what matters, the rest is filled in.

    position = table(3).hand(0, 3, 5, 4).lives(4, 6, 6).position()
    events = play(position, "call 3", rolled=3)

Seat 0 is active unless `active` says otherwise. Stones that nobody placed go to the hands that were not
named, then to the centre, then to the pool; with an explicit pool the rest lies in the rows.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import sleight
from sleight.games.abracada.events import Rolled
from sleight.games.abracada.game import Abracada
from sleight.games.abracada.position import AbracadaPosition

GAME: Abracada = sleight.game("abracada")  # type: ignore[assignment]  # the registry knows no subclasses
HAND = 5


class table:  # noqa: N801  # reads like a sentence in the tests
    """A position under construction."""

    def __init__(self, seats: int = 3, **options: object) -> None:
        self.seats = seats
        self.fields: dict[str, Any] = {
            "options": options,
            "key": "00" * 16,
            "draws": 0,
            "round": 1,
            "turn": 1,
            "active": 0,
            "asked": "call",
            "last": 0,
            "lives": [6] * seats,
            "scores": [0] * seats,
            "gained": [0] * seats,
            "drawn": [[0] * HAND for _ in range(seats)],
            "calls": [],
        }
        self._hands: dict[int, list[int]] = {}
        self._held: dict[int, list[int]] = {}
        self._centre: list[int] | None = None
        self._pool: list[int] | None = None
        self._rows: list[int] = []

    def hand(self, seat: int, *spells: int) -> table:
        """The stones of a hand from position 1 on; 0 leaves a position empty, missing ones are empty."""
        self._hands[seat] = [*spells, *[0] * (HAND - len(spells))]
        return self

    def drawn(self, seat: int, *turns: int) -> table:
        """In which turn each stone of a hand was drawn."""
        self.fields["drawn"][seat] = [*turns, *[0] * (HAND - len(turns))]
        return self

    def lives(self, *lives: int) -> table:
        """The life of every seat."""
        self.fields["lives"] = list(lives)
        return self

    def scores(self, *scores: int) -> table:
        """The score of every seat."""
        self.fields["scores"] = list(scores)
        return self

    def held(self, seat: int, *spells: int) -> table:
        """Secret stones that a seat holds; they come from the lowest places of the centre."""
        self._held[seat] = list(spells)
        return self

    def centre(self, *spells: int) -> table:
        """The secret stones that still lie in the centre."""
        self._centre = list(spells)
        return self

    def pool(self, *spells: int) -> table:
        """The whole pool, the next stone first; every stone not named lies in the rows."""
        self._pool = list(spells)
        return self

    def rows(self, *spells: int) -> table:
        """Stones that lie in the rows."""
        self._rows = list(spells)
        return self

    def active(self, seat: int) -> table:
        """Whose turn it is."""
        self.fields["active"] = seat
        return self

    def last(self, spell: int) -> table:
        """The last spell cast in this turn."""
        self.fields["last"] = spell
        return self

    def turn(self, turn: int) -> table:
        """The number of the turn in this round."""
        self.fields["turn"] = turn
        return self

    def calls(self, *calls: tuple[int, int, int, str, int, int]) -> table:
        """Past calls of this round: turn, seat, spell, outcome, place, drawn."""
        names = ("turn", "seat", "spell", "outcome", "place", "drawn")
        self.fields["calls"] = [dict(zip(names, call, strict=True)) for call in calls]
        return self

    def position(self) -> AbracadaPosition:
        """The finished position, checked by the game itself."""
        left = Counter(GAME.printed.all_stones)
        named = [
            *self._hands.values(),
            *self._held.values(),
            self._centre or [],
            self._pool or [],
            self._rows,
        ]
        left.subtract(spell for spells in named for spell in spells if spell)
        assert min(left.values()) >= 0, f"more stones than the box holds: {left}"
        rest = sorted(left.elements(), reverse=True)
        held = self._lay_secrets(rest)
        hands = [self._hands.get(seat) or [rest.pop(0) for _ in range(HAND)] for seat in range(self.seats)]
        rows = [self._rows.count(spell) for spell in range(9)]
        if self._pool is not None:
            rows = [row + rest.count(spell) for spell, row in enumerate(rows)]
            rest = []
        laid = {"hands": hands, "held": held, "rows": rows, "pool": self._pool or rest}
        return GAME.from_dict({**self.fields, **laid, "centre": self.fields["centre"]})

    def _lay_secrets(self, rest: list[int]) -> list[list[dict[str, int]]]:
        held: list[list[dict[str, int]]] = [[] for _ in range(self.seats)]
        place = 1
        for seat, spells in self._held.items():
            for spell in spells:
                held[seat].append({"place": place, "spell": spell})
                place += 1
        lying = self._centre if self._centre is not None else [rest.pop() for _ in range(5 - place)]
        self.fields["centre"] = [0] * (place - 1) + lying
        return held


def play(
    position: AbracadaPosition, written: str, *, rolled: int | None = None, taken: int | None = None
) -> list[sleight.Event]:
    """Play a choice of the seat that is waited for; the die shows `rolled`, the stone comes from `taken`.

    Chance is steered by looking for a key under which it falls that way.
    """
    seat = position.waiting[0]
    choice = GAME.parse(written)
    for number in range(10_000):
        trial = position.copy()
        trial.seed(number.to_bytes(16, "big"))
        events = trial.apply(seat, choice)
        if _fell(events, rolled, taken):
            position.seed(trial.key)
            return position.apply(seat, choice)
    raise AssertionError(f"{written} never rolls {rolled} from {taken}")


def _fell(events: list[sleight.Event], rolled: int | None, taken: int | None) -> bool:
    rolls = [event.result for event in events if isinstance(event, Rolled)]
    places = [getattr(event, "place", None) for event in events]
    return (rolled is None or rolled in rolls) and (taken is None or taken in places)


def changed(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """The fields in which two saved positions differ, chance apart."""
    return {field for field in before if before[field] != after[field]} - {"key", "draws"}
