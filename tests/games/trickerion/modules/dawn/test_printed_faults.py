"""What the rules take for granted of the house data, and how a file that does not give it is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import sleight
from sleight.games.trickerion.modules.dawn import printed as house
from sleight.games.trickerion.printed.structs import Printed, Yields

PRINTED: Printed = sleight.game("trickerion").printed
KNOWN = [card.id for card in house.assignments_of(PRINTED)]
FIRST = house.signatures_of(PRINTED)[0]
COMPONENTS = ", ".join(PRINTED.component_ids)


def faults_with(kind: str, *cards: Any) -> list[str]:
    """The faults of the files once one of them holds these cards."""
    changed = msgspec.structs.replace(PRINTED, of_modules=PRINTED.of_modules | {kind: cards})
    found = list(house.faults(changed, KNOWN))
    assert {file for file, _ in found} <= {f"{kind}.json"}
    return [fault for _, fault in found]


def signature_faults(**changes: Any) -> list[str]:
    """The faults once the first signature trick is another."""
    _, *others = house.signatures_of(PRINTED)
    return faults_with(house.SIGNATURES, msgspec.structs.replace(FIRST, **changes), *others)


def machine_faults(**changes: Any) -> list[str]:
    """The faults once the first machine is another."""
    first, *others = house.machines_of(PRINTED)
    return faults_with(house.MACHINES, msgspec.structs.replace(first, **changes), *others)


def test_our_own_files_have_no_faults() -> None:
    assert list(house.faults(PRINTED, KNOWN)) == []


@pytest.mark.rule("DT-SIG-01")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"id": "linking-rings"}, "linking-rings: id stands 2 times"),
        ({"id": "perpetual-coins"}, ""),
        ({"classic": "nothing"}, "perpetual-rings: classic must be a trick of its school and level"),
        ({"ability": "juggling"}, f"perpetual-rings: ability must be one of {', '.join(house.ABILITIES)}"),
        ({"prepare_ap": 0}, "perpetual-rings: prepare_ap must lie between 1 and 3"),
        ({"prepare_ap": 3}, ""),
        ({"prepare_ap": 4}, "perpetual-rings: prepare_ap must lie between 1 and 3"),
        ({"markers": 4}, ""),
        ({"markers": 5}, "perpetual-rings: markers must lie between 1 and 4"),
        ({"machines": 5}, "perpetual-rings: machines must lie between 1 and 4"),
        ({"components": {}}, f"perpetual-rings: components must be among {COMPONENTS}"),
        ({"components": {"gold": 1}}, f"perpetual-rings: components must be among {COMPONENTS}"),
        ({"components": {"metal": 4}}, "perpetual-rings: components: each count must lie between 1 and 3"),
        ({"yields": Yields(fame=-1, coins=2, shards=0)}, "perpetual-rings: yields must not be below 0"),
    ],
)
def test_a_signature_trick_is_refused_with_its_fault(changes: dict[str, Any], fault: str) -> None:
    assert signature_faults(**changes) == ([fault] if fault else [])


@pytest.mark.rule("DT-SIG-01")
def test_a_signature_trick_is_of_its_magicians_school() -> None:
    optical = next(trick for trick in PRINTED.tricks if trick.school == "optical" and trick.level == 1)
    found = signature_faults(school="optical", classic=optical.id)
    assert found == ["perpetual-rings: school must be mechanical"]


@pytest.mark.rule("DT-SIG-01")
def test_a_magician_has_one_signature_trick_and_every_id_stands_once() -> None:
    all_of_them = house.signatures_of(PRINTED)
    assert faults_with(house.SIGNATURES, *all_of_them, FIRST) == [
        "perpetual-rings: id stands 2 times",
        "signature_tricks: the-mechaniker has 2",
    ]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"icons": 0}, "icons must be at least 1"),
        ({"fame": -1}, "fame must not be below 0"),
        ({"costs": {"default": -1, "heavy": 1}}, "costs must be default, heavy, none below 0"),
        ({"costs": {"default": 0}}, "costs must be default, heavy, none below 0"),
    ],
)
def test_a_machine_is_refused_with_its_fault(changes: dict[str, Any], fault: str) -> None:
    first = house.machines_of(PRINTED)[0]
    assert machine_faults(**changes) == [f"{first.id}: {fault}"]


def test_the_machines_are_four_levels_of_each_school_in_their_order() -> None:
    machines = house.machines_of(PRINTED)
    schools = ", ".join(dict.fromkeys(machine.school for machine in machines))
    assert faults_with(house.MACHINES, *machines[:-1]) == [
        f"machines: needs 4 levels of each of {schools}, in this order"
    ]


@pytest.mark.rule("DT-SETUP-02")
def test_a_special_card_is_refused_with_its_fault() -> None:
    first, *others = house.assignments_of(PRINTED)
    twice = faults_with(house.ASSIGNMENTS, first, first, *others)
    assert twice == [f"{first.id}: id stands 2 times"]
    nobody = faults_with(house.ASSIGNMENTS, msgspec.structs.replace(first, id="nobody"), *others)
    assert nobody == [f"nobody: id must be one of {', '.join(sorted(KNOWN))}"]
    wrong = faults_with(house.ASSIGNMENTS, msgspec.structs.replace(first, action="dance"), *others)
    assert len(wrong) == 1
    assert wrong[0].startswith(f"{first.id}: action must be one of ")
    assert wrong[0].endswith(", any")
    any_action = msgspec.structs.replace(first, action="any")
    assert faults_with(house.ASSIGNMENTS, any_action, *others) == []


def test_a_file_that_is_not_there_has_no_faults() -> None:
    gone = msgspec.structs.replace(
        PRINTED,
        of_modules=PRINTED.of_modules | {house.MACHINES: ()},
        missing=(f"{house.MACHINES}.json",),
    )
    assert list(house.faults(gone, KNOWN)) == []
