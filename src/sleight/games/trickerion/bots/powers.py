"""Magician Powers: what each brings, and how much it is worth to hold them with so many shards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.advice import powers
from sleight.games.trickerion.printed import ids

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sleight.games.trickerion.bots.company import Company
    from sleight.games.trickerion.views.types import TrickerionView


class Strength(NamedTuple):
    """What a power brings, in fame."""

    a_round: float
    """Every round."""

    when: str = "always"
    """When it brings most, a word of `occasions`."""

    then: float = 0.0
    """What it brings then besides, at once."""

    each: float = 0.0
    """What it brings at the end for each of what the occasion counts."""

    helps: str = ""
    """What a plan can count on: a point more for an apprentice in the workshop (`hands`) or for a specialist
    (`drill`), a marker more (`marker`), or one that the performer sets up (`entrance`)."""


class Strengths(dict[str, Strength]):
    """By powers; one that nobody has judged yet brings a little."""

    def __missing__(self, power: str) -> Strength:
        return Strength(0.3)


STRENGTHS = Strengths(
    {
        "street-barker": Strength(0.45),
        "quick-tongue": Strength(0.3, "short", 0.9),
        "eager-hands": Strength(0.35, "whole", 0.8, helps="hands"),
        "mixed-crate": Strength(0.2, "mixed", 1.4),
        "weighted-die": Strength(0.35, "small-team", 0.5),
        "loyal-crew": Strength(0.35, "poor", 0.8),
        "night-contacts": Strength(0.33, "few-cards", 0.8),
        "prompter": Strength(0.35, "on-stage", 0.9),
        "improvised-props": Strength(0.3, "basic", 1.2),
        "warm-rapport": Strength(0.4, "ready", 0.4),
        "drilled-specialists": Strength(0.9, helps="drill"),
        "retentive-mind": Strength(0.3, "learner", 1.4),
        "open-audition": Strength(0.3, "small-team", 1.6),
        "house-account": Strength(0.3, "dear", 1.4),
        "double-rehearsal": Strength(0.6, "whole", 1.2, helps="marker"),
        "gracious-host": Strength(1.0),
        "patter": Strength(0.7, "ready", 0.8),
        "back-door-key": Strength(0.5, "few-cards", 0.8),
        "shard-sieve": Strength(0.6),
        "sunday-regulars": Strength(0.8, "ready", 0.2),
        "commanding-presence": Strength(1.3),
        "eternal-encore": Strength(1.6),
        "star-billing": Strength(1.5),
        "royal-box": Strength(0.2, "level-3", 0.0, 0.8),
        "living-legend": Strength(0.0, "level-3", 0.0, 3.0),
        "grand-entrance": Strength(2.0, helps="entrance"),
        "shard-furnace": Strength(0.3),
        "deep-pockets": Strength(0.0, "coins", 0.0, 0.17),
        "sought-after-guest": Strength(1.5),
        "fair-weather": Strength(0.8),
    }
)
"""By the powers of each colour."""

_ROUNDS_OF_LEVEL = (3.0, 4.0, 3.5)
"""For how many rounds a power of each level will probably be learned."""

_CHANCE_OF_SLOT = (1.0, 1.0, 0.8, 0.3)
"""How probably each slot will be open, counted from the lowest."""

_OCCASION = 0.5
"""How often the occasion for a power comes."""

_PROMISED = 1.5
"""For how many of what they count powers that score at the end will probably be paid."""

_NEXT_SLOT = 0.4
"""What the power for the next slot is worth already as long as shards are missing for it."""

_FAME_TO_COME = 8
"""The fame that a round brings."""

_POOR = 4
_SMALL_TEAM = 5
_FEW_CARDS = 2
_DEAR = 2
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
    types = {type for lacking in lacks for type, _ in lacking}
    whole = [piece for piece in company.pieces if not piece.ready and not company.missing(piece.trick)]
    levels = [company.catalog.levels[piece.trick] for piece in company.pieces]
    price = sum([company.figures.prices[type] * count for lacking in lacks for type, count in lacking])
    return {
        "always": 1.0,
        "short": float(bool(types)),
        "mixed": float(len(types & company.stalls) > 1),
        "dear": float(price > _DEAR),
        "basic": float(any(sum([count for _, count in lacking]) == 1 for lacking in lacks)),
        "whole": float(bool(whole)),
        "ready": float(any(piece.ready for piece in company.pieces)),
        "on-stage": float(
            any(piece.spare + piece.ready < company.catalog.markers_each for piece in company.pieces)
        ),
        "learner": float(len(company.pieces) < ids.SYMBOLS - 1 and company.left > 1),
        "small-team": float(len(company.team) <= _SMALL_TEAM and company.left > 1),
        "poor": float(company.coins < _POOR),
        "few-cards": float(company.cards < _FEW_CARDS),
        "level-3": float(levels.count(_HIGHEST_LEVEL)),
        "coins": max(0.0, company.coins),
    }


def of_power(power: str, rounds: float, counted: Mapping[str, float]) -> float:
    """What a power brings in so many rounds, if it is learned now."""
    strength = STRENGTHS[power]
    there = counted[strength.when]
    return strength.a_round * rounds + strength.each * there + strength.then * bool(there)


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
            found.append(Held(opens_at, strength.a_round, at_end, "" if id in used else strength.helps))
    return found


def of_held(held: Iterable[Held], shards: float, left: int) -> float:
    """What the powers bring in the rounds to come that so many shards hold."""
    return sum([each.a_round * left + each.at_end for each in held if each.opens_at <= shards])


def next_slot(view: TrickerionView, company: Company) -> float:
    """What a shard more or less means for the power that the next slot would hold."""
    own, left = powers.repertoire(view), company.left
    slot = sum([opens_at <= company.shards for opens_at in powers.OPENS_AT])
    if own is None or not left or slot == len(powers.OPENS_AT):
        return 0.0
    cards = powers.cards(view)
    brings = [
        STRENGTHS[id].a_round * left
        for id in own.hand
        if slot + 1 in cards[id].slots and powers.missing_fame(view, id) <= _FAME_TO_COME
    ]
    missing = powers.OPENS_AT[slot] - company.shards
    return _NEXT_SLOT * max(brings, default=0.0) / missing


def of_shard(company: Company) -> float:
    """MP-18: what is lost with a shard besides the shard: the power that it holds, or will hold."""
    now = of_held(company.held, company.shards, company.left)
    return now - of_held(company.held, company.shards - 1, company.left) + company.next_slot


def promise(view: TrickerionView, power: str) -> float:
    """What a power will probably bring in a whole game."""
    card, strength = powers.cards(view)[power], STRENGTHS[power]
    chance = max(_CHANCE_OF_SLOT[slot - 1] for slot in card.slots)
    rounds = _ROUNDS_OF_LEVEL[card.level - 1]
    return chance * (strength.a_round * rounds + _OCCASION * strength.then + strength.each * _PROMISED)
