"""How machines are listed, each with what it does and what it would pay now."""

from __future__ import annotations

from sleight.games.trickerion.events import Granted
from sleight.games.trickerion.faces.lister import Entry, Lister, lists
from sleight.games.trickerion.faces.words import COIN
from sleight.games.trickerion.locations import market_row
from sleight.games.trickerion.modules.dawn.choices import (
    BuildMachine,
    BuyWithMachine,
    ChangeCard,
    PrepareWith,
    ReactivateMachine,
    SwapCard,
    UseMachine,
)
from sleight.games.trickerion.modules.dawn.events import MachineBuilt, MachineReactivated
from sleight.games.trickerion.state import tricks
from sleight.games.trickerion.state.cells import COINS

_KIND = "machine"
"""How gifts name a machine as their cause."""


@lists(BuildMachine)
def _build(lister: Lister, choice: BuildMachine) -> Entry:
    """DT-BUILD-02, 04, DT-CARD-03: which machine comes next, what it costs now, and what it does."""
    words = lister.words
    events = lister.position.copy().apply(lister.seat, choice)
    told = next(each for each in events if isinstance(each, MachineBuilt))
    price = words.say("ui-machine-unbuilt", price=f"{told.coins}{COIN}")
    return Entry(lister.sentence(choice), note=f"{price} · {words.explained(_KIND, told.machine)[0]}")


@lists(UseMachine)
def _use(lister: Lister, choice: UseMachine) -> Entry:
    """DT-MACH-03: what it does, and what it would pay at once."""
    words, paid = lister.words, _paid(lister, choice)
    said = [words.say("ui-machine-now", pay=paid)] if paid else []
    note = " · ".join([*said, words.effect(choice.machine)])
    return Entry(words.name(f"machine-{choice.machine}"), words.say("group-use-machine"), note=note)


def _paid(lister: Lister, choice: UseMachine) -> str:
    """What the rules pay for it at a table like this one; `` for a machine that does something else."""
    events = lister.position.copy().apply(lister.seat, choice)
    found = [each for each in events if isinstance(each, Granted) and each.kind == _KIND]
    return " ".join(lister.words.pay(each.fame, each.coins, each.shards) for each in found)


@lists(ReactivateMachine)
def _reactivate(lister: Lister, choice: ReactivateMachine) -> Entry:
    """DT-CARD-01, 04: the fame that it would pay, and what the machine does."""
    words, told = lister.words, lister.position.copy().apply(lister.seat, choice)
    fame = sum(each.fame for each in told if isinstance(each, MachineReactivated))
    said = [words.pay(fame, 0), words.effect(choice.machine)] if fame else [words.effect(choice.machine)]
    heading = words.say("group-reactivate-machine")
    return Entry(words.name(f"machine-{choice.machine}"), heading, note=" · ".join(said))


@lists(PrepareWith)
def _prepare(lister: Lister, choice: PrepareWith) -> Entry:
    """DT-OPTI-02: the trick with its points and markers, and the levels of the machines that help."""
    symbol = lister.deck.symbol_ids.index(lister.owned(choice.trick).symbol)
    markers = tricks.prepared_markers(lister.position, lister.seat, symbol)
    gives = lister.words.say("ui-gives", points=lister.cost(choice), markers=markers)
    levels = [machine.rpartition("-")[2] for machine in choice.machines.split("+")]
    heading = lister.words.say("group-prepare-with")
    return Entry(" + ".join(levels), heading, f"{lister.titled(choice.trick)} {gives}")


@lists(BuyWithMachine)
def _buy(lister: Lister, choice: BuyWithMachine) -> Entry:
    """DT-SPIR-01: what is paid with the machine."""
    name = lister.words.name(f"component-{choice.component}")
    heading = f"{lister.grouped('group-buy', choice)} · {lister.words.name('machine-spiritual-1')}"
    return Entry(f"×{choice.count} = {_price(lister, choice)}{COIN}", heading, name)


def _price(lister: Lister, choice: BuyWithMachine) -> int:
    """The coins without any bargain, as the purchase counts them."""
    after, seat = lister.position.copy(), lister.seat
    after.apply(seat, choice)
    question = after.stacks[seat][-1] if seat in after.waiting else None
    if isinstance(question, market_row.Haggling):
        return market_row.buying(after, seat).due(after, seat, question.price(after))
    return lister.position.cells[COINS + seat] - after.cells[COINS + seat]


@lists(ChangeCard, SwapCard)
def _card(lister: Lister, choice: ChangeCard | SwapCard) -> Entry:
    """DT-SPIR-03: who has which card now."""
    group = "group-change-card" if isinstance(choice, ChangeCard) else "group-swap-card"
    card = next(each.card for each in lister.view.me.characters if each.id == choice.character)
    label = f"{lister.words.name(f'disc-{choice.character}')} → {lister.words.assignment(card)}"
    return Entry(label, lister.words.say(group))
