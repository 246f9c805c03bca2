"""The same referee: points, costs and preparations, with cards, prophecies and abilities."""

from __future__ import annotations

import pytest

from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.playing import kind, offered, play, rolling
from tests.games.trickerion.helpers.power_referee import act, place
from tests.games.trickerion.helpers.powers import used, with_power
from tests.games.trickerion.helpers.reading import markers, tokens
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import TWO

# --- Points and costs (MP-40, MP-51, MP-67) -----------------------------------------------------


@pytest.mark.rule("MP-51", "MP-40", "TR-PROR-17", "TR-PROR-30")
@pytest.mark.parametrize(
    ("power", "prophecy", "written"),
    [
        ("retentive-mind", "cheap-learning", "learn linking-rings"),
        ("open-audition", "cheap-hiring", "hire inn-1"),
    ],
)
def test_a_cost_that_a_prophecy_sets_to_one_is_not_lowered(power: str, prophecy: str, written: str) -> None:
    position = with_power(act("downtown-1", 2, prophecy=prophecy), 0, power)
    events = play(position, written)
    assert (position.points, used(events)) == (1, [])


@pytest.mark.rule("MP-51", "TR-SAR-30")
def test_a_mass_recruitment_after_an_audition_costs_two_points() -> None:
    position = with_power(act("downtown-1", 3, "mass-recruitment"), 0, "open-audition")
    assert (gained(position, "hire inn-2")[0], position.points) == ((0, -3, 0), 1)


@pytest.mark.rule("MP-40", "PW-11", "TR-PROR-06")
def test_a_drilled_specialist_adds_to_a_base_of_one() -> None:
    position = with_power(place(("manager", "downtown"), prophecy="one-base-point"), 0, "drilled-specialists")
    play(position, "place manager downtown-1", "accept", "plain")
    assert position.points == 1 + 2 + 1


@pytest.mark.rule("PW-03", "MP-67", "TR-PROR-20", "TR-MAG-05")
def test_eager_hands_join_the_mechaniker_and_fame() -> None:
    scene = place(("apprentice-1", "workshop"), prophecy="famous-apprentices").poster(0)
    scene.trick(0, "linking-rings").components(0, metal=2).magician(0, "the-mechaniker")
    position = with_power(scene, 0, "eager-hands")
    play(position, "place apprentice-1 workshop-1", "boost", "accept", "plain")
    assert position.points == 2 + 1 + 1


@pytest.mark.rule("PW-03", "MP-67", "TR-SAR-29")
def test_eager_hands_stay_at_home_when_a_freelancer_goes_to_market() -> None:
    position = with_power(place(("apprentice-1", "freelancer")), 0, "eager-hands")
    play(position, "place apprentice-1 market-1")
    assert kind(position) != "eager-hands"


@pytest.mark.rule("PW-03", "MP-33", "TR-PROR-14")
def test_of_two_placements_of_one_turn_one_has_eager_hands() -> None:
    workers = (("apprentice-1", "workshop"), ("apprentice-2", "invention"))
    scene = place(*workers, prophecy="two-placements").trick(0, "linking-rings")
    position = with_power(scene.components(0, metal=2), 0, "eager-hands")
    play(position, "place apprentice-1 workshop-1", "accept", "plain", "finish")
    play(position, "place apprentice-2 workshop-2", "point")
    assert kind(position) == "enhance"


@pytest.mark.rule("PW-05", "MP-33")
def test_a_die_is_turned_back_and_the_next_roll_costs_a_point() -> None:
    position = with_power(act("downtown-1", 2), 0, "weighted-die")
    rolling(position, "reroll bank-1", "6")
    play(position, "accept")
    rolling(position, "reroll bank-1", "5")
    assert (position.points, position.view(0).dice[4], kind(position)) == (1, "5", "act")


@pytest.mark.rule("PW-18", "PW-07", "MP-65")
def test_the_key_pays_for_a_second_draw_of_three_cards() -> None:
    scene = act("dark-alley-1", 2).decks(downtown=["empower", "interest", "headhunter"])
    position = with_power(scene, 0, "back-door-key", "night-contacts")
    events = play(position, "draw theater", "draw downtown")
    assert (used(events), position.points) == (["back-door-key", *["night-contacts"] * 2], 0)


# --- Preparing (MP-54) --------------------------------------------------------------------------


def _work(card: str, state: str = "armed", trick: str = "linking-rings", **stock: int) -> table:
    """A trick can be prepared in the workshop with a card."""
    scene = act("workshop-1", 1, card, state=state).trick(0, trick)
    return scene.components(0, "player", **(stock or {"metal": 2}))


@pytest.mark.rule("MP-54", "TR-SAR-20", "MP-41")
def test_a_tweak_and_a_rehearsal_are_a_marker_each_up_to_four() -> None:
    position = with_power(_work("trick-tweaking"), 0, "double-rehearsal")
    play(position, "prepare linking-rings", "accept")
    assert markers(position)["linking-rings"] == (4, 0)
    scene = _work("trick-tweaking", trick="mind-reading", glass=2)
    position = with_power(scene, 0, "double-rehearsal")
    assert used(play(position, "prepare mind-reading")) == []
    assert markers(position)["mind-reading"] == (4, 0), "no fifth marker, and nothing to ask"


@pytest.mark.rule("MP-54", "TR-SAR-22")
def test_replaceable_parts_and_a_rehearsal_cancel_out() -> None:
    position = with_power(_work("replaceable-parts").trick(0, "barricaded-barrels"), 0, "double-rehearsal")
    play(position, "prepare linking-rings", "accept")
    assert markers(position) == {"linking-rings": (2, 2), "barricaded-barrels": (1, 3)}


@pytest.mark.rule("MP-54", "TR-SAR-25")
def test_a_prototype_with_props_returns_no_more_than_there_is() -> None:
    position = with_power(_work("unstable-prototype", "ready", metal=1), 0, "improvised-props")
    assert gained(position, "bonus")[0] == (1, 1, 0)
    assert (markers(position)["linking-rings"], tokens(position)) == ((3, 1), {})


@pytest.mark.rule("MP-54", "PW-09", "TR-SAR-33")
def test_props_are_no_components_for_an_overhaul() -> None:
    scene = act("downtown-1", 3, "trick-overhaul", state="ready").trick(0, "mind-reading")
    assert offered(with_power(scene.components(0, metal=1), 0, "improvised-props"), "bonus") == []
    assert offered(with_power(scene.components(0, metal=2), 0, "improvised-props"), "bonus") == ["bonus"]


@pytest.mark.rule("PW-09", "TR-CMP-06")
def test_what_the_manager_adds_needs_no_props() -> None:
    scene = act("workshop-1", 2).team(0, "manager").trick(0, "linking-rings").trick(0, "mind-reading")
    scene.components(0, "manager", metal=1).components(0, glass=1)
    position = with_power(scene, 0, "improvised-props")
    assert used(play(position, "prepare linking-rings")) == []
    assert used(play(position, "prepare mind-reading")) == ["improvised-props"]


@pytest.mark.rule("PW-15", "TR-SAR-27")
def test_a_rehearsed_marker_may_go_on_stage_at_once() -> None:
    scene = _work("on-stage-preparation").theater("riverside-theater-1", TWO)
    position = with_power(scene, 0, "double-rehearsal")
    play(position, "prepare linking-rings", "accept", f"at {TWO} 1 down")
    assert markers(position)["linking-rings"] == (2, 1)
