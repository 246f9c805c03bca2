"""Magician Powers: what each brings, and how much it is worth to hold them with so many shards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.advice import powers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sleight.games.trickerion.bots.company import Company
    from sleight.games.trickerion.views.types import TrickerionView


class Strength(NamedTuple):
    """What a power brings, in fame."""

    a_round: float
    at_end: float = 0.0


class Strengths(dict[str, Strength]):
    """By powers; one that nobody has judged yet brings a little."""

    def __missing__(self, power: str) -> Strength:
        return Strength(0.3)


STRENGTHS = Strengths(
    {
        "street-barker": Strength(0.5),
        "quick-tongue": Strength(0.4),
        "eager-hands": Strength(0.9),
        "mixed-crate": Strength(0.4),
        "weighted-die": Strength(0.6),
        "loyal-crew": Strength(0.6),
        "night-contacts": Strength(0.3),
        "prompter": Strength(0.5),
        "improvised-props": Strength(0.7),
        "warm-rapport": Strength(0.6),
        "drilled-specialists": Strength(1.2),
        "retentive-mind": Strength(0.6),
        "open-audition": Strength(0.4),
        "house-account": Strength(0.7),
        "double-rehearsal": Strength(1.6),
        "gracious-host": Strength(1.2),
        "patter": Strength(1.4),
        "back-door-key": Strength(0.5),
        "shard-sieve": Strength(1.1),
        "sunday-regulars": Strength(0.5),
        "commanding-presence": Strength(1.0),
        "eternal-encore": Strength(1.6),
        "star-billing": Strength(1.8),
        "royal-box": Strength(0.4),
        "living-legend": Strength(0.0, 3.0),
        "grand-entrance": Strength(2.0),
        "shard-furnace": Strength(0.4),
        "deep-pockets": Strength(0.0, 2.0),
        "sought-after-guest": Strength(1.4),
        "fair-weather": Strength(0.3),
    }
)
"""By the powers of each colour."""

_ROUNDS_OF_LEVEL = (6.0, 3.5, 1.5)
"""For how many rounds a power of each level will probably be learned."""

_CHANCE_OF_SLOT = (1.0, 1.0, 0.5, 0.15)
"""How probably each slot will be open, counted from the lowest."""

_NEXT_SLOT = 0.5
"""What the power for the next slot is worth as long as shards are missing for it."""


class Held(NamedTuple):
    """A power at a slot."""

    opens_at: int
    """The shards that hold it."""

    a_round: float
    at_end: float


def held_by(view: TrickerionView) -> list[Held]:
    """What the viewer has learned."""
    slots, _ = powers.held(view)
    return [
        Held(opens_at, *STRENGTHS[id]) for opens_at, id in zip(powers.OPENS_AT, slots, strict=False) if id
    ]


def of_power(power: str, rounds: float) -> float:
    """What a power brings in so many rounds."""
    a_round, at_end = STRENGTHS[power]
    return a_round * rounds + at_end


def of_held(held: Iterable[Held], shards: float, left: int) -> float:
    """What the powers bring in the rounds to come that so many shards hold."""
    return sum([each.a_round * left + each.at_end for each in held if each.opens_at <= shards])


def of_shard(company: Company) -> float:
    """What is lost with a shard besides the shard: the power that it holds."""
    if not company.held:
        return 0.0
    now = of_held(company.held, company.shards, company.left)
    return now - of_held(company.held, company.shards - 1, company.left)


def promise(view: TrickerionView, power: str) -> float:
    """What a power will probably bring in a whole game."""
    card = powers.cards(view)[power]
    chance = max(_CHANCE_OF_SLOT[slot - 1] for slot in card.slots)
    return chance * of_power(power, _ROUNDS_OF_LEVEL[card.level - 1])
