"""Why a search prefers a choice: where it leads, compared with the next best one on the same guesses."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, TypeVar

from sleight.core.hints import Weighed
from sleight.core.search import lead
from sleight.games.trickerion.bots import value

if TYPE_CHECKING:
    from sleight.core.search import Finding
    from sleight.games.trickerion.bots.study import Study

Told = TypeVar("Told", bound=Weighed)

_GAME = "trickerion"
_MOST_GUESSES = 4
"""On so many guesses the terms of the difference are looked at."""

_TELLING = 0.3
"""In fame: below this a term is not worth a word."""

_DOUBT = 1.0


def reason(study: Study, finding: Finding) -> Weighed:
    """The best candidate against the second."""
    return compared(study, finding, Weighed)


def compared(study: Study, finding: Finding, told: type[Told]) -> Told:
    """The same, told as what it is for."""
    best, second = ([*finding.scores[each]] for each in (finding.best, finding.second))
    ahead = fmean([one - other for one, other in zip(best, second, strict=False)])
    terms = _terms(study, finding)
    telling = [name for name in sorted(terms, key=lambda name: -terms[name]) if terms[name] > _TELLING]
    first, further = [*telling, "", ""][:2]
    close = lead(best, second, _DOUBT) <= 0 or not first
    return told(_GAME, max(1, round(ahead)), first, further, finding.agreeing, finding.tried, close)


def _terms(study: Study, finding: Finding) -> dict[str, float]:
    """By how much each term of the value is larger after the best candidate, on average."""
    guesses = range(min(_MOST_GUESSES, finding.tried))
    differences = [_difference(study, finding, guess) for guess in guesses]
    return {name: fmean([each[name] for each in differences]) for name in differences[0]}


def _difference(study: Study, finding: Finding, guess: int) -> dict[str, float]:
    found = [
        value.terms(study.played(which, guess), study.seat, value.shipped())
        for which in (finding.best, finding.second)
    ]
    return {name: found[0][name] - found[1][name] for name in found[0]}
