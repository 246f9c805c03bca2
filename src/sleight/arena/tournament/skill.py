"""Ratings for three and more seats by openskill (Plackett and Luce): the whole order of a game counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sleight.arena.tournament.extras import extra

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sleight.arena.tournament.pairs import Outcome

_MODELS = "openskill.models"


class Skill(NamedTuple):
    """What openskill believes of a bot: its strength, and how unsure it is. All begin with 25 ± 25/3."""

    mu: float
    sigma: float


def check_installed() -> None:
    """Refuse at once if openskill is missing."""
    extra(_MODELS)


def skills(bots: Sequence[str], games: Iterable[Outcome]) -> dict[str, Skill]:
    """Rate the bots by one game after the other, in this order."""
    model = extra(_MODELS).PlackettLuce()
    found = {code: Skill(model.mu, model.sigma) for code in bots}
    for outcome in games:
        _rate(model, found, outcome)
    return found


def _rate(model: Any, found: dict[str, Skill], outcome: Outcome) -> None:
    """A bot that has several seats changes by the average of what each of them would change it by."""
    seats = [[model.rating(*found[code])] for code in outcome.bots]
    rated = [Skill(seat.mu, seat.sigma) for (seat,) in model.rate(seats, ranks=list(outcome.ranks))]
    for code in dict.fromkeys(outcome.bots):
        own = [skill for bot, skill in zip(outcome.bots, rated, strict=True) if bot == code]
        mu, sigma = (sum(each) / len(own) for each in zip(*own, strict=True))
        found[code] = Skill(mu, sigma)
