"""What is printed on the stones, the board and the die: numbers, read once and checked."""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from sleight.core.chance import MOST_SHUFFLED
from sleight.core.digest import digest_of
from sleight.core.errors import BadInput, reason

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE = "abracada.json"

BOX, SURVIVING, LAST_STANDING = "box", "surviving", "last-standing"

FORMER: Mapping[str, Mapping[str, str]] = {
    "0acd9665": {BOX: "a1c5c2dc", SURVIVING: "e3b13f2f", LAST_STANDING: "83caebca"},
}
"""Digests of all data that older headers hold, with the parts that each of them stood for."""

SPELLS = (
    "ancient-dragon",
    "dark-wanderer",
    "sweet-dream",
    "night-singer",
    "lightning-tempest",
    "blizzard",
    "fireball",
    "magic-drink",
)
"""The names of the spells by number, from 1 on; `ids` has the numbers."""


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AQ-SCORE-01 to 09, AQ-VAR-06: what a round pays."""

    round_won: int
    survived: int
    last_standing: int
    secret: int


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The components of the box."""

    provenance: str
    seats: tuple[int, int]
    life: int
    hand: int
    secrets: int
    revealed: dict[str, int]
    die: tuple[int, ...]
    goal: int
    stones: dict[str, int]
    points: Points

    @property
    def seat_counts(self) -> range:
        """How many may play."""
        return range(self.seats[0], self.seats[1] + 1)

    @property
    def copies(self) -> tuple[int, ...]:
        """How many stones of each spell there are; index 0 is no spell."""
        return (0, *(self.stones[spell] for spell in SPELLS))

    @property
    def all_stones(self) -> tuple[int, ...]:
        """AQ-SETUP-02: every stone of the box, in order."""
        return tuple(spell for spell, count in enumerate(self.copies) for _ in range(count))


def load_data(folder: Path | str | None = None) -> tuple[Printed, str]:
    """The data of the package, or of a folder that replaces it, and its digest."""
    source = files("sleight.games.abracada") / "data" if folder is None else Path(folder)
    try:
        content = (source / FILE).read_bytes()
    except OSError as error:
        raise BadInput("data-unreadable", file=f"{source}/{FILE}", why=reason(error)) from error
    try:
        printed = msgspec.json.decode(content, type=Printed)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("data-wrong", file=FILE, why=str(error)) from error
    for wrong in _faults(printed):
        raise BadInput("data-wrong", file=FILE, why=wrong)
    canonical = msgspec.json.encode(msgspec.structs.replace(printed, provenance=""))
    return printed, blake2b(canonical, digest_size=4).hexdigest()


def parts_of(printed: Printed) -> dict[str, str]:
    """Digests of what every table reads, and of the points of each way to end a round."""
    points = printed.points
    box = msgspec.to_builtins(printed)
    box.update(provenance="", points=points.secret)
    return {
        BOX: digest_of(box),
        SURVIVING: digest_of([points.round_won, points.survived]),
        LAST_STANDING: digest_of([points.last_standing]),
    }


def parts_used(options: Mapping[str, object]) -> tuple[str, ...]:
    """AQ-VAR-06, 07: the parts that a table with these options reads."""
    return (BOX, LAST_STANDING if options.get("last_standing") else SURVIVING)


def _faults(printed: Printed) -> list[str]:
    """What the rules take for granted and this data does not give, field by field."""
    faults = []
    least, most = printed.seats
    if not 2 <= least <= most <= 5:
        faults.append("seats: must lie between 2 and 5")
    if set(printed.stones) != set(SPELLS) or any(count < 1 for count in printed.stones.values()):
        faults.append(f"stones: needs at least one of each of {', '.join(SPELLS)} and no other")
    elif printed.stones["night-singer"] > printed.secrets:
        faults.append("secrets: there must be one for every night-singer")
    if not 1 <= printed.hand <= 5:
        faults.append("hand: must lie between 1 and 5")
    if not 1 <= printed.secrets <= 4:
        faults.append("secrets: must lie between 1 and 4")
    if printed.life < 1 or printed.goal < 1:
        faults.append("life, goal: must be at least 1")
    if not printed.die or min(printed.die) < 1:
        faults.append("die: needs faces of at least 1")
    if sum(printed.stones.values()) > MOST_SHUFFLED:
        faults.append(f"stones: at most {MOST_SHUFFLED} in all")
    if min(printed.points.round_won, printed.points.last_standing) < 1:
        faults.append("points.round_won, points.last_standing: at least 1, or no game would end")
    if min(printed.points.survived, printed.points.secret) < 0:
        faults.append("points.survived, points.secret: at least 0")
    faults.extend(_deal_faults(printed))
    return faults


def _deal_faults(printed: Printed) -> list[str]:
    total = sum(printed.stones.values())
    faults = []
    for seats in range(printed.seats[0], printed.seats[1] + 1):
        revealed = printed.revealed.get(str(seats))
        if revealed is None or revealed < 0:
            faults.append(f"revealed: needs a number for {seats} seats")
        elif seats * printed.hand + revealed + printed.secrets > total:
            faults.append(f"stones: too few to deal to {seats} seats")
    return faults
