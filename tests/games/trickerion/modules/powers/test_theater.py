"""PW-08, 20, 26: powers for characters in the theater."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import CharacterPlaced, PointsLost, TrickRescheduled, TrickSetUp
from sleight.games.trickerion.modules.powers.cards.theater import GrandEntrance
from sleight.games.trickerion.modules.powers.events import PowerUsed
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.playing import asked, offered, play, question, refused, texts, warned
from tests.games.trickerion.helpers.power_scenes import quiet_powers, used
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import DAYS, EIGHT, ONE, TWO

# --- Sunday Regulars ----------------------------------------------------------------------------


def placing(character: str = "manager", prophecy: str = "") -> table:
    """A character of seat 0 is about to go to the theater, where Linking Rings could be set up."""
    scene = quiet_powers(prophecy).theater(ONE, TWO).trick(0, "linking-rings", ready=1)
    scene.assigned(0, character, "theater").assigned(1, "apprentice-1", "downtown")
    return scene.placing(0)


@pytest.mark.rule("PW-20", "MP-42")
def test_sunday_takes_no_point_backstage() -> None:
    position = with_power(placing(), 0, "sunday-regulars")
    events = play(position, "place manager sunday-1")
    assert events == [CharacterPlaced(0, "manager", "sunday-1"), PowerUsed(0, "sunday-regulars")]
    assert position.points == 2


@pytest.mark.rule("PW-20")
def test_other_days_and_other_seats_keep_what_is_printed() -> None:
    for day, points in zip(DAYS[:3], (3, 2, 2), strict=True):
        position = with_power(placing(), 0, "sunday-regulars")
        assert used(play(position, f"place manager {day}-1")) == []
        assert position.points == points
    position = with_power(placing(), 1, "sunday-regulars")
    assert used(play(position, "place manager sunday-1")) == []
    assert position.points == 1


@pytest.mark.rule("PW-20")
def test_the_yields_of_sunday_stay_as_they_are() -> None:
    scene = quiet_powers().theater(TWO).trick(0, "levitation").marker(0, "levitation", TWO, 1, "down")
    scene.placed(0, "magician", "sunday-stage").performing(0)
    assert gained(with_power(scene, 0, "sunday-regulars"), f"perform {TWO}") == gained(
        scene.position(), f"perform {TWO}"
    )


@pytest.mark.rule("MP-40", "PW-20")
def test_a_prophecy_that_sets_the_base_leaves_the_slot_to_the_power() -> None:
    position = with_power(placing("magician", "one-base-point"), 0, "sunday-regulars")
    play(position, "place magician sunday-1")
    assert position.points == 1 + 0


# --- Prompter -----------------------------------------------------------------------------------


def moving(points: int = 1, character: str = "apprentice-1", card: str = "", state: str = "") -> table:
    """A character of seat 0 is backstage on Friday, and a marker of Linking Rings lies in the theater."""
    scene = quiet_powers().theater(ONE, TWO).trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    scene.marker(0, "linking-rings", TWO, 1, "down").marker(1, "chinese-sticks", ONE, 2, "up")
    scene.assigned(1, "magician", "workshop")
    return scene.acting(0, character, "friday-1", points, card, state)


@pytest.mark.rule("PW-08", "MP-43", "MP-63")
def test_a_reschedule_without_points_and_without_link_payment() -> None:
    position = with_power(moving(), 0, "prompter")
    assert texts(position) == ["set-up linking-rings", "shift linking-rings", "finish", FREE]
    play(position, FREE)
    events = play(position, f"at {ONE} 1 down")
    assert events == [TrickRescheduled(0, "linking-rings", TWO, ONE, 1, "down")], "a link, and no payment"
    assert (position.points, position.waiting) == (1, (0,))


FREE = "shift-free linking-rings"


@pytest.mark.rule("PW-08", "MP-42")
def test_before_or_after_the_own_actions_and_also_without_points() -> None:
    position = with_power(moving(), 0, "prompter")
    play(position, "shift linking-rings", f"at {TWO} 2 up")
    assert (position.points, texts(position)) == (0, ["finish", FREE])
    assert used(play(position, FREE, f"at {TWO} 3 left")) == [(0, "prompter")]
    assert position.waiting == (1,), "the placement is over"
    declined = with_power(moving(), 0, "prompter")
    play(declined, "set-up linking-rings", f"at {ONE} 1 down", "gain fame")
    assert (declined.waiting, declined.points) == ((0,), 0)
    assert used(play(declined, "finish")) == []
    assert declined.waiting == (1,)


@pytest.mark.rule("PW-08", "MP-33")
def test_a_character_without_points_may_be_prompted_once_a_round() -> None:
    scene = quiet_powers().theater(ONE, TWO).trick(0, "linking-rings").assigned(1, "magician", "workshop")
    scene.marker(0, "linking-rings", TWO, 1, "down").team(0, "apprentice-2")
    scene.assigned(0, "apprentice-1", "theater").assigned(0, "apprentice-2", "theater").placing(0)
    assert warned(scene.position(), "place apprentice-1 sunday-1") == ["no-points-there"]
    position = with_power(scene, 0, "prompter")
    assert warned(position, "place apprentice-1 sunday-1") == []
    play(position, "place apprentice-1 sunday-1")
    assert (position.points, texts(position)) == (0, ["finish", FREE])
    play(position, FREE, f"at {TWO} 2 up", "idle magician")
    assert warned(position, "place apprentice-2 sunday-2") == ["no-points-there"]
    play(position, "place apprentice-2 sunday-2")
    assert position.view(None).phase != "placement", "the second one has nothing to do"


@pytest.mark.rule("PW-08")
def test_only_backstage_only_the_owner_and_once_a_round() -> None:
    position = with_power(moving(points=3), 0, "prompter")
    play(position, FREE, f"at {TWO} 2 up")
    assert offered(position, "shift-free") == []
    assert refused(position, FREE) == "not-here"
    assert offered(with_power(moving(), 1, "prompter"), "shift-free") == []
    scene = quiet_powers().theater(ONE, TWO).trick(0, "linking-rings").assigned(1, "magician", "workshop")
    scene.marker(0, "linking-rings", TWO, 1, "down").assigned(0, "magician", "theater").placing(0)
    stage = with_power(scene, 0, "prompter")
    play(stage, "place magician friday-stage")
    assert stage.waiting == (1,)


@pytest.mark.rule("MP-63", "MP-43")
@pytest.mark.parametrize("card", ["street-performance", "directors-favor"])
def test_no_special_card_improves_a_prompted_reschedule(card: str) -> None:
    position = with_power(moving(points=3, character="magician", card=card), 0, "prompter")
    play(position, FREE)
    assert asked(position) == question("lay", "TR-TH-13", 0, trick="linking-rings")
    play(position, f"at {TWO} 2 up")
    assert "bonus" in texts(position), "the bonus of the card is still there"
    play(position, "bonus")
    assert offered(position, "shift-free") == []


@pytest.mark.rule("MP-63")
def test_a_stack_moves_whole() -> None:
    scene = quiet_powers().magician(0, "electra").theater(ONE, TWO).trick(0, "linking-rings")
    scene.marker(0, "linking-rings", TWO, 1, "down", stacked=True).assigned(1, "magician", "workshop")
    position = with_power(scene.acting(0, "magician", "friday-1", 1), 0, "prompter")
    play(position, FREE, f"at {ONE} 1 down")
    moved = position.view(None).theater[0].markers[0]
    assert moved is not None
    assert moved.stacked


# --- Grand Entrance -----------------------------------------------------------------------------

ENTER = "place magician friday-stage"
FREE_SET_UP = "set-up-free linking-rings"


def entering(prophecy: str = "", card: str = "theater", magician: str = "the-mechaniker") -> table:
    """The magician of seat 0 goes to the theater; Linking Rings can be linked with a trick of seat 1."""
    scene = quiet_powers(prophecy).magician(0, magician).theater(EIGHT, TWO)
    scene.trick(0, "linking-rings", ready=2).trick(1, "chinese-sticks")
    scene.marker(1, "chinese-sticks", EIGHT, 1, "down")
    return scene.assigned(0, "magician", card).assigned(1, "apprentice-1", "downtown").placing(0)


def entered(*powers: str, prophecy: str = "", magician: str = "the-mechaniker") -> TrickerionPosition:
    """The magician has taken the stage."""
    position = with_power(entering(prophecy, magician=magician), 0, "grand-entrance", *powers)
    play(position, ENTER)
    return position


@pytest.mark.rule("PW-26", "MP-43", "MP-62")
def test_the_magician_on_stage_sets_up_a_trick_without_points() -> None:
    position = entered()
    assert (position.points, texts(position)) == (0, ["finish", FREE_SET_UP])
    play(position, FREE_SET_UP)
    events = play(position, f"at {EIGHT} 2 up", "gain fame")
    assert events[0] == TrickSetUp(0, "linking-rings", EIGHT, 2, "up", links=1)
    assert position.waiting == (1,), "the points of the magician are still lost"


@pytest.mark.rule("PW-26", "MP-42", "MP-33")
def test_it_may_be_left_out_and_is_given_once_a_round() -> None:
    position = entered()
    events = play(position, "finish")
    assert (used(events), [event for event in events if isinstance(event, PointsLost)]) == ([], [])
    assert position.waiting == (1,)
    backstage = with_power(entering(), 0, "grand-entrance")
    play(backstage, "place magician friday-1")
    assert offered(backstage, "set-up-free") == []
    others = with_power(entering(), 1, "grand-entrance")
    play(others, ENTER)
    assert others.waiting == (1,)
    spent = with_power(entering(), 0, "grand-entrance")
    next(each for each in spent.active.effects if isinstance(each, GrandEntrance)).use(spent)
    play(spent, ENTER)
    assert spent.waiting == (1,)


@pytest.mark.rule("PW-26", "MP-62")
def test_prophecies_and_other_powers_pay_for_it() -> None:
    position = entered("warm-rapport", "patter", prophecy="mechanical-fame")
    assert gained(position, FREE_SET_UP, f"at {EIGHT} 2 up", "gain fame")[0] == (2 + 1 + 1, 1, 0)


@pytest.mark.rule("MP-62")
def test_electra_may_stack_on_her_entrance() -> None:
    position = entered(magician="electra")
    play(position, FREE_SET_UP)
    assert asked(position) == question("stack", "TR-MAG-28", 0, trick="linking-rings")


@pytest.mark.rule("MP-62", "MP-43")
def test_the_bonus_of_a_card_of_the_theater_does_not_apply() -> None:
    position = with_power(entering(card="headliner-trick"), 0, "grand-entrance")
    play(position, ENTER)
    assert texts(position) == ["finish", FREE_SET_UP]
    assert gained(position, FREE_SET_UP, f"at {EIGHT} 2 up", "gain fame")[0] == (1, 0, 0)
    assert position.waiting == (1,)


@pytest.mark.rule("PW-26")
def test_nobody_is_warned_of_an_empty_stage_who_can_enter_with_a_trick() -> None:
    assert warned(entering().position(), ENTER) == ["nothing-to-perform"]
    assert warned(with_power(entering(), 0, "grand-entrance"), ENTER) == []
