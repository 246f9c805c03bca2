"""Complete positions from a view alone: what the viewer cannot see is drawn with its true probability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.chance import shuffle
from sleight.core.guesser import Guesser, new_key
from sleight.games.abracada.odds import HandOdds, evidence, unlocated
from sleight.games.abracada.position import AbracadaPosition, empty_table
from sleight.games.abracada.saved import Saved
from sleight.games.abracada.view import Secret

if TYPE_CHECKING:
    from random import Random

    from sleight.games.abracada.odds import Evidence
    from sleight.games.abracada.table import Table
    from sleight.games.abracada.view import AbracadaView, Stone

_SPECTATOR_STEPS = 12
"""How long the chain of a spectator's guesses runs before one is taken."""


class AbracadaGuesser(Guesser[AbracadaPosition]):
    """AQ-INFO-21: own stones by their weights, the rest of the unlocated copies in any order."""

    def __init__(self, table: Table, view: AbracadaView) -> None:
        self._centre = view.centre
        self._held = view.held
        self._hides_secrets = any(secret.spell is None for secrets in view.held for secret in secrets)
        counts = unlocated(view)
        self._unlocated = [spell for spell, count in enumerate(counts) for _ in range(count)]
        seats = range(view.seats) if view.seat is None else (view.seat,)
        self._evidence = {seat: evidence(view, seat) for seat in seats}
        self._hands = _HiddenHands(self._evidence, counts)
        self._laid = empty_table(table, b"")
        self._laid.load(_shown(view))

    def draw(self, rng: Random) -> AbracadaPosition:
        position, rest = self._laid.copy(), self._unlocated[:]
        for seat, spells in self._hands.draw(rng).items():
            hand = list(position.hands[seat])
            for place, spell in zip(self._evidence[seat].places, spells, strict=True):
                hand[place] = spell
                rest.remove(spell)
            position.hands[seat] = tuple(hand)
        shuffle(rest, rng)
        position.seed(new_key(rng))
        position.centre = tuple([rest.pop() if there else 0 for there in self._centre])
        if self._hides_secrets:
            position.held = tuple([_filled(secrets, rest) for secrets in self._held])
        position.pool = tuple(rest)
        return position


def _filled(secrets: tuple[Secret, ...], rest: list[int]) -> tuple[Secret, ...]:
    """The secrets of a holder; those that the viewer does not know are the next of the rest."""
    return tuple([secret if secret.spell else Secret(secret.place, rest.pop()) for secret in secrets])


def _shown(view: AbracadaView) -> Saved:
    """All that the view shows; what it hides is empty."""
    return Saved(
        options=view.options,
        key="",
        draws=0,
        round=view.round,
        turn=view.turn,
        active=view.active,
        asked=view.asked,
        last=view.last,
        lives=view.lives,
        scores=view.scores,
        gained=view.gained,
        rows=view.rows,
        hands=tuple([_spells(hand) for hand in view.hands]),
        drawn=tuple([tuple([stone.drawn if stone else 0 for stone in hand]) for hand in view.hands]),
        centre=(),
        held=view.held,
        pool=(),
        calls=view.calls,
    )


def _spells(hand: tuple[Stone | None, ...]) -> tuple[int, ...]:
    return tuple([stone.spell or 0 if stone else 0 for stone in hand])


class _HiddenHands:
    """The spells of the standing stones of every hand that the viewer does not see.

    One hand after the other is drawn exactly, given those before it. For a single hand that is all. A
    spectator sees none, and there it proposes each world too often or too seldom by the product of the
    hands' totals; an independence chain (Metropolis and Hastings) corrects that: it moves to a new
    proposal with the ratio of these products.
    """

    def __init__(self, hands: dict[int, Evidence], counts: list[int]) -> None:
        self._evidence = hands
        self._counts = counts
        self._first, *self._others = sorted(hands, key=lambda seat: hands[seat].says_nothing)
        self._odds = HandOdds(hands[self._first], counts)
        """Of the first hand; those of the others depend on what is drawn before them."""

        telling = sum([not hand.says_nothing for hand in hands.values()])
        self._steps = _SPECTATOR_STEPS if telling > 1 else 0

    def draw(self, rng: Random) -> dict[int, list[int]]:
        """The spells of each hand."""
        current, weight = self._proposed(rng)
        while not weight:
            current, weight = self._proposed(rng)
        for _ in range(self._steps):
            proposal, proposed = self._proposed(rng)
            if rng.random() * weight < proposed:
                current, weight = proposal, proposed
        return current

    def _proposed(self, rng: Random) -> tuple[dict[int, list[int]], float]:
        """All hands, one after the other, and the product of their totals; 0 if no world is left for one."""
        if not self._odds.total:
            return {}, 0.0
        proposal, weight = {self._first: self._odds.sample(rng)}, float(self._odds.total)
        left = self._counts[:]
        drawn = self._first
        for seat in self._others:
            for spell in proposal[drawn]:
                left[spell] -= 1
            odds = HandOdds(self._evidence[seat], left)
            if not odds.total:
                return {}, 0.0
            weight *= odds.total
            proposal[seat] = odds.sample(rng)
            drawn = seat
        return proposal, weight
