"""The questions of a table that are asked again and again, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.position import Stacks, Turn
from sleight.games.trickerion.flow.phases.advertise import AskPoster
from sleight.games.trickerion.flow.phases.assignment import ConfirmPlan, PlanCharacter
from sleight.games.trickerion.flow.phases.declaring import EnhanceCharacter
from sleight.games.trickerion.flow.phases.performance import ChoosePerformance
from sleight.games.trickerion.flow.phases.placement import PlaceAgain, PlaceCharacter
from sleight.games.trickerion.locations.act import Act

if TYPE_CHECKING:
    from collections.abc import Iterable


class Questions:
    """The questions of one table."""

    def __init__(self, seats: int, locations: Iterable[int]) -> None:
        every = range(seats)
        self.advertise = tuple(Turn(AskPoster(seat), seats) for seat in every)
        self.plan = tuple(PlanCharacter(seat) for seat in every)
        self.confirm = tuple(ConfirmPlan(seat) for seat in every)
        self.place = tuple(Turn(PlaceCharacter(seat), seats) for seat in every)
        self.place_again = tuple(Turn(PlaceAgain(seat), seats) for seat in every)
        self.enhance = tuple(Turn(EnhanceCharacter(seat), seats) for seat in every)
        self.act = tuple({site: Turn(Act(seat, site), seats) for site in locations} for seat in every)
        self.perform = tuple(Turn(ChoosePerformance(seat), seats) for seat in every)
        stacks: Stacks = tuple((question,) for question in self.plan)
        self.assign = (stacks, tuple(every))
        """TR-ASSIGN-01: everybody is asked at once."""
