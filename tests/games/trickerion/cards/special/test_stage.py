"""TR-SAR-02, 15 to 17: Durable Components, Arranged Fiasco and Grand Premiere."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    CardPerformed,
    CharacterPlaced,
    FiascoArranged,
    MarkerSalvaged,
    RewardDoubled,
    TrickRewarded,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import (
    asides,
    asked,
    play,
    question,
    refusal,
    refused,
    texts,
    useless_bonus,
    why_not,
)
from tests.games.trickerion.helpers.reading import markers, rewarded
from tests.games.trickerion.helpers.scenario import table

BIG, ONE, TWO = "grand-magorian-1", "riverside-theater-1", "riverside-theater-2"
WAYS = {1: "right", 2: "left", 3: "down", 4: "up", 5: "up"}
"""How a marker can lie on each slot of the first card."""


def show(card: str, *tricks: tuple[int, str], day: str = "friday", magician: str = "the-mechaniker") -> table:
    """Seat 0 performs with a special card; these tricks of these seats lie on the card, from slot 1 on."""
    scene = table(3, dark_alley=True).magician(0, magician).magician(1, "the-gentleman").theater(BIG, ONE)
    scene.magician(2, "yoruba-spiritmaster").shards(2, 0)
    for slot, (seat, trick) in enumerate(tricks, start=1):
        if (seat, trick) not in tricks[: slot - 1]:
            scene.trick(seat, trick)
        scene.marker(seat, trick, BIG, slot, WAYS[slot])
    scene.placed(0, "magician", f"{day}-stage", card=card).bonus(0, "magician", card)
    return scene.performing(0)


def rewards(position: TrickerionPosition, *written: str) -> list[tuple[int, str, int, int, int]]:
    """What some choices pay for markers: whom, for which trick, fame, coins and shards."""
    events = [event for event in play(position, *written) if isinstance(event, TrickRewarded)]
    return [(each.seat, each.trick, each.fame, each.coins, each.shards) for each in events]


# --- all three ----------------------------------------------------------------------------------

CARDS = ("durable-components", "arranged-fiasco", "grand-premiere")


def entering(card: str) -> TrickerionPosition:
    """Seat 0 is about to place a magician with a special card of the theater."""
    scene = table(2, dark_alley=True).magician(1, "the-gentleman").shards(0, 0).theater(ONE, TWO)
    scene.trick(0, "levitation", ready=1).marker(0, "levitation", ONE, 1, "down")
    return scene.assigned(0, "magician", card).assigned(1, "magician", "workshop").placing(0).position()


@pytest.mark.rule("TR-SA-13", "TR-SAR-02")
@pytest.mark.parametrize("card", [*CARDS, "headliner-trick"])
def test_on_the_stage_there_is_nothing_to_choose(card: str) -> None:
    position = entering(card)
    assert play(position, "place magician friday-stage") == [CharacterPlaced(0, "magician", "friday-stage")]
    bonus = position.view(None).workshops[0].characters[0].bonus
    assert (position.waiting, bonus) == ((1,), card if card in CARDS else "")


@pytest.mark.rule("TR-SA-06", "TR-SA-08", "TR-SAR-02")
@pytest.mark.shows_limit(*CARDS)
@pytest.mark.parametrize("card", CARDS)
def test_backstage_the_bonus_finds_no_performance(card: str) -> None:
    position = entering(card)
    play(position, "place magician friday-1")
    assert (asked(position).kind, texts(position)) == ("special-card", ["keep-bonus", "point"])
    point = position.copy()
    play(point, "point")
    assert point.points == 4
    play(position, "keep-bonus")
    assert texts(position) == ["set-up levitation", "shift levitation", "finish"]
    assert why_not(position, "bonus") == useless_bonus(card, "other", 3)
    play(position, "finish", "idle magician")
    assert position.view(None).phase == "advertise", "nobody performs"


@pytest.mark.rule("TR-SAR-02")
@pytest.mark.shows_limit(*CARDS)
@pytest.mark.parametrize("card", CARDS)
def test_a_declined_or_impossible_performance_loses_the_bonus(card: str) -> None:
    scene = show(card, (0, "levitation"), (1, "pub-in-a-bottle")).placed(1, "magician", "sunday-stage")
    position = scene.position()
    play(position, "decline")
    assert rewards(position, f"perform {BIG}") == [
        (0, "levitation", 2, 3, 0),
        (1, "pub-in-a-bottle", 3, 3, 0),
    ]
    assert position.view(None).phase == "advertise"
    scene = show(card, (1, "pub-in-a-bottle"), (0, "levitation"), day="sunday")
    scene.fields["asked"][0] = None
    position = scene.placed(1, "magician", "thursday-stage").performing(1).position()
    assert len(rewards(position, f"perform {BIG}")) == 2
    assert position.view(None).phase == "advertise", "nothing is left for the magician on Sunday"


@pytest.mark.rule("TR-SAR-02", "TR-PERF-13")
@pytest.mark.shows_limit("arranged-fiasco", "grand-premiere")
@pytest.mark.parametrize("card", ["arranged-fiasco", "grand-premiere"])
def test_the_performance_of_another_is_not_touched(card: str) -> None:
    scene = show(card, (0, "levitation"), (1, "pub-in-a-bottle"), day="saturday")
    scene.marker(0, "levitation", ONE, 1, "down").marker(1, "pub-in-a-bottle", ONE, 2, "up")
    scene.fields["asked"][0] = None
    scene.placed(1, "magician", "thursday-stage").trick(2, "mind-reading").marker(
        2, "mind-reading", ONE, 3, "up"
    )
    position = scene.placed(2, "magician", "sunday-stage").performing(1).position()
    assert rewards(position, f"perform {BIG}") == [
        (0, "levitation", 2, 3, 0),
        (1, "pub-in-a-bottle", 1, 1, 0),
    ]
    play(position, f"perform {ONE}")
    if card == "arranged-fiasco":
        assert asked(position).kind == "fiasco"
    else:
        assert position.view(None).phase == "advertise", "it was performed earlier in the round"


# --- Durable Components -------------------------------------------------------------------------


def lasting(*, ready: int = 0) -> table:
    """Seat 0 performs two own tricks; on Sunday seat 1 performs a third one of seat 0."""
    scene = show("durable-components", (0, "levitation"), (0, "spirit-hand"), (1, "pub-in-a-bottle"))
    scene.trick(0, "barricaded-barrels", ready=ready).marker(0, "barricaded-barrels", ONE, 1, "down")
    scene.marker(1, "pub-in-a-bottle", ONE, 2, "up")
    return scene.placed(1, "magician", "sunday-stage")


@pytest.mark.rule("TR-SAR-15", "TR-ROUND-05")
@pytest.mark.shows("durable-components")
def test_after_the_last_performance_a_performed_marker_goes_back_to_its_trick() -> None:
    position = lasting().position()
    play(position, f"perform {BIG}")
    assert (position.waiting, asked(position).kind) == ((1,), "perform")
    play(position, f"perform {ONE}")
    assert asked(position) == question("salvage", "TR-SAR-15", 0)
    tricks = ["spirit-hand", "levitation", "barricaded-barrels"]
    assert texts(position) == [*(f"salvage {trick}" for trick in tricks), "decline"]
    assert position.view(None).phase == "performance"
    assert play(position, "salvage spirit-hand")[0] == MarkerSalvaged(0, "spirit-hand")
    assert markers(position) == {"levitation": (0, 4), "spirit-hand": (1, 3), "barricaded-barrels": (0, 4)}
    assert position.view(None).phase == "advertise"


@pytest.mark.rule("TR-SAR-15")
@pytest.mark.shows("durable-components")
def test_in_whosever_performance_and_beside_markers_that_lie_there() -> None:
    position = lasting(ready=2).position()
    play(position, f"perform {BIG}", f"perform {ONE}", "salvage barricaded-barrels")
    assert markers(position)["barricaded-barrels"] == (3, 1)


@pytest.mark.rule("TR-SAR-15")
@pytest.mark.shows_limit("durable-components")
def test_only_an_own_trick_that_was_performed_and_is_still_owned() -> None:
    position = lasting().position()
    play(position, f"perform {BIG}", "decline")
    missing = refusal("not-performed", "TR-SAR-15", trick="barricaded-barrels")
    assert why_not(position, "salvage barricaded-barrels") == missing
    foreign = refusal("not-your-trick", "TR-SAR-15", trick="pub-in-a-bottle")
    assert why_not(position, "salvage pub-in-a-bottle") == foreign
    assert why_not(position, f"perform {ONE}") == refusal("answer-first", "TR-SAR-15", question="salvage")
    assert "return levitation" in asides(position)
    play(position, "return levitation")
    assert texts(position) == ["salvage spirit-hand", "decline"]
    assert refused(position, "salvage levitation") == "not-your-trick"
    play(position, "return spirit-hand")
    assert position.view(None).phase == "advertise", "there is nothing left to choose"


@pytest.mark.rule("TR-SAR-15", "TR-SA-05")
@pytest.mark.shows_limit("durable-components")
def test_one_marker_or_none() -> None:
    position = lasting().position()
    play(position, f"perform {BIG}", "decline")
    declined = position.copy()
    play(declined, "decline")
    assert (declined.view(None).phase, markers(declined)["levitation"]) == ("advertise", (0, 4))
    play(position, "salvage levitation")
    assert position.view(None).phase == "advertise"


@pytest.mark.rule("TR-SAR-15", "TR-SAR-08", "TR-MEET-19")
@pytest.mark.shows_limit("durable-components")
def test_of_a_stack_one_marker_is_saved() -> None:
    scene = show("durable-components", magician="electra").trick(0, "levitation")
    position = scene.marker(0, "levitation", BIG, 1, "right", stacked=True).position()
    play(position, f"perform {BIG}", "salvage levitation")
    assert markers(position) == {"levitation": (1, 3)}


@pytest.mark.rule("TR-MAG-13", "TR-SAR-15", "TR-ROUND-05", "TR-MEET-27")
@pytest.mark.shows("durable-components", "the-great-optico")
def test_a_copied_card_works_later_too_and_the_order_is_that_of_the_initiative() -> None:
    scene = table(2, dark_alley=True).theater(ONE, TWO).order(0, 1).shards(1, 0)
    scene.trick(0, "levitation").marker(0, "levitation", ONE, 1, "down")
    scene.placed(0, "magician", "sunday-stage", card="durable-components")
    scene.bonus(0, "magician", "durable-components").trick(1, "pub-in-a-bottle")
    scene.marker(1, "pub-in-a-bottle", TWO, 1, "down").assigned(1, "magician", "theater")
    position = scene.placing(1).position()
    play(position, "place magician friday-stage", "borrow durable-components")
    play(position, f"perform {TWO}", f"perform {ONE}")
    assert (position.waiting, texts(position)) == ((0,), ["salvage levitation", "decline"])
    play(position, "decline")
    assert (position.waiting, texts(position)) == ((1,), ["salvage pub-in-a-bottle", "decline"])
    assert asked(position).kind == "salvage"
    play(position, "salvage pub-in-a-bottle")
    assert (markers(position, 0), markers(position, 1)) == (
        {"levitation": (0, 4)},
        {"pub-in-a-bottle": (1, 3)},
    )


# --- Arranged Fiasco ----------------------------------------------------------------------------

GUESTS = ((0, "levitation"), (1, "pub-in-a-bottle"), (2, "linking-rings"), (0, "spirit-hand"))
"""2/3/0 and 2/1/1 of the performer, 2/2/0 and 0/2/0 of guests."""


@pytest.mark.rule("TR-SAR-16", "TR-PERF-13", "TR-PERF-22")
@pytest.mark.shows("arranged-fiasco")
def test_own_markers_pay_a_fame_more_and_those_of_others_a_fame_less() -> None:
    position = show("arranged-fiasco", *GUESTS).position()
    assert play(position, f"perform {BIG}") == [CardPerformed(0, BIG, "friday")]
    assert asked(position) == question("fiasco", "TR-SAR-16", 0)
    assert texts(position) == ["accept", "decline"]
    assert why_not(position, "finish") == refusal("answer-first", "TR-SAR-16", question="fiasco")
    events = play(position, "accept")
    assert events[:5] == [
        FiascoArranged(0),
        rewarded(0, "levitation", 3, 3, other=(1, 0)),
        rewarded(1, "pub-in-a-bottle", 1, 2, other=(-1, 0)),
        TrickRewarded(2, "linking-rings", 0, 2, 0),
        rewarded(0, "spirit-hand", 3, 1, 1, other=(1, 0)),
    ]
    assert position.view(None).phase == "advertise"


@pytest.mark.rule("TR-SAR-16", "TR-SA-06", "TR-SAR-60")
@pytest.mark.shows_limit("arranged-fiasco")
def test_a_fiasco_may_be_left_out() -> None:
    position = show("arranged-fiasco", *GUESTS).position()
    play(position, f"perform {BIG}")
    assert [paid[2] for paid in rewards(position, "decline")] == [2, 2, 0, 2]


@pytest.mark.rule("TR-SAR-16", "TR-PERF-23")
@pytest.mark.shows_limit("arranged-fiasco")
def test_it_is_a_modifier_beside_the_day_with_its_own_floor_and_leaves_coins_alone() -> None:
    scene = show("arranged-fiasco", (0, "linking-rings"), (1, "mind-reading"), day="thursday")
    position = scene.placed(1, "apprentice-1", "sunday-1").position()
    play(position, f"perform {BIG}")
    # 0 - 1 stops at 0 and gains 1; 0 - 1 stops at 0 and gains Sunday's 1.
    assert rewards(position, "accept") == [(0, "linking-rings", 1, 1, 0), (1, "mind-reading", 1, 1, 1)]


@pytest.mark.rule("TR-SAR-16", "TR-MAG-30")
@pytest.mark.shows_limit("arranged-fiasco")
def test_a_stack_counts_once_and_two_markers_of_a_trick_twice() -> None:
    scene = show("arranged-fiasco", magician="electra").trick(0, "levitation").trick(1, "pub-in-a-bottle")
    scene.marker(0, "levitation", BIG, 1, "right", stacked=True)
    scene.marker(1, "pub-in-a-bottle", BIG, 2, "left").marker(1, "pub-in-a-bottle", BIG, 3, "down")
    position = scene.position()
    play(position, f"perform {BIG}")
    assert rewards(position, "accept") == [
        (0, "levitation", 2 + 1 + 1, 3 + 1, 0),
        (1, "pub-in-a-bottle", 1, 2, 0),
        (1, "pub-in-a-bottle", 1, 2, 0),
    ]


# --- Grand Premiere -----------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-17", "TR-PERF-13")
@pytest.mark.shows("grand-premiere")
@pytest.mark.parametrize(
    ("resource", "paid"), [("fame", (4, 1, 1)), ("coins", (2, 2, 1)), ("shards", (2, 1, 2))]
)
def test_a_part_of_the_reward_of_a_new_trick_is_doubled(resource: str, paid: tuple[int, int, int]) -> None:
    position = show(
        "grand-premiere", (0, "levitation"), (0, "spirit-hand"), (1, "pub-in-a-bottle")
    ).position()
    assert play(position, f"perform {BIG}") == [CardPerformed(0, BIG, "friday")]
    assert asked(position) == question("premiere", "TR-SAR-17", 0)
    assert texts(position) == ["star spirit-hand", "star levitation", "decline"]
    assert play(position, "star spirit-hand") == []
    assert asked(position) == question("premiere-part", "TR-SAR-17", 0, trick="spirit-hand")
    assert texts(position) == ["gain fame", "gain coins", "gain shards"]
    assert why_not(position, "decline") == refusal("answer-first", "TR-SAR-17", question="premiere-part")
    again = position.copy()
    assert play(again, f"gain {resource}")[0] == RewardDoubled(0, "spirit-hand", resource)
    assert rewards(position, f"gain {resource}") == [
        (0, "levitation", 2, 3, 0),
        (0, "spirit-hand", *paid),
        (1, "pub-in-a-bottle", 2, 2, 0),
    ]


@pytest.mark.rule("TR-SAR-17", "TR-PERF-23")
@pytest.mark.shows("grand-premiere")
@pytest.mark.parametrize(
    ("day", "fame"), [("thursday", 3 * 2 - 1), ("friday", 3 * 2), ("sunday", (3 + 1) * 2)]
)
def test_the_doubling_is_a_modifier_in_the_best_order(day: str, fame: int) -> None:
    position = show("grand-premiere", (0, "rabbit-from-the-top-hat"), day=day).position()
    play(position, f"perform {BIG}", "star rabbit-from-the-top-hat")
    assert rewards(position, "gain fame")[0][2] == fame


@pytest.mark.rule("TR-SAR-17")
@pytest.mark.shows_limit("grand-premiere")
def test_only_an_own_trick_that_was_never_performed() -> None:
    tricks = ((0, "levitation"), (0, "spirit-hand"), (1, "pub-in-a-bottle"))
    scene = show("grand-premiere", *tricks).trick(0, "walled", ready=2).premiered(0, "levitation")
    position = scene.premiered(1, "spirit-hand").position()
    play(position, f"perform {BIG}")
    assert texts(position) == ["star spirit-hand", "decline"]
    for trick in ("levitation", "pub-in-a-bottle", "walled"):
        assert why_not(position, f"star {trick}") == refusal("no-premiere", "TR-SAR-17", trick=trick)
    assert why_not(position, "gain fame") == refusal("answer-first", "TR-SAR-17", question="premiere")
    assert [paid[2:] for paid in rewards(position, "decline")] == [(2, 3, 0), (2, 1, 1), (2, 2, 0)]
    old = show("grand-premiere", (0, "levitation")).premiered(0, "levitation").position()
    assert rewards(old, f"perform {BIG}") == [(0, "levitation", 2, 3, 0)]


@pytest.mark.rule("TR-SAR-17")
@pytest.mark.shows_limit("grand-premiere")
def test_the_history_of_a_trick_is_kept_for_each_player_even_if_it_is_returned() -> None:
    position = show("durable-components", (0, "levitation"), (1, "pub-in-a-bottle")).position()
    play(position, f"perform {BIG}")
    premiered = [workshop.premiered for workshop in position.view(None).workshops]
    assert premiered == [("levitation",), ("pub-in-a-bottle",), ()]
    play(position, "return levitation")
    assert position.view(0).me.premiered == ("levitation",)


@pytest.mark.rule("TR-SAR-17", "TR-MAG-23")
@pytest.mark.shows_limit("grand-premiere")
def test_not_for_a_reward_that_was_replaced() -> None:
    tricks = ((0, "levitation"), (0, "spirit-hand"), (1, "pub-in-a-bottle"))
    position = show("grand-premiere", *tricks, magician="the-red-lotus").position()
    play(position, f"perform {BIG}")
    assert asked(position).kind == "steal"
    play(position, "steal pub-in-a-bottle", "forgo levitation")
    assert (asked(position).kind, texts(position)) == ("premiere", ["star spirit-hand", "decline"])
    play(position, "star spirit-hand")
    assert rewards(position, "gain fame") == [
        (0, "pub-in-a-bottle", 2, 2, 0),
        (0, "spirit-hand", 4, 1, 1),
        (1, "pub-in-a-bottle", 1, 2, 0),
    ]


@pytest.mark.rule("TR-SAR-17", "TR-SAR-13", "TR-MAG-23", "TR-MEET-17")
@pytest.mark.shows_limit("grand-premiere")
def test_of_two_markers_one_can_be_replaced_and_the_other_doubled() -> None:
    tricks = ((0, "levitation"), (0, "levitation"), (1, "pub-in-a-bottle"))
    position = show("grand-premiere", *tricks, magician="the-red-lotus").position()
    play(position, f"perform {BIG}", "steal pub-in-a-bottle")
    assert texts(position) == ["star levitation", "decline"]
    play(position, "star levitation")
    assert rewards(position, "gain fame") == [
        (0, "pub-in-a-bottle", 2, 2, 0),
        (0, "levitation", 4, 3, 0),
        (1, "pub-in-a-bottle", 1, 2, 0),
    ]
