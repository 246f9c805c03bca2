"""Words that are spelt wrong: the known one that is nearest."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_ONE_SLIP = 5
_TWO_SLIPS = 9
"""From so many letters on a word may have one wrong letter, or two; the first letter is always right."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word with the fewest slips, the first by the alphabet of equals; '' if all have too many."""
    most = (len(word) >= _ONE_SLIP) + (len(word) >= _TWO_SLIPS)
    near = (each for each in known if each[:1] == word[:1] and abs(len(each) - len(word)) <= most)
    found = min(((slips(word, each), each) for each in near), default=(most + 1, ""))
    return found[1] if 0 < found[0] <= most else ""


def slips(one: str, other: str) -> int:
    """How many letters are wrong, missing, too many or swapped with their neighbor."""
    above, row = [0] * (len(other) + 1), list(range(len(other) + 1))
    for at, letter in enumerate(one):
        before, above, row = above, row, [at + 1]
        for to, wanted in enumerate(other):
            least = min(above[to + 1] + 1, row[to] + 1, above[to] + (letter != wanted))
            swapped = at > 0 and to > 0 and letter == other[to - 1] and wanted == one[at - 1]
            row.append(min(least, before[to - 1] + 1) if swapped else least)
    return row[-1]
