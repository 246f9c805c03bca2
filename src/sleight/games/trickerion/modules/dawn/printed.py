"""What `machines.json`, `signature_tricks.json` and `machine_assignments.json` print: mostly house data."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from sleight.games.trickerion.printed.ids import SCHOOL_IDS
from sleight.games.trickerion.printed.structs import Special, Trick, Yields

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from sleight.games.trickerion.printed.structs import Printed

ID = "dawn"
MACHINES = "machines"
SIGNATURES = "signature_tricks"
ASSIGNMENTS = "machine_assignments"

SLOTS = 4
"""DT-MACH-02: the machine slots of a player, slot 1 being the lowest."""

COSTS = ("default", "heavy")
"""DT-DATA-01, 03: the tables of costs among which a host chooses."""

EASY_SET_UP = "easy-set-up"
ABILITIES = ("free-orientation", "encore", "permanent-trick", EASY_SET_UP)
WILD_BONUS = "wild-bonus"
"""DT-ABIL-01: the abilities of signature tricks; the last is that of level 3 and of no other."""

_LAST_LEVEL = 3
_ACTIONS = {
    "downtown": ("learn-trick", "hire-character", "take-coins"),
    "market-row": ("buy", "order", "quick-order"),
    "workshop": ("prepare", "build-machine"),
    "theater": ("set-up-trick", "reschedule", "perform"),
}
"""TR-SA-07, DT-DATA-08: the actions that its special cards may frame, by location."""


class MachineCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A machine with its slot."""

    id: str
    school: str
    level: int
    icons: int
    """DT-DATA-02: the shards that fill the slot."""

    costs: dict[str, int]
    """DT-DATA-01, 03: the coins for building there, by the table of costs."""

    fame: int
    """DT-REACT-05: what its reactivation pays."""

    house: tuple[str, ...] = ()
    """Which of these figures are ours."""


class SignatureTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DT-SIG-01: an improved version of a classic trick, of one magician."""

    id: str
    name: dict[str, str]
    magician: str
    classic: str
    school: str
    level: int
    threshold: int
    components: dict[str, int]
    prepare_ap: int
    markers: int
    yields: Yields
    ability: str
    machines: int
    """DT-SIG-15: the machines without which it is not prepared."""

    ruling: str
    house: bool = False

    def as_trick(self) -> Trick:
        """The card as the rules of tricks read it."""
        taken = {name: getattr(self, name) for name in Trick.__struct_fields__ if name != "end_bonus"}
        return Trick(**taken)


class MachineAssignment(Special, frozen=True, forbid_unknown_fields=True):
    """DT-SETUP-02: a special card that is shuffled into the deck of its location."""

    house: bool = False

    def as_special(self) -> Special:
        """The card as the rules of special cards read it."""
        return Special(**{name: getattr(self, name) for name in Special.__struct_fields__})


def machines_of(printed: Printed) -> Sequence[MachineCard]:
    """All machines by school and level; a position knows each by its number among them."""
    return printed.of_modules[MACHINES]


def signatures_of(printed: Printed) -> Sequence[SignatureTrick]:
    """The signature tricks; they stand behind all others in this order."""
    return printed.of_modules[SIGNATURES]


def assignments_of(printed: Printed) -> Sequence[MachineAssignment]:
    """The special cards; they stand behind all others in this order."""
    return printed.of_modules[ASSIGNMENTS]


def figures(printed: Printed) -> dict[str, list[dict[str, object]]]:
    """All of it without words, for digests."""
    kinds: dict[str, list[dict[str, object]]] = msgspec.to_builtins(
        {kind: printed.of_modules[kind] for kind in (MACHINES, SIGNATURES, ASSIGNMENTS)}
    )
    for card in kinds[SIGNATURES]:
        del card["name"]
    return kinds


def faults(printed: Printed, cards: Collection[str]) -> Iterator[tuple[str, str]]:
    """What the rules take for granted and the files do not give; one that is not there has no faults."""
    found = {
        MACHINES: _machine_faults(machines_of(printed)),
        SIGNATURES: _signature_faults(printed),
        ASSIGNMENTS: _assignment_faults(assignments_of(printed), cards),
    }
    for kind, each in found.items():
        if f"{kind}.json" not in printed.missing:
            yield from ((f"{kind}.json", fault) for fault in each)


def _machine_faults(machines: Sequence[MachineCard]) -> Iterator[str]:
    wanted = [(school, level) for school in SCHOOL_IDS for level in range(1, SLOTS + 1)]
    if [(each.school, each.level) for each in machines] != wanted:
        yield f"machines: needs {SLOTS} levels of each of {', '.join(SCHOOL_IDS)}, in this order"
    for machine in machines:
        if machine.id != f"{machine.school}-{machine.level}":
            yield f"{machine.id}: id must be {machine.school}-{machine.level}"
        if machine.icons < 1:
            yield f"{machine.id}: icons must be at least 1"
        if tuple(machine.costs) != COSTS or min(machine.costs.values()) < 0:
            yield f"{machine.id}: costs must be {', '.join(COSTS)}, none below 0"
        if machine.fame < 0:
            yield f"{machine.id}: fame must not be below 0"


def _signature_faults(printed: Printed) -> Iterator[str]:
    """DT-SIG-01: at most one for a magician, of the school and level of its classic version."""
    tricks, signatures = {trick.id: trick for trick in printed.tricks}, signatures_of(printed)
    schools = {magician.id: magician.school for magician in printed.magicians}
    for id, count in Counter(each.id for each in signatures).items():
        if count > 1 or id in tricks:
            yield f"{id}: id stands {count + (id in tricks)} times"
    for magician, count in Counter(each.magician for each in signatures).items():
        if count > 1:
            yield f"signature_tricks: {magician} has {count}"
    for each in signatures:
        classic = tricks.get(each.classic)
        if classic is None or (classic.school, classic.level) != (each.school, each.level):
            yield f"{each.id}: classic must be a trick of its school and level"
        if schools.get(each.magician, each.school) != each.school:
            yield f"{each.id}: school must be {schools[each.magician]}"
        yield from (f"{each.id}: {fault}" for fault in _figure_faults(each, printed.component_ids))


def _figure_faults(each: SignatureTrick, components: tuple[str, ...]) -> Iterator[str]:
    abilities = (WILD_BONUS,) if each.level == _LAST_LEVEL else ABILITIES
    if each.ability not in abilities:
        yield f"ability must be one of {', '.join(abilities)}"
    if not each.components or not {*each.components} <= {*components}:
        yield f"components must be among {', '.join(components)}"
    if not {*each.components.values()} <= {1, 2, 3}:
        yield "components: each count must lie between 1 and 3"
    for name, most in {"prepare_ap": 3, "markers": 4, "machines": SLOTS}.items():
        if not 1 <= getattr(each, name) <= most:
            yield f"{name} must lie between 1 and {most}"
    if min(each.yields.fame, each.yields.coins, each.yields.shards) < 0:
        yield "yields must not be below 0"


def _assignment_faults(cards: Sequence[MachineAssignment], known: Collection[str]) -> Iterator[str]:
    for id, count in Counter(card.id for card in cards).items():
        if count > 1:
            yield f"{id}: id stands {count} times"
    for card in cards:
        if card.id not in known:
            yield f"{card.id}: id must be one of {', '.join(sorted(known))}"
        if card.location not in _ACTIONS:
            yield f"{card.id}: location must be one of {', '.join(_ACTIONS)}"
        elif card.action not in (*_ACTIONS[card.location], "any"):
            yield f"{card.id}: action must be one of {', '.join(_ACTIONS[card.location])}, any"
