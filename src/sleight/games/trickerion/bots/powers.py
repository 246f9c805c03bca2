"""Magician Powers: what each brings, and how much it is worth to hold them with so many shards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.advice import powers

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sleight.games.trickerion.bots.company import Company
    from sleight.games.trickerion.views.types import TrickerionView


PLAN = "plan"
"""The occasion of powers of which a plan for the round shows what they bring at once."""


class Strength(NamedTuple):
    """What a power brings, in fame."""

    a_round: float
    """Every round: how often it works, as whole games show, times what it then brings."""

    when: str = "always"
    """When it brings most, a word of `occasions`."""

    then: float = 0.0
    """What it brings then besides, at once."""

    each: float = 0.0
    """What it brings at the end for each of what the occasion counts."""

    rivals: float = 0.0
    """What it brings besides every round for each opponent after the first."""

    helps: str = ""
    """What a plan can count on: a point more for an apprentice in the workshop (`hands`) or for a specialist
    (`drill`), a marker more (`marker`), or one that the performer sets up (`entrance`)."""

    def in_round(self, seats: int) -> float:
        """What it brings every round at a table of so many seats."""
        return self.a_round + self.rivals * (seats - 2)


class Strengths(dict[str, Strength]):
    """By powers; one that nobody has judged yet brings a little."""

    def __missing__(self, power: str) -> Strength:
        return Strength(0.3)


STRENGTHS = Strengths(
    {
        "street-barker": Strength(0.6),
        "quick-tongue": Strength(0.2, "short", 0.7),
        "eager-hands": Strength(0.5, "whole", 0.4, helps="hands"),
        "mixed-crate": Strength(0.2, PLAN, 1.0),
        "weighted-die": Strength(0.4),
        "loyal-crew": Strength(0.65),
        "night-contacts": Strength(0.35),
        "prompter": Strength(0.2, "on-stage", 0.3, rivals=0.05),
        "improvised-props": Strength(0.3, "basic", 1.2),
        "warm-rapport": Strength(0.25, rivals=0.06),
        "drilled-specialists": Strength(0.8, helps="drill"),
        "retentive-mind": Strength(0.15, PLAN, 1.2),
        "open-audition": Strength(0.3, PLAN, 1.0),
        "house-account": Strength(0.22, PLAN, 0.8),
        "double-rehearsal": Strength(1.1, "whole", 0.5, helps="marker"),
        "gracious-host": Strength(0.8, rivals=0.1),
        "patter": Strength(1.2),
        "back-door-key": Strength(0.8),
        "shard-sieve": Strength(1.0),
        "sunday-regulars": Strength(0.9),
        "commanding-presence": Strength(0.5),
        "eternal-encore": Strength(1.6),
        "star-billing": Strength(1.5),
        "royal-box": Strength(0.2, "level-3", 0.0, 0.8),
        "living-legend": Strength(0.0, "level-3", 0.0, 3.0),
        "grand-entrance": Strength(2.0, helps="entrance"),
        "shard-furnace": Strength(0.7),
        "deep-pockets": Strength(0.0, "coins", 0.0, 0.17),
        "sought-after-guest": Strength(1.1, rivals=0.3),
        "fair-weather": Strength(1.3),
    }
)
"""By the powers of each colour."""

_ROUNDS_OF_LEVEL = (3.0, 3.5, 1.8)
"""For how many rounds a power of each level will probably be learned."""

CHANCE_OF_RANK = ((1.0, 0.6, 0.1, 0.05), (1.0, 0.7, 0.3, 0.15), (0.7, 0.5, 0.1, 0.05))
"""How probably a power of each level is learned at all, by how many of its level in the hand promise more."""

_CHANCE_OF_SLOT = (1.0, 1.0, 0.8, 0.3)
"""How probably each slot will be open, counted from the lowest."""

_OCCASION = 0.5
"""How often the occasion for a power comes."""

_PROMISED = {"level-3": 0.5, "coins": 11.0}
"""For how many of what they count powers that score at the end will probably be paid."""

_COINS_TO_COME = 5
"""The coins that a company will probably have more at the end."""

_HIGHEST_LEVEL = 3


class Held(NamedTuple):
    """A power at a slot."""

    opens_at: int
    """The shards that hold it."""

    a_round: float
    at_end: float
    helps: str
    """What it can still do for the plan of the round."""


def occasions(company: Company) -> Mapping[str, float]:
    """What a company has that makes powers worth more, counted."""
    lacks = [company.missing(piece.trick) for piece in company.pieces]
    whole = [piece for piece in company.pieces if not piece.ready and not company.missing(piece.trick)]
    levels = [company.catalog.levels[piece.trick] for piece in company.pieces]
    return {
        "always": 1.0,
        PLAN: 0.0,
        "short": float(any(lacks)),
        "basic": float(any(sum([count for _, count in lacking]) == 1 for lacking in lacks)),
        "whole": float(bool(whole)),
        "on-stage": float(
            any(piece.spare + piece.ready < company.catalog.markers_each for piece in company.pieces)
        ),
        "level-3": float(levels.count(_HIGHEST_LEVEL)),
        "coins": max(0.0, company.coins) + _COINS_TO_COME,
    }


def of_power(power: str, seats: int, rounds: float, counted: Mapping[str, float]) -> float:
    """What a power brings in so many rounds, if it is learned now."""
    strength = STRENGTHS[power]
    there = counted[strength.when]
    return strength.in_round(seats) * rounds + strength.each * there + strength.then * bool(there)


def held_by(view: TrickerionView, company: Company) -> list[Held]:
    """What the viewer has learned."""
    slots, used = powers.held(view)
    if not slots:
        return []
    found, counted = [], occasions(company)
    for opens_at, id in zip(powers.OPENS_AT, slots, strict=True):
        if id:
            strength = STRENGTHS[id]
            at_end = strength.each * counted[strength.when]
            helps = "" if id in used else strength.helps
            found.append(Held(opens_at, strength.in_round(view.seats), at_end, helps))
    return found


def of_held(held: Iterable[Held], shards: float, left: int) -> float:
    """What the powers bring in the rounds to come that so many shards hold."""
    return sum([each.a_round * left + each.at_end for each in held if each.opens_at <= shards])


def of_shard(company: Company) -> float:
    """MP-18: what is lost with a shard besides the shard: the power that it holds."""
    now = of_held(company.held, company.shards, company.left)
    return now - of_held(company.held, company.shards - 1, company.left)


def promise(view: TrickerionView, power: str) -> float:
    """What a power will probably bring in a whole game."""
    card, strength = powers.cards(view)[power], STRENGTHS[power]
    chance = max(_CHANCE_OF_SLOT[slot - 1] for slot in card.slots)
    a_round = strength.in_round(view.seats) * _ROUNDS_OF_LEVEL[card.level - 1]
    at_end = strength.each * _PROMISED[strength.when] if strength.each else 0.0
    return chance * (a_round + _OCCASION * strength.then + at_end)
