"""The pages about the rules: the order of the passages, their words, and a page for everything printed."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from sleight.games.trickerion.faces.manual import cards, people, tricks
from sleight.games.trickerion.modules import MODULES
from sleight.games.trickerion.printed.load import load_data

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.core.thing import Thing


def THINGS(lang: str) -> Iterator[Thing]:  # noqa: N802 - common code reaches it by this name
    """A page for every trick, card, prophecy, magician, power and machine."""
    printed, _ = load_data(None, MODULES)
    makers = (people.magicians, tricks.tricks, tricks.signatures, cards.specials, cards.prophecies)
    more = (cards.machine_cards, people.powers, people.machines)
    yield from chain.from_iterable(make(printed, lang) for make in (*makers, *more))
