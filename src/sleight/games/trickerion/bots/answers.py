"""How the greedy bot answers every kind of question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sleight.games.trickerion.advice.box import catalog_of, location_at
from sleight.games.trickerion.advice.figures import figures_of
from sleight.games.trickerion.advice.questions import KINDS
from sleight.games.trickerion.bots import strategies, worth
from sleight.games.trickerion.bots.trials import ACT, Trial
from sleight.games.trickerion.choices import Advertise, Decline, UseBonus
from sleight.games.trickerion.printed.ids import CHARACTER_IDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

_EARLY_FAME = 0.4
"""Fame now also opens tricks and pays their thresholds."""

_POSTER_POINT = 0.5
"""What a point of an apprentice brings."""

_DEPTH = 2
"""How deep choices are tried out within choices that are tried out: `depth` counts those."""


def answer(view: TrickerionView, choices: Sequence[Choice], links: float, depth: int = 0) -> Choice:
    """One of the choices."""
    if len(choices) == 1:
        return choices[0]
    asked = view.asked[view.seat or 0]
    assert asked is not None
    strategy = strategies.STRATEGIES.get(asked.kind)
    if strategy:
        return strategy(view, choices, links)
    return _PLAIN[KINDS[asked.kind].plain_answer](view, choices, links, depth)


def _best(view: TrickerionView, choices: Sequence[Choice], links: float, depth: int, until: str) -> Choice:
    """The best of some choices, by trying each out until a turn begins, or a question of that kind comes."""
    trial = Trial(view, links, lambda seen, offered: answer(seen, offered, links, depth + 1), until)
    return max(choices, key=trial.worth_of)


def _tried(view: TrickerionView, choices: Sequence[Choice], links: float, depth: int) -> Choice:
    """All choices are tried out; deep in a trial the first must do."""
    return _best(view, choices, links, depth, "") if depth < _DEPTH else choices[0]


def _act(view: TrickerionView, choices: Sequence[Choice], links: float, depth: int) -> Choice:
    """What the location offers; the bonus of a special card when that is better than to wait with it."""
    strategy = strategies.STRATEGIES.get(location_at(view, view.actor))
    if strategy is None or (view.alley and view.alley.round.bonus == "armed"):
        return _best(view, choices, links, depth, ACT) if depth <= _DEPTH else choices[0]
    ordinary = strategy(view, choices, links)
    bonus = UseBonus()
    if bonus not in choices:
        return ordinary
    return _best(view, (bonus, ordinary), links, depth, "") if depth < _DEPTH else bonus


@strategies.answers("advertise")
def _advertise(view: TrickerionView, _choices: Sequence[Choice], _links: float) -> Choice:
    """TR-ADV-04: the poster, if its fame is worth the coins."""
    seat, left = view.seat or 0, view.rounds - view.round
    price, coins = view.spaces[view.order.index(seat)], view.coins[seat]
    price = max(0, price - figures_of(view).poster_rebate)
    cost = worth.of_coins(coins, left) - worth.of_coins(coins - price, left)
    catalog = catalog_of(view)
    fame = (catalog.edition.poster_fame or catalog.printed.board.advertise["fame"]) + _EARLY_FAME
    return Advertise() if cost < fame + _POSTER_POINT * _poster_points(view) else Decline()


def _poster_points(view: TrickerionView) -> int:
    """TR-PROR-20: the points that the own team has more with a poster."""
    seat = view.seat or 0
    hung = replace(view.me, poster=True)
    workshops = (*view.workshops[:seat], hung, *view.workshops[seat + 1 :])
    after, before = figures_of(replace(view, workshops=workshops)).base_points, figures_of(view).base_points
    team = [CHARACTER_IDS.index(each.id) for each in view.me.characters]
    return sum(after[member] - before[member] for member in team)


def _last(_view: TrickerionView, choices: Sequence[Choice], _links: float, _depth: int) -> Choice:
    """Dice and symbols are all alike; of two boards the last is a specialist's, and the better one."""
    return choices[-1]


_PLAIN = {"try": _tried, "last": _last, "by-location": _act}
"""By what a question says."""
