"""Powers of the second seat, questions in full, and questions that a save asks where they cannot be asked."""

from __future__ import annotations

from typing import Any

import pytest

import sleight
from sleight.games.trickerion.events import TrickRewarded
from sleight.games.trickerion.modules.powers.choices import DiscardPower, LearnPower
from sleight.games.trickerion.modules.powers.events import (
    PowerDiscarded,
    PowerLearned,
    PowerReturned,
    PowersDealt,
    SecondShown,
    SecondTaken,
)
from tests.games.trickerion.helpers.playing import asked, kind, play, question, rolling, texts
from tests.games.trickerion.helpers.power_referee import FIRST, act, place
from tests.games.trickerion.helpers.power_scenes import BIG, quiet_powers, show, used
from tests.games.trickerion.helpers.powers import shown, with_power, with_powers
from tests.games.trickerion.helpers.saves import load_error
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.scenes import END
from tests.games.trickerion.helpers.secrecy import DOWNTOWN

PERFORM = f"perform {BIG}"


# --- What choices touch and events reveal -------------------------------------------------------


def test_a_choice_about_powers_names_what_it_touches() -> None:
    assert LearnPower("patter", 2).names() == ("do:learn-power", "power:patter", "power-slot:2")
    assert DiscardPower("patter").names() == ("do:discard-power", "power:patter")


@pytest.mark.parametrize(
    ("event", "reveals"),
    [
        (PowersDealt, True),
        (PowerLearned, True),
        (SecondShown, True),
        (PowerDiscarded, False),
        (PowerReturned, False),
        (SecondTaken, False),
    ],
)
def test_whatever_shows_something_new_is_not_undone(event: type[sleight.Event], reveals: bool) -> None:
    assert event.reveals is reveals


# --- The second seat ----------------------------------------------------------------------------


@pytest.mark.rule("MP-17")
def test_shards_beyond_the_icons_of_another_seat_lie_apart() -> None:
    scene = with_powers().shards(1, 10).assigned(0, "magician", "downtown").placing(0)
    assert [seat.apart for seat in shown(scene.position(), None).seats] == [0, 2]


@pytest.mark.rule("PW-28")
@pytest.mark.parametrize(("coins", "told"), [(7, [(1, "deep-pockets")]), (3, [])])
def test_the_pockets_of_another_seat_are_told_when_they_pay(coins: int, told: list[tuple[int, str]]) -> None:
    scene = quiet_powers().round(7).coins(0, 0).coins(1, coins)
    scene.assigned(0, "apprentice-1", "workshop").placing(0)
    assert used(play(with_power(scene, 1, "deep-pockets"), END)) == told


@pytest.mark.rule("PW-24")
@pytest.mark.parametrize(
    ("trick", "more"), [("hellhound", 2), ("vanishing-bird-cage", 0), ("beast-within", 2)]
)
def test_only_tricks_of_level_three_have_a_box_wherever_they_stand_in_the_data(trick: str, more: int) -> None:
    events = play(with_power(show((0, trick)), 0, "royal-box"), PERFORM)
    (paid,) = [event for event in events if isinstance(event, TrickRewarded)]
    assert (paid.more_coins, len(used(events))) == (more, 1 if more else 0)


@pytest.mark.rule("PW-11")
def test_a_magician_is_no_specialist() -> None:
    position = with_power(place(("magician", "downtown")), 0, "drilled-specialists")
    play(position, "place magician downtown-1")
    assert kind(position) == "enhance"


@pytest.mark.rule("MP-60", "PW-22")
@pytest.mark.parametrize("saved", ["levitation", "spirit-hand"])
def test_what_the_encore_saved_is_not_saved_again(saved: str) -> None:
    scene = show((0, "levitation"), (0, "spirit-hand"), card="durable-components")
    position = with_power(scene, 0, "eternal-encore")
    play(position, PERFORM, f"salvage {saved}")
    (other,) = {"levitation", "spirit-hand"} - {saved}
    assert texts(position) == [f"salvage {other}", "decline"]


# --- Questions in full --------------------------------------------------------------------------


@pytest.mark.rule("MP-64", "PW-04")
def test_a_crate_is_asked_about_in_full() -> None:
    position = with_power(act("market-1", 2).team(0, "manager"), 0, "mixed-crate")
    play(position, "buy wood 2")
    assert asked(position) == question(
        "mixed-crate", "PW-04", 0, power="mixed-crate", component="wood", count=2
    )
    play(position, "buy rope 1")
    both: dict[str, Any] = {"component": "wood", "count": 2, "other": "rope", "more": 1}
    assert asked(position) == question("bargain-crate", "TR-MK-09", 0, power="mixed-crate", price=4, **both)
    play(position, "bargain 0")
    first = question("store-first", "TR-CMP-05", 0, power="mixed-crate", component="wood", count=2)
    assert asked(position) == first
    play(position, "keep manager")
    second = question("store-second", "TR-CMP-05", 0, power="mixed-crate", component="rope", count=1)
    assert asked(position) == second


@pytest.mark.rule("PW-05")
def test_a_die_that_may_be_turned_back_is_asked_about_in_full() -> None:
    position = with_power(act("downtown-1", 2), 0, "weighted-die")
    rolling(position, "reroll bank-1", "6")
    assert asked(position) == question(
        "turn-back", "PW-05", 0, power="weighted-die", die="bank-1", face="6", old="3"
    )


@pytest.mark.rule("PW-07", "PW-15", "PW-03", "PW-11")
def test_the_other_questions_of_powers_in_full() -> None:
    position = with_power(act("dark-alley-1", 1, **FIRST), 0, "night-contacts")
    play(position, "draw downtown")
    top_or_second = question("top-or-second", "PW-07", 0, power="night-contacts", deck="downtown")
    assert position.asked(0) == top_or_second
    scene = act("workshop-1", 1).trick(0, "linking-rings").components(0, metal=2)
    position = with_power(scene, 0, "double-rehearsal")
    play(position, "prepare linking-rings")
    assert asked(position) == question(
        "double-rehearsal", "PW-15", 0, power="double-rehearsal", trick="linking-rings"
    )
    for character, card, power, slot in (
        ("apprentice-1", "workshop", "eager-hands", "workshop-1"),
        ("manager", "downtown", "drilled-specialists", "downtown-1"),
    ):
        position = with_power(place((character, card)), 0, power)
        play(position, f"place {character} {slot}")
        found = asked(position)
        assert (found.kind, found.arguments["power"]) == (power, power)


# --- Questions where they cannot be asked -------------------------------------------------------


def _refused(data: dict[str, Any]) -> bool:
    """Whether a save asks what does not fit."""
    error = load_error(data)
    return error is not None and "does not fit" in str(error.arguments["why"])


def _asking(power: str, kind: str, *numbers: int, slot: str = "market-1") -> dict[str, Any]:
    """A save that asks seat 0 something while its magician acts somewhere."""
    scene = act(slot, 3).trick(0, "linking-rings").components(0, metal=2)
    data: dict[str, Any] = with_power(scene, 0, power).to_dict()
    data["asked"][0] = {"kind": kind, "numbers": list(numbers)}
    return data


LINKING_RINGS = GAME.table(2, with_powers().known.options).trick_numbers["linking-rings"]


@pytest.mark.rule("PW-15")
def test_a_rehearsal_is_asked_about_where_a_trick_is_being_prepared() -> None:
    at_work = _asking("double-rehearsal", "double-rehearsal", LINKING_RINGS, slot="workshop-1")
    assert load_error(at_work) is None
    assert load_error({**at_work, "actor": ""}) is not None
    assert _refused(_asking("loyal-crew", "double-rehearsal", LINKING_RINGS, slot="workshop-1"))
    other = LINKING_RINGS + 1
    assert _refused(_asking("double-rehearsal", "double-rehearsal", other, slot="workshop-1"))
    prepared = {**at_work, "workshops": [*at_work["workshops"]]}
    prepared["workshops"][0] = {**prepared["workshops"][0]}
    trick = {**prepared["workshops"][0]["tricks"][0], "ready": 1, "spare": 3}
    prepared["workshops"][0]["tricks"] = [trick]
    assert _refused(prepared)


@pytest.mark.rule("MP-09")
def test_nobody_is_asked_to_learn_outside_the_assignments() -> None:
    error = load_error(_asking("loyal-crew", "learn-power"))
    assert error is not None
    assert error.arguments["why"] == "asked[0].kind: 'learn-power' is unknown here"


@pytest.mark.rule("PW-05")
def test_a_die_that_shows_the_old_face_cannot_be_turned_back() -> None:
    position = with_power(act("downtown-1", 2), 0, "weighted-die")
    rolling(position, "reroll bank-1", "6")
    data: dict[str, Any] = position.to_dict()
    assert load_error(data) is None
    unused = {**data, "powers": {**data["powers"], "used": [[], []]}}
    assert _refused(unused)
    data["dice"][4] = "3"
    assert _refused(data)


@pytest.mark.rule("PW-07")
@pytest.mark.parametrize(("left", "asks"), [(2, True), (1, False)])
def test_a_deck_of_one_card_has_no_second(left: int, asks: bool) -> None:
    scene = act("dark-alley-1", 1, **FIRST).decks(downtown=DOWNTOWN[:left]).hand(1, *DOWNTOWN[left:])
    position = with_power(scene, 0, "night-contacts")
    data: dict[str, Any] = position.to_dict()
    data["asked"][0] = {"kind": "top-or-second", "numbers": [0]}
    assert _refused(data) is not asks
