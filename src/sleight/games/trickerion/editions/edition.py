"""An edition is a value: the numbers and switches that the rules look up, never an `if` among them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

UNLIMITED = 1_000_000
"""A limit that no game reaches, where an edition has none."""


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


class Barred(NamedTuple):
    """A value of an option that an edition does not play with, and the rule that says so."""

    option: str
    value: object
    rule: str


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
    """TR-SA-08, T1-ALLEY-05: what a special assignment card adds instead of its bonus; 0: it cannot."""

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

    # What another edition has, or does otherwise; as it stands here it is as in 2019.

    more_rounds: int = 0
    """T1-ROUND-01: the rounds besides those of the board's table."""

    left_out: tuple[int, ...] = ()
    """T1-COMP-09: the levels of which one trick of each school is removed by chance at set-up, face up."""

    magicians: tuple[str, ...] = ()
    """T1-MAG-07: the magicians that are offered; all if none is named."""

    spaces: dict[str, tuple[int, ...]] = {}
    """T1-SETUP-07: the initiative spaces by the number of players, where they are not those of the board."""

    coins_by_space: tuple[int, ...] = ()
    """T1-SETUP-05: the coins at the start by initiative space, if not those of the board."""

    last_fame: int = 0
    """T1-SETUP-06: the fame of the last in the first order, each before having one more; 0: the board's."""

    ready_markers: int = 0
    """T1-SETUP-09: the markers of a starting trick whose components are there; 0: as printed on it."""

    poster_fame: int = 0
    """T1-INIT-02: the fame of a poster; 0: as on the board."""

    posters_in_first_round: bool = True
    """T1-INIT-03: whether anybody may advertise in the first round."""

    may_give_back: bool = True
    """TR-ANY-01, T1-DOWN-05: whether tricks may be given back at any time."""

    learning_gives_back: bool = False
    """T1-DOWN-01: whether learning with full slots gives back a trick as a part of the action."""

    moves_anywhere: bool = False
    """T1-WORK-02 to 04: whether moves in the workshop lead to any slot, and any two can be swapped."""

    link_pay_by_theater: bool = False
    """T1-LINK-01: whether links are paid by the theater of the performance card, not by level."""

    card_bonus: bool = True
    """T1-PERF-02: whether the performer receives what is printed on the performance card."""

    voluntary_wages: bool = False
    """T1-END-03, 04: whether a player may refuse wages at the price of fame."""

    end_steps: tuple[str, ...] = ("wages", "characters", "orders", "cards", "posters")
    """TR-END-01, T1-END-01: the steps of the end of a round before those of the modules, in their order."""

    bars: tuple[Barred, ...] = ()
    """The values of options that are not played with it."""

    decides: dict[str, Any] = {}
    """The options that it decides, whatever a table says of them (T1-SETUP-11, T1-SCORE-05)."""

    replaces: dict[str, str] = {}
    """The rules of 2019 of which questions and refusals speak, and the rule that stands in place of each."""

    prophecies_in_play: int = 0
    """T1-COMP-11: of so many prophecies, drawn by chance, the stack consists; 0: of all."""

    decks_face_up: bool = False
    """T1-SETUP-03, T1-ALLEY-13, 14: whether the decks of special cards lie face up."""

    draw_offer: int = 2
    """TR-DA-04, T1-ALLEY-01: the cards among which a draw lets one choose."""

    draws_count_all_round: bool = False
    """TR-DA-06, T1-ALLEY-02: whether the cheap first draw is counted by round, not by placement."""

    card_shards: int = 0
    """T1-ALLEY-03: the shards for which the top card of a deck can be bought; 0: it cannot."""

    decks_cycle: bool = False
    """T1-ALLEY-04: whether the top card of each deck goes under it at the end of a round."""

    weaving_needs_active: bool = False
    """T1-MAG-05: whether a prophecy must be active for the Priestess to replace it."""

    power_shards: int = 3
    """MP-30: the shards at the start with Magician Powers."""

    take_backs: int = 9
    """TR-ASSIGN-08: how often a plan may be begun anew; a bound, so that no game goes on for ever."""

    @property
    def wages_after_return(self) -> bool:
        """T1-END-01, 02: characters are home again when their wages are paid."""
        return self.end_steps.index("wages") > self.end_steps.index("characters")

    def played_with(self, modules: Iterable[str]) -> Edition:
        """The same edition with some modules."""
        changes = {field: value for id in modules for field, value in self.modules.get(id, {}).items()}
        return msgspec.structs.replace(self, **changes)
