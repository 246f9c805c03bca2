"""A referee who knows the texts of DT and not the code: machines and signature tricks in rare company."""

from __future__ import annotations

from typing import Any

import pytest

import sleight
from sleight.games.trickerion.events import LinkPaid
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.dawn_referee import acts, in_window, on_stage, places, school_table, until
from tests.games.trickerion.helpers.machines import DAWN, built, states
from tests.games.trickerion.helpers.playing import is_sound, kind, offered, play, texts
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.reading import markers, tokens
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TEN, TWO
from tests.games.trickerion.helpers.signatures import lying

BOTH: dict[str, Any] = {"powers": True, "allow_unrecommended": True}
HAND, RINGS = "the-unquiet-hand", "perpetual-rings"


def _answer(position: TrickerionPosition, *answers: str) -> list[sleight.Event]:
    """Give the first of these answers that is legal while seat 0 is asked and one of them is."""
    events: list[sleight.Event] = []
    while position.waiting == (0,) and (legal := [each for each in answers if each in texts(position)]):
        events += play(position, legal[0])
    return events


# --- Hypnotiser ---------------------------------------------------------------------------------


@pytest.mark.rule("DT-SPIR-01", "TR-SAR-29")
def test_a_freelancer_at_the_market_row_buys_with_hypnosis() -> None:
    scene = school_table("spiritual", 1).coins(0, 20)
    position = places(scene, ("magician", "freelancer")).placing(0).position()
    play(position, "place magician market-1")
    until(position, "act", "keep-bonus", "plain")
    play(position, "buy-with-machine cog 3")
    assert gained(position, "bargain 0")[0][1] == -6


@pytest.mark.rule("DT-SPIR-02", "TR-SAR-40")
def test_a_component_sale_is_one_purchase_that_hypnosis_lowers() -> None:
    position = acts(school_table("spiritual", 1).coins(0, 20), "market-1", 1, "component-sale").position()
    assert "buy-with-machine rope 1" in texts(position)
    before = position.view(None).coins[0]
    play(position, "buy-with-machine rope 1", "buy cog 1", "buy wood 1", "buy metal 1")
    assert tokens(position) == {"rope": 1, "cog": 1, "wood": 1, "metal": 1}
    assert before - position.view(None).coins[0] == 2 + 3 + 1 + 1 - 3
    assert states(position) == ["inactive"]


@pytest.mark.rule("DT-SPIR-02", "TR-SAR-44")
def test_shoplifting_comes_before_hypnosis() -> None:
    position = acts(school_table("spiritual", 1).coins(0, 20), "market-1", 1, "shoplifting").position()
    before = position.view(None).coins[0]
    play(position, "buy-with-machine cog 3")
    assert before - position.view(None).coins[0] == 9 - 3 - 3


@pytest.mark.rule("DT-SPIR-02", "TR-SAR-36", "TR-SAR-46")
@pytest.mark.parametrize(
    ("card", "slot"), [("investments", "downtown-1"), ("traveling-merchants", "market-1")]
)
def test_neither_investments_nor_merchants_are_hypnotised(card: str, slot: str) -> None:
    scene = school_table("spiritual", 1).dice(bank_1="6").coins(0, 20)
    position = acts(scene, slot, 3, card, "armed" if card == "investments" else "").position()
    play(position, "collect bank-1" if card == "investments" else "order saw 1")
    bought = [text for text in texts(position) if "with-machine" in text]
    assert bought == [] or kind(position) == "act", "at most the next purchase is one"


@pytest.mark.rule("DT-MEET-16", "TR-PROR-14")
def test_cards_are_changed_between_two_placements() -> None:
    scene = school_table("spiritual", 2, prophecy="two-placements").team(0, "manager")
    characters = (("magician", "workshop"), ("apprentice-1", "market-row"), ("manager", "downtown"))
    position = in_window(scene, *characters)
    play(position, "decline", "place magician workshop-1")
    until(position, "use-machine", "plain", "finish")
    play(position, "use-machine spiritual-2")
    assert texts(position) == ["change-card manager", "change-card apprentice-1"]
    play(position, "change-card manager", "swap-card apprentice-1")
    assert {"place manager market-1", "place apprentice-1 downtown-1"} <= set(texts(position))


@pytest.mark.rule("DT-MEET-16", "TR-SAR-31")
def test_a_newcomer_with_a_card_takes_part() -> None:
    scene = school_table("spiritual", 2, prophecy="two-placements").dice(inn_1="manager", inn_2="x")
    scene.assigned(0, "apprentice-1", "market-row")
    position = acts(scene, "downtown-1", 3, "hypnotic-motivation").position()
    play(position, "hire inn-1")
    until(position, "use-machine", "send manager workshop", "finish")
    play(position, "use-machine spiritual-2", "change-card manager")
    assert "swap-card apprentice-1" in texts(position)
    assert is_sound(position)


@pytest.mark.rule("DT-MACH-05", "DT-SPIR-07")
def test_only_one_die_is_turned_a_round() -> None:
    scene = school_table("spiritual", 3, [3], [3])
    position = places(scene, ("magician", "downtown")).placing(0).position()
    play(position, "place magician downtown-1", "plain")
    assert kind(position) == "act"


# --- Permanent tricks ---------------------------------------------------------------------------


@pytest.mark.rule("DT-MEET-11", "PW-22", "DT-ABIL-08")
def test_of_two_permanent_markers_the_encore_takes_the_one_that_returns() -> None:
    scene = school_table("spiritual", 0, **BOTH).trick(0, HAND)
    scene.marker(0, HAND, ONE, 1, "down").marker(0, HAND, ONE, 3, "up")
    position = with_power(on_stage(scene), 0, "eternal-encore")
    play(position, f"perform {ONE}", "lift 3")
    assert texts(position) == [f"salvage {HAND}", "decline"]
    play(position, f"salvage {HAND}")
    assert (lying(position, ONE), markers(position)[HAND]) == ([(1, HAND, "down")], (1, 2))


@pytest.mark.rule("DT-MEET-11", "TR-SAR-10")
def test_a_guest_marker_of_a_permanent_trick_stays_beside_its_card() -> None:
    scene = school_table("spiritual", 0).trick(0, HAND).trick(1, "mind-reading").trick(1, "stocks-escape")
    scene.trick(1, "card-manipulation").beside(0, HAND, TWO)
    ways = {"mind-reading": "down", "stocks-escape": "up", "card-manipulation": "left"}
    for slot, (trick, way) in enumerate(ways.items(), start=1):
        scene.marker(1, trick, TWO, slot, way)
    position = on_stage(scene).position()
    play(position, f"perform {TWO}")
    assert lying(position, TWO) == [(0, HAND, "")]


# --- Easy set-ups -------------------------------------------------------------------------------


def _rings(card: str = "", state: str = "", **options: Any) -> table:
    scene = school_table("mechanical", 0, **options).trick(0, RINGS, "spade", ready=2)
    return acts(scene, "friday-1", 1, card, state)


@pytest.mark.rule("DT-MEET-12", "TR-SAR-14", "TR-SAR-59")
def test_buying_time_comes_after_both_markers() -> None:
    position = _rings("buying-time", "armed").position()
    play(position, f"set-up {RINGS}")
    events = _answer(position, f"at {ONE} 1 down", "accept", f"at {TWO} 1 down")
    assert [type(event).__name__ for event in events].count("TrickSetUp") == 2
    assert (lying(position, ONE), lying(position, TWO)) == ([(1, RINGS, "down")], [(1, RINGS, "down")])


@pytest.mark.rule("DT-MEET-12", "DT-ABIL-13", "TR-SAR-13")
def test_a_new_twist_lets_both_lie_on_one_card() -> None:
    position = _rings("new-twist").theater(EIGHT, ONE).position()
    play(position, f"set-up {RINGS}", f"at {EIGHT} 1 down")
    assert "bonus" in texts(position), "for the second marker"
    play(position, "bonus")
    _answer(position, f"at {EIGHT} 4 up")
    assert len(lying(position, EIGHT)) == 2


@pytest.mark.rule("DT-MEET-12", "TR-SAR-11")
def test_an_interlude_is_played_for_one_of_the_two_markers() -> None:
    scene = school_table("mechanical", 0).trick(0, RINGS, "spade", ready=2).trick(1, "mind-reading")
    scene.trick(1, "stocks-escape").marker(1, "mind-reading", ONE, 2, "down")
    scene.marker(1, "stocks-escape", TWO, 2, "right")
    position = acts(scene, "friday-1", 1, "orchestral-interlude", "armed").position()
    events = _answer(
        position, f"set-up {RINGS}", f"at {ONE} 1 down", "gain coins", "accept", f"at {TWO} 1 down"
    )
    assert [event.amount for event in events if isinstance(event, LinkPaid)] == [1]


@pytest.mark.rule("DT-MEET-12", "PW-26", "MP-62")
def test_a_grand_entrance_may_place_two() -> None:
    scene = school_table("mechanical", 0, **BOTH).trick(0, RINGS, "spade", ready=2)
    position = with_power(places(scene, ("magician", "theater")).placing(0), 0, "grand-entrance")
    play(position, "place magician friday-stage")
    _answer(
        position, "accept", f"set-up {RINGS}", f"at {ONE} 1 down", f"at {TWO} 1 down", f"set-up-free {RINGS}"
    )
    assert markers(position)[RINGS] == (0, 2)


# --- Others -------------------------------------------------------------------------------------


@pytest.mark.rule("DT-SETUP-13", "TR-BEGIN-01")
def test_a_preset_fixes_the_starting_trick() -> None:
    position = GAME.new(2, 5, {**DAWN, "prophecies": True, "beginner": "all"})
    while position.view(None).phase == "set-up":
        seat = position.waiting[0]
        assert not [text for text in map(sleight.text, position.choices(seat)) if text.startswith("learn")]
        position.apply(seat, position.choices(seat)[0])
    assert position.view(None).shards == (2, 2)


@pytest.mark.rule("DT-DATA-09", "DT-CARD-01", "TR-MAG-13")
def test_the_great_optico_copies_a_dynamo() -> None:
    scene = built(school_table("mechanical", 0), 1, 3, [3]).magician(1, "the-great-optico").theater(TEN, TWO)
    scene.placed(0, "magician", "thursday-1", "backstage-dynamo").trick(1, "linking-rings")
    scene.marker(1, "linking-rings", TEN, 1, "right").assigned(1, "magician", "theater")
    position = scene.placing(1).position()
    play(position, "place magician friday-stage")
    while position.waiting == (1,) and kind(position) != "perform":
        offers = texts(position)
        wanted = ("borrow backstage-dynamo", "keep-bonus", "plain", "decline")
        play(position, next(text for text in wanted if text in offers))
    play(position, f"perform {TEN}")
    assert (position.waiting, texts(position)) == ((1,), ["decline", "reactivate-machine optical-3"])
    assert gained(position, "reactivate-machine optical-3")[1][0] == 1


@pytest.mark.rule("DT-ABIL-15", "DT-ABIL-19", "TR-SCORE-13")
@pytest.mark.parametrize(("coins", "metals", "fame"), [(90, 0, 20), (9, 0, 3), (0, 6, 18)])
def test_the_bonus_that_scores_most_is_lent_up_to_twenty(coins: int, metals: int, fame: int) -> None:
    scene = school_table("spiritual", 0, magician="yoruba-spiritmaster").round(7).theater(ONE, TWO, TEN)
    scene.trick(0, "dance-of-the-forgotten-kings", ready=1).coins(0, coins).shards(0, 0).fame(0, 5)
    if metals:
        scene.components(0, mirror=3, cog=3)
    position = scene.assigned(1, "apprentice-1", "workshop").placing(1).position()
    play(position, "idle apprentice-1")
    assert position.scores[0] - 5 - min(20, coins // 3) == fame


@pytest.mark.rule("DT-MEET-21", "TR-MAG-24")
def test_a_shard_that_the_spiritmaster_pays_is_missing_in_the_reactivation() -> None:
    scene = school_table("spiritual", 2, [2], magician="yoruba-spiritmaster").shards(0, 3)
    scene.trick(1, "linking-rings").marker(1, "linking-rings", ONE, 1, "down").marker(
        1, "linking-rings", TWO, 1, "down"
    )
    scene.placed(1, "magician", "friday-stage").assigned(1, "apprentice-1", "workshop")
    position = scene.placing(1).position()
    play(position, "idle apprentice-1")
    assert position.waiting == (0,)
    play(position, next(text for text in texts(position) if text.startswith("impose")))
    while position.view(None).round == 2:
        play(position, texts(position)[-1])
    assert (position.view(None).shards[0], states(position)) == (2, ["active", "inactive"])


@pytest.mark.rule("DT-ESCA-02", "DT-MACH-09")
def test_two_characters_may_train_with_two_machines() -> None:
    scene = places(school_table("escape", 2), ("magician", "market-row"), ("apprentice-1", "workshop"))
    position = scene.placing(0).position()
    play(position, "place magician market-1", "use-machine escape-2")
    until(position, "act", "plain")
    play(position, "finish", "idle magician", "place apprentice-1 workshop-1")
    assert offered(position, "use-machine") == ["use-machine escape-1"]
