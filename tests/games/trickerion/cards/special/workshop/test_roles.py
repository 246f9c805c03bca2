"""TR-SAR-28, 29: the workshop cards about who works where: Hidden Talent and Freelancer."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    ApprenticeHoused,
    CardBorrowed,
    CharacterPlaced,
    PerformerPaid,
    SpecialsReturned,
    TalentFound,
    TrickPrepared,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import (
    is_sound,
    play,
    question,
    refusal,
    refused,
    texts,
    warned,
    why_not,
)
from tests.games.trickerion.helpers.scenario import GAME, table

ONE = "riverside-theater-1"


def talented(home: str = "apprentice-1") -> table:
    """An apprentice of seat 0 can prepare Linking Rings with Hidden Talent; then seat 1 ends the phase."""
    scene = table(2, dark_alley=True).acting(0, home, "workshop-1", card="hidden-talent")
    scene.trick(0, "linking-rings").components(0, metal=2)
    return scene.assigned(1, "apprentice-1", "downtown")


def team(position: TrickerionPosition, seat: int = 0) -> list[str]:
    """The characters of a seat."""
    return [character.id for character in position.view(seat).workshops[seat].characters]


def talent_asked(scene: table) -> TrickerionPosition:
    """The trick is prepared with the card, and all characters have been handled."""
    position = scene.position()
    play(position, "bonus")
    while position.view(0).phase == "placement":
        play(position, next(text for text in texts(position) if text.startswith("idle")))
    return position


# --- Hidden Talent --------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-28", "TR-END-07", "TR-ROUND-05")
@pytest.mark.shows("hidden-talent")
def test_an_apprentice_gives_way_to_a_specialist() -> None:
    scene = talented().coins(0, 7)
    position = talent_asked(scene)
    # The apprentice has had its own wage.
    assert position.view(0).coins[0] == 6
    asked = question("talent", "TR-SAR-28", 0, character="apprentice-1", wage=2)
    assert position.asked(0) == asked
    assert texts(position) == ["recruit manager", "recruit engineer", "recruit assistant", "decline"]
    assert refused(position, "recruit apprentice") == "specialists-only"
    assert refused(position, "finish") == "answer-first"
    assert is_sound(position)
    events = play(position, "recruit engineer")
    assert events[0] == TalentFound(0, "apprentice-1", "engineer", 2, 0)
    assert (team(position), position.view(0).coins[0]) == (["magician", "engineer"], 4)
    assert SpecialsReturned(("hidden-talent",)) in events
    assert position.view(0).round == 2


@pytest.mark.rule("TR-SAR-28", "TR-PSET-17")
@pytest.mark.shows_limit("hidden-talent")
@pytest.mark.parametrize("specialist", ["manager", "engineer", "assistant"])
def test_the_new_specialist_brings_its_board_and_nothing_else(specialist: str) -> None:
    position = talent_asked(talented())
    before = position.view(0).me
    play(position, f"recruit {specialist}")
    after = position.view(0).me
    assert (after.tricks, after.components) == (before.tricks, before.components)
    assert team(position) == ["magician", specialist]


@pytest.mark.rule("TR-SAR-28", "TR-END-08", "TR-END-09")
@pytest.mark.shows_limit("hidden-talent")
@pytest.mark.parametrize(("coins", "paid", "lost"), [(0, 0, 4), (1, 0, 4), (2, 1, 2), (3, 2, 0)])
def test_the_wage_of_the_specialist_is_paid_as_far_as_coins_go(coins: int, paid: int, lost: int) -> None:
    position = talent_asked(talented().coins(0, coins).fame(0, 7))
    fame, left = position.view(0).fame[0], position.view(0).coins[0]
    warnings = ["wages-missing"] if left < 2 else []
    assert (warned(position, "recruit manager"), warned(position, "decline")) == (warnings, [])
    assert play(position, "recruit manager")[0] == TalentFound(0, "apprentice-1", "manager", paid, lost)
    assert (position.view(0).fame[0], position.view(0).coins[0]) == (fame - lost, left - paid)


@pytest.mark.rule("TR-SAR-28")
@pytest.mark.shows_limit("hidden-talent")
def test_a_talent_may_be_declined() -> None:
    position = talent_asked(talented())
    events = play(position, "decline")
    assert (team(position), position.view(0).coins[0]) == (["magician", "apprentice-1"], 9)
    assert SpecialsReturned(("hidden-talent",)) in events
    assert not position.view(0).me.characters[1].talent


@pytest.mark.rule("TR-SAR-28", "TR-DT-25")
@pytest.mark.shows_limit("hidden-talent")
def test_only_specialists_in_reserve_can_be_found() -> None:
    scene = talented().team(0, "manager").hired(0, "assistant")
    position = talent_asked(scene)
    assert texts(position) == ["recruit engineer", "decline"]
    assert why_not(position, "recruit assistant") == refusal("no-disc", "TR-SAR-28", character="assistant")
    play(position, "recruit engineer")
    assert team(position) == ["magician", "manager", "engineer", "assistant"]


@pytest.mark.rule("TR-SAR-28", "TR-SA-06")
@pytest.mark.shows_limit("hidden-talent")
def test_hidden_talent_is_for_apprentices_and_needs_a_specialist_to_find() -> None:
    scene = table(2, dark_alley=True).acting(0, "magician", "workshop-1", card="hidden-talent")
    scene.trick(0, "linking-rings").components(0, metal=2).assigned(1, "magician", "downtown")
    assert texts(scene.position()) == ["prepare linking-rings", "finish"]
    assert refused(scene.position(), "bonus") == "bonus-useless"
    complete = talented().team(0, "manager", "engineer").hired(0, "assistant").position()
    assert "bonus" not in texts(complete)


@pytest.mark.rule("TR-SAR-28", "TR-SA-06")
@pytest.mark.shows_limit("hidden-talent")
def test_without_a_preparation_there_is_no_talent() -> None:
    position = talented().position()
    play(position, "finish", "idle apprentice-1")
    assert (team(position), position.view(0).round) == (["magician", "apprentice-1"], 2)
    plain = talented().position()
    events = play(plain, "prepare linking-rings")
    assert events[0] == TrickPrepared(0, "linking-rings", 2)
    play(plain, "idle apprentice-1")
    assert plain.view(0).round == 2


@pytest.mark.rule("TR-SAR-28", "TR-END-02")
@pytest.mark.shows("hidden-talent")
def test_the_slot_of_the_assistant_becomes_free() -> None:
    scene = talented(home="apprentice-4").team(0, "assistant").hired(0, "apprentice-2")
    position = talent_asked(scene)
    # The apprentice with the Assistant works without wages.
    assert position.view(0).coins[0] == 10
    assert texts(position) == ["recruit manager", "recruit engineer", "decline"]
    play(position, "recruit manager")
    assert position.asked(0) == question("home", "TR-END-13", 0)
    assert is_sound(position)
    assert play(position, "keep assistant")[0] == ApprenticeHoused(0, "assistant")
    assert team(position) == ["magician", "manager", "assistant", "apprentice-1", "apprentice-4"]


@pytest.mark.rule("TR-SAR-28", "TR-END-13", "TR-ROUND-05")
@pytest.mark.shows("hidden-talent")
def test_a_new_assistant_takes_in_a_hired_apprentice_at_once() -> None:
    position = talent_asked(talented().hired(0, "apprentice-2"))
    play(position, "recruit assistant")
    assert position.asked(0) == question("home", "TR-END-13", 0)
    assert is_sound(position)
    events = play(position, "keep assistant")
    assert SpecialsReturned(("hidden-talent",)) in events
    assert team(position) == ["magician", "assistant", "apprentice-4"]


@pytest.mark.rule("TR-SAR-28", "TR-END-13")
def test_a_hired_apprentice_may_take_the_home_of_the_talent() -> None:
    scene = talented().team(0, "assistant", "apprentice-2", "apprentice-3").hired(0, "apprentice-4")
    position = talent_asked(scene)
    play(position, "recruit manager")
    assert texts(position) == ["keep player", "keep assistant"]
    assert is_sound(position)
    others = ["apprentice-2", "apprentice-3"]
    on_board, with_assistant = position.copy(), position.copy()
    play(on_board, "keep player")
    assert team(on_board) == ["magician", "manager", "assistant", "apprentice-1", *others]
    play(with_assistant, "keep assistant")
    assert team(with_assistant) == ["magician", "manager", "assistant", *others, "apprentice-4"]


@pytest.mark.rule("TR-SAR-28", "TR-WS-28")
def test_the_talent_moves_to_the_assistant_with_its_apprentice() -> None:
    scene = table(2, dark_alley=True).acting(0, "apprentice-1", "workshop-1", 2, "hidden-talent")
    scene.trick(0, "linking-rings").components(0, metal=2).team(0, "assistant")
    position = scene.assigned(1, "apprentice-1", "downtown").position()
    play(position, "bonus", "house apprentice-1", "idle apprentice-1")
    assert position.asked(0) == question("talent", "TR-SAR-28", 0, character="apprentice-4", wage=2)
    play(position, "recruit manager")
    assert team(position) == ["magician", "manager", "assistant"]


@pytest.mark.rule("TR-ROUND-05", "TR-MAG-13", "TR-SAR-28")
def test_two_talents_are_asked_for_in_initiative_order() -> None:
    scene = table(3, dark_alley=True).order(2, 1, 0).placed(1, "apprentice-1", "workshop-1")
    scene.bonus(1, "apprentice-1", "hidden-talent").talent(1, "apprentice-1").spent(1)
    scene.acting(0, "apprentice-1", "workshop-1", card="hidden-talent").trick(0, "linking-rings")
    position = scene.components(0, metal=2).position()
    play(position, "bonus")
    assert position.waiting == (1,)
    play(position, "recruit manager")
    assert (position.waiting, is_sound(position)) == ((0,), True)
    events = play(position, "recruit manager")
    assert (team(position, 1), team(position)) == (["magician", "manager"],) * 2
    assert SpecialsReturned(("hidden-talent",)) in events


# --- Freelancer -----------------------------------------------------------------------------------


def freelancing(character: str = "magician", players: int = 3) -> table:
    """A character of seat 0 is to be placed with the card, and seat 1 comes next."""
    scene = table(players, dark_alley=True).assigned(0, character, "freelancer")
    return scene.assigned(1, "apprentice-1", "downtown").placing(0).shards(0, 0)


@pytest.mark.rule("TR-SAR-29")
@pytest.mark.shows("freelancer")
def test_a_freelancer_may_go_anywhere() -> None:
    position = freelancing().placed(1, "magician", "friday-1").placed(2, "magician", "downtown-1").position()
    places = {text.rsplit(" ", 1)[1].rsplit("-", 1)[0] for text in texts(position)[:-1]}
    assert places == {"downtown", "market", "workshop", "thursday", "saturday", "sunday", "dark-alley"}
    assert texts(position)[-1] == "idle magician"
    assert "place magician sunday-stage" in texts(position)
    assert refused(position, "place magician friday-2") == "day-claimed"
    assert refused(position, "place magician downtown-1") == "slot-taken"
    legal = [choice for choice in position.table.numbers_of if position.why_not(0, choice) is None]
    assert [choice for choice in legal if not choice.aside] == position.choices(0)


@pytest.mark.rule("TR-SAR-29")
@pytest.mark.shows("freelancer")
@pytest.mark.parametrize(
    ("slot", "points", "choices"),
    [("downtown-1", 3, "collect bank-1"), ("market-1", 3, "buy wood 1"), ("dark-alley-1", 3, "draw theater")],
)
def test_a_freelancer_acts_by_the_rules_of_the_place(slot: str, points: int, choices: str) -> None:
    position = freelancing("apprentice-1").position()
    events = play(position, f"place apprentice-1 {slot}")
    assert events == [CharacterPlaced(0, "apprentice-1", slot)]
    # No action point in place of the bonus: the placement itself is the bonus.
    assert (position.asked(0).kind, position.points) == ("boost", points)  # type: ignore[union-attr]
    assert is_sound(position)
    play(position, "decline")
    assert (position.asked(0).kind, choices in texts(position)) == ("act", True)  # type: ignore[union-attr]
    assert refused(position, "bonus") == "no-bonus"
    assert is_sound(position)


@pytest.mark.rule("TR-SAR-29", "TR-SA-08")
@pytest.mark.shows_limit("freelancer")
def test_the_point_of_a_freelancer_is_for_the_workshop_only() -> None:
    scene = freelancing().trick(0, "linking-rings").components(0, metal=2)
    position = scene.position()
    play(position, "place magician workshop-1")
    assert texts(position) == ["keep-bonus", "point"]
    play(position, "point")
    assert (position.points, texts(position)) == (4, ["prepare linking-rings", "finish"])


@pytest.mark.rule("TR-MEET-05", "TR-TH-05", "TR-TH-08")
@pytest.mark.shows_limit("freelancer")
def test_a_freelancer_in_the_theater_claims_a_day_and_spends_no_shard() -> None:
    scene = freelancing().shards(0, 3).trick(0, "linking-rings", ready=1)
    position = scene.position()
    play(position, "place magician saturday-2")
    assert (position.view(0).me.day, position.asked(0).kind) == ("saturday", "act")  # type: ignore[union-attr]
    assert texts(position) == ["set-up linking-rings", "finish"]


@pytest.mark.rule("TR-MEET-05", "TR-TH-04")
@pytest.mark.shows_limit("freelancer")
def test_a_freelancer_stands_on_the_day_of_its_owner() -> None:
    position = freelancing("apprentice-1").placed(0, "magician", "sunday-stage").position()
    days = [text for text in texts(position) if "day-" in text]
    assert days == ["place apprentice-1 sunday-1", "place apprentice-1 sunday-2"]
    assert refused(position, "place apprentice-1 friday-1") == "one-day-only"


@pytest.mark.rule("TR-MEET-05", "TR-SAR-29", "TR-TH-24")
@pytest.mark.shows("freelancer")
def test_a_magician_may_freelance_on_the_stage() -> None:
    scene = freelancing(players=2).trick(0, "linking-rings").marker(0, "linking-rings", ONE, 1, "down")
    position = scene.position()
    assert play(position, "place magician friday-stage") == [CharacterPlaced(0, "magician", "friday-stage")]
    assert GAME.from_dict(position.to_dict()).cells == position.cells
    play(position, "idle apprentice-1")
    assert is_sound(position)
    events = play(position, f"perform {ONE}")
    assert PerformerPaid(0, "card", 0, 0, 1) in events
    # It goes under the deck of its own location.
    assert SpecialsReturned(("freelancer",)) in events
    assert position.to_dict()["alley"]["decks"][2][-1] == "freelancer"  # type: ignore[index]


@pytest.mark.rule("TR-SAR-09", "TR-END-06")
@pytest.mark.shows_limit("freelancer")
def test_a_freelancer_worked_and_its_card_is_used() -> None:
    scene = freelancing("apprentice-1", 2).magician(0, "electra")
    position = scene.position()
    play(position, "place apprentice-1 market-1", "finish", "idle apprentice-1")
    view = position.view(0)
    assert (view.round, view.coins[0], view.me.hand) == (2, 9, ())


@pytest.mark.rule("TR-SAR-29", "TR-MAG-11", "TR-MAG-13", "TR-MEET-25")
@pytest.mark.shows("freelancer")
def test_the_great_optico_freelances_with_the_card_of_another() -> None:
    scene = table(2, dark_alley=True).assigned(0, "magician", "freelancer").shards(1, 0)
    scene.assigned(1, "magician", "workshop").assigned(1, "apprentice-1", "market-row").placing(1)
    position = scene.position()
    assert {"place magician downtown-1", "place magician sunday-stage"} <= set(texts(position))
    assert refused(position, "place apprentice-1 downtown-1") == "elsewhere"
    events = play(position, "place magician downtown-1")
    assert events == [
        CharacterPlaced(1, "magician", "downtown-1"),
        CardBorrowed(1, "magician", "freelancer"),
    ]
    assert position.view(1).me.spent
    assert is_sound(position)
    # Once a round, and not at all if the character goes where its own card leads.
    home = scene.position()
    play(home, "place magician workshop-1", "decline")
    assert not home.view(1).me.spent
