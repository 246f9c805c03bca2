"""What is told of signature tricks and shards is true, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

import sleight
from sleight.games.trickerion.events import GameBegan, TrickLaidBeside, TrickReturned
from sleight.games.trickerion.modules.dawn.events import MachineBuilt
from tests.games.trickerion.helpers.machines import DAWN
from tests.games.trickerion.helpers.scenario import GAME

NAMES = ["Ana", "Bo", "Cy"]


def _begun(wanted: str, **options: Any) -> list[sleight.Event]:
    """What set-up tells if the first to choose is the Mechaniker and takes a starting trick."""
    position = GAME.new(3, 5, {**DAWN, **options})
    mine, events = position.waiting[0], list[sleight.Event]()
    while position.view(None).phase == "set-up":
        seat = position.waiting[0]
        offers = [sleight.text(choice) for choice in position.choices(seat)]
        likes = ["choose the-mechaniker", f"learn {wanted}"] if seat == mine else []
        events += position.apply(
            seat, GAME.parse(next((each for each in likes if each in offers), offers[0]))
        )
    return events


@pytest.mark.rule("DT-SETUP-12")
@pytest.mark.parametrize(("quick", "most"), [(False, 2), (True, 3)])
def test_who_starts_with_a_signature_trick_has_a_shard_less_and_nobody_else(quick: bool, most: int) -> None:
    (began,) = [each for each in _begun("perpetual-rings", quick=quick) if isinstance(each, GameBegan)]
    assert began.shards_by_seat
    assert sorted(began.shards_by_seat) == [most - 1, most, most]
    in_order = ", ".join(str(began.shards_by_seat[seat]) for seat in began.order)
    told = [sleight.describe(began, lang, names=NAMES) for lang in ("en", "fr", "ru")]
    assert f"Shards in this order: {in_order}." in told[0]
    assert f"Éclats dans cet ordre\u00a0: {in_order}." in told[1]
    assert f"Осколки в этом порядке: {in_order}." in told[2]


@pytest.mark.rule("DT-SETUP-05")
def test_equal_shards_are_told_once() -> None:
    (began,) = [each for each in _begun("linking-rings") if isinstance(each, GameBegan)]
    assert (began.shards, began.shards_by_seat) == (2, UNSET)
    assert "everyone has 5 fame and 2 shards." in sleight.describe(began, "en", names=NAMES)


@pytest.mark.rule("DT-COMPAT-06")
def test_the_first_machines_of_a_quick_game_are_told() -> None:
    built = [each for each in _begun("linking-rings", quick=True) if isinstance(each, MachineBuilt)]
    assert sorted((each.seat, each.machine.split("-")[1], each.coins) for each in built) == [
        (0, "1", 0),
        (1, "1", 0),
        (2, "1", 0),
    ]
    assert not [each for each in _begun("linking-rings") if isinstance(each, MachineBuilt)]


@pytest.mark.rule("DT-SIG-14")
@pytest.mark.parametrize(
    ("lang", "yours", "others"),
    [
        (
            "en",
            "You lay Perpetual Rings beside your board again.",
            "Bo lays Perpetual Rings beside their board",
        ),
        (
            "fr",
            "Vous reposez Anneaux Perpétuels à côté de votre plateau.",
            "Bo repose Anneaux Perpétuels à côté",
        ),
        ("ru", "Вы снова кладёте номер «Вечные кольца» рядом со своим планшетом.", "Bo снова кладёт номер"),
    ],
)
def test_a_signature_trick_is_not_returned_to_the_residence(lang: str, yours: str, others: str) -> None:
    event = TrickLaidBeside(1, "perpetual-rings")
    said = [sleight.describe(event, lang, names=NAMES, me=me).replace(" ⌂", "") for me in (1, 0)]
    assert said[0] == yours
    assert said[1].startswith(others)
    classic = sleight.describe(TrickReturned(1, "linking-rings"), "en", names=NAMES, me=0)
    assert classic == "Bo returns Linking Rings to the Residence."
