"""END: wages, discs and cards return, orders arrive, performance cards move, posters come down."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import round as rounds
from sleight.games.trickerion import stage
from sleight.games.trickerion.cells import (
    ASSISTANT,
    ASSISTANT_BOARD,
    ASSISTANT_SLOT,
    BOARD_IDS,
    CARDS,
    CHARACTERS,
    COINS,
    DAYS,
    DISCS,
    ENDING,
    FAME,
    FIRST_APPRENTICE,
    FIRST_SLOT,
    HOME,
    INN,
    MOST_SEATS,
    ORDERS,
    PLAYER_BOARD,
    QUICK,
    RESERVE,
    STALLS,
)
from sleight.games.trickerion.choices import Keep
from sleight.games.trickerion.events import (
    ApprenticeHoused,
    CardAdded,
    CardDiscarded,
    CharactersReturned,
    OrdersDelivered,
    WagesPaid,
)
from sleight.games.trickerion.phases import placement, scoring
from sleight.games.trickerion.question import TrickerionQuestion, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.position import TrickerionPosition

_BUY_SLOTS = 4


def begin(position: TrickerionPosition) -> None:
    """TR-END-01: the steps in their order; the second may ask where hired apprentices live."""
    position.phase = ENDING
    for seat in position.order:
        _pay_wages(position, seat)
    _return_discs(position)
    house_from(position, 0)


def _pay_wages(position: TrickerionPosition, seat: int) -> None:
    """TR-END-02 to 10: as far as the coins go; each coin not paid costs fame, never below 0."""
    due = placement.wages_due(position, seat)
    if not due:
        return
    cells = position.cells
    paid = min(due, cells[COINS + seat])
    lost = min((due - paid) * position.table.edition.unpaid_fame, cells[FAME + seat])
    cells[COINS + seat] -= paid
    cells[FAME + seat] -= lost
    position.tell(WagesPaid(seat, due, paid, lost))


def _return_discs(position: TrickerionPosition) -> None:
    """TR-END-11, 14: placed discs go home and all cards to hand; who was hired still waits for a home."""
    cells = position.cells
    for cell in range(DISCS, DISCS + CHARACTERS * position.table.seats):
        if cells[cell] >= FIRST_SLOT:
            cells[cell] = HOME
    cells[CARDS : CARDS + CHARACTERS * MOST_SEATS] = [0] * (CHARACTERS * MOST_SEATS)
    cells[DAYS : DAYS + MOST_SEATS] = [0] * MOST_SEATS
    position.taken = 0
    position.tell(CharactersReturned())


def house_from(position: TrickerionPosition, place: int) -> None:
    """TR-END-12, 13: hired characters join; a player with a choice of homes is asked, in order."""
    for later in range(place, position.table.seats):
        seat = position.order[later]
        if _may_choose_home(position, seat):
            position.ask_only(HomeOf(seat))
            return
    cells = position.cells
    for cell in range(DISCS, DISCS + CHARACTERS * position.table.seats):
        if cells[cell] == INN:
            cells[cell] = HOME
    _finish(position)


def _may_choose_home(position: TrickerionPosition, seat: int) -> bool:
    """A hired apprentice can live on the player board, and the Assistant's slot is free as well."""
    first = DISCS + CHARACTERS * seat
    discs = position.cells[first : first + CHARACTERS]
    on_board = INN in discs[FIRST_APPRENTICE:ASSISTANT_SLOT]
    return on_board and discs[ASSISTANT_SLOT] == RESERVE and discs[ASSISTANT] != RESERVE


class HomeOf(TrickerionQuestion):
    """TR-END-13: where a hired apprentice lives."""

    __slots__ = ()
    kind: ClassVar[str] = "home"
    rule: ClassVar[str] = "TR-END-13"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        keep = position.table.universe.keep
        return [keep[PLAYER_BOARD], keep[ASSISTANT_BOARD]]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Keep):
            return self.not_asked_now()
        if choice not in self.choices(position):
            return refuse("no-room-there", "TR-END-13", board=choice.board)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (board,) = position.table.moves[choice]
        if board == ASSISTANT_BOARD:
            first = DISCS + CHARACTERS * self.seat
            discs = position.cells[first : first + CHARACTERS]
            position.cells[first + discs.index(INN, FIRST_APPRENTICE)] = RESERVE
            position.cells[first + ASSISTANT_SLOT] = INN
        position.tell(ApprenticeHoused(self.seat, BOARD_IDS[board]))
        house_from(position, position.order.index(self.seat) + 1)


def _finish(position: TrickerionPosition) -> None:
    """TR-END-15 to 28, 36: the steps without a decision; after the last round the scoring."""
    _deliver(position)
    _move_cards(position)
    position.posters = 0
    if position.round == position.table.rounds:
        scoring.score(position)
    else:
        rounds.begin_round(position)


def _deliver(position: TrickerionPosition) -> None:
    """TR-END-15 to 19: each order replaces the stock of its slot; the quick order is gone."""
    cells = position.cells
    for slot in range(_BUY_SLOTS):
        if cells[ORDERS + slot]:
            cells[STALLS + slot] = cells[ORDERS + slot]
            cells[ORDERS + slot] = 0
    cells[QUICK] = 0
    ids = position.table.component_ids
    stock = cells[STALLS : STALLS + _BUY_SLOTS]
    position.tell(OrdersDelivered(tuple([ids[type - 1] if type else "" for type in stock])))


def _move_cards(position: TrickerionPosition) -> None:
    """TR-END-20 to 26: the last card leaves, the others move on, a new one comes first."""
    ids = position.table.card_ids
    if position.round >= position.table.edition.discard_from:
        last = len(position.stage) - 1
        position.tell(CardDiscarded(ids[position.stage[last]], stage.clear(position, last)))
        position.gone = (*position.gone, position.stage[last])
        stage.take_away(position, last)
    if position.deck:
        stage.shift_right(position)
        position.stage = (position.deck[0], *position.stage)
        position.deck = position.deck[1:]
        stage.open_up(position, 0)
        position.tell(CardAdded(ids[position.stage[0]]))
