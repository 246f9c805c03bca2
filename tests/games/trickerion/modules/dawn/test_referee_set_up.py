"""A referee who knows the texts of DT and not the code: easy set-ups and encores."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import LinkPaid
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.dawn_referee import acts, on_stage, school_table
from tests.games.trickerion.helpers.playing import is_sound, kind, offered, play, texts
from tests.games.trickerion.helpers.reading import markers, rewards
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TWO

# --- At the theater -----------------------------------------------------------------------------


@pytest.mark.rule("DT-ABIL-12", "DT-ABIL-13", "DT-MEET-12", "TR-PROR-18")
def test_an_easy_set_up_places_two_for_one_point_on_two_cards() -> None:
    scene = school_table("mechanical", 0, prophecy="mechanical-fame").trick(0, "perpetual-rings", ready=3)
    position = acts(scene, "friday-1", 2).position()
    gain = gained(position, "set-up perpetual-rings", f"at {ONE} 1 down", "accept")
    assert not [text for text in texts(position) if ONE in text]
    more = gained(position, f"at {TWO} 1 down")
    assert (gain[0][0] + more[0][0], position.points, kind(position)) == (2, 1, "act")
    assert markers(position)["perpetual-rings"][0] == 1


@pytest.mark.rule("DT-ABIL-12", "DT-ABIL-13")
def test_each_marker_of_an_easy_set_up_pays_its_links() -> None:
    scene = school_table("mechanical", 0).trick(0, "perpetual-rings", ready=2).trick(1, "chinese-sticks")
    scene.marker(1, "chinese-sticks", ONE, 2, "up").trick(1, "levitation").marker(
        1, "levitation", TWO, 2, "up"
    )
    position = acts(scene, "friday-1", 1).position()
    events = play(position, "set-up perpetual-rings", f"at {ONE} 1 down", "gain coins", "accept")
    events += play(position, f"at {TWO} 1 down", "gain fame")
    assert [(each.resource, each.amount) for each in events if isinstance(each, LinkPaid)] == [
        ("coins", 1),
        ("fame", 1),
    ]
    assert is_sound(position)


@pytest.mark.rule("DT-ABIL-12")
@pytest.mark.parametrize("ready", [1, 2])
def test_the_second_marker_is_optional_and_needs_one_on_the_card(ready: int) -> None:
    scene = school_table("mechanical", 0).trick(0, "perpetual-rings", ready=ready)
    position = acts(scene, "friday-1", 3).position()
    play(position, "set-up perpetual-rings", f"at {ONE} 1 down")
    assert kind(position) == ("act" if ready == 1 else "another-marker")
    if ready == 2:
        play(position, "decline")
        assert (kind(position), position.points) == ("act", 2)


@pytest.mark.rule("DT-ABIL-14", "DT-MEET-12", "TR-SAR-12")
@pytest.mark.parametrize("first", [True, False])
def test_a_headliner_is_one_of_the_two_markers_and_the_player_chooses(first: bool) -> None:
    scene = school_table("mechanical", 0).trick(0, "perpetual-rings", ready=2).trick(1, "chinese-sticks")
    scene.trick(1, "levitation").marker(1, "chinese-sticks", ONE, 3, "up").marker(
        1, "levitation", TWO, 2, "up"
    )
    position = acts(scene, "friday-1", 1, "headliner-trick", "armed" if first else "").position()
    paid = 0
    play(position, "set-up perpetual-rings", f"at {ONE} 2 down")
    for _ in range(12):
        if position.waiting != (0,) or kind(position) == "act":
            break
        if kind(position) == "link-reward":
            paid += 1
        offers = texts(position)
        wanted = ("gain coins", "bonus", "accept", f"at {TWO} 1 down")
        play(position, next(text for text in wanted if text in offers))
    assert paid == 3


@pytest.mark.rule("DT-ABIL-05", "DT-ABIL-06", "DT-MEET-10")
def test_an_encore_has_two_places_on_every_card_and_never_a_third() -> None:
    scene = school_table("optical", 0).theater(EIGHT, ONE).trick(0, "hall-of-splinters", ready=1)
    scene.marker(0, "hall-of-splinters", EIGHT, 1, "down").marker(0, "hall-of-splinters", EIGHT, 4, "up")
    for card in ("", "new-twist"):
        position = acts(scene, "friday-1", 2, card, "").position()
        assert "bonus" not in texts(position), "a twist allows no third"
        play(position, "set-up hall-of-splinters")
        assert {text.split()[1] for text in offered(position, "at")} == {ONE}


@pytest.mark.rule("DT-MEET-10", "TR-LINK-09")
def test_two_linked_encore_markers_on_a_shard_circle_bring_one_shard() -> None:
    scene = school_table("optical", 0).trick(0, "hall-of-splinters", ready=1)
    position = acts(scene.marker(0, "hall-of-splinters", ONE, 1, "down"), "friday-1", 2).position()
    assert gained(position, "set-up hall-of-splinters", f"at {ONE} 2 up", "gain fame")[0] == (2, 0, 1)


@pytest.mark.rule("DT-MEET-10", "DT-ABIL-06")
def test_each_of_two_encore_markers_is_rewarded() -> None:
    scene = school_table("optical", 0).trick(0, "hall-of-splinters")
    scene.marker(0, "hall-of-splinters", TWO, 1, "down").marker(0, "hall-of-splinters", TWO, 3, "left")
    position = on_stage(scene).position()
    assert rewards(position, f"perform {TWO}") == [(0, 5, 3, 0)] * 2


@pytest.mark.rule("DT-MEET-10", "TR-SAR-13")
def test_an_encore_marker_may_move_within_the_card_and_to_a_card_with_one() -> None:
    scene = school_table("optical", 0).theater(EIGHT, ONE).trick(0, "hall-of-splinters")
    scene.marker(0, "hall-of-splinters", EIGHT, 1, "down").marker(0, "hall-of-splinters", EIGHT, 4, "up")
    scene.marker(0, "hall-of-splinters", ONE, 1, "down")
    position = acts(scene, "friday-1", 1).position()
    play(position, "shift hall-of-splinters", f"from {ONE}")
    assert {text.split()[1] for text in offered(position, "at")} == {ONE}, "the other card is full"
    position = acts(scene, "friday-1", 1).position()
    play(position, "shift hall-of-splinters", f"from {EIGHT}")
    while not offered(position, "at"):
        play(position, texts(position)[0])
    assert {text.split()[1] for text in offered(position, "at")} == {EIGHT, ONE}
    assert is_sound(position)
