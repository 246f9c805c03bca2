"""How the greedy bot answers every kind of question."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from sleight.games.trickerion.bots import acting, alley, opening, placing, planning, theater, worth
from sleight.games.trickerion.bots.trials import NEW_TURN, NEXT_ACTION, Trial
from sleight.games.trickerion.cells import CHARACTER_IDS
from sleight.games.trickerion.choices import Advertise, Decline
from sleight.games.trickerion.now import now_of
from sleight.games.trickerion.universe import USE_BONUS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.view import TrickerionView

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
    depth: int = 0

    @property
    def numbers(self) -> tuple[int, ...]:
        asked = self.view.asked[self.view.seat or 0]
        assert asked is not None
        return asked.numbers


def answer(view: TrickerionView, choices: Sequence[Choice], links: float, depth: int = 0) -> Choice:
    """One of the choices."""
    if len(choices) == 1:
        return choices[0]
    asked = view.asked[view.seat or 0]
    assert asked is not None
    return HANDLERS[asked.kind](Decision(view, choices, links, depth))


def _tried(decision: Decision, candidates: Sequence[Choice], until: frozenset[str] = NEW_TURN) -> Choice:
    """The best of some choices, by trying them out."""
    deeper = decision.depth + 1
    trial = Trial(
        decision.view,
        decision.links,
        lambda view, choices: answer(view, choices, decision.links, deeper),
        until,
    )
    return trial.best(candidates)


def _try_all(decision: Decision) -> Choice:
    if decision.depth >= _DEPTH:
        return decision.choices[0]
    return _tried(decision, decision.choices)


def _special_card(decision: Decision) -> Choice:
    if decision.depth:
        return decision.choices[0]
    return _tried(decision, decision.choices)


_ACTS: dict[int, Callable[[TrickerionView, Sequence[Choice], float], Choice]] = {
    0: acting.downtown,
    1: acting.market_row,
    2: acting.workshop,
    3: theater.behind,
    4: alley.act,
}
"""By location."""


def _act(decision: Decision) -> Choice:
    view, choices, links, depth = decision
    state = view.alley.round.bonus if view.alley else ""
    if state == "armed":
        return _tried(decision, choices, NEXT_ACTION) if depth <= _DEPTH else choices[0]
    ordinary = _ACTS[decision.numbers[0]](view, choices, links)
    if USE_BONUS not in choices:
        return ordinary
    if depth >= _DEPTH:
        return USE_BONUS
    return _tried(decision, (USE_BONUS, ordinary))


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
    after, before = now_of(replace(view, workshops=workshops)).base_points, now_of(view).base_points
    team = [CHARACTER_IDS.index(each.id) for each in view.me.characters]
    return sum(after[member] - before[member] for member in team)


def _last(decision: Decision) -> Choice:
    """Dice and symbols are all alike; of two boards the last is a specialist's, and the better one."""
    return decision.choices[-1]


def _begin(decision: Decision) -> Choice:
    return opening.begin(decision.view, decision.choices, decision.links)


HANDLERS: dict[str, Callable[[Decision], Choice]] = {
    "magician": _begin,
    "starting-components": _begin,
    "starting-trick": _begin,
    "starting-symbol": _last,
    "specialist": _begin,
    "manager-components": _begin,
    "engineer-trick": _begin,
    "quick-card": lambda each: alley.draw_more(each.view, each.choices),
    "quick-components": _try_all,
    "quick-board": _last,
    "advertise": _advertise,
    "assign": lambda each: planning.assign(*each[:3]),
    "confirm": _last,
    "place": lambda each: placing.place(*each[:3]),
    "place-again": lambda each: placing.place(*each[:3]),
    "borrow": _try_all,
    "special-card": _special_card,
    "boost": lambda each: placing.boost(*each[:3]),
    "enhance": lambda each: placing.enhance(*each[:3]),
    "act": _act,
    "learn-die": _last,
    "learn-board": _last,
    "learn-symbol": _last,
    "bargain": lambda each: acting.bargain(*each[:3]),
    "store": lambda each: acting.store(each.choices),
    "reschedule-from": lambda each: theater.take_from(*each[:3]),
    "reschedule-which": _last,
    "stack": lambda each: theater.stack(*each[:3]),
    "lay": lambda each: theater.lay(*each[:3]),
    "stage-marker": lambda each: theater.lay(*each[:3]),
    "link-reward": lambda each: acting.link_reward(each.view, each.choices),
    "draw-more": lambda each: alley.draw_more(each.view, each.choices),
    "keep-card": lambda each: alley.retain(each.choices),
    "perform": lambda each: theater.perform(each.view, each.choices),
    "talent": _try_all,
    "home": _last,
    "take-home": _try_all,
    "lay-beside": _try_all,
    "exchange-card": _try_all,
    "exchange-with": _try_all,
    "salvage": _try_all,
    "fiasco": _try_all,
    "premiere": _try_all,
    "premiere-part": _try_all,
    "supply": _try_all,
    "feed": _try_all,
    "newcomer-home": _last,
    "newcomer-card": lambda each: placing.newcomer(*each[:3]),
    "recruit": _try_all,
    "replace": _try_all,
    "replace-board": _last,
    "invest": _try_all,
    "invest-board": _last,
    "store-one": _last,
    "take-more": _try_all,
    "bargain-mix": _try_all,
    "merchants": _try_all,
    "pilfer": _last,
    "leave": _try_all,
    "break-free": _try_all,
    "impose": lambda each: theater.impose(each.view, each.choices),
    "steal": _try_all,
    "forgo": _try_all,
}
"""By the kind of the question."""
