"""The bot that plays by rules of thumb: learn, buy, prepare, set up with links, perform, pay wages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sleight.core.bot import Bot, Parameter
from sleight.games.trickerion.bots import acting, opening, placing, planning, theater, worth
from sleight.games.trickerion.choices import Advertise, Decline

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.view import TrickerionView

_SET_UP = {
    "magician",
    "starting-components",
    "manager-components",
    "starting-trick",
    "engineer-trick",
    "specialist",
}
_ACTS = {0: acting.downtown, 1: acting.market_row, 2: acting.workshop, 3: theater.behind}
"""By location."""

_POSTER_FAME = 2.4
"""Fame now also opens tricks and pays their thresholds."""


class GreedyBot(Bot):
    """Takes what brings most now, with an eye on what the rounds to come will bring."""

    parameters: ClassVar[Mapping[str, Parameter]] = {"links": Parameter(1.0, 0.0, 1.0)}
    """`links`: how much links count when markers are set up; 0 switches the sense for them off."""

    def choose(self, view: Any, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        return self._answer(view, choices, self.settings["links"])

    def _answer(self, view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
        asked = view.asked[view.seat or 0]
        assert asked is not None
        kind = asked.kind
        if kind in _SET_UP:
            return opening.begin(view, choices, links)
        if kind == "act":
            return _ACTS[asked.numbers[0]](view, choices, links)
        if kind == "store":
            return acting.store(choices)
        if kind == "link-reward":
            return acting.link_reward(view, choices)
        if kind == "perform":
            return theater.perform(view, choices)
        if kind == "advertise":
            return _advertise(view)
        steps = {
            "assign": planning.assign,
            "place": placing.place,
            "enhance": placing.enhance,
            "bargain": acting.bargain,
            "lay": theater.lay,
            "reschedule-from": theater.take_from,
        }
        if kind in steps:
            return steps[kind](view, choices, links)
        # Dice and symbols are all alike; of two boards the last is a specialist's, and the better one.
        return choices[-1]


def _advertise(view: TrickerionView) -> Choice:
    """TR-ADV-04: the poster, if its fame is worth the coins."""
    seat, left = view.seat or 0, view.rounds - view.round
    price, coins = view.spaces[view.order.index(seat)], view.coins[seat]
    cost = worth.of_coins(coins, left) - worth.of_coins(coins - price, left)
    return Advertise() if cost < _POSTER_FAME else Decline()
