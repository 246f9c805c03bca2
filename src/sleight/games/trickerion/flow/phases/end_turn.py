"""END: wages, discs and cards return, orders arrive, performance cards move, posters come down."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import events as told
from sleight.games.trickerion.effects import active, plans
from sleight.games.trickerion.flow import resume
from sleight.games.trickerion.flow.questions.boards import PicksBoard
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.scoring import final
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import characters, dummies, stage

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

_BUY_SLOTS = 4
_ONE_ROUND = (
    (at.SHOWN, ids.MOST_SEATS),
    (at.SPENT, ids.MOST_SEATS),
    (at.BONUS, ids.CHARACTERS * ids.MOST_SEATS),
    (at.SEALED, 1),
    (at.PERFORMED, 1),
    (at.CONDUCTED, 1),
)
"""The cells that hold for one round only, and how many each are."""


def begin(position: TrickerionPosition) -> None:
    """TR-END-01: the steps in their order; the second may ask whom talents become and where the hired go."""
    for seat in position.order:
        pay(position, seat, plans.call_in_wages(position, seat))
    _return_discs(position)
    CHARACTERS_RETURN.open(position, position.order[0])


def pay(position: TrickerionPosition, seat: int, due: int) -> None:
    """TR-END-02 to 10: as far as the coins go; each coin not paid costs fame, never below 0."""
    if due:
        paid, lost = characters.take_wages(position, seat, due)
        position.tell(told.WagesPaid(seat, due, paid, lost))


def _return_discs(position: TrickerionPosition) -> None:
    """TR-END-11, 14: placed discs go home and permanent cards to hand; the hired still wait for a home."""
    cells = position.cells
    for cell in range(at.DISCS, at.DISCS + ids.CHARACTERS * position.table.seats):
        if cells[cell] >= at.FIRST_SLOT:
            cells[cell] = at.HOME
    under_discs = slice(at.CARDS, at.CARDS + ids.CHARACTERS * ids.MOST_SEATS)
    cells[under_discs] = [card if card > ids.SPECIAL else 0 for card in cells[under_discs]]
    for seat in range(position.table.seats):
        laid = cells[at.CARDS + ids.CHARACTERS * seat : at.CARDS + ids.CHARACTERS * (seat + 1)]
        cells[at.SHOWN + seat] &= sum(1 << character for character, card in enumerate(laid) if card)
    cells[at.DAYS : at.DAYS + ids.MOST_SEATS] = [0] * ids.MOST_SEATS
    position.occupied = 0
    position.tell(told.CharactersReturned())


def house_from(position: TrickerionPosition, place: int) -> None:
    """TR-END-12, 13: hired characters join; a player with a choice of homes is asked, in order."""
    for later in range(place, position.table.seats):
        seat = position.order[later]
        if _may_choose_home(position, seat):
            position.ask_only(HomeOf(seat))
            return
    cells = position.cells
    for cell in range(at.DISCS, at.DISCS + ids.CHARACTERS * position.table.seats):
        if cells[cell] == at.INN:
            cells[cell] = at.HOME
    ORDERS_ARRIVE.open(position, position.order[0])


def _may_choose_home(position: TrickerionPosition, seat: int) -> bool:
    """A hired apprentice can live on the player board, and the Assistant's slot is free as well."""
    first = at.DISCS + ids.CHARACTERS * seat
    discs = position.cells[first : first + ids.CHARACTERS]
    on_board = at.INN in discs[ids.FIRST_APPRENTICE : ids.ASSISTANT_SLOT]
    return on_board and discs[ids.ASSISTANT_SLOT] == at.RESERVE and discs[ids.ASSISTANT] != at.RESERVE


class HomeOf(PicksBoard):
    """TR-END-13: where a hired apprentice lives."""

    kind: ClassVar[str] = "home"
    rule: ClassVar[str] = "TR-END-13"
    site: ClassVar[tuple[int, ...]] = (at.ENDING,)

    def offered(self, position: TrickerionPosition) -> list[int]:
        return [ids.PLAYER_BOARD, ids.ASSISTANT_BOARD]

    def picked(self, position: TrickerionPosition, number: int) -> None:
        if number == ids.ASSISTANT_BOARD:
            first = at.DISCS + ids.CHARACTERS * self.seat
            discs = position.cells[first : first + ids.CHARACTERS]
            position.cells[first + discs.index(at.INN, ids.FIRST_APPRENTICE)] = at.RESERVE
            position.cells[first + ids.ASSISTANT_SLOT] = at.INN
        position.tell(told.ApprenticeHoused(self.seat, ids.BOARD_IDS[number]))
        house_from(position, position.order.index(self.seat) + 1)


def _finish(position: TrickerionPosition, _seat: int, _about: int) -> None:
    """TR-END-15 to 36: the steps without a decision."""
    _deliver(position)
    _move_cards(position)
    position.posters = 0
    for module in position.table.modules:
        module.round_ends(position)
    END_OF_ROUND.open(position, position.order[0])


def _close(position: TrickerionPosition, _seat: int, _about: int) -> None:
    """TR-END-36: after the last round comes the scoring."""
    _forget_round(position)
    active.refresh(position)
    if position.round == position.table.rounds:
        final.score(position)
    else:
        resume.begin(position, at.ADVERTISING)


def _forget_round(position: TrickerionPosition) -> None:
    """What holds for one round only is over."""
    cells = position.cells
    position.lasting = ()
    for first, count in _ONE_ROUND:
        cells[first : first + count] = [0] * count


def _deliver(position: TrickerionPosition) -> None:
    """TR-END-15 to 19: each order replaces the stock of its slot; the quick order is gone."""
    cells = position.cells
    for slot in range(_BUY_SLOTS):
        if cells[at.ORDERS + slot]:
            cells[at.STALLS + slot] = cells[at.ORDERS + slot]
            cells[at.ORDERS + slot] = 0
    cells[at.QUICK] = 0
    cells[at.EXTRA : at.EXTRA + at.EXTRAS] = [0] * at.EXTRAS
    names = position.table.component_ids
    stock = cells[at.STALLS : at.STALLS + _BUY_SLOTS]
    position.tell(told.OrdersDelivered(tuple([names[type - 1] if type else "" for type in stock])))


def _move_cards(position: TrickerionPosition) -> None:
    """TR-END-20 to 26: the last card leaves, the others move on, a new one comes first."""
    names = position.table.card_ids
    if position.round >= position.table.edition.discard_from:
        last = len(position.stage) - 1
        position.tell(told.CardDiscarded(names[position.stage[last]], stage.clear(position, last)))
        position.discarded_cards = (*position.discarded_cards, position.stage[last])
        stage.take_away(position, last)
    if position.deck:
        stage.shift_right(position)
        position.stage = (position.deck[0], *position.stage)
        position.deck = position.deck[1:]
        stage.open_up(position, 0)
        position.tell(told.CardAdded(names[position.stage[0]]))
        dummies.join(position, 0)


CHARACTERS_RETURN = resume.Window(
    "characters_return", lambda position, _seat, _about: house_from(position, 0)
)
ORDERS_ARRIVE = resume.Window("orders_arrive", _finish)
END_OF_ROUND = resume.Window("end_of_round", _close)
