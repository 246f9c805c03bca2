"""How the greedy bot answers every kind of question."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from sleight.games.trickerion.advice.figures import figures_of
from sleight.games.trickerion.bots import acting, alley, opening, placing, planning, theater, worth
from sleight.games.trickerion.bots.acting import location_at
from sleight.games.trickerion.bots.trials import NEW_TURN, NEXT_ACTION, Trial
from sleight.games.trickerion.choices import Advertise, Decline, UseBonus
from sleight.games.trickerion.printed.ids import CHARACTER_IDS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

    Rule = Callable[[TrickerionView, Sequence[Choice], float], Choice]
    """How to answer a question that one sees, by how much links count."""

_POSTER_FAME = 2.4
"""Fame now also opens tricks and pays their thresholds."""

_POSTER_POINT = 0.5
"""What a point of an apprentice brings."""

_DEPTH = 2
"""How deep choices are tried out within choices that are tried out."""


class Decision(NamedTuple):
    """A question to answer."""

    view: TrickerionView
    choices: Sequence[Choice]
    links: float
    depth: int
    """How many choices are being tried out in which this question came up."""


def answer(view: TrickerionView, choices: Sequence[Choice], links: float, depth: int = 0) -> Choice:
    """One of the choices."""
    if len(choices) == 1:
        return choices[0]
    asked = view.asked[view.seat or 0]
    assert asked is not None
    return HANDLERS[asked.kind](Decision(view, choices, links, depth))


def _best(decision: Decision, candidates: Sequence[Choice], until: frozenset[str] = NEW_TURN) -> Choice:
    """The best of some choices, by trying each out until one of these questions comes."""
    view, _, links, depth = decision
    trial = Trial(view, links, lambda seen, offered: answer(seen, offered, links, depth + 1), until)
    return max(candidates, key=trial.worth_of)


def _tried(decision: Decision) -> Choice:
    """All choices are tried out; deep in a trial the first must do."""
    return _best(decision, decision.choices) if decision.depth < _DEPTH else decision.choices[0]


_ACTS: dict[str, Rule] = {
    "downtown": acting.downtown,
    "market-row": acting.market_row,
    "workshop": acting.workshop,
    "theater": theater.behind,
    "dark-alley": alley.act,
}
"""By location."""


def _act(decision: Decision) -> Choice:
    """What the location offers; the bonus of a special card when that is better than to wait with it."""
    view, choices, links, depth = decision
    if view.alley and view.alley.round.bonus == "armed":
        return _best(decision, choices, NEXT_ACTION) if depth <= _DEPTH else choices[0]
    ordinary = _ACTS[location_at(view, view.actor)](view, choices, links)
    bonus = UseBonus()
    if bonus not in choices:
        return ordinary
    return _best(decision, (bonus, ordinary)) if depth < _DEPTH else bonus


def _advertise(decision: Decision) -> Choice:
    """TR-ADV-04: the poster, if its fame is worth the coins."""
    view = decision.view
    seat, left = view.seat or 0, view.rounds - view.round
    price, coins = view.spaces[view.order.index(seat)], view.coins[seat]
    cost = worth.of_coins(coins, left) - worth.of_coins(coins - price, left)
    return Advertise() if cost < _POSTER_FAME + _POSTER_POINT * _poster_points(view) else Decline()


def _poster_points(view: TrickerionView) -> int:
    """TR-PROR-20: the points that the own team has more with a poster."""
    if view.alley is None:
        return 0
    seat = view.seat or 0
    hung = replace(view.me, poster=True)
    workshops = (*view.workshops[:seat], hung, *view.workshops[seat + 1 :])
    after, before = figures_of(replace(view, workshops=workshops)).base_points, figures_of(view).base_points
    team = [CHARACTER_IDS.index(each.id) for each in view.me.characters]
    return sum(after[member] - before[member] for member in team)


def _last(decision: Decision) -> Choice:
    """Dice and symbols are all alike; of two boards the last is a specialist's, and the better one."""
    return decision.choices[-1]


def _by(rule: Rule) -> Callable[[Decision], Choice]:
    """A rule of thumb."""
    return lambda decision: rule(decision.view, decision.choices, decision.links)


HANDLERS: dict[str, Callable[[Decision], Choice]] = {
    "magician": _by(opening.begin),
    "starting-components": _by(opening.begin),
    "starting-trick": _by(opening.begin),
    "starting-symbol": _last,
    "specialist": _by(opening.begin),
    "manager-components": _by(opening.begin),
    "engineer-trick": _by(opening.begin),
    "quick-card": lambda asked: alley.draw_more(asked.view, asked.choices),
    "quick-components": _tried,
    "quick-board": _last,
    "advertise": _advertise,
    "assign": _by(planning.assign),
    "confirm": _last,
    "place": _by(placing.place),
    "place-again": _by(placing.place),
    "borrow": _tried,
    "special-card": _tried,
    "boost": _by(placing.boost),
    "enhance": _by(placing.enhance),
    "act": _act,
    "learn-die": _last,
    "learn-board": _last,
    "learn-symbol": _last,
    "bargain": _by(acting.bargain),
    "store": lambda asked: acting.store(asked.choices),
    "reschedule-from": _by(theater.take_from),
    "reschedule-which": _last,
    "stack": _by(theater.stack),
    "lay": _by(theater.lay),
    "stage-marker": _by(theater.lay),
    "link-reward": lambda asked: acting.link_reward(asked.view, asked.choices),
    "draw-more": lambda asked: alley.draw_more(asked.view, asked.choices),
    "keep-card": lambda asked: alley.retain(asked.choices),
    "perform": lambda asked: theater.perform(asked.view, asked.choices),
    "talent": _tried,
    "home": _last,
    "take-home": _tried,
    "lay-beside": _tried,
    "exchange-card": _tried,
    "exchange-with": _tried,
    "salvage": _tried,
    "fiasco": _tried,
    "premiere": _tried,
    "premiere-part": _tried,
    "supply": _tried,
    "feed": _tried,
    "newcomer-home": _last,
    "newcomer-card": _by(placing.newcomer),
    "recruit": _tried,
    "replace": _tried,
    "replace-board": _last,
    "invest": _tried,
    "invest-board": _last,
    "store-one": _last,
    "take-more": _tried,
    "bargain-mix": _tried,
    "merchants": _tried,
    "pilfer": _last,
    "leave": _tried,
    "break-free": _tried,
    "impose": lambda asked: theater.impose(asked.view, asked.choices),
    "steal": _tried,
    "forgo": _tried,
}
"""By the kind of the question."""
