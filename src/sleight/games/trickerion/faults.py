"""What the rules take for granted and a set of data does not give: file, card and field of each fault."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sleight.games.trickerion.cells import SLOTS
from sleight.games.trickerion.editions import PRESETS
from sleight.games.trickerion.schools import SCHOOL_IDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sleight.games.trickerion.data import Board, Performance, Printed, Trick

Fault = tuple[str, str]

_THEATERS = {"riverside-theater": 12, "grand-magorian": 8, "magnus-pantheon": 8}
_DAYS = 4


def all_faults(printed: Printed) -> Iterator[Fault]:
    """Every fault, the board first, because the cards rest on it."""
    yield from (("board.json", fault) for fault in _board_faults(printed.board))
    yield from (("tricks.json", fault) for fault in _tricks_faults(printed))
    yield from (("performances.json", fault) for fault in _performances_faults(printed.performances))
    yield from (("magicians.json", fault) for fault in _magician_faults(printed))
    yield from (("board.json", fault) for fault in _preset_component_faults(printed.component_ids))
    yield from (("tricks.json", fault) for fault in _preset_faults(printed))


def _repeated(ids: Iterable[str]) -> Iterator[str]:
    for id, count in Counter(ids).items():
        if count > 1:
            yield f"{id}: id stands {count} times"


def _board_faults(board: Board) -> Iterator[str]:
    for location, count in {"downtown": 4, "market-row": 4, "workshop": 2}.items():
        if len(board.slots.get(location, ())) != count:
            yield f"slots: {location} needs {count} slots"
    if board.players != {"min": 2, "max": 4}:
        yield "players: must be 2 to 4"
    for seats in ("2", "3", "4"):
        if len(board.initiative_spaces.get(seats, ())) != int(seats):
            yield f"initiative_spaces: needs {seats} spaces for {seats} players"
        if not 0 <= board.slots_closed_by_players.get(seats, -1) <= 2:
            yield f"slots_closed_by_players: needs 0 to 2 for {seats} players"
    yield from _number_faults(board)
    yield from _piece_faults(board)
    yield from _dice_faults(board)


def _number_faults(board: Board) -> Iterator[str]:
    if len(board.theater.days) != _DAYS or board.theater.backstage_slots_per_day != 2:
        yield "theater: needs 4 days with 2 backstage slots each"
    if set(board.theater.action_point_modifier) != set(board.theater.days):
        yield "theater: action_point_modifier needs a number for each day"
    spaces = {str(space) for row in board.initiative_spaces.values() for space in row}
    if not spaces <= set(board.starting.coins_by_initiative_space):
        yield "starting: coins_by_initiative_space needs coins for each space"
    if (
        min(board.starting.fame, board.starting.shards, *board.starting.coins_by_initiative_space.values())
        < 0
    ):
        yield "starting: must not be below 0"
    for field, names in {
        "wages": ("apprentice", "specialist"),
        "rounds": ("base",),
        "advertise": ("fame",),
    }.items():
        for name in names:
            if getattr(board, field).get(name, -1) < 0:
                yield f"{field}: needs {name}"
    if board.rounds.get("base", 0) < 1:
        yield "rounds: base must be at least 1"


def _piece_faults(board: Board) -> Iterator[str]:
    if board.markers.corners_clockwise != SCHOOL_IDS:
        yield f"markers: corners_clockwise must be {', '.join(SCHOOL_IDS)}"
    if len(board.markers.symbols) != 4 or board.markers.per_symbol < 1:
        yield "markers: needs 4 symbols with at least 1 marker each"
    types = [type for kind in board.components.values() for type in kind.types]
    if len(set(types)) != 12 or len(types) != 12:
        yield "components: needs 12 different types"
    if any(kind.price < 1 for kind in board.components.values()):
        yield "components: a price must be at least 1"
    market = board.market_row
    if (market.buy_slots, market.order_slots, market.quick_order_slots) != (4, 4, 1):
        yield "market_row: needs 4 buy, 4 order and 1 quick-order slots"
    if len(market.initial_stock) != market.buy_slots or not set(market.initial_stock) <= set(types):
        yield "market_row: initial_stock needs a component for each buy slot"
    discs = {"magician": 1, "manager": 1, "engineer": 1, "assistant": 1, "apprentice": 4}
    if board.discs_per_player != discs:
        yield "discs_per_player: needs 1 magician, 1 of each specialist, 4 apprentices"
    if board.player_board != {"trick_slots": 3, "component_slots": 6, "apprentice_slots": 3}:
        yield "player_board: needs 3 trick, 6 component and 3 apprentice slots"
    specialists = {
        "engineer": {"trick_slots": 1},
        "manager": {"component_slots": 2},
        "assistant": {"apprentice_slots": 1},
    }
    if board.specialist_boards != specialists:
        yield "specialist_boards: needs 1 trick, 2 component and 1 apprentice slots"


def _dice_faults(board: Board) -> Iterator[str]:
    schools: set[str | int] = {*SCHOOL_IDS, "any", "x"}
    numbers: set[str | int] = {*range(1, 10), "x"}
    allowed: dict[str, tuple[set[str | int], set[str | int]]] = {
        "residence": (schools, schools),
        "inn": ({"assistant", "manager", "engineer", "x"}, {"apprentice", "x"}),
        "bank": (numbers, numbers),
    }
    for place, faces in allowed.items():
        dice = board.dice.get(place, ())
        if len(dice) != 2 or any(len(die) != 6 for die in dice):
            yield f"dice: {place} needs 2 dice of 6 faces"
        elif any(not set(die) <= each for die, each in zip(dice, faces, strict=True)):
            yield f"dice: {place} has an unknown face"


def _tricks_faults(printed: Printed) -> Iterator[str]:
    """TR-GEN-13, 14: 48 different tricks, 4 of each school and level."""
    yield from _repeated(trick.id for trick in printed.tricks)
    for trick in printed.tricks:
        yield from (f"{trick.id}: {fault}" for fault in _trick_faults(trick, printed.component_ids))
    for level in (1, 2, 3):
        if len({trick.threshold for trick in printed.tricks if trick.level == level}) > 1:
            yield f"tricks: threshold must be the same for all of level {level}"
    counts = Counter((trick.school, trick.level) for trick in printed.tricks)
    for school in SCHOOL_IDS:
        for level in (1, 2, 3):
            if counts[school, level] != 4:
                yield f"tricks: needs 4 of {school} level {level}, not {counts[school, level]}"


def _trick_faults(trick: Trick, components: tuple[str, ...]) -> Iterator[str]:
    if trick.school not in SCHOOL_IDS:
        yield f"school: must be one of {', '.join(SCHOOL_IDS)}"
    if trick.level not in (1, 2, 3):
        yield "level: must lie between 1 and 3"
    if trick.threshold < 0:
        yield "threshold: must not be below 0"
    if not trick.components or not set(trick.components) <= set(components):
        yield f"components: must be among {', '.join(components)}"
    if not all(1 <= count <= 3 for count in trick.components.values()):
        yield "components: each count must lie between 1 and 3"
    if not 1 <= trick.prepare_ap <= 3:
        yield "prepare_ap: must lie between 1 and 3"
    if not 1 <= trick.markers <= 4:
        yield "markers: must lie between 1 and 4"
    if min(trick.yields.fame, trick.yields.coins, trick.yields.shards) < 0:
        yield "yields: must not be below 0"


def _performances_faults(cards: tuple[Performance, ...]) -> Iterator[str]:
    """TR-GEN-15, TR-TH-18: 28 cards of three theaters, each with slots that circles join."""
    yield from _repeated(card.id for card in cards)
    for card in cards:
        yield from (f"{card.id}: {fault}" for fault in _performance_faults(card))
    counts = Counter(card.theater for card in cards)
    for theater, count in _THEATERS.items():
        if counts[theater] != count:
            yield f"performances: needs {count} of {theater}, not {counts[theater]}"


def _performance_faults(card: Performance) -> Iterator[str]:
    if card.theater not in _THEATERS:
        yield f"theater: must be one of {', '.join(_THEATERS)}"
    if not 2 <= len(card.slots) <= SLOTS or len(set(card.slots)) != len(card.slots):
        yield f"slots: needs 2 to {SLOTS} different slots"
    for circle in card.links:
        if not set(circle.between) <= set(card.slots) or not _neighbours(*circle.between):
            yield "links: a circle must join two neighbouring slots of the card"
    if not _is_tree(card):
        yield "links: the circles must join all slots, without a ring"
    if sum(circle.shard for circle in card.links) != 1:
        yield "links: exactly one circle must pay a shard"
    bonus = card.performer_bonus
    if min(bonus.fame, bonus.coins, bonus.shards) < 0:
        yield "performer_bonus: must not be below 0"


def _is_tree(card: Performance) -> bool:
    """TR-TH-27: one circle fewer than slots, and every slot can be reached from the first."""
    reached = set(card.slots[:1])
    for _ in card.links:
        reached |= {slot for circle in card.links if reached & set(circle.between) for slot in circle.between}
    return len(card.links) == len(card.slots) - 1 and reached == set(card.slots)


def _neighbours(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """TR-TH-27: the second slot lies right of the first or below it."""
    return (other[0] - one[0], other[1] - one[1]) in ((0, 1), (1, 0))


def _magician_faults(printed: Printed) -> Iterator[str]:
    yield from _repeated(magician.id for magician in printed.magicians)
    counts = Counter(magician.school for magician in printed.magicians)
    if counts != dict.fromkeys(SCHOOL_IDS, 2):
        yield "magicians: needs 2 of each school"


def _preset_component_faults(known: tuple[str, ...]) -> Iterator[str]:
    """TR-BEGIN-09: the components of every preset, and those that a Manager brings, exist."""
    for preset in PRESETS.values():
        bonus = preset.bonus if preset.specialist == "manager" else ()
        for component in (*preset.components, *bonus):
            if component not in known:
                yield f"components: needs {component}, for beginners"


def _preset_faults(printed: Printed) -> Iterator[str]:
    """TR-BEGIN-09: every preset can be prepared from its own components and has its own markers."""
    tricks = {trick.id: trick for trick in printed.tricks}
    for school, preset in PRESETS.items():
        trick = tricks.get(preset.trick)
        if trick is None or trick.school != school or trick.level != 1:
            yield f"{preset.trick}: id must belong to a level-1 trick of school {school}, for beginners"
            continue
        if any(preset.components.count(type) < count for type, count in trick.components.items()):
            yield f"{trick.id}: components must be met by {', '.join(preset.components)}, for beginners"
        if trick.markers != preset.markers:
            yield f"{trick.id}: markers must be {preset.markers}, for beginners"
    for id in (id for preset in PRESETS.values() if preset.specialist == "engineer" for id in preset.bonus):
        if id not in tricks or tricks[id].level != 1:
            yield f"{id}: id must belong to a level-1 trick, for beginners"
