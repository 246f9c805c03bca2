"""What the rules take for granted and a set of data does not give: file, card and field of each fault."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.editions.edition import QuickStart
from sleight.games.trickerion.editions.second import PRESETS
from sleight.games.trickerion.printed.ids import SCHOOL_IDS, SLOTS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from sleight.games.trickerion.printed.structs import Board, Performance, Printed, Trick

Fault = tuple[str, str]

_THEATERS = {"riverside-theater": 12, "grand-magorian": 8, "magnus-pantheon": 8}
_DAYS = 4
_FIRST_QUICK_ROUND = QuickStart().round
_LAST_LEVEL = 3
_PROPHECIES = 27
_SPECIALS_EACH = 10
"""TR-GEN-15: what the box holds; there may be more."""

_ACTIONS = {
    "downtown": ("learn-trick", "hire-character", "take-coins"),
    "market-row": ("buy", "order", "quick-order"),
    "workshop": ("prepare",),
    "theater": ("set-up-trick", "reschedule", "perform"),
}
"""TR-SA-07: the actions that a special card of each location may frame, besides `any`."""


class Vocabulary(NamedTuple):
    """The words of the data that the rules put into deeds, each by a class or a function."""

    specials: Collection[str]
    prophecies: Collection[str]
    counts: Collection[str]
    """What an end bonus can be paid for."""

    conditions: Collection[str]
    """What an end bonus can depend on."""


def all_faults(printed: Printed) -> Iterator[Fault]:
    """Every fault, the board first, because the cards rest on it."""
    yield from (("board.json", fault) for fault in _board_faults(printed.board))
    yield from (("tricks.json", fault) for fault in _tricks_faults(printed))
    yield from (("performances.json", fault) for fault in _performances_faults(printed.performances))
    yield from (("magicians.json", fault) for fault in _magician_faults(printed))
    yield from (("special_assignments.json", fault) for fault in _specials_faults(printed))
    yield from (("prophecies.json", fault) for fault in _prophecy_faults(printed))
    yield from (("board.json", fault) for fault in _preset_component_faults(printed.component_ids))
    yield from (("tricks.json", fault) for fault in _preset_faults(printed))


def unknown_words(printed: Printed, known: Vocabulary) -> Iterator[Fault]:
    """Cards and bonuses of which the rules would not know what they do."""
    for card in printed.specials:
        yield from _unknown("special_assignments.json", f"{card.id}: id", card.id, known.specials)
    for prophecy in printed.prophecies:
        yield from _unknown("prophecies.json", f"{prophecy.id}: id", prophecy.id, known.prophecies)
    for trick in printed.tricks:
        if bonus := trick.end_bonus:
            field = f"{trick.id}: end_bonus:"
            yield from _unknown("tricks.json", f"{field} per", bonus.per or None, known.counts)
            yield from _unknown("tricks.json", f"{field} if", bonus.condition or None, known.conditions)


def _unknown(file: str, field: str, word: str | None, known: Collection[str]) -> Iterator[Fault]:
    if word is not None and word not in known:
        yield file, f"{field} must be one of {', '.join(sorted(known))}"


def _unmet(needs: dict[str, bool]) -> Iterator[str]:
    """What is said of those that do not hold."""
    return (said for said, holds in needs.items() if not holds)


def _repeated(ids: Iterable[str]) -> Iterator[str]:
    return (f"{id}: id stands {count} times" for id, count in Counter(ids).items() if count > 1)


def _board_faults(board: Board) -> Iterator[str]:
    for location, count in {"downtown": 4, "market-row": 4, "dark-alley": 4, "workshop": 2}.items():
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
    coins = board.starting.coins_by_initiative_space
    if not spaces <= set(coins):
        yield "starting: coins_by_initiative_space needs coins for each space"
    if min(board.starting.fame, board.starting.shards, *coins.values()) < 0:
        yield "starting: must not be below 0"
    for field, names in {
        "wages": ("apprentice", "specialist"),
        "rounds": ("base", "dark_alley"),
        "advertise": ("fame",),
    }.items():
        for name in names:
            if getattr(board, field).get(name, -1) < 0:
                yield f"{field}: needs {name}"
    for edition in ("base", "dark_alley"):
        if board.rounds.get(edition, 0) < _FIRST_QUICK_ROUND:
            yield f"rounds: {edition} must be at least {_FIRST_QUICK_ROUND}, for the quick game"


def _piece_faults(board: Board) -> Iterator[str]:
    if board.markers.corners_clockwise != SCHOOL_IDS:
        yield f"markers: corners_clockwise must be {', '.join(SCHOOL_IDS)}"
    if len(board.markers.symbols) != 4 or board.markers.per_symbol < 1:
        yield "markers: needs 4 symbols with at least 1 marker each"
    types = [type for kind in board.components.values() for type in kind.types]
    if len(set(types)) != 12 or len(types) != 12:
        yield "components: needs 12 different types"
    if list(board.components) != ["basic", "advanced", "superior"]:
        yield "components: needs basic, advanced and superior, in this order"
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
    bonus, needed = trick.end_bonus, trick.components
    needs = {
        f"school: must be one of {', '.join(SCHOOL_IDS)}": trick.school in SCHOOL_IDS,
        "level: must lie between 1 and 3": trick.level in (1, 2, 3),
        "threshold: must not be below 0": trick.threshold >= 0,
        f"components: must be among {', '.join(components)}": bool(needed) and set(needed) <= set(components),
        "components: each count must lie between 1 and 3": {*needed.values()} <= {1, 2, 3},
        "prepare_ap: must lie between 1 and 3": 1 <= trick.prepare_ap <= 3,
        "markers: must lie between 1 and 4": 1 <= trick.markers <= 4,
        "yields: must not be below 0": min(trick.yields.fame, trick.yields.coins, trick.yields.shards) >= 0,
        f"end_bonus: belongs to level {_LAST_LEVEL} and to no other": (
            (bonus is not None) == (trick.level == _LAST_LEVEL)
        ),
        "end_bonus: fame must not be below 0": bonus is None or bonus.fame >= 0,
        "end_bonus: needs either per or if": bonus is None or bool(bonus.per) != bool(bonus.condition),
    }
    return _unmet(needs)


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


def _specials_faults(printed: Printed) -> Iterator[str]:
    """TR-GEN-15, TR-SA-01: special assignment cards, at least 10 of each location that has a deck."""
    cards = printed.specials
    yield from _repeated(card.id for card in cards)
    for card in cards:
        if card.location not in _ACTIONS:
            yield f"{card.id}: location must be one of {', '.join(_ACTIONS)}"
        elif card.action != "any" and card.action not in _ACTIONS[card.location]:
            yield f"{card.id}: action must be one of {', '.join(_ACTIONS[card.location])}, any"
    counts = Counter(card.location for card in cards)
    for location in () if "special_assignments.json" in printed.missing else _ACTIONS:
        if counts[location] < _SPECIALS_EACH:
            yield f"special_assignments: needs {_SPECIALS_EACH} of {location}, not {counts[location]}"


def _prophecy_faults(printed: Printed) -> Iterator[str]:
    """TR-GEN-15, TR-PRO-01: at least 27 different prophecies."""
    yield from _repeated(prophecy.id for prophecy in printed.prophecies)
    if len(printed.prophecies) < _PROPHECIES and "prophecies.json" not in printed.missing:
        yield f"prophecies: needs {_PROPHECIES}, not {len(printed.prophecies)}"


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
