"""TR-MAG-15 to 33, TR-ROUND-04, 05: Electra, the Master of Chains, the Yoruba Spiritmaster, the Red Lotus."""

from __future__ import annotations

import pytest

from sleight.core.asked import Asked
from sleight.games.trickerion.events import (
    CardPerformed,
    CharacterIdled,
    LinkPaid,
    PerformanceImposed,
    PerformerPaid,
    RewardStolen,
    ShardsGained,
    TrickRescheduled,
    TrickRewarded,
    TrickSetUp,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.playing import (
    asides,
    asked,
    play,
    question,
    refusal,
    refused,
    texts,
    why_not,
)
from tests.games.trickerion.helpers.reading import markers, rewarded
from tests.games.trickerion.helpers.scenario import table

ONE, TWO, BIG = "riverside-theater-1", "riverside-theater-2", "grand-magorian-1"
"""Three slots in a column, of which the first two share a shard circle; three round a corner; five slots."""


def rewards(position: TrickerionPosition, *written: str) -> list[TrickRewarded]:
    """What some choices pay for markers."""
    return [event for event in play(position, *written) if isinstance(event, TrickRewarded)]


# --- Electra ------------------------------------------------------------------------------------


def charging(ready: int = 2, points: int = 3) -> table:
    """Electra of seat 0 sets up Linking Rings beside Living Piano of seat 1."""
    scene = table(2, dark_alley=True).magician(0, "electra").theater(ONE, TWO)
    scene.trick(0, "linking-rings", "spade", ready=ready).trick(1, "living-piano")
    scene.marker(1, "living-piano", ONE, 1, "down").assigned(1, "magician", "workshop")
    return scene.acting(0, "magician", "friday-1", points)


@pytest.mark.rule("TR-MAG-28", "TR-MAG-29", "TR-MAG-30")
@pytest.mark.shows("electra")
def test_two_markers_are_set_up_as_one_and_each_link_is_paid_once() -> None:
    position = charging().position()
    play(position, "set-up linking-rings")
    assert asked(position) == question("stack", "TR-MAG-28", 0, trick="linking-rings")
    assert texts(position) == ["accept", "decline"]
    assert why_not(position, "finish") == refusal("answer-first", "TR-MAG-28", question="stack")
    play(position, "accept")
    assert asked(position).kind == "lay"
    assert play(position, f"at {ONE} 2 up", "gain fame") == [
        TrickSetUp(0, "linking-rings", ONE, 2, "up", links=1, stacked=True),
        ShardsGained(0, 1),
        ShardsGained(1, 1),
        LinkPaid(0, "fame", 1),
    ]
    assert (markers(position, 0), position.points) == ({"linking-rings": (0, 2)}, 2)
    laid = position.view(None).theater[0].markers[1]
    assert laid is not None
    assert (laid.trick, laid.facing, laid.stacked) == ("linking-rings", "up", True)


@pytest.mark.rule("TR-MAG-28", "TR-MAG-04")
@pytest.mark.shows_limit("electra")
def test_a_single_marker_is_still_possible_and_two_need_two() -> None:
    position = charging().position()
    play(position, "set-up linking-rings", "decline", f"at {ONE} 2 up", "gain fame")
    assert markers(position, 0) == {"linking-rings": (1, 2)}
    alone = charging(ready=1).position()
    play(alone, "set-up linking-rings")
    assert asked(alone).kind == "lay"
    other = table(2, dark_alley=True).magician(1, "electra").magician(0, "the-gentleman").theater(ONE)
    position = other.trick(0, "linking-rings", ready=2).acting(0, "magician", "friday-1").position()
    play(position, "set-up linking-rings")
    assert asked(position).kind == "lay", "nobody else has two in one"


@pytest.mark.rule("TR-MAG-32", "TR-MAG-33")
@pytest.mark.shows_limit("electra")
def test_nothing_is_added_to_a_marker_and_nothing_of_its_symbol_comes_beside() -> None:
    scene = charging(ready=2).marker(0, "linking-rings", ONE, 2, "up")
    position = scene.position()
    play(position, "set-up linking-rings", "accept")
    assert {text.split()[1] for text in texts(position)} == {TWO}
    assert why_not(position, f"at {ONE} 2 up") == refusal("slot-not-empty", "TR-TH-12", card=ONE, slot=2)
    assert why_not(position, f"at {ONE} 3 up") == refusal("same-symbol-there", "TR-TH-14", card=ONE)


@pytest.mark.rule("TR-MAG-33")
@pytest.mark.shows("electra")
def test_a_stack_is_moved_as_a_whole_for_one_point() -> None:
    position = charging(ready=0).marker(0, "linking-rings", ONE, 2, "up", stacked=True).position()
    events = play(position, "shift linking-rings", f"at {TWO} 1 down")
    assert events == [TrickRescheduled(0, "linking-rings", ONE, TWO, 1, "down")]
    moved = position.view(None).theater[1].markers[0]
    assert moved is not None
    assert (moved.stacked, markers(position, 0), position.points) == (True, {"linking-rings": (0, 2)}, 2)
    assert position.view(None).theater[0].markers[1] is None


def stacked_show(trick: str, day: str = "friday", stacked: bool = True) -> table:
    """Electra of seat 0 performs one trick; seat 1 has another on the card."""
    scene = table(2, dark_alley=True).magician(0, "electra").theater(ONE)
    scene.trick(0, trick).marker(0, trick, ONE, 2, "up", stacked=stacked).trick(1, "living-piano")
    scene.marker(1, "living-piano", ONE, 3, "up").placed(0, "magician", f"{day}-stage")
    return scene.performing(0)


@pytest.mark.rule("TR-MAG-31", "TR-PERF-14")
@pytest.mark.shows("electra")
@pytest.mark.parametrize(
    ("trick", "level", "yields"),
    [("levitation", 1, (2, 3, 0)), ("ghost-trap", 2, (3, 3, 1)), ("stairs-of-water", 3, (5, 4, 2))],
)
def test_a_stack_pays_its_level_more_in_fame_and_coins(
    trick: str, level: int, yields: tuple[int, int, int]
) -> None:
    fame, coins, shards = yields
    paid = rewarded(0, trick, fame + level, coins + level, shards, stacked=(level, level))
    piano = TrickRewarded(1, "living-piano", 1, 1, 0)
    assert rewards(stacked_show(trick).position(), f"perform {ONE}") == [paid, piano]
    single = stacked_show(trick, stacked=False).position()
    assert rewards(single, f"perform {ONE}")[0] == TrickRewarded(0, trick, *yields)


@pytest.mark.rule("TR-MAG-31", "TR-PERF-23")
@pytest.mark.shows_limit("electra")
@pytest.mark.parametrize(
    ("day", "fame", "coins"), [("thursday", 0 + 1, 2 - 1 + 1), ("sunday", 0 + 1 + 1, 2 + 1 + 1)]
)
def test_the_day_counts_once_for_a_stack_and_the_addition_is_a_modifier(
    day: str, fame: int, coins: int
) -> None:
    # On Thursday the fame of 0 loses nothing more, and the addition comes on top.
    position = stacked_show("linking-rings", day).position()
    paid = rewards(position, f"perform {ONE}")[0]
    assert (paid.fame, paid.coins, paid.shards) == (fame, coins, 0)


@pytest.mark.rule("TR-MAG-33", "TR-PERF-09", "TR-SAR-08")
@pytest.mark.shows("electra")
def test_both_markers_return_to_reserve() -> None:
    position = stacked_show("levitation").position()
    assert markers(position, 0) == {"levitation": (0, 2)}
    play(position, f"perform {ONE}")
    assert markers(position, 0) == {"levitation": (0, 4)}


# --- the Master of Chains -----------------------------------------------------------------------


def chained(*, day: str = "", own: str = "linking-rings") -> table:
    """Seat 0 is about to handle the last character of the round; seat 1 performs on Friday."""
    scene = table(2, dark_alley=True).magician(0, "master-of-chains").theater(ONE, TWO)
    scene.trick(0, own, "spade").marker(0, own, TWO, 1, "down").trick(1, "living-piano")
    scene.marker(1, "living-piano", ONE, 1, "down").placed(1, "magician", "friday-stage")
    if day:
        scene.placed(0, "magician", f"{day}-stage")
    return scene.assigned(0, "apprentice-1", "workshop").placing(0)


@pytest.mark.rule("TR-MAG-15", "TR-MAG-17", "TR-ROUND-04")
@pytest.mark.shows("master-of-chains")
def test_a_marker_is_moved_after_the_last_placement_without_character_or_points() -> None:
    position = chained().position()
    assert play(position, "idle apprentice-1") == [CharacterIdled(0, "apprentice-1")]
    assert asked(position) == question("break-free", "TR-MAG-15", 0)
    assert (position.view(None).phase, texts(position)) == ("performance", ["shift linking-rings", "decline"])
    play(position, "shift linking-rings")
    assert asked(position) == question("lay", "TR-TH-13", 0, trick="linking-rings")
    assert play(position, f"at {ONE} 3 up") == [TrickRescheduled(0, "linking-rings", TWO, ONE, 3, "up")]
    me = position.view(0).me
    assert (me.day, me.spent, position.view(None).actor, position.waiting) == ("", True, "", (1,))
    assert asked(position).kind == "perform"


@pytest.mark.rule("TR-MAG-16", "TR-LINK-08")
@pytest.mark.shows("master-of-chains")
@pytest.mark.parametrize(("trick", "pay"), [("linking-rings", 1), ("mechanical-hornet", 2), ("automaton", 3)])
def test_the_links_it_makes_pay_as_for_a_set_up(trick: str, pay: int) -> None:
    position = chained(own=trick).position()
    play(position, "idle apprentice-1", f"shift {trick}", f"at {ONE} 2 up")
    assert asked(position) == question("link-reward", "TR-LINK-05", 0, amount=pay, links=1)
    assert texts(position) == ["gain fame", "gain coins"]
    assert play(position, "gain coins") == [LinkPaid(0, "coins", pay)]
    view = position.view(None)
    # One link on a shard circle: a shard for each of the two owners.
    assert (view.coins, view.shards) == ((10 + pay, 10), (2, 2))
    assert asked(position).kind == "perform"


@pytest.mark.rule("TR-MAG-18")
@pytest.mark.shows_limit("master-of-chains")
def test_only_links_of_the_moved_marker_at_its_new_place_are_paid() -> None:
    # The two pianos of seat 1 and 0 are linked already; the rings come without a link of their own.
    scene = chained().trick(0, "chinese-sticks").marker(0, "chinese-sticks", ONE, 2, "up")
    position = scene.position()
    play(position, "idle apprentice-1", "shift linking-rings")
    assert gained(position, f"at {ONE} 3 up") == [NOTHING, NOTHING]
    assert asked(position).kind == "perform"


@pytest.mark.rule("TR-MAG-04", "TR-MAG-17")
@pytest.mark.shows_limit("master-of-chains")
def test_it_may_be_declined_and_comes_once() -> None:
    position = chained(day="sunday").position()
    play(position, "idle apprentice-1")
    assert play(position, "decline") == []
    assert (position.waiting, position.view(0).me.spent) == ((1,), False)
    play(position, f"perform {ONE}")
    assert (position.waiting, asked(position).kind) == ((0,), "perform")


@pytest.mark.rule("TR-MAG-15", "TR-TH-14")
@pytest.mark.shows_limit("master-of-chains")
def test_only_an_own_marker_that_has_somewhere_to_go() -> None:
    position = chained().trick(0, "spirit-hand", ready=2).position()
    play(position, "idle apprentice-1")
    assert why_not(position, "shift living-piano") == refusal(
        "not-your-trick", "TR-TH-19", trick="living-piano"
    )
    assert why_not(position, "shift spirit-hand") == refusal("not-on-stage", "TR-TH-19", trick="spirit-hand")
    assert why_not(position, f"perform {TWO}") == refusal("answer-first", "TR-MAG-15", question="break-free")
    play(position, "shift linking-rings")
    assert refused(position, "shift linking-rings") == "answer-first"
    nothing = table(2, dark_alley=True).magician(0, "master-of-chains").theater(ONE)
    position = nothing.assigned(0, "apprentice-1", "workshop").placing(0).position()
    play(position, "idle apprentice-1")
    assert position.view(None).phase == "advertise", "without a marker nothing is asked"


@pytest.mark.rule("TR-MAG-15", "TR-ROUND-05")
@pytest.mark.shows_limit("master-of-chains")
def test_nobody_else_moves_a_marker_before_the_performances() -> None:
    scene = chained().magician(0, "the-red-lotus").trick(1, "spirit-hand")
    position = scene.marker(1, "spirit-hand", TWO, 3, "left").position()
    play(position, "idle apprentice-1")
    assert (position.waiting, asked(position).kind) == ((1,), "perform")


@pytest.mark.rule("TR-MAG-15", "TR-TH-19")
@pytest.mark.shows("master-of-chains")
def test_of_several_markers_the_player_says_which() -> None:
    scene = chained().round(2).theater(ONE, TWO, BIG).marker(0, "linking-rings", BIG, 1, "right")
    position = scene.position()
    play(position, "idle apprentice-1", "shift linking-rings")
    assert (asked(position).kind, texts(position)) == ("reschedule-from", [f"from {TWO}", f"from {BIG}"])
    events = play(position, f"from {BIG}", f"at {ONE} 3 up")
    assert events == [TrickRescheduled(0, "linking-rings", BIG, ONE, 3, "up")]


@pytest.mark.rule("TR-ANY-09", "TR-MAG-15", "TR-ANY-10")
def test_a_trick_can_be_returned_instead_and_then_there_may_be_nothing_to_move() -> None:
    position = chained().position()
    play(position, "idle apprentice-1")
    assert asides(position) == ["return linking-rings"]
    play(position, "return linking-rings")
    assert (position.waiting, asked(position).kind) == ((1,), "perform")


# --- the Yoruba Spiritmaster --------------------------------------------------------------------


def possessed(shards: int = 2) -> table:
    """Seat 1 performs on Friday and seat 2 on Sunday; the Yoruba of seat 0 makes the last character idle."""
    scene = table(3, dark_alley=True).magician(0, "yoruba-spiritmaster").magician(1, "the-gentleman")
    scene.magician(2, "electra").theater(ONE, TWO).shards(0, shards).trick(0, "mind-reading", "spade")
    scene.trick(1, "pub-in-a-bottle").marker(1, "pub-in-a-bottle", ONE, 1, "down")
    scene.marker(1, "pub-in-a-bottle", TWO, 1, "down").placed(1, "magician", "friday-stage")
    scene.trick(2, "levitation").marker(2, "levitation", TWO, 3, "left")
    scene.marker(2, "levitation", ONE, 2, "up")
    scene.placed(2, "magician", "sunday-stage").placed(1, "manager", "friday-1")
    return scene.assigned(0, "apprentice-1", "workshop").placing(0)


@pytest.mark.rule("TR-MAG-24", "TR-MAG-25", "TR-MAG-26", "TR-PERF-13")
@pytest.mark.shows("yoruba-spiritmaster")
def test_a_shard_chooses_the_card_of_another_performer() -> None:
    position = possessed().position()
    play(position, "idle apprentice-1")
    expected = Asked("impose", "TR-MAG-24", 0, {"seats": (1,)}, "trickerion")
    assert asked(position) == expected
    assert texts(position) == [f"impose {ONE}", f"impose {TWO}", "decline"]
    assert play(position, f"impose {TWO}") == [
        PerformanceImposed(0, 1, TWO),
        CardPerformed(1, TWO, "friday"),
        TrickRewarded(1, "pub-in-a-bottle", 2, 2, 0),
        rewarded(2, "levitation", 3, 4, sunday=(1, 1)),
        PerformerPaid(1, "manager", 0, 3, 0),
        PerformerPaid(1, "card", 1, 1, 0),
    ]
    assert (position.view(None).shards[0], position.view(0).me.spent) == (1, True)
    assert position.waiting == (2,)


@pytest.mark.rule("TR-MAG-24", "TR-ROUND-05")
@pytest.mark.shows_limit("yoruba-spiritmaster")
def test_it_is_asked_before_each_choice_until_it_is_used() -> None:
    position = possessed().position()
    play(position, "idle apprentice-1")
    used = position.copy()
    play(position, "decline")
    assert (position.waiting, asked(position).kind) == ((1,), "perform")
    assert texts(position) == [f"perform {ONE}", f"perform {TWO}", "decline"]
    play(position, "decline")
    assert (position.waiting, asked(position).arguments) == ((0,), {"seats": (2,)})
    play(used, f"impose {ONE}")
    assert (used.waiting, asked(used).kind) == ((2,), "perform"), "once a round"


@pytest.mark.rule("TR-MAG-25")
@pytest.mark.shows_limit("yoruba-spiritmaster")
def test_the_card_must_carry_a_marker_of_the_performer() -> None:
    scene = possessed().round(2).theater(ONE, TWO, BIG).marker(0, "mind-reading", BIG, 1, "right")
    position = scene.position()
    play(position, "idle apprentice-1")
    assert why_not(position, f"impose {BIG}") == refusal("no-marker-of-theirs", "TR-MAG-25", card=BIG)
    absent = refusal("card-not-there", "TR-MAG-25", card="riverside-theater-3")
    assert why_not(position, "impose riverside-theater-3") == absent
    assert why_not(position, f"perform {ONE}") == refusal("answer-first", "TR-MAG-24", question="impose")


@pytest.mark.rule("TR-MAG-24", "TR-MAG-27")
@pytest.mark.shows_limit("yoruba-spiritmaster")
def test_not_without_a_shard_and_not_for_the_own_performance_or_one_that_cannot_be() -> None:
    poor = possessed(shards=0).position()
    play(poor, "idle apprentice-1")
    assert (poor.waiting, asked(poor).kind) == ((1,), "perform")
    for slot, has_marker in (("friday-stage", False), ("friday-1", True)):
        scene = table(2, dark_alley=True).magician(0, "yoruba-spiritmaster").magician(1, "the-gentleman")
        scene.theater(ONE, TWO).trick(0, "mind-reading").marker(0, "mind-reading", ONE, 1, "down")
        scene.placed(0, "magician", "saturday-stage").trick(1, "pub-in-a-bottle").placed(1, "magician", slot)
        if has_marker:
            scene.marker(1, "pub-in-a-bottle", TWO, 1, "down")
        position = scene.assigned(0, "apprentice-1", "workshop").placing(0).position()
        play(position, "idle apprentice-1")
        assert (position.waiting, asked(position).kind) == ((0,), "perform")


@pytest.mark.rule("TR-MAG-24")
@pytest.mark.shows_limit("yoruba-spiritmaster")
def test_nobody_else_chooses_for_a_performer() -> None:
    position = possessed().magician(0, "the-red-lotus").position()
    play(position, "idle apprentice-1")
    assert (position.waiting, asked(position).kind) == ((1,), "perform")


# --- the Red Lotus ------------------------------------------------------------------------------

WAYS = {1: "right", 2: "left", 3: "down", 4: "up", 5: "up"}
"""How a marker can lie on each slot of the big card."""


def stealing(
    *tricks: tuple[int, str], day: str = "friday", charged: tuple[str, ...] = (), performer: int = 0
) -> table:
    """The Red Lotus of seat 0 performs a card with these tricks of these seats, from the first slot on."""
    scene = table(3, dark_alley=True).magician(0, "the-red-lotus").magician(1, "electra")
    scene.magician(2, "the-gentleman").theater(BIG, ONE)
    for slot, (seat, trick) in enumerate(tricks, start=1):
        if (seat, trick) not in tricks[: slot - 1]:
            scene.trick(seat, trick, shards=int(trick in charged))
        scene.marker(seat, trick, BIG, slot, WAYS[slot])
    return scene.placed(performer, "magician", f"{day}-stage").performing(performer)


LEVELS = ((0, "levitation"), (0, "mechanical-hornet"), (1, "shattered-mirror"), (1, "pub-in-a-bottle"))
"""2/3 and 4/3 of levels 1 and 2 for the Red Lotus; 5/3 and 2/2 of levels 2 and 1 for seat 1."""


@pytest.mark.rule("TR-MAG-19", "TR-MAG-20", "TR-MAG-21", "TR-PERF-13")
@pytest.mark.shows("the-red-lotus")
def test_the_performer_receives_the_reward_of_an_opponents_trick_instead_of_an_own_one() -> None:
    position = stealing(*LEVELS, (2, "vanishing-elephant")).position()
    assert play(position, f"perform {BIG}") == [CardPerformed(0, BIG, "friday")]
    assert asked(position) == question("steal", "TR-MAG-19", 0)
    assert texts(position) == ["steal pub-in-a-bottle", "steal shattered-mirror", "decline"]
    assert play(position, "steal pub-in-a-bottle") == []
    assert asked(position) == question("forgo", "TR-MAG-19", 0, trick="pub-in-a-bottle")
    assert texts(position) == ["forgo levitation", "forgo mechanical-hornet"]
    assert play(position, "forgo levitation")[:6] == [
        RewardStolen(0, "pub-in-a-bottle", 1, "levitation"),
        TrickRewarded(0, "pub-in-a-bottle", 2, 2, 0),
        TrickRewarded(0, "mechanical-hornet", 4, 3, 0),
        TrickRewarded(1, "shattered-mirror", 5, 3, 0),
        rewarded(1, "pub-in-a-bottle", 2 - 1, 2, other=(-1, 0)),
        TrickRewarded(2, "vanishing-elephant", 9, 4, 0),
    ]
    assert position.cells[-3:] == [0, 0, 0], "what was declared is forgotten"


@pytest.mark.rule("TR-MAG-20", "TR-MAG-22")
@pytest.mark.shows_limit("the-red-lotus")
def test_the_level_of_the_opponents_trick_must_not_be_higher() -> None:
    position = stealing(*LEVELS, (2, "vanishing-elephant")).position()
    play(position, f"perform {BIG}")
    high = refusal("level-too-high", "TR-MAG-20", trick="vanishing-elephant")
    assert why_not(position, "steal vanishing-elephant") == high
    own = refusal("not-of-an-opponent", "TR-MAG-19", trick="levitation")
    assert why_not(position, "steal levitation") == own
    assert why_not(position, "forgo levitation") == refusal("answer-first", "TR-MAG-19", question="steal")
    # Only the hornet is of level 2 or more, so nothing is asked again.
    events = play(position, "steal shattered-mirror")
    assert events[0] == RewardStolen(0, "shattered-mirror", 1, "mechanical-hornet")
    paid = [(each.fame, each.coins) for each in events if isinstance(each, TrickRewarded)]
    assert paid == [(2, 3), (5, 3), (5 - 1, 3), (2, 2), (9, 4)]


@pytest.mark.rule("TR-MAG-20")
@pytest.mark.shows_limit("the-red-lotus")
def test_an_own_trick_of_a_lower_level_cannot_be_given_up() -> None:
    tricks = ((0, "levitation"), (0, "mechanical-hornet"), (0, "wolf-cage"), (1, "shattered-mirror"))
    position = stealing(*tricks).position()
    play(position, f"perform {BIG}", "steal shattered-mirror")
    assert texts(position) == ["forgo mechanical-hornet", "forgo wolf-cage"]
    assert why_not(position, "forgo levitation") == refusal("level-too-low", "TR-MAG-20", trick="levitation")
    foreign = refusal("not-in-this-show", "TR-MAG-19", trick="shattered-mirror")
    assert why_not(position, "forgo shattered-mirror") == foreign
    assert why_not(position, "decline") == refusal("answer-first", "TR-MAG-19", question="forgo")


@pytest.mark.rule("TR-MAG-04", "TR-MAG-19")
@pytest.mark.shows_limit("the-red-lotus")
def test_it_may_be_declined_and_is_not_asked_without_a_fitting_trick() -> None:
    position = stealing(*LEVELS).position()
    play(position, f"perform {BIG}")
    paid = [(each.fame, each.coins) for each in rewards(position, "decline")]
    assert paid == [(2, 3), (4, 3), (5, 3), (2, 2)]
    too_high = stealing((0, "levitation"), (1, "shattered-mirror")).position()
    assert len(rewards(too_high, f"perform {BIG}")) == 2
    alone = stealing((0, "levitation"), (0, "wolf-cage")).position()
    assert len(rewards(alone, f"perform {BIG}")) == 2


@pytest.mark.rule("TR-MAG-19")
@pytest.mark.shows_limit("the-red-lotus")
def test_only_when_the_red_lotus_is_the_performer() -> None:
    position = stealing(*LEVELS, performer=1).position()
    assert len(rewards(position, f"perform {BIG}")) == 4


@pytest.mark.rule("TR-MAG-23", "TR-PERF-20")
@pytest.mark.shows("the-red-lotus")
def test_the_own_day_changes_the_reward_that_is_taken_and_the_owners_day_the_other() -> None:
    scene = stealing((0, "levitation"), (1, "pub-in-a-bottle"), day="sunday")
    position = scene.placed(1, "apprentice-1", "thursday-1").position()
    play(position, f"perform {BIG}")
    assert rewards(position, "steal pub-in-a-bottle") == [
        rewarded(0, "pub-in-a-bottle", 2 + 1, 2 + 1, sunday=(1, 1)),
        rewarded(1, "pub-in-a-bottle", 2 - 1 - 1, 2 - 1, thursday=(-1, -1), other=(-1, 0)),
    ]


@pytest.mark.rule("TR-MAG-21", "TR-PERF-22", "TR-PERF-23")
@pytest.mark.shows_limit("the-red-lotus")
def test_the_fame_of_the_opponent_does_not_fall_below_nothing() -> None:
    scene = stealing((0, "levitation"), (1, "linking-rings"))
    position = scene.placed(1, "apprentice-1", "sunday-1").position()
    play(position, f"perform {BIG}")
    # The loss comes first and costs nothing, then Sunday adds 1.
    assert rewards(position, "steal linking-rings")[1] == rewarded(
        1, "linking-rings", 0 + 1, 2 + 1, sunday=(1, 1)
    )


@pytest.mark.rule("TR-MAG-23", "TR-SAR-05")
@pytest.mark.shows_limit("the-red-lotus")
def test_shards_on_the_opponents_trick_count_and_those_on_the_replaced_one_do_not() -> None:
    tricks = ((0, "levitation"), (1, "pub-in-a-bottle"))
    position = stealing(*tricks, charged=("levitation", "pub-in-a-bottle")).position()
    play(position, f"perform {BIG}")
    assert rewards(position, "steal pub-in-a-bottle") == [
        TrickRewarded(0, "pub-in-a-bottle", 3, 3, 0),
        rewarded(1, "pub-in-a-bottle", 3 - 1, 3, other=(-1, 0)),
    ]


@pytest.mark.rule("TR-MAG-23", "TR-MAG-31")
@pytest.mark.shows_limit("the-red-lotus")
def test_the_overload_of_a_stack_belongs_to_its_owner_alone() -> None:
    scene = stealing((0, "levitation")).trick(1, "pub-in-a-bottle")
    position = scene.marker(1, "pub-in-a-bottle", BIG, 2, "left", stacked=True).position()
    play(position, f"perform {BIG}")
    paid = [(each.fame, each.coins) for each in rewards(position, "steal pub-in-a-bottle")]
    assert paid == [(2, 2), (2 + 1 - 1, 2 + 1)]


@pytest.mark.rule("TR-MAG-21", "TR-MAG-22", "TR-SAR-13", "TR-MAG-36")
@pytest.mark.shows_limit("the-red-lotus")
def test_of_two_markers_of_a_trick_only_one_is_replaced_and_only_one_pays_less() -> None:
    tricks = ((0, "levitation"), (0, "levitation"), (1, "pub-in-a-bottle"), (1, "pub-in-a-bottle"))
    position = stealing(*tricks).position()
    play(position, f"perform {BIG}")
    assert texts(position) == ["steal pub-in-a-bottle", "decline"]
    paid = [(each.trick, each.fame, each.coins) for each in rewards(position, "steal pub-in-a-bottle")]
    assert paid == [
        ("pub-in-a-bottle", 2, 2),
        ("levitation", 2, 3),
        ("pub-in-a-bottle", 2 - 1, 2),
        ("pub-in-a-bottle", 2, 2),
    ]


@pytest.mark.rule("TR-MAG-26", "TR-MAG-19", "TR-PERF-13")
def test_the_red_lotus_declares_after_the_yoruba_has_chosen_the_card() -> None:
    scene = stealing(*LEVELS).magician(2, "yoruba-spiritmaster").assigned(2, "apprentice-1", "workshop")
    scene.fields["asked"][0] = None
    position = scene.phase("placement").placing(2).position()
    play(position, "idle apprentice-1")
    assert (position.waiting, texts(position)) == ((2,), [f"impose {BIG}", "decline"])
    play(position, f"impose {BIG}")
    assert (position.waiting, asked(position).kind) == ((0,), "steal")


@pytest.mark.rule("TR-ANY-09", "TR-PERF-13", "TR-ANY-10")
def test_nothing_is_returned_in_the_middle_of_a_performance() -> None:
    position = stealing(*LEVELS).position()
    play(position, f"perform {BIG}")
    assert (asides(position), refused(position, "return levitation")) == ([], "in-the-middle")
    play(position, "steal pub-in-a-bottle")
    assert (asides(position), refused(position, "return levitation")) == ([], "in-the-middle")
