"""TR-SAR-30 to 32: the special cards that improve Hire Character."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    BonusUsed,
    CardTurnedUp,
    CharacterHired,
    CharacterJoined,
    CharacterPlanned,
    Granted,
    WagesPaid,
)
from sleight.games.trickerion.state.components import manager_slots
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import is_sound, play, question, refusal, refused, texts, why_not
from tests.games.trickerion.helpers.reading import team
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import downtown

# --- Mass Recruitment -----------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-30")
@pytest.mark.shows("mass-recruitment")
def test_mass_recruitment_hires_a_second_apprentice_for_three_coins() -> None:
    position = downtown("mass-recruitment").dice(inn_2="apprentice").coins(0, 3).position()
    events, changed = done(position, "bonus")
    assert events == [
        BonusUsed(0, "mass-recruitment"),
        CharacterHired(0, "apprentice", "inn-2"),
        Granted(0, "card", "mass-recruitment", coins=-3),
        CharacterHired(0, "apprentice", ""),
    ]
    assert {path: value for path, value in changed.items() if "characters" not in path} == {
        "coins.0": 0,
        "dice.3": "x",
        "points": 1,
        "alley.round.bonus": None,
    }
    assert team(position)["apprentice-2"] == team(position)["apprentice-3"] == "inn"
    assert "apprentice-4" not in team(position)


@pytest.mark.rule("TR-SAR-30", "TR-DT-27", "TR-SAR-01")
@pytest.mark.shows_limit("mass-recruitment")
@pytest.mark.parametrize(
    ("coins", "die", "owned"),
    [
        (2, "apprentice", ()),
        (9, "x", ()),
        (9, "apprentice", ("apprentice-2",)),
        (9, "apprentice", ("assistant", "apprentice-2", "apprentice-3")),
    ],
)
def test_without_coins_die_or_two_homes_only_one_can_be_hired(
    coins: int, die: str, owned: tuple[str, ...]
) -> None:
    scene = downtown("mass-recruitment").dice(inn_1="engineer", inn_2=die).coins(0, coins)
    position = scene.team(0, *owned).position()
    assert refused(position, "bonus") == "bonus-useless"
    assert "hire inn-1" in texts(position)
    assert ("hire inn-2" in texts(position)) == (die != "x")


@pytest.mark.rule("TR-SAR-30", "TR-DT-27")
@pytest.mark.shows_limit("mass-recruitment")
def test_the_slot_of_the_assistant_counts_for_the_second_apprentice_and_other_dice_do_not_serve() -> None:
    scene = downtown("mass-recruitment", state="armed").dice(inn_1="engineer", inn_2="apprentice")
    position = scene.team(0, "apprentice-2").hired(0, "assistant").position()
    assert texts(position) == ["hire inn-2"]
    assert why_not(position, "hire inn-1") == refusal("no-apprentice-shown", "TR-SAR-30", die="inn-1")
    assert refused(position, "finish") == "bonus-first"
    play(position, "hire inn-2")
    assert team(position)["apprentice-3"] == team(position)["apprentice-4"] == "inn"


# --- Hypnotic Motivation --------------------------------------------------------------------------


def hypnotist(points: int = 3, prophecies: bool = False) -> table:
    """Seat 0 has the points for one hire, and the only die shows a manager."""
    scene = downtown("hypnotic-motivation", points, prophecies=prophecies).dice(inn_1="manager", inn_2="x")
    return scene.hand(0, "interest")


@pytest.mark.rule("TR-SAR-31", "TR-DT-28", "TR-DT-29", "TR-DT-30")
@pytest.mark.shows("hypnotic-motivation")
def test_a_hypnotised_specialist_is_at_home_with_its_board_and_may_get_a_card() -> None:
    position = hypnotist().position()
    before = position.view(0)
    events = play(position, "bonus")
    assert events == [
        BonusUsed(0, "hypnotic-motivation"),
        CharacterHired(0, "manager", "inn-1"),
        CharacterJoined(0, "manager"),
    ]
    assert team(position)["manager"] == "home"
    assert manager_slots(position, 0) == 2
    after = position.view(0)
    assert (after.coins, after.me.components, after.me.tricks) == (before.coins, (), ())
    assert after.dice[2] == "x"
    assert position.asked(0) == question("newcomer-card", "TR-SAR-31", 0, character="manager")
    cards = ["downtown", "market-row", "workshop", "theater", "dark-alley", "interest"]
    assert texts(position) == [*(f"send manager {card}" for card in cards), "rest manager"]
    assert is_sound(position)
    assert why_not(position, "send magician workshop") == refusal(
        "not-the-newcomer", "TR-SAR-31", character="manager"
    )
    assert why_not(position, "send manager headhunter") == refusal(
        "no-card-left", "TR-ASSIGN-09", card="headhunter"
    )
    assert refused(position, "return linking-rings") == "in-the-middle"


@pytest.mark.rule("TR-SAR-31", "TR-ASSIGN-02")
@pytest.mark.shows("hypnotic-motivation")
def test_the_card_lies_face_up_and_the_newcomer_is_placed_in_the_next_turn() -> None:
    position = hypnotist().trick(1, "linking-rings").position()
    events = play(position, "bonus", "send manager interest")
    assert events[-1] == CardTurnedUp(0, "manager", "interest")
    (newcomer,) = [each for each in position.view(1).workshops[0].characters if each.id == "manager"]
    assert (newcomer.card, newcomer.waits, newcomer.secret) == ("interest", True, False)
    assert position.view(0).me.hand == ()
    assert position.waiting == (1,)
    play(position, "idle apprentice-1")
    assert texts(position) == ["place manager downtown-4", "idle manager"]
    play(position, "place manager downtown-4")
    assert position.asked(0) == question("special-card", "TR-SA-08", 0, character="manager", card="interest")


@pytest.mark.rule("TR-SAR-31", "TR-WS-20", "TR-WS-24")
@pytest.mark.shows("hypnotic-motivation")
def test_the_board_of_a_newcomer_has_its_bonus_and_its_move_at_once() -> None:
    position = hypnotist().components(0, metal=1).shards(0, 0).position()
    play(position, "bonus", "send manager workshop", "idle apprentice-1", "place manager workshop-1")
    assert texts(position) == ["shelve metal empty", "finish"]
    play(position, "shelve metal empty")
    (metal,) = position.view(0).me.components
    assert (metal.tokens, metal.board, metal.counts) == (1, "manager", 2)


@pytest.mark.rule("TR-SAR-31", "TR-ASSIGN-09")
@pytest.mark.shows_limit("hypnotic-motivation")
def test_only_cards_that_are_still_in_hand_can_be_laid() -> None:
    scene = hypnotist().placed(0, "apprentice-1", "workshop-1").idle(0, "apprentice-2", "theater")
    position = scene.position()
    play(position, "bonus")
    cards = ["downtown", "market-row", "theater", "dark-alley", "interest"]
    assert texts(position) == [*(f"send manager {card}" for card in cards), "rest manager"]
    assert refused(position, "send manager workshop") == "no-card-left"


@pytest.mark.rule("TR-SAR-31", "TR-END-07")
@pytest.mark.shows("hypnotic-motivation")
@pytest.mark.shows_limit("hypnotic-motivation")
@pytest.mark.parametrize(
    ("choices", "wages"),
    [
        (("send manager downtown", "idle apprentice-1", "place manager downtown-4", "finish"), [(0, 2)]),
        (("send manager downtown", "idle apprentice-1", "idle manager"), []),
        (("rest manager", "idle apprentice-1"), []),
    ],
)
def test_a_newcomer_is_paid_only_if_it_was_placed(
    choices: tuple[str, ...], wages: list[tuple[int, int]]
) -> None:
    position = hypnotist().shards(0, 0).position()
    events = play(position, "bonus", *choices)
    assert [(event.seat, event.due) for event in events if isinstance(event, WagesPaid)] == wages
    assert (position.round, team(position)["manager"]) == (2, "home")


@pytest.mark.rule("TR-MEET-06", "TR-SAR-31", "TR-PROR-14")
@pytest.mark.parametrize(("prophecy", "next"), [("two-placements", 0), ("double-bank", 1)])
def test_under_two_placements_the_newcomer_may_be_the_second_of_the_turn(prophecy: str, next: int) -> None:
    position = hypnotist(prophecies=True).prophecy(prophecy).position()
    play(position, "bonus", "send manager workshop")
    assert position.waiting == (next,)
    if next == 0:
        assert texts(position)[-1] == "decline"
        assert "place manager workshop-1" in texts(position)


@pytest.mark.rule("TR-SAR-31", "TR-PROR-25")
def test_under_hidden_assignments_the_card_lies_face_down() -> None:
    scene = downtown("hypnotic-motivation", 3, prophecies=True).dice(inn_1="manager", inn_2="x")
    scene.prophecy("hidden-assignments").sealed(1, "apprentice-1", "market-row").hand(0, "interest")
    position = scene.position()
    events = play(position, "bonus", "send manager interest")
    assert events[-1] == CharacterPlanned(0, "manager", "interest")
    assert events[-1].seen_by(1) is None
    (newcomer,) = [each for each in position.view(1).workshops[0].characters if each.id == "manager"]
    assert (newcomer.card, newcomer.waits, newcomer.secret) == ("", True, True)


@pytest.mark.rule("TR-SAR-31", "TR-END-13", "TR-SAR-57")
@pytest.mark.parametrize(("board", "home"), [("player", "apprentice-2"), ("assistant", "apprentice-4")])
def test_a_hypnotised_apprentice_moves_in_where_its_owner_likes(board: str, home: str) -> None:
    scene = downtown("hypnotic-motivation", 3).dice(inn_1="x", inn_2="apprentice")
    position = scene.team(0, "assistant").position()
    play(position, "bonus")
    assert position.asked(0) == question("newcomer-home", "TR-SAR-31", 0)
    assert texts(position) == ["keep player", "keep assistant"]
    assert is_sound(position)
    assert why_not(position, "keep manager") == refusal("no-room-there", "TR-SAR-31", board="manager")
    assert play(position, f"keep {board}") == [CharacterJoined(0, home)]
    assert team(position)[home] == "home"


@pytest.mark.rule("TR-SAR-31", "TR-DT-27", "TR-SAR-01", "TR-MEET-54")
@pytest.mark.shows_limit("hypnotic-motivation")
def test_a_home_that_comes_only_at_the_end_of_the_round_is_none_for_a_hypnotised_apprentice() -> None:
    scene = downtown("hypnotic-motivation").dice(inn_1="manager", inn_2="apprentice")
    scene.team(0, "apprentice-2", "apprentice-3").hired(0, "assistant")
    position = scene.position()
    assert "hire inn-2" in texts(position)
    position = scene.bonus(0, "magician", "hypnotic-motivation", "armed").position()
    assert texts(position) == ["hire inn-1"]
    assert why_not(position, "hire inn-2") == refusal("no-home-now", "TR-SAR-31")
    position = downtown("hypnotic-motivation", state="armed").hired(0, "assistant").position()
    assert why_not(position, "hire inn-1") == refusal("no-disc", "TR-DT-26", character="assistant")


@pytest.mark.rule("TR-SAR-31", "TR-DT-27", "TR-SAR-57")
def test_an_apprentice_who_still_waits_at_the_inn_leaves_its_home_to_the_newcomer() -> None:
    scene = downtown("hypnotic-motivation", 3).dice(inn_1="x", inn_2="apprentice")
    position = scene.team(0, "apprentice-2").hired(0, "apprentice-3").hired(0, "assistant").position()
    assert play(position, "bonus")[-1] == CharacterJoined(0, "apprentice-3")
    assert team(position) == {
        "magician": "downtown-1",
        "assistant": "inn",
        "apprentice-1": "home",
        "apprentice-2": "home",
        "apprentice-3": "home",
        "apprentice-4": "inn",
    }


# --- Headhunter -----------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-32", "TR-AP-15")
@pytest.mark.shows("headhunter")
def test_headhunter_hires_anybody_with_any_die_for_a_point_less() -> None:
    position = downtown("headhunter", 2).dice(inn_1="assistant", inn_2="apprentice").position()
    play(position, "bonus")
    assert texts(position) == ["hire inn-1", "hire inn-2"]
    assert is_sound(position)
    play(position, "hire inn-2")
    assert position.asked(0) == question("recruit", "TR-SAR-32", 0, die="inn-2")
    assert texts(position) == [
        "recruit manager",
        "recruit engineer",
        "recruit assistant",
        "recruit apprentice",
    ]
    assert is_sound(position)
    assert play(position, "recruit engineer") == [CharacterHired(0, "engineer", "inn-2")]
    assert team(position)["engineer"] == "inn"
    assert position.view(0).dice[2:4] == ("assistant", "x")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-SAR-32", "TR-DT-25", "TR-DT-26", "TR-DT-27")
@pytest.mark.shows_limit("headhunter")
def test_headhunter_needs_a_die_without_x_and_a_disc_in_reserve() -> None:
    scene = downtown("headhunter", state="armed").dice(inn_1="x", inn_2="apprentice")
    scene.team(0, "engineer", "apprentice-2", "apprentice-3")
    position = scene.position()
    assert texts(position) == ["hire inn-2"]
    assert why_not(position, "hire inn-1") == refusal("die-shows-x", "TR-DICE-09", die="inn-1")
    play(position, "hire inn-2")
    assert texts(position) == ["recruit manager", "recruit assistant"]
    assert why_not(position, "recruit engineer") == refusal("no-disc", "TR-DT-26", character="engineer")
    assert why_not(position, "recruit apprentice") == refusal("no-home-slot", "TR-DT-27")
    assert refused(downtown("headhunter").dice(inn_1="x", inn_2="x").position(), "bonus") == "bonus-useless"
    assert refused(downtown("headhunter", 1).position(), "bonus") == "bonus-useless"


@pytest.mark.rule("TR-SA-05", "TR-SA-06")
@pytest.mark.shows_limit("headhunter")
def test_the_bonus_serves_for_one_hire() -> None:
    position = downtown("headhunter", 5).dice(inn_1="assistant", inn_2="apprentice").position()
    play(position, "bonus", "hire inn-1", "recruit apprentice")
    assert position.points == 3
    assert refused(position, "bonus") == "no-bonus"
    play(position, "hire inn-2")
    assert (position.points, team(position)["apprentice-3"], position.waiting) == (0, "inn", (1,))


@pytest.mark.rule("TR-AP-15", "TR-PROR-30", "TR-MEET-37")
@pytest.mark.shows("headhunter")
def test_under_cheap_hiring_headhunter_costs_nothing_and_needs_no_point() -> None:
    scene = downtown("headhunter", 0, prophecies=True).prophecy("cheap-hiring")
    position = scene.dice(inn_1="x", inn_2="apprentice").position()
    assert texts(position) == ["bonus", "finish"]
    play(position, "bonus", "recruit manager")
    assert (team(position)["manager"], position.points, position.waiting) == ("inn", 0, (1,))
