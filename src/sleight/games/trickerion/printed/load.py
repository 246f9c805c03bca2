"""Reads what is printed from the package or from a folder; a fault is refused with card and field named."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from sleight.core.errors import BadInput, reason
from sleight.games.trickerion.printed import structs
from sleight.games.trickerion.printed.check import all_faults
from sleight.games.trickerion.printed.digests import whole_digest
from sleight.games.trickerion.printed.ids import SCHOOL_IDS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.resources.abc import Traversable

    from sleight.games.trickerion.state.module import Module

Card = TypeVar("Card", bound=msgspec.Struct)


def load_data(
    folder: Path | str | None = None, modules: Iterable[Module] = ()
) -> tuple[structs.Printed, str]:
    """The data of the package and of modules, or of a folder that replaces it, and its digest."""
    source = files("sleight.games.trickerion.printed") / "data" if folder is None else Path(folder)
    missing: list[str] = []
    printed = structs.Printed(
        tricks=_by_school(_cards(source, "tricks", structs.Trick)),
        performances=_cards(source, "performances", structs.Performance),
        magicians=_cards(source, "magicians", structs.Magician),
        specials=_cards_of_module(source, "special_assignments", structs.Special, missing),
        prophecies=_cards_of_module(source, "prophecies", structs.Prophecy, missing),
        board=_one(_read(source, "board.json"), structs.Board, "board.json", "board"),
        of_modules={
            kind: _cards_of_module(source if folder else module.folder or source, kind, type, missing)
            for module in modules
            for kind, type in module.prints.items()
        },
        missing=tuple(missing),
    )
    for file, fault in all_faults(printed):
        raise BadInput("data-wrong", file=file, why=fault)
    return printed, whole_digest(printed)


def _by_school(tricks: tuple[structs.Trick, ...]) -> tuple[structs.Trick, ...]:
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


def _cards_of_module(
    source: Traversable | Path, kind: str, type: type[Card], missing: list[str]
) -> tuple[Card, ...]:
    """The cards of a file that only a module needs; a folder may leave it out."""
    if not source.is_dir() or (source / f"{kind}.json").is_file():
        return _cards(source, kind, type)
    missing.append(f"{kind}.json")
    return ()


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
