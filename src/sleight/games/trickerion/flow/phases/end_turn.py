"""END: wages, discs and cards return, orders arrive, performance cards move, posters come down."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion import events as told
from sleight.games.trickerion.choices import PayWages
from sleight.games.trickerion.effects import active, plans
from sleight.games.trickerion.flow import resume
from sleight.games.trickerion.flow.questions.boards import PicksBoard
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.scoring import final
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import characters, dummies, reasons, stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

_WAGES, _CHARACTERS, _ORDERS, _CARDS, _POSTERS = "wages", "characters", "orders", "cards", "posters"
_BUY_SLOTS: Final = 4
_ONE_ROUND: Final = (
    (at.SHOWN, ids.MOST_SEATS),
    (at.SPENT, ids.MOST_SEATS),
    (at.BONUS, ids.CHARACTERS * ids.MOST_SEATS),
    (at.SEALED, 1),
    (at.PERFORMED, 1),
    (at.CONDUCTED, 1),
)
"""The cells that hold for one round only, and how many each are."""


def begin(position: TrickerionPosition) -> None:
    """TR-END-01, T1-END-01: the steps in the order of the edition."""
    _step(position, 0)


def _step(position: TrickerionPosition, number: int) -> None:
    steps = position.table.edition.end_steps
    if number < len(steps):
        _STEPS[steps[number]](position)
    else:
        _end_modules(position)


def _after(position: TrickerionPosition, step: str) -> None:
    """A step is done, and the next one follows."""
    _step(position, position.table.edition.end_steps.index(step) + 1)


def _pay_wages(position: TrickerionPosition) -> None:
    if position.table.edition.voluntary_wages:
        ask_wages(position, 0)
        return
    for seat in position.order:
        pay(position, seat, plans.call_in_wages(position, seat))
    _after(position, _WAGES)


def pay(position: TrickerionPosition, seat: int, due: int) -> None:
    """TR-END-02 to 10: as far as the coins go; each coin not paid costs fame, never below 0."""
    if due:
        paid, lost = characters.take_wages(position, seat, due)
        position.tell(told.WagesPaid(seat, due, paid, lost))


def ask_wages(position: TrickerionPosition, place: int) -> None:
    """T1-END-03, 08: everybody who owes wages says how much they pay, in initiative order."""
    for seat in position.order[place:]:
        if plans.call_in_wages(position, seat):
            position.ask_only(AskWages(seat))
            return
        position.cells[at.OWED + seat] = 0
    _after(position, _WAGES)


class AskWages(Picks):
    """T1-END-03, 04: how many coins of the wages are paid; what is refused costs fame that must be there."""

    kind: ClassVar[str] = "wages"
    rule: ClassVar[str] = "T1-END-04"
    site: ClassVar[tuple[int, ...]] = (at.ENDING,)
    picks: ClassVar[type[Choice]] = PayWages
    plain_answer: ClassVar[str] = "last"
    shows: ClassVar[tuple[str, ...]] = ("workshop",)

    def offered(self, position: TrickerionPosition) -> range:
        most = self._most(position)
        refusable = position.cells[at.FAME + self.seat] // position.table.edition.unpaid_fame
        return range(max(0, most - refusable), most + 1)

    def _most(self, position: TrickerionPosition) -> int:
        return min(plans.wages_due(position, self.seat), position.cells[at.COINS + self.seat])

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        due, fame = plans.wages_due(position, self.seat), position.cells[at.FAME + self.seat]
        if number > due:
            return reasons.refuse("more-than-wages", "T1-END-04", due=due)
        coins = position.cells[at.COINS + self.seat]
        if number > coins:
            return reasons.refuse("coins-missing", "T1-END-04", price=number, coins=coins)
        needed = (self._most(position) - number) * position.table.edition.unpaid_fame
        return reasons.refuse("fame-for-wages", "T1-END-04", needed=needed, fame=fame)

    def fits(self, position: TrickerionPosition) -> bool:
        return plans.wages_due(position, self.seat) > 0

    def picked(self, position: TrickerionPosition, number: int) -> None:
        due = plans.wages_due(position, self.seat)
        paid, lost = characters.take_wages(position, self.seat, due, number)
        position.cells[at.OWED + self.seat] = 0
        position.tell(told.WagesPaid(self.seat, due, paid, lost))
        ask_wages(position, position.order.index(self.seat) + 1)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        """T1-END-03: what a refusal costs."""
        (number,) = position.table.numbers_of[choice]
        due, each = plans.wages_due(position, self.seat), position.table.edition.unpaid_fame
        lost = min(position.cells[at.FAME + self.seat], each * (due - number))
        return (
            [reasons.caution("wages-cost-fame", "T1-END-03", unpaid=due - number, fame=lost)] if lost else []
        )

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        due, coins = plans.wages_due(position, self.seat), position.cells[at.COINS + self.seat]
        return {"due": due, "coins": coins, "each": position.table.edition.unpaid_fame}


def _return_characters(position: TrickerionPosition) -> None:
    """The window may ask whom talents become; then where the hired live."""
    if position.table.edition.wages_after_return:
        plans.owe_wages(position)
    _return_discs(position)
    CHARACTERS_RETURN.open(position, position.order[0])


def _return_discs(position: TrickerionPosition) -> None:
    """TR-END-11, 14: placed discs go home and permanent cards to hand; the hired still wait for a home."""
    cells, seats = position.cells, position.table.seats
    discs = slice(at.DISCS, at.DISCS + ids.CHARACTERS * seats)
    cells[discs] = [at.HOME if disc >= at.FIRST_SLOT else disc for disc in cells[discs]]
    for seat in range(seats):
        _take_up_cards(position, seat)
    cells[at.DAYS : at.DAYS + ids.MOST_SEATS] = [0] * ids.MOST_SEATS
    position.occupied = 0
    position.tell(told.CharactersReturned())


def _take_up_cards(position: TrickerionPosition, seat: int) -> None:
    """TR-END-14: permanent cards go to hand; special ones lie there, as they were shown, until later."""
    cells, first = position.cells, at.CARDS + ids.CHARACTERS * seat
    laid, left, special = plans.cards_under(position, seat), [0] * ids.CHARACTERS, 0
    if max(laid) > ids.SPECIAL:
        left = [card if card > ids.SPECIAL else 0 for card in laid]
        special = sum([1 << character for character, card in enumerate(left) if card])
    cells[first : first + ids.CHARACTERS] = left
    cells[at.SHOWN + seat] &= special


def house_from(position: TrickerionPosition, place: int) -> None:
    """TR-END-12, 13: hired characters join; a player with a choice of homes is asked, in order."""
    cells = position.cells
    everywhere = slice(at.DISCS, at.DISCS + ids.CHARACTERS * position.table.seats)
    discs = cells[everywhere]
    if at.INN in discs:
        for seat in position.order[place:]:
            if _may_choose_home(position, seat):
                position.ask_only(HomeOf(seat))
                return
        cells[everywhere] = [at.HOME if disc == at.INN else disc for disc in discs]
    _after(position, _CHARACTERS)


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


def _end_modules(position: TrickerionPosition) -> None:
    """TR-END-27 to 36: the steps of the modules."""
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


def _deliver(position: TrickerionPosition, _seat: int, _about: int) -> None:
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
    _after(position, _ORDERS)


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
    _after(position, _CARDS)


def _return_posters(position: TrickerionPosition) -> None:
    position.posters = 0
    _after(position, _POSTERS)


CHARACTERS_RETURN: Final = resume.Window(
    "characters_return", lambda position, _seat, _about: house_from(position, 0)
)
ORDERS_ARRIVE: Final = resume.Window("orders_arrive", _deliver)
END_OF_ROUND: Final = resume.Window("end_of_round", _close)

_STEPS: Final[dict[str, Callable[[TrickerionPosition], None]]] = {
    _WAGES: _pay_wages,
    _CHARACTERS: _return_characters,
    _ORDERS: lambda position: ORDERS_ARRIVE.open(position, position.order[0]),
    _CARDS: _move_cards,
    _POSTERS: _return_posters,
}
"""How each step begins that an edition may name; it ends with `_after`."""
