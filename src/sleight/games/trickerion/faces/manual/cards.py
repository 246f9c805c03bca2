"""A page for every special assignment card and every prophecy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.thing import Thing
from sleight.games.trickerion.faces.manual.saying import effects, speaker_of, text, title
from sleight.games.trickerion.modules.dawn.printed import ASSIGNMENTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sleight.games.trickerion.printed.structs import Printed, Special


def specials(printed: Printed, lang: str) -> Iterator[Thing]:
    """TR-SA-01: the special assignment cards, as TR-SAR-10 to 49 settle them."""
    yield from _specials(printed.specials, lang, "card", "dark-alley")


def machine_cards(printed: Printed, lang: str) -> Iterator[Thing]:
    """DT-CARD-01 to 08: the special assignment cards that machines bring."""
    yield from _specials(printed.of_modules[ASSIGNMENTS], lang, "machine-card", "dawn")


def prophecies(printed: Printed, lang: str) -> Iterator[Thing]:
    """TR-PRO-01: the prophecies, as TR-PROR-06 to 32 settle them."""
    says = speaker_of(lang)
    for token in printed.prophecies:
        name = title(says, f"prophecy-{token.id}")
        said = text(*effects(says, token.id), says.say("manual-prophecy"))
        yield Thing(f"prophecy/{token.id}", name, said, (token.ruling,), "prophecies")


def _specials(found: Iterable[Special], lang: str, kind: str, module: str) -> Iterator[Thing]:
    says = speaker_of(lang)
    for card in found:
        place = says.say("manual-special", {"location": card.location, "action": card.action})
        house = (says.say("manual-house"),) if module == "dawn" else ()
        said = text(*effects(says, card.id), place, *house)
        yield Thing(f"{kind}/{card.id}", title(says, f"card-{card.id}"), said, (card.ruling,), module)
