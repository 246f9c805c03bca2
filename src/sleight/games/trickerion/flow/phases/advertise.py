"""ADV: each player may pay for a poster, in initiative order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion.choices import Advertise, Decline
from sleight.games.trickerion.events import Advertised, AdvertisingDeclined
from sleight.games.trickerion.flow import resume
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.state.cells import ADVERTISING, ASSIGNING, COINS, FAME
from sleight.games.trickerion.state.reasons import refuse
from sleight.games.trickerion.state.universe import ADVERTISE, DECLINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

_BOTH: Final = (ADVERTISE, DECLINE)
_NEITHER: Final = (DECLINE,)


def begin(position: TrickerionPosition) -> None:
    """TR-ADV-01, 08, T1-INIT-03: in every round, or in every round but the first."""
    skipped = position.round == 1 and not position.table.edition.posters_in_first_round
    _ask_from(position, position.table.seats if skipped else 0)


def _ask_from(position: TrickerionPosition, place: int) -> None:
    if place < position.table.seats:
        position.ask_alone(position.table.questions.advertise[position.order[place]])
    else:
        resume.begin(position, ASSIGNING)


def poster_fame(position: TrickerionPosition) -> int:
    """TR-ADV-04, T1-INIT-02: what a poster pays."""
    return position.table.edition.poster_fame or position.table.printed.board.advertise["fame"]


def cost(position: TrickerionPosition, seat: int) -> int:
    """TR-ADV-02, 03: the number of the initiative space that the player occupies."""
    coins = position.table.spaces[position.order.index(seat)]
    for effect in position.active.advertising_cost:
        coins = effect.advertising_cost(position, seat, coins)
    return coins


class AskPoster(TrickerionQuestion):
    """TR-ADV-04, 06: pay for the poster or do without."""

    kind: ClassVar[str] = "advertise"
    rule: ClassVar[str] = "TR-ADV-01"
    site: ClassVar[tuple[int, ...]] = (ADVERTISING,)
    between_steps: ClassVar[bool] = True
    opens_turn: ClassVar[bool] = True

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return _BOTH if position.cells[COINS + self.seat] >= cost(position, self.seat) else _NEITHER

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Decline):
            return None
        if not isinstance(choice, Advertise):
            return self.not_asked_now()
        price = cost(position, self.seat)
        if position.cells[COINS + self.seat] < price:
            return refuse("coins-missing", "TR-ADV-05", price=price, coins=position.cells[COINS + self.seat])
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        """TR-ADV-04, 07: fame at once; every player decides once."""
        seat = self.seat
        if isinstance(choice, Advertise):
            price, fame = cost(position, seat), poster_fame(position)
            position.cells[COINS + seat] -= price
            position.cells[FAME + seat] += fame
            position.posters |= 1 << seat
            position.tell(Advertised(seat, price, fame))
            for effect in position.active.advertised:
                effect.advertised(position, seat)
        else:
            position.tell(AdvertisingDeclined(seat))
        _ask_from(position, position.order.index(seat) + 1)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"price": cost(position, self.seat)}
