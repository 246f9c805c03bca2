"""The tricks that can be learned, with what they need and pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.advice.needs import at_residence, need, threshold_coins
from sleight.games.trickerion.faces.layout import cells, flow, heading, paragraph
from sleight.games.trickerion.faces.words import COIN, Words
from sleight.games.trickerion.faces.workshop import kind, needed
from sleight.games.trickerion.printed.ids import SCHOOL_IDS

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import TrickerionView

_NAME = 35


def tricks(view: TrickerionView, words: Words, schools: tuple[str, ...] = (), level: int = 0) -> list[Text]:
    """The free tricks of some schools and one level; of all of them unless it is said.

    Where a single school is shown, there is room for what its tricks of level 3 bring at the end.
    """
    deck = catalog_of(view)
    lines: list[Text] = []
    for school in schools or SCHOOL_IDS:
        lines.append(heading(words.name(f"school-{school}")))
        for trick in at_residence(view):
            number = deck.trick_numbers[trick]
            if SCHOOL_IDS[deck.schools[number]] == school and level in (0, deck.levels[number]):
                lines += _trick(view, words, trick)
                if len(schools) == 1 and words.effect(trick):
                    lines += paragraph("", words.effect(trick), 4)
    return lines


def _trick(view: TrickerionView, words: Words, trick: str) -> list[Text]:
    name = Text(f"{words.name(f'trick-{trick}')} {kind(view, trick)}", style="bold")
    lines = [cells((name, _NAME), (figures(view, words, trick), None))]
    return lines if view.seat is None else lines + flow("  ", needed(view, words, view.seat, trick), 4, ", ")


def figures(view: TrickerionView, words: Words, trick: str) -> str:
    """What a trick pays, what its preparation costs and gives, and coins for missing fame."""
    deck = catalog_of(view)
    number = deck.trick_numbers[trick]
    prepared = words.say("ui-gives", points=deck.prepare_costs[number], markers=deck.printed_markers[number])
    said = [words.pay(*deck.yields[number]), prepared]
    missing = 0 if view.seat is None else threshold_coins(view, view.seat, trick)
    if missing:
        said.append(words.say("ui-threshold", coins=missing))
    return " · ".join(said)


def short_needs(view: TrickerionView, words: Words, seat: int, trick: str) -> str:
    """The components of a trick, and what the missing ones cost."""
    deck = catalog_of(view)
    needs = {deck.component_ids[id]: count for id, count in deck.needs[deck.trick_numbers[trick]]}
    lack = need(view, seat, trick)
    missing = f" (−{lack.coins}{COIN})" if lack.missing else " ✓"
    return f"{words.goods(needs)}{missing}"
