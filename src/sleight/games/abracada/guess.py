"""A complete position from a view alone: what the viewer cannot see is drawn with its true probability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.chance import KEY_BYTES
from sleight.games.abracada.odds import Evidence, HandOdds, evidence, unlocated
from sleight.games.abracada.position import AbracadaPosition, Saved
from sleight.games.abracada.view import Secret

if TYPE_CHECKING:
    from random import Random

    from sleight.games.abracada.table import Table
    from sleight.games.abracada.view import AbracadaView

_SPECTATOR_STEPS = 12
"""How long the chain of a spectator's guesses runs before one is taken."""


def guess(table: Table, view: AbracadaView, rng: Random) -> AbracadaPosition:
    """AQ-INFO-21: own stones by their weights, the rest of the unlocated copies in any order."""
    counts = unlocated(view)
    hands = [[_known(stone) for stone in hand] for hand in view.hands]
    hidden = {seat: evidence(view, seat) for seat in range(view.seats) if view.seat in (None, seat)}
    for seat, spells in _hidden_hands(hidden, counts, rng).items():
        for place, spell in zip(hidden[seat].places, spells, strict=True):
            hands[seat][place] = spell
            counts[spell] -= 1
    rest = [spell for spell, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(rest)
    position = AbracadaPosition(table, rng.getrandbits(8 * KEY_BYTES).to_bytes(KEY_BYTES, "big"))
    position.load(_laid_out(view, hands, rest))
    return position


def _known(stone: object) -> int:
    return getattr(stone, "spell", None) or 0


def _laid_out(view: AbracadaView, hands: list[list[int]], rest: list[int]) -> Saved:
    """The public part of the view with hands, secrets and pool filled in; `rest` is used up."""
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
        hands=tuple(map(tuple, hands)),
        drawn=tuple(tuple(stone.drawn if stone else 0 for stone in hand) for hand in view.hands),
        centre=tuple(rest.pop() if there else 0 for there in view.centre),
        held=tuple(
            tuple(secret if secret.spell else Secret(secret.place, rest.pop()) for secret in secrets)
            for secrets in view.held
        ),
        pool=tuple(rest),
        calls=view.calls,
    )


def _hidden_hands(hands: dict[int, Evidence], counts: list[int], rng: Random) -> dict[int, list[int]]:
    """The spells of the standing stones of every hand that the viewer does not see.

    One hand after the other is drawn exactly, given those before it. For a single hand that is all. A
    spectator sees none, and there it proposes each world too often or too seldom by the product of the
    hands' totals; an independence chain (Metropolis and Hastings) corrects that: it moves to a new
    proposal with the ratio of these products.
    """
    telling = sum(not hand.says_nothing for hand in hands.values())
    order = sorted(hands, key=lambda seat: hands[seat].says_nothing)
    current, weight = _proposed(hands, order, counts, rng)
    while not weight:
        current, weight = _proposed(hands, order, counts, rng)
    for _ in range(_SPECTATOR_STEPS if telling > 1 else 0):
        proposal, proposed = _proposed(hands, order, counts, rng)
        if rng.random() * weight < proposed:
            current, weight = proposal, proposed
    return current


def _proposed(
    hands: dict[int, Evidence], order: list[int], counts: list[int], rng: Random
) -> tuple[dict[int, list[int]], float]:
    """All hands, one after the other, and the product of their totals; 0 if no world is left for one."""
    left = list(counts)
    proposal: dict[int, list[int]] = {}
    weight = 1.0
    for seat in order:
        odds = HandOdds(hands[seat], left)
        if not odds.total:
            return {}, 0.0
        weight *= odds.total
        proposal[seat] = odds.sample(rng)
        for spell in proposal[seat]:
            left[spell] -= 1
    return proposal, weight
