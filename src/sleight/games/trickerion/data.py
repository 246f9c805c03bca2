"""What is printed on cards, boards and dice: read once, checked, and refused with card and field named."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from sleight.core.errors import BadInput, reason
from sleight.games.trickerion.digests import whole_digest
from sleight.games.trickerion.faults import all_faults
from sleight.games.trickerion.schools import SCHOOL_IDS

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Card = TypeVar("Card", bound=msgspec.Struct)


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


class Printed(msgspec.Struct, frozen=True):
    """Everything that is printed."""

    tricks: tuple[Trick, ...]
    performances: tuple[Performance, ...]
    magicians: tuple[Magician, ...]
    specials: tuple[Special, ...]
    prophecies: tuple[Prophecy, ...]
    board: Board

    @property
    def component_ids(self) -> tuple[str, ...]:
        """TR-GEN-08: the twelve component types, the cheap ones first."""
        return tuple(type for kind in self.board.components.values() for type in kind.types)

    @property
    def prices(self) -> tuple[int, ...]:
        """TR-GEN-07: the unit price of each component type."""
        return tuple(kind.price for kind in self.board.components.values() for _ in kind.types)


def load_data(folder: Path | str | None = None) -> tuple[Printed, str]:
    """The data of the package, or of a folder that replaces it, and its digest."""
    source = files("sleight.games.trickerion") / "data" if folder is None else Path(folder)
    printed = Printed(
        tricks=_by_school(_cards(source, "tricks", Trick)),
        performances=_cards(source, "performances", Performance),
        magicians=_cards(source, "magicians", Magician),
        specials=_cards(source, "special_assignments", Special),
        prophecies=_cards(source, "prophecies", Prophecy),
        board=_one(_read(source, "board.json"), Board, "board.json", "board"),
    )
    for file, fault in all_faults(printed):
        raise BadInput("data-wrong", file=file, why=fault)
    return printed, whole_digest(printed)


def _by_school(tricks: tuple[Trick, ...]) -> tuple[Trick, ...]:
    """By school and level, as they lie at the residence, whatever the order of the file."""
    ranks = {id: rank for rank, id in enumerate(SCHOOL_IDS)}
    return tuple(sorted(tricks, key=lambda trick: (ranks.get(trick.school, 0), trick.level)))


def _read(source: Traversable | Path, name: str) -> dict[str, Any]:
    try:
        content = (source / name).read_bytes()
    except OSError as error:
        raise BadInput("data-unreadable", file=f"{source}/{name}", why=reason(error)) from error
    try:
        return msgspec.json.decode(content, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise BadInput("data-wrong", file=name, why=str(error)) from error


def _cards(source: Traversable | Path, kind: str, type: type[Card]) -> tuple[Card, ...]:
    """The cards of one file, converted one by one so that a fault names its card."""
    file = f"{kind}.json"
    cards = _read(source, file).get(kind)
    if not isinstance(cards, list):
        raise BadInput("data-wrong", file=file, why=f"{kind}: needs a list of cards")
    return tuple(_one(card, type, file, _card_name(card, number)) for number, card in enumerate(cards, 1))


def _card_name(card: object, number: int) -> str:
    named = card.get("id") if isinstance(card, dict) else None
    return named if isinstance(named, str) else f"card {number}"


def _one(value: object, type: type[Card], file: str, name: str) -> Card:
    try:
        return msgspec.convert(value, type)
    except msgspec.ValidationError as error:
        raise BadInput("data-wrong", file=file, why=f"{name}: {error}") from error
