"""Numbers for what is printed as words: dice faces and the slots of the locations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sleight.games.trickerion.printed import ids

if TYPE_CHECKING:
    from sleight.games.trickerion.printed.structs import Board

MOST_BARGAINS: Final = 8
"""More than any character has points left after a purchase."""

MOST_WAGES: Final = 12
"""More than a whole team earns in a round."""

DAY_IDS: Final = ("thursday", "friday", "saturday", "sunday")
_CITY_SLOTS: Final = 4
_WORKSHOP_SLOTS: Final = 2

_FACES: Final[dict[str | int, int]] = {
    "x": ids.X,
    "any": ids.ANY,
    **{id: ids.SCHOOL_FACE + number for number, id in enumerate(ids.SCHOOL_IDS)},
    **{ids.CHARACTER_IDS[number]: ids.CHARACTER_FACE + number for number in range(1, ids.FIRST_APPRENTICE)},
    "apprentice": ids.CHARACTER_FACE + ids.FIRST_APPRENTICE,
    **{number: ids.NUMBER_FACE + number for number in range(1, 10)},
}
_FACE_NAMES: Final = {code: str(name) for name, code in _FACES.items()}
_FACE_CODES: Final = {name: code for code, name in _FACE_NAMES.items()}


def face_name(face: int) -> str:
    """A die's face as it is written: a school, `any`, a character, a number, or `x`."""
    return _FACE_NAMES[face]


def face_code(name: str) -> int:
    """The code of a written face."""
    return _FACE_CODES[name]


def die_faces(board: Board) -> tuple[tuple[int, ...], ...]:
    """TR-DICE-03 to 07: the six faces of each of the six dice."""
    return tuple(
        tuple(_FACES[face] for face in die)
        for place in ("residence", "inn", "bank")
        for die in board.dice[place]
    )


def slot_ids(locations: tuple[str, ...]) -> dict[int, str]:
    """The slots of the locations in play by number: `downtown-1`, `workshop-2`, `sunday-stage`."""
    found: dict[int, str] = {}
    for id in locations:
        location = ids.LOCATION_IDS.index(id)
        names = _theater_slots() if location == ids.THEATER else _numbered(id)
        found.update(enumerate(names, ids.FIRST_SLOT_OF[location]))
    return found


def _numbered(location: str) -> list[str]:
    count = _WORKSHOP_SLOTS if location == "workshop" else _CITY_SLOTS
    name = location.removesuffix("-row")
    return [f"{name}-{number}" for number in range(1, count + 1)]


def _theater_slots() -> list[str]:
    """TR-TH-01: two backstage slots and the stage of each day."""
    return [
        f"{day}-stage" if slot == ids.STAGE else f"{day}-{slot + 1}"
        for day in DAY_IDS
        for slot in range(ids.SLOTS_A_DAY)
    ]
