"""The questions of a table that are asked again and again, made once; and every kind of question by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.position import Turn
from sleight.games.trickerion import cards
from sleight.games.trickerion.flow.phases.advertise import AskPoster
from sleight.games.trickerion.flow.phases.assignment import ConfirmPlan, PlanCharacter
from sleight.games.trickerion.flow.phases.declaring import (
    BoostCharacter,
    BorrowCard,
    EnhanceCharacter,
    UseSpecialCard,
)
from sleight.games.trickerion.flow.phases.end_turn import HomeOf
from sleight.games.trickerion.flow.phases.performance import ChoosePerformance
from sleight.games.trickerion.flow.phases.placement import PlaceAgain, PlaceCharacter
from sleight.games.trickerion.flow.setup.players import (
    EngineerTrick,
    ManagerComponents,
    PickMagician,
    PickSpecialist,
    StartingComponents,
    StartingSymbol,
    StartingTrick,
)
from sleight.games.trickerion.flow.setup.quick import QuickBoard, QuickCard, QuickComponents
from sleight.games.trickerion.locations.act import ACTIONS, Act
from sleight.games.trickerion.locations.dark_alley import KeepCard, NameDecks
from sleight.games.trickerion.locations.learning import LearnedSymbol, LearnOnto, LearnWith
from sleight.games.trickerion.locations.market_row import AskBargains, StoreOn
from sleight.games.trickerion.locations.theater import (
    LayMarker,
    LinkReward,
    StackMarkers,
    TakeFrom,
    TakeOneOf,
)

if TYPE_CHECKING:
    from sleight.core.position import Stacks
    from sleight.games.trickerion.flow.questions.base import TrickerionQuestion

_KINDS: tuple[type[TrickerionQuestion], ...] = (
    PickMagician,
    StartingComponents,
    StartingTrick,
    StartingSymbol,
    PickSpecialist,
    ManagerComponents,
    EngineerTrick,
    QuickCard,
    QuickComponents,
    QuickBoard,
    AskPoster,
    PlanCharacter,
    ConfirmPlan,
    PlaceCharacter,
    PlaceAgain,
    BorrowCard,
    UseSpecialCard,
    BoostCharacter,
    EnhanceCharacter,
    Act,
    LearnWith,
    LearnOnto,
    LearnedSymbol,
    AskBargains,
    StoreOn,
    TakeFrom,
    TakeOneOf,
    StackMarkers,
    LayMarker,
    LinkReward,
    NameDecks,
    KeepCard,
    ChoosePerformance,
    HomeOf,
    *cards.QUESTIONS,
)
QUESTIONS = {kind.kind: kind for kind in _KINDS}
"""Every kind of question, so that a saved position can ask it again."""


class Questions:
    """The questions of one table."""

    def __init__(self, seats: int) -> None:
        every = range(seats)
        self.advertise = tuple(Turn(AskPoster(seat), seats) for seat in every)
        self.plan = tuple(PlanCharacter(seat) for seat in every)
        self.confirm = tuple(ConfirmPlan(seat) for seat in every)
        self.place = tuple(Turn(PlaceCharacter(seat), seats) for seat in every)
        self.place_again = tuple(Turn(PlaceAgain(seat), seats) for seat in every)
        self.enhance = tuple(Turn(EnhanceCharacter(seat), seats) for seat in every)
        self.act = tuple({site: Turn(Act(seat, site), seats) for site in ACTIONS} for seat in every)
        self.perform = tuple(Turn(ChoosePerformance(seat), seats) for seat in every)
        stacks: Stacks = tuple((question,) for question in self.plan)
        self.assign = (stacks, tuple(every))
        """TR-ASSIGN-01: everybody is asked at once."""
