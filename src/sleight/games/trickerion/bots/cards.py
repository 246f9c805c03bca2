"""The special assignment cards: what the bonus of each brings, and what it needs to bring it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.choices import Collect, Hire, Learn

if TYPE_CHECKING:
    from sleight.games.trickerion.advice.machines import Room
    from sleight.games.trickerion.bots.company import Company
    from sleight.games.trickerion.bots.errands import Bundle, Task
    from sleight.games.trickerion.bots.stagecraft import Stage


class Bonus(NamedTuple):
    """The bonus of a special card."""

    worth: float
    """What it brings more than a point on average, in fame, when there is an occasion for it."""

    when: str
    """The occasion, a word of `occasions`."""


class Bonuses(dict[str, Bonus]):
    """By cards; one that nobody has judged yet is worth a point."""

    def __missing__(self, card: str) -> Bonus:
        return Bonus(0.0, "always")


BONUSES = Bonuses(
    {
        "guest-performer": Bonus(0.1, "set-up"),
        "orchestral-interlude": Bonus(0.3, "set-up"),
        "headliner-trick": Bonus(0.5, "set-up"),
        "new-twist": Bonus(0.1, "set-up"),
        "buying-time": Bonus(1.3, "set-up"),
        "durable-components": Bonus(1.5, "perform"),
        "arranged-fiasco": Bonus(2.5, "perform"),
        "grand-premiere": Bonus(3.0, "perform"),
        "street-performance": Bonus(0.5, "on-stage"),
        "directors-favor": Bonus(0.2, "set-up"),
        "trick-tweaking": Bonus(0.2, "prepare"),
        "test-run": Bonus(2.8, "prepare"),
        "replaceable-parts": Bonus(0.1, "prepare"),
        "invention": Bonus(1.4, "prepare"),
        "ingenuity": Bonus(0.1, "short"),
        "unstable-prototype": Bonus(2.0, "prepare"),
        "enhance-trick": Bonus(1.4, "prepare"),
        "on-stage-preparation": Bonus(2.3, "prepare"),
        "hidden-talent": Bonus(0.9, "prepare"),
        "freelancer": Bonus(0.3, "always"),
        "mass-recruitment": Bonus(0.1, "hire"),
        "hypnotic-motivation": Bonus(0.3, "hire"),
        "headhunter": Bonus(1.7, "hire"),
        "trick-overhaul": Bonus(0.1, "learn"),
        "thirst-for-knowledge": Bonus(0.2, "learn"),
        "leaked-blueprints": Bonus(0.5, "learn"),
        "investments": Bonus(0.3, "collect"),
        "fame-and-fortune": Bonus(3.4, "collect"),
        "interest": Bonus(1.0, "collect"),
        "empower": Bonus(0.5, "shard"),
        "component-sale": Bonus(0.5, "buy"),
        "smuggled-goods": Bonus(0.3, "buy"),
        "barter-with-power": Bonus(0.8, "buy"),
        "workshop-exhibition": Bonus(1.2, "buy"),
        "shoplifting": Bonus(1.2, "buy"),
        "logistics": Bonus(0.4, "buy"),
        "traveling-merchants": Bonus(0.1, "buy"),
        "dubious-sources": Bonus(0.8, "buy"),
        "business-share": Bonus(1.2, "always"),
        "workshop-delivery": Bonus(0.5, "buy"),
        "backstage-dynamo": Bonus(1.2, "restart"),
        "clockwork-overture": Bonus(1.0, "clockwork"),
        "assembly-line": Bonus(1.5, "build-two"),
        "pressure-valve": Bonus(0.4, "valve"),
        "patent-office": Bonus(1.5, "signature"),
        "power-company-dividend": Bonus(1.0, "dividend"),
        "boiler-salvage": Bonus(1.5, "build-and-buy"),
        "fuel-contract": Bonus(0.5, "fuel"),
    }
)
"""By the cards of the theater, the workshop, downtown and the market row."""


ON_STAGE = ("perform", "restart")
"""The occasions that only the magician on stage has."""


def occasions(company: Company, stage: Stage, tasks: list[Task], bundles: list[Bundle]) -> dict[str, bool]:
    """Which occasions for a bonus this round offers."""
    ready = any(piece.ready for piece in company.pieces)
    whole = any(not piece.ready and not company.missing(piece.trick) for piece in company.pieces)
    short = any(len(company.missing(piece.trick)) == 1 for piece in company.pieces)
    steps = [task.step for task in tasks if task.gain > 0]
    found = {
        "always": True,
        "set-up": ready or whole,
        "perform": stage.target >= 0 and (ready or bool(stage.cards[stage.target].mine)),
        "on-stage": any(card.mine for card in stage.cards),
        "prepare": whole,
        "short": short,
        "hire": any(isinstance(step, Hire) for step in steps),
        "learn": any(isinstance(step, Learn) for step in steps),
        "collect": any(isinstance(step, Collect) for step in steps),
        "shard": company.shards > 0,
        "buy": bool(bundles),
    }
    room = company.machines
    return found | _of_machines(company, room, found) if room is not None else found


def _of_machines(company: Company, room: Room, found: dict[str, bool]) -> dict[str, bool]:
    """Which occasions machines offer besides."""
    places = len(room.prices) - room.built
    empty = any(company.shards < fills for fills in room.fills[: room.built])
    return {
        "restart": found["perform"] and any(room.fames[: room.built]),
        "clockwork": found["set-up"] and any(room.active),
        "build-two": places > 1,
        "valve": found["prepare"] and room.built > 0 and not all(room.active[: room.built]),
        "signature": room.beside and found["learn"],
        "dividend": found["collect"] and room.built > 1,
        "build-and-buy": found["buy"] and places > 0,
        "fuel": bool(company.pieces) and empty,
    }
