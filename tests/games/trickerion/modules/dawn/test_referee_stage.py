"""A referee who knows the texts of DT and not the code: signature tricks on performance cards."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.events import TrickRewarded
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.dawn_referee import acts, on_stage, school_table, until
from tests.games.trickerion.helpers.playing import is_sound, kind, offered, play, texts
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE, TEN, TWO
from tests.games.trickerion.helpers.signatures import lying

HAND = "the-unquiet-hand"
EVERY_WAY = {"up", "right", "down", "left"}


def _facings(position: TrickerionPosition, card: str, slot: int) -> set[str]:
    return {text.split()[3] for text in offered(position, "at") if text.startswith(f"at {card} {slot} ")}


# --- Free orientation ---------------------------------------------------------------------------


@pytest.mark.rule("DT-ABIL-02", "DT-MEET-09", "DT-MEET-13")
@pytest.mark.parametrize("stacked", ["accept", "decline"])
def test_a_storm_catcher_lies_any_way_round_also_as_a_stack(stacked: str) -> None:
    scene = school_table("mechanical", 0, magician="electra").trick(0, "storm-catcher", ready=2)
    position = acts(scene.trick(0, "linking-rings", ready=1), "friday-1", 2).position()
    play(position, "set-up storm-catcher", stacked)
    assert _facings(position, ONE, 1) == EVERY_WAY
    play(position, f"at {ONE} 1 left")
    play(position, "set-up linking-rings")
    assert _facings(position, TWO, 1) == {"down"}, "no other trick does"


@pytest.mark.rule("DT-MEET-13", "TR-MAG-31")
def test_a_stack_of_storm_catchers_pays_two_and_two_more() -> None:
    scene = school_table("mechanical", 0, magician="electra").trick(0, "storm-catcher")
    scene.marker(0, "storm-catcher", TWO, 1, "left", stacked=True)
    events = play(on_stage(scene).position(), f"perform {TWO}")
    assert [(e.fame, e.coins) for e in events if isinstance(e, TrickRewarded)] == [(6, 6)]


@pytest.mark.rule("DT-ABIL-03", "TR-LINK-02")
def test_any_corners_that_match_make_a_link() -> None:
    def links(way: str) -> int:
        scene = school_table("escape", 0).trick(0, "the-last-cell", ready=1).trick(1, "chinese-sticks")
        position = acts(scene.marker(1, "chinese-sticks", ONE, 2, "up"), "friday-1", 2).position()
        events = play(position, "set-up the-last-cell", f"at {ONE} 1 {way}")
        return sum(getattr(event, "links", 0) for event in events)

    assert sum(links(way) for way in EVERY_WAY) == 1, "one of the four corners is mechanical"


@pytest.mark.rule("DT-ABIL-04", "DT-MEET-09")
def test_free_orientation_holds_for_a_reschedule() -> None:
    scene = school_table("escape", 0).trick(0, "the-last-cell").marker(0, "the-last-cell", ONE, 1, "left")
    position = acts(scene, "friday-1", 1).position()
    until(position, "lay", "shift the-last-cell", f"from {ONE}")
    assert _facings(position, TWO, 1) == EVERY_WAY


@pytest.mark.rule("DT-MEET-09", "TR-SAR-19")
def test_free_orientation_holds_when_an_opponent_moves_the_marker() -> None:
    scene = school_table("mechanical", 0).magician(1, "master-of-chains").trick(1, "the-last-cell", "heart")
    scene.marker(1, "the-last-cell", ONE, 1, "left")
    position = acts(scene, "friday-1", 1, "directors-favor").position()
    while not offered(position, "at"):
        play(position, next(t for t in texts(position) if t != "finish"))
    assert _facings(position, TWO, 1) == EVERY_WAY


@pytest.mark.rule("DT-MEET-09", "TR-SAR-27")
def test_free_orientation_holds_for_a_preparation_on_stage() -> None:
    scene = school_table("escape", 2).trick(0, "the-last-cell").components(0, metal=3, disguise=2)
    position = acts(scene, "workshop-1", 1, "on-stage-preparation").position()
    play(position, "prepare the-last-cell")
    while not offered(position, "at"):
        play(position, texts(position)[0])
    assert _facings(position, ONE, 1) == EVERY_WAY


@pytest.mark.rule("DT-MEET-09", "TR-MAG-15", "TR-MAG-16")
def test_free_orientation_holds_for_the_special_reschedule_of_the_master_of_chains() -> None:
    scene = school_table("escape", 0).trick(0, "the-last-cell").marker(0, "the-last-cell", ONE, 1, "left")
    position = scene.assigned(1, "magician", "workshop").placing(1).position()
    play(position, "idle magician")
    while not offered(position, "at"):
        play(position, next(t for t in texts(position) if t != "decline"))
    assert _facings(position, TWO, 1) == EVERY_WAY


# --- The permanent trick ------------------------------------------------------------------------


def _hand_on(card: str = TWO) -> table:
    scene = school_table("spiritual", 0).trick(0, HAND, "spade").trick(1, "chinese-sticks", "heart")
    return scene.marker(0, HAND, card, 1, "down").marker(1, "chinese-sticks", card, 2, "up")


@pytest.mark.rule("DT-ABIL-07", "DT-ABIL-10", "DT-EX-13")
def test_in_the_own_performance_the_marker_stays() -> None:
    position = on_stage(_hand_on()).position()
    play(position, f"perform {TWO}")
    assert lying(position, TWO) == [(1, HAND, "down")]
    assert (markers(position)[HAND], markers(position, 1)["chinese-sticks"]) == ((0, 3), (0, 4))


@pytest.mark.rule("DT-ABIL-09")
def test_in_the_performance_of_another_player_it_is_removed() -> None:
    scene = _hand_on().placed(1, "magician", "friday-stage").performing(1)
    position = scene.position()
    play(position, f"perform {TWO}")
    assert (lying(position, TWO), markers(position)[HAND]) == ([], (0, 4))


@pytest.mark.rule("DT-ABIL-10", "TR-TH-14")
def test_a_marker_that_stayed_bars_another_on_its_card_and_may_be_moved() -> None:
    scene = school_table("spiritual", 0).trick(0, HAND, ready=1).marker(0, HAND, TWO, 1, "down")
    position = acts(scene, "friday-1", 2).position()
    assert f"shift {HAND}" in texts(position)
    play(position, f"set-up {HAND}")
    assert {text.split()[1] for text in offered(position, "at")} == {ONE}


@pytest.mark.rule("DT-ABIL-10", "DT-EX-13", "TR-END-21")
def test_a_marker_that_stayed_leaves_with_a_discarded_card() -> None:
    scene = school_table("spiritual", 0).round(3).theater(ONE, TEN, TWO).trick(0, HAND)
    position = on_stage(scene.marker(0, HAND, TWO, 1, "down")).position()
    play(position, f"perform {TWO}")
    assert position.view(None).round == 4
    assert markers(position)[HAND] == (0, 4)


@pytest.mark.rule("DT-ABIL-08", "DT-MEET-11")
@pytest.mark.parametrize("stays", [1, 3])
def test_of_two_markers_one_is_removed_and_the_owner_chooses(stays: int) -> None:
    scene = school_table("spiritual", 0).trick(0, HAND).marker(0, HAND, ONE, 1, "down")
    position = on_stage(scene.marker(0, HAND, ONE, 3, "up")).position()
    play(position, f"perform {ONE}")
    assert is_sound(position)
    assert len(texts(position)) == 2
    answer = next(text for text in texts(position) if text.endswith(f" {stays}"))
    play(position, answer)
    found = lying(position, ONE)
    assert len(found) == 1
    assert markers(position)[HAND] == (0, 3)


@pytest.mark.rule("DT-MEET-11", "TR-SAR-15")
def test_durable_components_cannot_take_the_marker_that_stays() -> None:
    scene = school_table("spiritual", 0).trick(0, HAND, "spade").trick(0, "mind-reading", "heart")
    scene.marker(0, HAND, TWO, 1, "down").marker(0, "mind-reading", TWO, 2, "up")
    position = on_stage(scene, "durable-components").position()
    play(position, f"perform {TWO}")
    while kind(position) in ("perform", "double-bonus"):
        play(position, "decline")
    assert [text for text in texts(position) if HAND in text] == []
    assert [text for text in texts(position) if "mind-reading" in text]


@pytest.mark.rule("DT-MEET-11", "TR-SAR-18", "DT-MEET-08")
def test_street_performance_takes_the_marker_off_in_a_later_round() -> None:
    scene = school_table("spiritual", 0).trick(0, HAND).marker(0, HAND, TWO, 1, "down")
    position = acts(scene, "friday-1", 1, "street-performance").position()
    before = position.view(None)
    while position.waiting == (0,):
        play(position, texts(position)[0])
    after = position.view(None)
    assert (after.fame[0] - before.fame[0], after.coins[0] - before.coins[0]) == (3, 1)
    assert (after.shards[0] - before.shards[0], lying(position, TWO)) == (1, [])


# --- What others meet ---------------------------------------------------------------------------


@pytest.mark.rule("DT-MEET-03", "TR-SAR-17")
def test_the_premiere_of_a_signature_trick_is_its_own() -> None:
    scene = school_table("spiritual", 0).trick(0, HAND).marker(0, HAND, TWO, 1, "down")
    position = on_stage(scene.premiered(0, "spirit-hand"), "grand-premiere").position()
    play(position, f"perform {TWO}")
    assert [text for text in texts(position) if HAND in text], "it may be doubled"


@pytest.mark.rule("DT-MEET-07", "TR-MAG-19", "TR-MAG-20")
@pytest.mark.parametrize(("own", "legal"), [("linking-rings", False), ("prison-break", True)])
def test_the_red_lotus_takes_the_reward_of_a_signature_trick_of_no_higher_level(
    own: str, legal: bool
) -> None:
    scene = school_table("escape", 0, magician="the-red-lotus").magician(1, "electra").trick(0, own, "spade")
    scene.trick(1, "storm-catcher", "heart").marker(1, "storm-catcher", TWO, 2, "right")
    scene.marker(0, own, TWO, 1, "down")
    position = on_stage(scene).position()
    events = play(position, f"perform {TWO}")
    steals = [text for text in texts(position) if "storm-catcher" in text]
    assert bool(steals) == legal
    if legal:
        events = play(position, steals[0])
        while position.waiting == (0,) and kind(position) != "place":
            events += play(position, texts(position)[0])
        paid = [(e.seat, e.fame, e.coins) for e in events if isinstance(e, TrickRewarded)]
        assert sorted(paid) == [(0, 4, 4), (1, 3, 4)]


# --- Cards at the theater -----------------------------------------------------------------------


@pytest.mark.rule("DT-CARD-02")
@pytest.mark.parametrize(
    ("machines", "inactive", "fame"), [(0, [], None), (2, [], 2), (2, [1], 1), (4, [], 3), (4, [1], 3)]
)
def test_an_overture_pays_for_active_machines_up_to_three(
    machines: int, inactive: list[int], fame: int | None
) -> None:
    scene = school_table("escape", machines, inactive).trick(0, "linking-rings", ready=1)
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", TWO, 2, "up")
    position = acts(scene, "friday-1", 1, "clockwork-overture", "").position()
    if fame is None:
        assert "bonus" not in texts(position)
        return
    before = position.view(None).fame[0]
    play(position, "bonus")
    while position.waiting == (0,):
        wanted = ("set-up linking-rings", f"at {TWO} 1 down", "gain coins")
        play(position, next(text for text in wanted if text in texts(position)))
    assert position.view(None).fame[0] - before == fame


@pytest.mark.rule("DT-CARD-02", "DT-MEET-12")
@pytest.mark.parametrize("which", ["first", "second", "both"])
def test_an_overture_pays_an_easy_set_up_once_whichever_marker_links(which: str) -> None:
    scene = school_table("mechanical", 3).trick(0, "perpetual-rings", ready=2)
    scene.trick(1, "chinese-sticks").trick(1, "levitation")
    if which != "second":
        scene.marker(1, "chinese-sticks", ONE, 3, "up")
    if which != "first":
        scene.marker(1, "levitation", TWO, 2, "up")
    position = acts(scene, "friday-1", 1, "clockwork-overture", "").position()
    before = position.view(None).fame[0]
    answers = (
        "bonus",
        "set-up perpetual-rings",
        f"at {ONE} 2 down",
        "gain coins",
        "accept",
        f"at {TWO} 1 down",
    )
    while position.waiting == (0,):
        play(position, next(text for text in answers if text in texts(position)))
    assert position.view(None).fame[0] - before == 3


def _dynamo(
    machines: int = 4, inactive: tuple[int, ...] = (), used: tuple[int, ...] = (), school: str = "spiritual"
) -> TrickerionPosition:
    scene = school_table(school, machines, inactive, used).theater(TEN, TWO).shards(0, 0)
    scene.trick(0, "linking-rings").marker(0, "linking-rings", TEN, 1, "right")
    return on_stage(scene, "backstage-dynamo").position()


@pytest.mark.rule("DT-CARD-01", "DT-REACT-05")
@pytest.mark.parametrize(("slot", "fame"), [(1, 0), (3, 1), (4, 2)])
def test_a_dynamo_starts_a_machine_and_pays_its_fame(slot: int, fame: int) -> None:
    position = _dynamo(inactive=(1, 3, 4), used=(1, 3, 4))
    play(position, f"perform {TEN}")
    assert offered(position, "reactivate-machine") == [f"reactivate-machine spiritual-{n}" for n in (1, 3, 4)]
    assert gained(position, f"reactivate-machine spiritual-{slot}")[0][0] == fame


@pytest.mark.rule("DT-CARD-01", "TR-SAR-02")
def test_without_a_performance_the_dynamo_does_nothing() -> None:
    position = _dynamo(inactive=(3,))
    events = play(position, "decline")
    assert position.waiting
    assert kind(position) != "restart-machine"
    assert "MachineReactivated" not in [type(event).__name__ for event in events]


@pytest.mark.rule("DT-MEET-22", "DT-SPIR-10")
def test_level_four_first_and_then_the_dynamo_brings_its_two_fame() -> None:
    position = _dynamo()
    play(position, f"perform {TEN}")
    before = position.view(None).fame[0]
    until(position, "restart-machine", "accept")
    play(position, "reactivate-machine spiritual-4")
    assert position.view(None).fame[0] - before == 2 + 2


@pytest.mark.rule("DT-MEET-22", "DT-CARD-01", "DT-MACH-14")
@pytest.mark.parametrize(("used", "doubles"), [((), True), ((4,), False)])
def test_the_dynamo_first_lets_level_four_be_used_unless_it_was_used_before(
    used: tuple[int, ...], doubles: bool
) -> None:
    position = _dynamo(inactive=(4,), used=used)
    play(position, f"perform {TEN}")
    assert kind(position) == "restart-machine"
    before = position.view(None).fame[0]
    play(position, "reactivate-machine spiritual-4")
    assert (position.waiting == (0,) and kind(position) == "double-bonus") == doubles
    if doubles:
        play(position, "accept")
        assert position.view(None).fame[0] - before >= 2 + 2


@pytest.mark.rule("DT-CARD-01", "DT-REACT-06")
def test_what_the_dynamo_started_pays_nothing_more_at_the_end_of_the_round() -> None:
    position = _dynamo(3, (3,), (3,), "optical")
    before = position.view(None).fame[0]
    events: list[sleight.Event] = play(position, f"perform {TEN}", "reactivate-machine optical-3")
    told = [type(event).__name__ for event in events]
    assert told.count("MachineReactivated") == 1
    own = sum(getattr(e, "fame", 0) for e in events if type(e).__name__ in ("TrickRewarded", "PerformerPaid"))
    assert position.view(None).fame[0] - before == own + 1
