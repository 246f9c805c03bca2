"""A referee who knows the texts of DT and not the code: hypnotisers."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import Granted, ShardsGained
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.dawn_referee import acts, in_window, on_stage, places, school_table, until
from tests.games.trickerion.helpers.machines import states, used
from tests.games.trickerion.helpers.playing import is_sound, kind, offered, play, texts
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE, TEN, TWO

# --- Hypnotiser, level 1 ------------------------------------------------------------------------


def _buying(points: int = 1, card: str = "", machines: int = 4, prophecy: str = "plain-days") -> table:
    scene = school_table("spiritual", machines, prophecy=prophecy).coins(0, 20)
    return acts(scene, "market-1", points, card)


@pytest.mark.rule("DT-SPIR-01", "DT-EX-06")
@pytest.mark.parametrize(
    ("goods", "paid"),
    [("cog 3", 6), ("cog 1", 1), ("rope 1", 1), ("wood 1", 1), ("rope 2", 1), ("wood 3", 1)],
)
def test_the_hypnotiser_lowers_a_purchase_by_three_but_not_below_one(goods: str, paid: int) -> None:
    position = _buying().position()
    assert gained(position, f"buy-with-machine {goods}")[0][1] == -paid
    assert states(position) == ["inactive", "active", "active", "active"]


@pytest.mark.rule("DT-SPIR-02", "TR-MK-29")
def test_bargains_come_first() -> None:
    position = _buying(2).position()
    assert gained(position, "buy-with-machine rope 3", "bargain 1")[0][1] == -(6 - 1 - 3)


@pytest.mark.rule("DT-SPIR-02", "TR-MK-14")
def test_coins_that_only_the_hypnotiser_spares_need_not_be_there() -> None:
    position = _buying().coins(0, 6).position()
    assert "buy cog 3" not in texts(position)
    assert "buy-with-machine cog 3" in texts(position)
    assert gained(position, "buy-with-machine cog 3")[0][1] == -6


@pytest.mark.rule("DT-SPIR-02", "TR-SAR-41", "TR-SAR-42")
@pytest.mark.parametrize("card", ["smuggled-goods", "barter-with-power"])
def test_no_hypnosis_where_no_coins_are_paid(card: str) -> None:
    position = _buying(3, card).fame(0, 20).position()
    assert offered(position, "buy")
    assert offered(position, "buy-with-machine") == []


@pytest.mark.rule("DT-SPIR-02", "DT-SPIR-01")
def test_only_one_purchase_and_only_at_the_market_row() -> None:
    position = _buying(3).position()
    play(position, "buy-with-machine rope 1", "bargain 0")
    assert offered(position, "buy")
    assert offered(position, "buy-with-machine") == []
    assert offered(_buying(3, machines=0).position(), "buy-with-machine") == []


@pytest.mark.rule("DT-SPIR-02", "TR-SAR-49")
def test_a_delivery_for_nothing_is_not_made_dearer() -> None:
    scene = _buying(3, "workshop-delivery").components(0, wood=1)
    position = scene.position()
    for bought in ("buy wood 2", "buy-with-machine wood 2"):
        assert gained(position.copy(), bought)[0][1] == 0


@pytest.mark.rule("DT-MEET-15", "TR-SAR-43")
def test_an_exhibition_counts_coins_that_were_paid() -> None:
    position = _buying(1, "workshop-exhibition").position()
    assert gained(position, "buy-with-machine cog 3")[0][:2] == (5, -6)


@pytest.mark.rule("DT-MEET-15", "TR-SAR-48")
def test_a_business_share_receives_what_was_paid() -> None:
    scene = _buying(1).placed(1, "apprentice-1", "market-4", "business-share")
    scene.bonus(1, "apprentice-1", "business-share").this_round(shares=[1])
    assert [purse[1] for purse in gained(scene.position(), "buy-with-machine cog 3")] == [-6, 6]


# --- Hypnotiser, level 2 ------------------------------------------------------------------------


def _card(position: TrickerionPosition, character: str, viewer: int | None = 0) -> str:
    people = position.view(viewer).workshops[0].characters
    return next(each.card for each in people if each.id == character)


@pytest.mark.rule("DT-SPIR-03")
def test_two_cards_change_places() -> None:
    scene = school_table("spiritual").hand(0, "empower")
    position = in_window(scene, ("magician", "downtown"), ("apprentice-1", "assembly-line"))
    play(position, "use-machine spiritual-2", "change-card magician", "swap-card apprentice-1")
    assert (_card(position, "magician", 1), _card(position, "apprentice-1", 1)) == (
        "assembly-line",
        "downtown",
    )
    assert states(position) == ["active", "inactive", "active", "active"]


@pytest.mark.rule("DT-SPIR-03", "DT-SPIR-06")
def test_a_special_card_goes_back_to_hand_and_is_remembered() -> None:
    scene = school_table("spiritual").hand(0, "empower")
    position = in_window(scene, ("magician", "assembly-line"), ("apprentice-1", "downtown"))
    play(position, "use-machine spiritual-2", "change-card magician")
    assert "send magician assembly-line" not in texts(position)
    assert "send magician downtown" not in texts(position), "the one card for Downtown lies elsewhere"
    play(position, "send magician empower")
    assert _card(position, "magician", 1) == "empower"
    assert "assembly-line" in position.view(0).me.hand
    assert position.view(1).workshops[0].known_cards == ("assembly-line",), "all have seen it"


@pytest.mark.rule("DT-SPIR-04", "DT-SPIR-05")
def test_neither_placed_nor_resting_nor_cardless_characters_take_part() -> None:
    scene = school_table("spiritual").team(0, "manager", "engineer", "assistant")
    scene.placed(0, "manager", "workshop-1").idle(0, "engineer", "market-row")
    position = in_window(scene, ("magician", "downtown"), ("apprentice-1", "theater"))
    play(position, "use-machine spiritual-2")
    assert texts(position) == ["change-card magician", "change-card apprentice-1"]
    play(position, "change-card magician")
    assert offered(position, "swap-card") == ["swap-card apprentice-1"]


@pytest.mark.rule("DT-MEET-16", "DT-SPIR-06", "TR-PROR-25")
def test_hidden_cards_are_changed_face_down_and_stay_secret() -> None:
    scene = school_table("spiritual", prophecy="hidden-assignments").hand(0, "empower")
    scene.sealed(0, "magician", "assembly-line").sealed(0, "apprentice-1", "downtown")
    scene.sealed(1, "magician", "downtown")
    position = scene.asked(0, "use-machine").position()
    play(position, "use-machine spiritual-2", "change-card magician")
    events = play(position, "send magician empower")
    told = [str(event.seen_by(1)) for event in events]
    assert not any("empower" in each or "assembly-line" in each for each in told)
    assert _card(position, "magician", 1) not in ("empower", "assembly-line")
    assert position.view(1).workshops[0].known_cards == ()
    assert "empower" in [each.card for each in position.view(0).me.characters]


@pytest.mark.rule("DT-MEET-16", "TR-MAG-13")
def test_the_great_optico_copies_what_has_come_to_lie_face_up_and_not_what_was_taken_back() -> None:
    scene = school_table("spiritual").magician(1, "the-great-optico").hand(0, "empower")
    scene.assigned(0, "magician", "patent-office").assigned(0, "apprentice-1", "theater")
    scene.assigned(1, "magician", "downtown").assigned(1, "apprentice-1", "market-row")
    position = scene.asked(0, "use-machine").position()
    play(position, "use-machine spiritual-2", "change-card magician", "send magician empower")
    play(position, "idle apprentice-1", "place magician downtown-1")
    assert [text for text in texts(position) if text.startswith("borrow")] == ["borrow empower"]


# --- Hypnotiser, level 3 ------------------------------------------------------------------------


def _downtown(scene: table, *answers: str) -> TrickerionPosition:
    position = places(scene, ("magician", "downtown")).placing(0).position()
    play(position, "place magician downtown-1")
    return until(position, "first-turn-die", "plain", *answers)


@pytest.mark.rule("DT-SPIR-07", "DT-SPIR-08")
def test_one_die_is_turned_before_the_first_action_also_from_and_to_x() -> None:
    scene = school_table("spiritual").dice(residence_1="x", bank_1="x", bank_2="3")
    position = _downtown(scene)
    dice = {text.split()[1] for text in offered(position, "set")}
    assert dice == {"residence-1", "residence-2", "inn-1", "inn-2", "bank-1", "bank-2"}
    assert {"set residence-1 any", "set bank-1 6", "set bank-2 x"} <= set(texts(position))
    assert not {"set residence-1 x", "set bank-2 3"} & set(texts(position)), "to another face"
    points = position.points
    assert used(play(position, "set bank-1 6")) == ["spiritual-3"]
    assert (kind(position), position.points, position.view(None).dice[4]) == ("act", points, "6")
    assert gained(position, "collect bank-1")[0][1] == 6


@pytest.mark.rule("DT-SPIR-07", "DT-MACH-16")
def test_the_die_may_be_left_alone_and_the_window_is_gone() -> None:
    position = _downtown(school_table("spiritual"))
    play(position, "decline")
    assert (kind(position), states(position)) == ("act", ["active"] * 4)
    assert offered(position, "use-machine") == []


@pytest.mark.rule("DT-SPIR-07")
def test_nobody_turns_a_die_at_the_market_row() -> None:
    position = places(school_table("spiritual"), ("magician", "market-row")).placing(0).position()
    play(position, "place magician market-1", "plain")
    assert kind(position) == "act"


@pytest.mark.rule("DT-MEET-17", "TR-SAR-29")
def test_a_freelancer_downtown_may_turn_a_die() -> None:
    scene = school_table("spiritual").dice(bank_1="x", bank_2="x")
    position = places(scene, ("magician", "freelancer")).placing(0).position()
    play(position, "place magician downtown-1")
    until(position, "first-turn-die", "keep-bonus", "plain")
    play(position, "set bank-1 6")
    assert gained(position, "collect bank-1")[0][1] == 6


# --- Hypnotiser, level 4 ------------------------------------------------------------------------


def _shown(
    card: str, prophecy: str = "plain-days", machines: int = 4, special: str = ""
) -> TrickerionPosition:
    """Mind Reading of seat 0 lies on a performance card, alone, on a Friday."""
    scene = school_table("spiritual", machines, prophecy=prophecy).theater(card, TWO if card != TWO else ONE)
    facing = "right" if card == TEN else "down"
    scene.trick(0, "mind-reading", "spade").marker(0, "mind-reading", card, 1, facing)
    return on_stage(scene, special).position()


@pytest.mark.rule("DT-SPIR-10", "DT-SPIR-11", "DT-EX-07")
@pytest.mark.parametrize(("card", "bonus"), [(TEN, (2, 0, 0)), (TWO, (1, 1, 0)), (ONE, (0, 0, 1))])
def test_the_bonus_of_the_card_is_received_once_more(card: str, bonus: tuple[int, int, int]) -> None:
    position = _shown(card)
    play(position, f"perform {card}")
    events = play(position, "accept")
    granted = [event for event in events if isinstance(event, Granted)]
    assert used(events) == ["spiritual-4"]
    assert [(each.fame, each.coins, each.shards) for each in granted] == [bonus]


@pytest.mark.rule("DT-SPIR-13", "TR-PROR-11")
def test_with_another_doubling_the_printed_bonus_comes_three_times() -> None:
    plain, doubled = (_shown(TEN, prophecy) for prophecy in ("plain-days", "double-performer-bonus"))
    one, two = ([gained(p, f"perform {TEN}")[0][0], gained(p, "accept")[0][0]] for p in (plain, doubled))
    assert (two[0] - one[0], one[1], two[1]) == (2, 2, 2)


@pytest.mark.rule("DT-SPIR-12", "DT-SPIR-10")
def test_who_does_not_perform_doubles_nothing() -> None:
    position = _shown(TEN)
    events = play(position, "decline")
    assert used(events) == []
    assert (states(position)[3], kind(position) == "double-bonus") == ("active", False)


@pytest.mark.rule("DT-MEET-18", "TR-PROR-07", "TR-PROR-08", "TR-PROR-04")
@pytest.mark.parametrize(("prophecy", "fame", "shards"), [("shard-echo", 0, 2), ("shard-glory", 2, 1)])
def test_shards_of_the_second_bonus_are_a_receipt_of_their_own(prophecy: str, fame: int, shards: int) -> None:
    position = _shown(ONE, prophecy)
    play(position, f"perform {ONE}")
    had = position.view(None).shards[0]
    events = [event for event in play(position, "accept") if isinstance(event, Granted | ShardsGained)]
    assert sum(event.fame for event in events if isinstance(event, Granted)) == fame
    assert sum(event.shards for event in events) == shards == position.view(None).shards[0] - had


@pytest.mark.rule("DT-MEET-18", "DT-SPIR-10")
def test_markers_have_returned_when_the_question_comes() -> None:
    position = _shown(TWO)
    play(position, f"perform {TWO}")
    assert kind(position) == "double-bonus"
    assert markers(position)["mind-reading"] == (0, 4)
    assert is_sound(position)


@pytest.mark.rule("DT-MEET-18", "TR-PROR-19")
def test_coins_of_the_second_bonus_stay_coins() -> None:
    position = _shown(TWO, "coins-become-fame")
    play(position, f"perform {TWO}")
    events = play(position, "accept")
    assert [(e.fame, e.coins) for e in events if isinstance(e, Granted)] == [(1, 1)]
