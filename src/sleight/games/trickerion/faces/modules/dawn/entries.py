"""How machines are listed, each with what it does and what it would pay now."""

from __future__ import annotations

from sleight.games.trickerion.events import Granted
from sleight.games.trickerion.faces.lister import Entry, Lister, lists
from sleight.games.trickerion.faces.modules.dawn.board import machines_of
from sleight.games.trickerion.faces.words import COIN
from sleight.games.trickerion.modules.dawn.choices import BuildMachine, UseMachine

_KIND = "machine"
"""How gifts name a machine as their cause."""


@lists(BuildMachine)
def _build(lister: Lister, choice: BuildMachine) -> Entry:
    """DT-BUILD-02, 04: which machine comes next, what it costs, and what it does."""
    words, shown = lister.words, machines_of(lister.view)
    assert shown is not None
    own = shown.seats[lister.seat]
    there = own.slots[own.built]
    price = words.say("ui-machine-unbuilt", price=f"{there.coins}{COIN}")
    return Entry(lister.sentence(choice), note=f"{price} · {words.explained(_KIND, there.machine)[0]}")


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
