"""The questions that machines ask: which to use, for whom, and what to change or turn with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice import box, machines
from sleight.games.trickerion.bots import worth
from sleight.games.trickerion.bots.acting import gains_at, of_dice
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.machines import filled, of_spending
from sleight.games.trickerion.bots.planning import best_change
from sleight.games.trickerion.bots.strategies import answers, numbers_asked
from sleight.games.trickerion.choices import Accept, Decline, Send, SetDie
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, DIE_IDS, LOCATION_IDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

_COINS_A_FAME, _MOST_FAME = 4, 6
"""DT-MECH-04: what the highest coil counts, and the most that it pays."""

_WORTH_WAITING = 4
"""The fame for which that machine is used at once though it may never be active again."""

_CHANGING = 0.6
"""What another plan must bring more."""

_SPENDERS = ("market-row", "workshop", "downtown")
"""Where coins are spent."""


@answers("use-machine")
def before_placing(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """DT-MACH-06, 17: coins first, then fame for them; another plan if that helps."""
    company = Company(view, links)
    for choice in choices:
        if isinstance(choice, machines.UseMachine) and _serves_now(view, company, choice.machine, links):
            return choice
    return next(choice for choice in choices if isinstance(choice, Decline))


def _serves_now(view: TrickerionView, company: Company, machine: str, links: float) -> bool:
    school, _, level = machine.rpartition("-")
    if school == "spiritual":
        return best_change(view, _in_hand(view), links)[0] > _CHANGING - of_use_again(company, int(level) - 1)
    return level != "4" or _is_time_for_fame(view, company)


def of_use_again(company: Company, slot: int) -> float:
    """What is won or lost by using a machine, whatever it does."""
    room = company.machines
    return of_spending(room, slot, company.shards, company.left) if room else 0.0


def _is_time_for_fame(view: TrickerionView, company: Company) -> bool:
    """DT-MECH-04: while the purse is full: before coins are spent, or with the last character."""
    room, fame = company.machines, min(_MOST_FAME, int(company.coins) // _COINS_A_FAME)
    if room is None or not fame:
        return False
    lasts = filled(room, 3, company.shards) == 1 or not company.left
    if not lasts and fame < _WORTH_WAITING:
        return False
    waiting = [box.leads_to(view, each.card) for each in view.me.characters if each.waits]
    return fame == _MOST_FAME or len(waiting) <= 1 or any(place in _SPENDERS for place in waiting)


def _in_hand(view: TrickerionView) -> list[str]:
    """The cards that could replace another one."""
    hand, laid = box.catalog_of(view).edition.hand, [each.card for each in view.me.characters]
    permanent = [id for id in LOCATION_IDS if hand.get(id, 0) > laid.count(id)]
    return [*permanent, *view.me.hand]


@answers("change-card")
def whose_card(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """DT-SPIR-03: that of the best change."""
    wanted = machines.ChangeCard(best_change(view, _in_hand(view), links)[1])
    return wanted if wanted in choices else choices[0]


@answers("which-card")
def which_card(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """DT-SPIR-03: what the best change lays there."""
    character, (_, whose, to) = (
        CHARACTER_IDS[numbers_asked(view)[0]],
        best_change(view, _in_hand(view), links),
    )
    change = machines.SwapCard(to) if to in CHARACTER_IDS else Send(whose, to)
    return change if whose == character and change in choices else choices[-1]


@answers("first-turn-die")
def first_turn(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """DT-SPIR-07: the face with which most can be done, if that is worth the use."""
    company = Company(view, links)
    use, now = of_use_again(company, 2), gains_at(view, company, "downtown", links)(view.points)

    def gain(choice: Choice) -> float:
        if not isinstance(choice, SetDie):
            return 0.0
        return use + of_dice(view, company, DIE_IDS.index(choice.die), choice.face) - now

    return max(choices, key=gain)


@answers("double-bonus")
def double(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """DT-SPIR-10: unless it brings little and the machine may not be active again."""
    company = Company(view, links)
    card = numbers_asked(view)[2]
    brings = worth.of_pay(*company.catalog.bonuses[card], company.left) + of_use_again(company, 3)
    wanted = Accept if brings > 0 else Decline
    return next(choice for choice in choices if isinstance(choice, wanted))


@answers("train-character")
def train(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """DT-ESCA-01: the machine that loses least by it, if the point or its reactivation brings more."""
    company = Company(view, links)
    brings = gains_at(view, company, box.location_at(view, view.actor), links)
    on_stage = any(each.id == view.actor and each.at.endswith("-stage") for each in view.me.characters)
    more = 0.0 if on_stage else brings(view.points + 1) - brings(view.points)

    def gain(choice: Choice) -> float:
        if not isinstance(choice, machines.UseMachine):
            return 0.0
        slot = machines.slot_of(view, choice.machine)
        return more + of_use_again(company, slot) - _HIGHER * slot

    return max(choices, key=gain)


_HIGHER = 0.03
"""A machine that serves everywhere is kept for where a lower one would not do."""
