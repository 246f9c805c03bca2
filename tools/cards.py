"""Checks that tests show every card of Trickerion, its effect and its limit, and lists them in docs/rules.

The cards are the special assignments, the prophecies, the abilities of the magicians and the end bonuses of
the tricks of level 3. A test says with the markers `shows` and `shows_limit` which of them it shows.
"""

from __future__ import annotations

import argparse
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from sleight.games.trickerion.printed.structs import Printed

# As a script it knows only its own folder.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))


from sleight.core.speech import game_speaker
from sleight.games.trickerion.printed.load import load_data
from tools.collecting import collect, named, runs
from tools.rules import ids_in

BOOK = "docs/rules/trickerion.md"
PAGE = "docs/rules/cards.md"
TESTS = "tests/games/trickerion/"

SHOWN = {"shows": "effect", "shows_limit": "limit"}
"""The markers, and what a test that carries one of them shows."""

HEADING = re.compile(r"^#+ ", re.MULTILINE)
END_BONUS = re.compile(r"^- \*\*(TR-L3-\d+)\*\* `\[[^]]+\]` ([^(]+) \(", re.MULTILINE)

INTRODUCTION = """\
# The cards of Trickerion and the tests that show them

Made by `python tools/cards.py --write` from the card data, the messages and the tests; what is written here
by hand is lost. Each card names the rules that settle it (see [trickerion.md](trickerion.md)), the tests that
show its effect, and those that show its limit: what it leaves alone, its cap, its once a round. Tests stand
below `tests/games/trickerion`.
"""
COLUMNS = ("Id", "Name", "Effect", "Rules", "Tests of the effect", "Tests of the limit")


@dataclass(frozen=True)
class Card:
    """Something printed that tests must show: a special assignment, a prophecy, an ability, an end bonus."""

    id: str
    name: str
    effect: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class CardTest:
    """A collected test without its parameters, and the ids that each of its markers names."""

    name: str
    ids: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    runs: bool = True


Kinds = Mapping[str, Sequence[Card]]
"""The cards under the heading of their kind."""


def marked(item: pytest.Item) -> CardTest:
    """What the markers of one test say."""
    name = item.nodeid.partition("[")[0].removeprefix(TESTS)
    return CardTest(name, {marker: named(item, marker) for marker in SHOWN}, runs(item))


def slug(name: str) -> str:
    """The id that belongs to an English name: `Balsamo's Skull` is `balsamos-skull`."""
    plain = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


def rules_by_heading(book: str) -> dict[str, tuple[str, ...]]:
    """The ids that stand under each heading; a magician's rules stand under the name, without `The`."""
    sections = HEADING.split(book)[1:]
    return {slug(section.partition("\n")[0]): ids_in(section) for section in sections}


def rules_of_end_bonuses(book: str) -> dict[str, tuple[str, ...]]:
    """The rule of each end bonus, by the trick that its line names."""
    return {slug(name): (rule,) for rule, name in END_BONUS.findall(book)}


def card_of(kind: str, id: str, rules: tuple[str, ...]) -> Card:
    """A card with its name and its effect as the game says them in English."""
    speaker = game_speaker("trickerion", "en")
    return Card(id, speaker.say(f"{kind}-{id}"), speaker.say(f"effect-{id}"), rules)


def read_kinds(printed: Printed, book: str) -> Kinds:
    """Every card of the data with the rules that settle it."""
    headed, bonuses = rules_by_heading(book), rules_of_end_bonuses(book)
    magicians = [magician.id for magician in printed.magicians]
    tricks = [trick.id for trick in printed.tricks if trick.end_bonus]
    return {
        "Special assignment cards": [card_of("card", each.id, (each.ruling,)) for each in printed.specials],
        "Prophecies": [card_of("prophecy", each.id, (each.ruling,)) for each in printed.prophecies],
        "Abilities of the magicians": [
            card_of("ability", id, headed.get(id.removeprefix("the-"), ())) for id in magicians
        ],
        "End bonuses of tricks of level 3": [card_of("trick", id, bonuses.get(id, ())) for id in tricks],
    }


def all_cards(kinds: Kinds) -> list[Card]:
    """The cards of all kinds."""
    return [card for cards in kinds.values() for card in cards]


def shown_by(marker: str, id: str, tests: Iterable[CardTest]) -> list[str]:
    """The tests that run and show a card's effect or limit, whichever the marker says."""
    return list(dict.fromkeys(test.name for test in tests if test.runs and id in test.ids.get(marker, ())))


def complaints_about_cards(cards: Sequence[Card], known_rules: Iterable[str]) -> Iterator[str]:
    """Ids that two cards share, and cards that no rule settles."""
    known = set(known_rules)
    for id, count in Counter(card.id for card in cards).items():
        if count > 1:
            yield f"{id} is the id of {count} cards"
    for card in cards:
        if not card.rules:
            yield f"{card.id} is settled by no rule of {BOOK}"
        for rule in card.rules:
            if rule not in known:
                yield f"{card.id} is settled by {rule}, which is no rule"


def complaints_about_tests(cards: Sequence[Card], tests: Iterable[CardTest]) -> Iterator[str]:
    """Markers that name no card, and marked tests that do not run."""
    known = {card.id for card in cards}
    for test in tests:
        ids = [id for marker in SHOWN for id in test.ids.get(marker, ())]
        for id in ids:
            if id not in known:
                yield f"{test.name} shows {id}, which is no card"
        if ids and not test.runs:
            yield f"{test.name} shows {', '.join(map(str, ids))}, but does not run"


def missing(cards: Sequence[Card], tests: Sequence[CardTest]) -> Iterator[str]:
    """Cards whose effect or limit no test shows."""
    for card in cards:
        for marker, what in SHOWN.items():
            if not shown_by(marker, card.id, tests):
                yield f"{card.id}: no test shows its {what}"


def judge(kinds: Kinds, tests: Sequence[CardTest], known_rules: Iterable[str]) -> list[str]:
    """Everything that is wrong with the cards and their tests, each thing once."""
    cards = all_cards(kinds)
    return list(
        dict.fromkeys(
            (
                *complaints_about_cards(cards, known_rules),
                *complaints_about_tests(cards, tests),
                *missing(cards, tests),
            )
        )
    )


def row(cells: Iterable[str]) -> str:
    """A row of a table; a text stays in its cell."""
    return "| " + " | ".join(" ".join(cell.split()).replace("|", "\\|") for cell in cells) + " |"


def card_row(card: Card, tests: Sequence[CardTest]) -> str:
    """The row of one card; rules and tests stand one below the other."""
    shown = ([f"`{name}`" for name in shown_by(marker, card.id, tests)] for marker in SHOWN)
    return row((f"`{card.id}`", card.name, card.effect, *map("<br>".join, (card.rules, *shown))))


def table(title: str, cards: Sequence[Card], tests: Sequence[CardTest]) -> str:
    """The cards of one kind."""
    head = [f"## {title} ({len(cards)})", "", row(COLUMNS), "|---" * len(COLUMNS) + "|"]
    return "\n".join([*head, *(card_row(card, tests) for card in cards)]) + "\n"


def page_of(kinds: Kinds, tests: Sequence[CardTest]) -> str:
    """The page of docs/rules."""
    return "\n".join([INTRODUCTION, *(table(title, cards, tests) for title, cards in kinds.items())])


def out_of_date(path: Path, page: str) -> bool:
    """Tells whether the page that is stored, if any, is not the one that would be written."""
    return not path.exists() or path.read_text(encoding="utf-8") != page


def summary(kinds: Kinds, tests: Sequence[CardTest]) -> str:
    """How many cards there are, and how many of them the tests show."""
    cards = all_cards(kinds)
    counts = {
        f"{what} shown": sum(bool(shown_by(marker, card.id, tests)) for card in cards)
        for marker, what in SHOWN.items()
    }
    return ", ".join(f"{name}: {count}" for name, count in {"cards": len(cards), **counts}.items())


def main(root: Path, write: bool) -> int:
    """Writes the page if asked to, prints what is wrong and gives the exit code."""
    book = (root / BOOK).read_text(encoding="utf-8")
    kinds = read_kinds(load_data()[0], book)
    tests = [marked(item) for item in collect(root)]
    page, path = page_of(kinds, tests), root / PAGE
    if write:
        path.write_text(page, encoding="utf-8")
    complaints = judge(kinds, tests, ids_in(book))
    if out_of_date(path, page):
        complaints.append(f"{PAGE} is out of date: run python tools/cards.py --write")
    print("\n".join([summary(kinds, tests), *complaints]))
    return 1 if complaints else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("root", nargs="?", default=".", type=Path, help="the project (default: here)")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE} anew")
    arguments = parser.parse_args()
    sys.exit(main(arguments.root.resolve(), arguments.write))
