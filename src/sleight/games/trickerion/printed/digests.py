"""Digests of the printed data: of all of it, and of the parts that a table's options use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sleight.core.digest import digest_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.printed.structs import Performance, Printed, Trick

_FIRST = {"base": "c9a4bfa6", "dark-alley": "281446c7", "specials": "b6c1edfe", "prophecies": "340ea52b"}
"""The parts of the cards as they were first published."""

_HOUSE = {
    "powers": "99f1ec01",
    "machines": "3e1b86ca",
    "signature_tricks": "745d18f4",
    "machine_assignments": "6030cef1",
}
"""The cards of modules that came later still, as they were first published."""

_LATEST = ("machines", "signature_tricks", "machine_assignments")
"""Those of them that a folder made before does not have, and is none the worse for it."""

FORMER: Mapping[str, Mapping[str, str]] = {"8daf0e60": _FIRST}
"""Digests of all data that older headers hold, with the parts that each of them stood for."""


def parts_of(printed: Printed, editions: Mapping[str, Edition]) -> dict[str, str]:
    """A digest of what each edition reads, alone and with each module that changes what it reads."""
    played = [
        edition.played_with(modules)
        for edition in editions.values()
        for modules in ((), *((id,) for id in edition.modules))
    ]
    return {edition.part: digest_of(_read_by(edition, printed)) for edition in played}


def whole_digest(printed: Printed) -> str:
    """A digest of all printed figures; names and their translations are not part of it.

    Special cards, prophecies and powers came later: those that were published first are left out, so that the
    digest of the same cards stays what it was before.
    """
    plain = msgspec.to_builtins(printed)
    of_modules, missing = plain.pop("of_modules", {}), plain.pop("missing", [])
    new = [name for name in _LATEST if f"{name}.json" in missing]
    more = {
        name: cards
        for name, cards in of_modules.items()
        if name not in new and digest_of(cards) != _HOUSE.get(name)
    }
    missing = [file for file in missing if file.removesuffix(".json") not in new]
    plain |= {name: part for name, part in {"of_modules": more, "missing": missing}.items() if part}
    later = ("specials", "prophecies")
    if all(digest_of(plain[part]) == _FIRST[part] for part in later):
        for part in later:
            del plain[part]
    for kind in ("tricks", "magicians"):
        for card in plain[kind]:
            card.pop("name")
            card.pop("ability", None)
    return digest_of(plain)


def _read_by(edition: Edition, printed: Printed) -> dict[str, Any]:
    """The cards and boards of an edition as plain data, without those that it leaves in the box.

    Cards stand with their numbers, because saved questions name them so.
    """
    return {
        "tricks": [
            (number, _figures(trick))
            for number, trick in enumerate(printed.tricks)
            if trick.level <= edition.highest_level
        ],
        "performances": [
            (number, msgspec.to_builtins(card))
            for number, card in enumerate(printed.performances)
            if card.theater in _theaters(edition)
        ],
        "shuffled": _shuffled(printed.performances),
        "magicians": [(magician.id, magician.school) for magician in printed.magicians],
        "board": _board(edition, printed),
    }


def _theaters(edition: Edition) -> set[str]:
    return {edition.first_theater, *(theater for theater, _ in edition.deck)}


def _shuffled(cards: tuple[Performance, ...]) -> list[str]:
    """The theaters in their order: the set-up shuffles the cards of each, also of those not in play."""
    return list(dict.fromkeys(card.theater for card in cards))


def _figures(trick: Trick) -> dict[str, Any]:
    """A trick without its words."""
    plain: dict[str, Any] = msgspec.to_builtins(trick)
    del plain["name"]
    if plain["end_bonus"]:
        plain["end_bonus"].pop("note", None)
    return plain


def _board(edition: Edition, printed: Printed) -> dict[str, Any]:
    """The boards without the slots of locations that are not in play and the length of other games."""
    plain: dict[str, Any] = msgspec.to_builtins(printed.board)
    plain["slots"] = {id: slots for id, slots in plain["slots"].items() if id in edition.locations}
    plain["rounds"] = plain["rounds"][edition.rounds]
    return plain
