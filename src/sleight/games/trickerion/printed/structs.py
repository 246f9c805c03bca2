"""What is printed on cards, boards and dice: read once, checked, and refused with card and field named."""

from __future__ import annotations

from typing import Any

import msgspec


class Yields(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fame, coins and shards that something pays."""

    fame: int
    coins: int
    shards: int


class EndBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """TR-SCORE-08: what a level-3 trick pays at the end, for each of something or if something holds."""

    fame: int
    per: str = ""
    """What is counted, or `` if the fame is paid once."""

    condition: str = msgspec.field(default="", name="if")
    """What must hold, or ``."""

    note: str = ""


class Trick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TR-GEN-06, 13: one of the 48 trick cards."""

    id: str
    name: dict[str, str]
    school: str
    level: int
    threshold: int
    components: dict[str, int]
    prepare_ap: int
    markers: int
    yields: Yields
    end_bonus: EndBonus | None = None


class Circle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TR-TH-27: a link circle, between two neighbouring slots."""

    between: tuple[tuple[int, int], tuple[int, int]]
    shard: bool


class Performance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TR-TH-18: one of the 28 performance cards."""

    id: str
    theater: str
    slots: tuple[tuple[int, int], ...]
    links: tuple[Circle, ...]
    performer_bonus: Yields


class Magician(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TR-MAG-02: one of the 8 magicians."""

    id: str
    name: dict[str, str]
    school: str
    ability: dict[str, str]


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TR-SA-01, 04: one of the 40 special assignment cards; what it does is its class in `cards`."""

    id: str
    location: str
    action: str
    """TR-SA-07: the framed action, or `any` if it concerns the placement itself."""

    ruling: str
    every_action: bool = False
    """TR-SA-05: it improves every such action of its placement, not only one."""

    when: str = ""
    """TR-GEN-27: when it acts, if not at once."""


class Prophecy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TR-PRO-01: one of the 27 prophecies; what it does is its class in `cards`."""

    id: str
    hook: str
    ruling: str


class Theater(msgspec.Struct, frozen=True):
    """TR-TH-01, 02: the days of the theater."""

    days: tuple[str, ...]
    backstage_slots_per_day: int
    performer_slots_per_day: int
    action_point_modifier: dict[str, int]
    yield_modifier: dict[str, dict[str, int]]


class MarketRow(msgspec.Struct, frozen=True):
    """TR-MK-01, TR-SETUP-05: the market and its first stock."""

    buy_slots: int
    order_slots: int
    quick_order_slots: int
    initial_stock: tuple[str, ...]


class ComponentClass(msgspec.Struct, frozen=True):
    """TR-GEN-07, 08: a class of components and its price."""

    price: int
    types: tuple[str, ...]


class Markers(msgspec.Struct, frozen=True):
    """TR-GEN-12, 28: the trick markers of a player."""

    symbols: tuple[str, ...]
    per_symbol: int
    corners_clockwise: tuple[str, ...]


class Starting(msgspec.Struct, frozen=True):
    """TR-PSET-21, 29, 31: what everybody starts with."""

    coins_by_initiative_space: dict[str, int]
    fame: int
    shards: int


class Board(msgspec.Struct, frozen=True):
    """Boards, dice and the numbers printed around them."""

    slots: dict[str, tuple[int, ...]]
    slots_closed_by_players: dict[str, int]
    theater: Theater
    market_row: MarketRow
    components: dict[str, ComponentClass]
    dice: dict[str, tuple[tuple[str | int, ...], ...]]
    player_board: dict[str, int]
    specialist_boards: dict[str, dict[str, int]]
    discs_per_player: dict[str, int]
    markers: Markers
    initiative_spaces: dict[str, tuple[int, ...]]
    players: dict[str, int]
    starting: Starting
    wages: dict[str, int]
    rounds: dict[str, int]
    advertise: dict[str, int]


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that is printed."""

    tricks: tuple[Trick, ...]
    performances: tuple[Performance, ...]
    magicians: tuple[Magician, ...]
    specials: tuple[Special, ...]
    prophecies: tuple[Prophecy, ...]
    board: Board
    of_modules: dict[str, tuple[Any, ...]] = {}
    """The cards that other modules print, by the names of their files."""

    missing: tuple[str, ...] = ()
    """The files of modules that are not there; nobody can play with those modules."""

    apart: int = 0
    """How many of the tricks, counted from the last, never lie at the residence: modules bring them."""

    @property
    def component_ids(self) -> tuple[str, ...]:
        """TR-GEN-08: the twelve component types, the cheap ones first."""
        return tuple(type for kind in self.board.components.values() for type in kind.types)

    @property
    def prices(self) -> tuple[int, ...]:
        """TR-GEN-07: the unit price of each component type."""
        return tuple(kind.price for kind in self.board.components.values() for _ in kind.types)
