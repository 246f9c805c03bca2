"""How machines are listed, each with what it does and what it would pay now."""

from __future__ import annotations

from sleight.games.trickerion.events import Granted
from sleight.games.trickerion.faces.lister import Entry, Lister, lists
from sleight.games.trickerion.faces.words import COIN
from sleight.games.trickerion.modules.dawn.choices import BuildMachine, ReactivateMachine, UseMachine
from sleight.games.trickerion.modules.dawn.events import MachineBuilt

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


@lists(ReactivateMachine)
def _reactivate(lister: Lister, choice: ReactivateMachine) -> Entry:
    """DT-CARD-01, 04: what it does."""
    return Entry(lister.sentence(choice), note=lister.words.effect(choice.machine))


def _paid(lister: Lister, choice: UseMachine) -> str:
    """What the rules pay for it at a table like this one; `` for a machine that does something else."""
    events = lister.position.copy().apply(lister.seat, choice)
    found = [each for each in events if isinstance(each, Granted) and each.kind == _KIND]
    return " ".join(lister.words.pay(each.fame, each.coins, each.shards) for each in found)
