"""DT-SETUP-01, 16, DT-COMPAT, DT-DATA-03: what Dawn of Technology is played with."""

from __future__ import annotations

from typing import Any

import pytest

import sleight
from tests.games.trickerion.helpers.machines import DAWN
from tests.games.trickerion.helpers.scenario import GAME


def _refused(**options: object) -> tuple[str, dict[str, Any]]:
    with pytest.raises(sleight.BadInput) as caught:
        GAME.new(2, 1, options)
    return caught.value.code, dict(caught.value.arguments)


@pytest.mark.rule("DT-SETUP-01", "DT-COMPAT-01")
def test_it_needs_the_dark_alley() -> None:
    needs = {"option": "dawn", "needs": "dark_alley=true", "rule": "DT-SETUP-01"}
    assert _refused(dawn=True) == ("option-needs", needs)
    assert GAME.new(2, 1, DAWN).view(None).alley is not None


@pytest.mark.rule("DT-SETUP-16")
def test_it_is_not_offered_with_the_rules_of_the_first_edition() -> None:
    code, said = _refused(**DAWN, edition="first")
    assert (code, said["option"], said["needs"]) == ("option-needs", "dawn", "edition=2019")
    assert said["rule"] == "DT-SETUP-16"


@pytest.mark.rule("DT-COMPAT-03", "DT-COMPAT-04", "MP-35")
def test_powers_are_refused_with_it_unless_the_host_allows_them() -> None:
    code, said = _refused(**DAWN, powers=True)
    assert (code, said["rule"]) == ("option-needs", "DT-COMPAT-04")
    assert said["needs"] == "powers=false, allow_unrecommended=true"
    both = GAME.new(2, 1, {**DAWN, "powers": True, "allow_unrecommended": True})
    assert [module.id for module in both.table.modules] == ["dark-alley", "powers", "dawn"]


def test_what_varies_it_is_refused_without_it() -> None:
    assert _refused(machine_costs="heavy")[1]["rule"] == "DT-DATA-03"
    assert _refused(allow_unrecommended=True)[1]["rule"] == "DT-COMPAT-04"


@pytest.mark.rule("DT-DATA-03")
def test_the_heavier_costs_are_off_unless_a_host_or_the_set_for_the_experienced_says_so() -> None:
    assert GAME.options["machine_costs"].default == "default"
    wanted = {"dark_alley": True, "prophecies": True, "dawn": True, "machine_costs": "heavy"}
    assert GAME.recommended_options("dawn") == wanted


@pytest.mark.rule("DT-SETUP-17")
def test_the_game_lasts_seven_rounds() -> None:
    assert GAME.new(2, 1, DAWN).view(None).rounds == 7


@pytest.mark.rule("DT-COMPAT-02")
def test_two_play_it_without_changes() -> None:
    assert {GAME.new(seats, 1, DAWN).view(None).rounds for seats in (2, 3, 4)} == {7}
