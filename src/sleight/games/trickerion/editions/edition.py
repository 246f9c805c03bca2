"""An edition is a value: the numbers and switches that the rules look up, never an `if` among them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec


class Costs(msgspec.Struct, frozen=True):
    """TR-AP-12: the action points of each action; Prepare costs what its trick prints."""

    learn: int = 3
    hire: int = 3
    collect: int = 3
    reroll: int = 1
    set_die: int = 2
    buy: int = 1
    bargain: int = 1
    order: int = 1
    quick_order: int = 2
    move_trick: int = 1
    shelve: int = 1
    house: int = 1
    set_up: int = 1
    reschedule: int = 1
    draw: int = 1
    draw_further: int = 2
    fortune: int = 1
    weave: int = 1


class Scoring(msgspec.Struct, frozen=True):
    """TR-SCORE-03 to 07, 12: what the final scoring pays, and the cap of each category."""

    shard: int = 1
    coins_per_fame: int = 3
    apprentice: int = 2
    specialist: int = 3
    special: int = 0
    cap: int = 20
    categories: tuple[str, ...] = ("shards", "coins", "apprentices", "specialists")
    """What is scored, in this order; `scoring.final` says how."""


class QuickStart(msgspec.Struct, frozen=True):
    """TR-QUICK-05, 09 to 13: what the quick game changes at the start."""

    round: int = 2
    fame: int = 3
    goods: int = 3
    """The highest total price of the additional components."""

    shards: int = 1
    assistant_coins: int = 2


class Preset(msgspec.Struct, frozen=True):
    """TR-BEGIN-01: what a beginner of one school starts with."""

    trick: str
    markers: int
    components: tuple[str, ...]
    specialist: str
    bonus: tuple[str, ...] = ()
    """The Manager's components, or the Engineer's trick."""


class Edition(msgspec.Struct, frozen=True):
    """One way to play with the cards of the box."""

    id: str
    """How the option `edition` names it."""

    part: str
    """The name of the part of the printed data that it reads, for digests of tables."""

    rounds: str
    """Which entry of the board's table of rounds counts (TR-GEN-04)."""

    highest_level: int
    """TR-SETUP-03: tricks above this level stay in the box."""

    deck: tuple[tuple[str, int], ...]
    """TR-SETUP-07, 08: the performance deck from top to bottom, as theaters and numbers of cards."""

    hand: dict[str, int]
    """TR-PSET-12, 13: the permanent assignment cards of each location."""

    locations: tuple[str, ...]
    """TR-GEN-09: the locations that are in play."""

    presets: dict[str, Preset]
    """TR-BEGIN-01: what beginners start with, by the school of their magician."""

    modules: dict[str, dict[str, Any]] = {}
    """What it is like with a module, by its id: the fields that differ."""

    abilities: bool = False
    """TR-MAG-01: magicians have their abilities."""

    specials: tuple[str, ...] = ()
    """TR-SA-01: the locations that have a deck of special assignment cards."""

    first_theater: str = "riverside-theater"
    quick: QuickStart = QuickStart()
    costs: Costs = Costs()
    scoring: Scoring = Scoring()
    base_points: tuple[int, int, int] = (3, 2, 1)
    """TR-AP-01: a magician, a specialist, an apprentice."""

    enhancement: int = 1
    """TR-AP-03: what one shard adds."""

    special_points: int = 1
    """TR-SA-08: what a special assignment card adds instead of its bonus."""

    starting_goods: int = 2
    """TR-PSET-07: the price of the free components, exactly."""

    manager_goods: int = 2
    """TR-PSET-17: the price of the Manager's components, exactly."""

    stack_limit: int = 3
    """TR-CMP-03: the most that a stack may count."""

    purchase_limit: int = 3
    """TR-MK-03: the most components in one purchase."""

    quick_surcharge: int = 1
    """TR-MK-25: what a component from the quick-order slot costs more."""

    engineer_markers: int = 1
    """TR-WS-12: the additional markers of a trick on the Engineer's board."""

    manager_components: int = 1
    """TR-CMP-06: what a stack on the Manager's board counts more."""

    link_pay: tuple[int, int, int] = (1, 2, 3)
    """TR-LINK-05: fame or coins for a new link, by the level of the trick that made it."""

    link_fame: int = 1
    """TR-PERF-25: what the performer receives for each link."""

    backstage: tuple[tuple[int, int, int], ...] = ((0, 3, 0), (0, 0, 1), (2, 0, 0))
    """TR-PERF-26: fame, coins and shards for the performer's Manager, Engineer, Assistant backstage."""

    unpaid_fame: int = 2
    """TR-END-09: the fame that each unpaid coin of wages costs."""

    discard_from: int = 3
    """TR-END-20: the first round at whose end the last performance card is discarded."""

    take_backs: int = 9
    """TR-ASSIGN-08: how often a plan may be begun anew; a bound, so that no game goes on for ever."""

    def played_with(self, modules: Iterable[str]) -> Edition:
        """The same edition with some modules."""
        changes = {field: value for id in modules for field, value in self.modules.get(id, {}).items()}
        return msgspec.structs.replace(self, **changes)
