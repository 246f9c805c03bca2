"""A referee who knows the texts of DT and not the code: machines beside powers."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.events import LinkPaid
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.dawn_referee import acts, on_stage, places, school_table, until
from tests.games.trickerion.helpers.machines import board, states
from tests.games.trickerion.helpers.playing import is_sound, kind, play, texts
from tests.games.trickerion.helpers.power_referee import lying
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.scenes import ONE, TEN, TWO

BOTH: dict[str, Any] = {"powers": True, "allow_unrecommended": True}

# --- With powers --------------------------------------------------------------------------------


@pytest.mark.rule("DT-MEET-27", "MP-18", "DT-SHARD-07")
def test_a_shard_spent_closes_the_power_and_leaves_the_machine() -> None:
    scene = places(school_table("optical", 2, **BOTH).shards(0, 3), ("magician", "market-row")).placing(0)
    position = with_power(scene, 0, "loyal-crew", "drilled-specialists")
    assert lying(position)[:2] == ("loyal-crew", "drilled-specialists")
    play(position, "place magician market-1", "enhance")
    assert lying(position)[:2] == ("loyal-crew", "")
    assert states(position) == ["active", "active"]
    assert [slot.shards for slot in board(position).slots] == [1, 1, 0, 0]


@pytest.mark.rule("MP-50", "DT-SPIR-02")
def test_the_house_account_comes_before_the_hypnotiser() -> None:
    position = with_power(acts(school_table("spiritual", 1, **BOTH), "market-1", 2), 0, "house-account")
    assert gained(position, "buy-with-machine rope 3", "bargain 1")[0][1] == -1
    position = with_power(
        acts(school_table("spiritual", 1, **BOTH).coins(0, 20), "market-1", 1), 0, "house-account"
    )
    assert gained(position, "buy-with-machine cog 3")[0][1] == -(9 - 1 - 3)


@pytest.mark.rule("MP-51", "DT-CARD-05")
def test_a_retentive_mind_at_the_patent_office_learns_for_one_point() -> None:
    scene = acts(school_table("mechanical", 1, **BOTH), "downtown-1", 2, "patent-office")
    position = with_power(scene, 0, "retentive-mind")
    play(position, "learn perpetual-rings")
    while kind(position) != "act" and position.waiting == (0,):
        play(position, texts(position)[0])
    assert position.points == 1


@pytest.mark.rule("MP-67", "DT-MEET-19")
def test_eager_hands_and_training_add_up() -> None:
    scene = places(school_table("escape", 1, **BOTH), ("apprentice-1", "workshop")).placing(0)
    position = with_power(scene, 0, "eager-hands")
    play(position, "place apprentice-1 workshop-1")
    until(position, "act", "accept", "use-machine escape-1", "plain")
    assert position.points == 1 + 1 + 1


@pytest.mark.rule("DT-OPTI-12", "DT-MEET-05", "PW-09")
def test_improvised_props_are_judged_after_the_machines() -> None:
    scene = acts(school_table("optical", 1, **BOTH).trick(0, "linking-rings"), "workshop-1", 1)
    position = with_power(scene, 0, "improvised-props")
    assert "prepare-with linking-rings optical-1" in texts(position), "one metal by each"
    assert "prepare linking-rings" not in texts(position)


@pytest.mark.rule("DT-MEET-25", "PW-19")
def test_the_sieve_takes_nothing_from_a_dividend() -> None:
    scene = acts(
        school_table("optical", 4, **BOTH).dice(bank_1="3"), "downtown-1", 4, "power-company-dividend"
    )
    position = with_power(scene, 0, "shard-sieve")
    assert gained(position, "collect bank-1")[0] == (0, 7, 1)


@pytest.mark.rule("DT-MEET-12", "PW-10", "PW-17")
def test_warm_rapport_and_patter_take_one_coin_each_from_an_easy_set_up() -> None:
    scene = school_table("mechanical", 0, **BOTH).trick(0, "perpetual-rings", ready=2)
    scene.trick(1, "chinese-sticks").trick(1, "levitation")
    scene.marker(1, "chinese-sticks", ONE, 3, "up").marker(1, "levitation", TWO, 2, "up")
    position = with_power(acts(scene, "friday-1", 1), 0, "warm-rapport", "patter")
    before = position.view(None).coins[0]
    answers = ("set-up perpetual-rings", f"at {ONE} 2 down", "gain coins", "accept", f"at {TWO} 1 down")
    events = []
    while position.waiting == (0,):
        events += play(position, next(text for text in answers if text in texts(position)))
    assert len([event for event in events if isinstance(event, LinkPaid)]) == 2
    assert position.view(None).coins[0] - before == 2 + 1 + 1


@pytest.mark.rule("DT-MEET-28", "PW-25")
def test_a_living_legend_counts_a_signature_trick_of_level_3_and_sets_of_shards_score() -> None:
    def scored(trick: str) -> int:
        scene = school_table("escape", 0, magician="the-red-lotus", **BOTH).round(7).theater(ONE, TWO, TEN)
        scene.coins(0, 0).trick(0, trick).assigned(1, "apprentice-1", "workshop").placing(1)
        position = with_power(scene, 0, "living-legend")
        assert position.view(None).shards[0] == 5
        play(position, "idle apprentice-1")
        return int(position.scores[0])

    assert (scored("crimson-maiden"), scored("linking-rings")) == (5 + 2 + 3, 5 + 2)


def _encore(inactive: list[int], machines: int = 3) -> TrickerionPosition:
    scene = school_table("spiritual", machines, inactive, **BOTH).theater(TEN, TWO)
    scene.trick(0, "linking-rings").marker(0, "linking-rings", TEN, 1, "right")
    position = with_power(on_stage(scene, "backstage-dynamo"), 0, "eternal-encore")
    play(position, f"perform {TEN}")
    return position


def _asked(position: TrickerionPosition, *answers: str) -> list[str]:
    """What seat 0 is asked after its performance if it gives these answers where they are legal."""
    kinds = []
    while position.waiting == (0,) and kind(position) in ("encore", "double-bonus", "restart-machine"):
        kinds.append(kind(position))
        play(position, next(text for text in answers if text in texts(position)))
    return kinds


@pytest.mark.rule("PW-22", "DT-CARD-01", "DT-MEET-22")
@pytest.mark.parametrize(
    "answers",
    [
        ("decline",),
        ("reactivate-machine spiritual-1", "decline"),
        ("accept", "reactivate-machine spiritual-4", "decline"),
        ("accept", "reactivate-machine spiritual-1", "decline"),
        ("salvage linking-rings", "reactivate-machine spiritual-1", "decline"),
    ],
)
@pytest.mark.parametrize(("machines", "inactive"), [(3, [1]), (4, [1]), (4, [1, 4])])
def test_the_encore_is_offered_exactly_once_whatever_machines_do(
    answers: tuple[str, ...], machines: int, inactive: list[int]
) -> None:
    position = _encore(inactive, machines)
    assert is_sound(position)
    assert _asked(position, *answers).count("encore") == 1


@pytest.mark.rule("PW-22", "DT-MEET-18", "DT-SPIR-10")
def test_the_encore_comes_before_the_markers_return_and_machines_after_that() -> None:
    assert _asked(_encore([1], 4), "decline") == ["encore", "double-bonus", "restart-machine"]


@pytest.mark.rule("DT-MEET-11", "PW-22")
def test_the_encore_cannot_take_the_marker_that_stays() -> None:
    hand = "the-unquiet-hand"
    scene = school_table("spiritual", 0, **BOTH).trick(0, hand, "spade").trick(0, "mind-reading", "heart")
    scene.marker(0, hand, TWO, 1, "down").marker(0, "mind-reading", TWO, 2, "up")
    position = with_power(on_stage(scene), 0, "eternal-encore")
    play(position, f"perform {TWO}")
    assert texts(position) == ["salvage mind-reading", "decline"]
    alone = school_table("spiritual", 0, **BOTH).trick(0, hand, "spade").marker(0, hand, TWO, 1, "down")
    position = with_power(on_stage(alone), 0, "eternal-encore")
    play(position, f"perform {TWO}")
    assert position.waiting != (0,) or kind(position) != "encore"


@pytest.mark.rule("DT-SPIR-02", "MP-64", "PW-04")
def test_a_mixed_crate_is_one_purchase_for_the_hypnotiser() -> None:
    scene = acts(school_table("spiritual", 1, **BOTH).coins(0, 20), "market-1", 1)
    position = with_power(scene, 0, "mixed-crate")
    assert gained(position, "buy-with-machine rope 1", "buy cog 1")[0][1] == -(2 + 3 - 3)


@pytest.mark.rule("MP-50", "PW-02", "DT-SPIR-02")
def test_a_free_bargain_comes_before_the_hypnotiser() -> None:
    scene = acts(school_table("spiritual", 1, **BOTH).coins(0, 20), "market-1", 1)
    position = with_power(scene, 0, "quick-tongue")
    assert gained(position, "buy-with-machine cog 3", "bargain 1")[0][1] == -(9 - 1 - 3)


@pytest.mark.rule("MP-62", "DT-MEET-12", "DT-ABIL-14")
@pytest.mark.parametrize("card", ["headliner-trick", "clockwork-overture", "new-twist"])
def test_the_second_marker_of_a_grand_entrance_has_no_bonus_of_a_card(card: str) -> None:
    scene = school_table("mechanical", 2, **BOTH).trick(0, "perpetual-rings", ready=2)
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", TWO, 2, "up")
    position = with_power(places(scene, ("magician", card)).placing(0), 0, "grand-entrance")
    play(position, "place magician friday-stage", "set-up-free perpetual-rings", f"at {ONE} 1 down")
    assert texts(position) == ["accept", "decline"]
