"""ANY: tricks and components may be given back at any time, but never in the middle of something."""

from __future__ import annotations

import pytest

from sleight.core.refusal import Refusal
from sleight.games.trickerion.events import ComponentReturned, LinkPaid, TrickReturned
from sleight.games.trickerion.state.stage import links_on
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import asides, play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, table

CARD = "riverside-theater-1"
GIVE_BACK = ["return levitation", "drop wood"]


def owning() -> table:
    """Seat 0 owns a trick and a component, and seat 1 a trick that is no business of seat 0."""
    return table(2).trick(0, "levitation").components(0, wood=1).trick(1, "mind-reading")


def gone(trick: str) -> dict[str, object]:
    """How a trick of seat 0 disappears from its workshop."""
    return {f"workshops.0.tricks.{trick}": None}


@pytest.mark.rule("TR-ANY-01")
def test_an_owned_trick_may_be_returned() -> None:
    position = owning().acting(0, "magician", "downtown-1").position()
    events, changed = done(position, "return levitation")
    assert events == [TrickReturned(0, "levitation")]
    assert changed == gone("levitation")
    assert position.asked(0) is not None


@pytest.mark.rule("TR-ANY-01")
def test_only_an_own_trick_may_be_returned() -> None:
    position = owning().acting(0, "magician", "downtown-1").position()
    assert asides(position) == GIVE_BACK
    for trick in ("mind-reading", "linking-rings"):
        assert why_not(position, f"return {trick}") == refusal("not-your-trick", "TR-ANY-01", trick=trick)


@pytest.mark.rule("TR-ANY-02")
def test_all_markers_of_a_returned_trick_go_to_reserve() -> None:
    scene = table(2).round(2).theater("riverside-theater-1", "riverside-theater-2")
    scene.trick(0, "levitation", "heart", ready=1).trick(0, "linking-rings", "club", ready=2)
    scene.trick(1, "mind-reading", "heart")
    scene.marker(0, "levitation", "riverside-theater-1", 2, "down")
    scene.marker(0, "levitation", "riverside-theater-2", 1, "down")
    scene.marker(0, "linking-rings", "riverside-theater-2", 3, "left")
    scene.marker(1, "mind-reading", "riverside-theater-1", 3, "up")
    position = scene.acting(0, "magician", "downtown-1").position()
    _, changed = done(position, "return levitation")
    assert changed == {
        **gone("levitation"),
        "theater.riverside-theater-1.markers.1": None,
        "theater.riverside-theater-2.markers.0": None,
    }
    play(position, "learn levitation", "use residence-1", "mark heart")
    (_, levitation) = sorted(position.view(0).workshops[0].tricks, key=lambda owned: owned.symbol)
    assert (levitation.trick, levitation.ready, levitation.spare) == ("levitation", 0, 4)


@pytest.mark.rule("TR-ANY-03")
def test_the_symbol_of_a_returned_trick_may_be_used_again() -> None:
    scene = table(2).trick(0, "levitation", "heart").acting(0, "magician", "downtown-1")
    position = scene.position()
    play(position, "return levitation", "learn linking-rings", "use residence-1")
    assert texts(position) == ["mark spade", "mark heart", "mark diamond", "mark club"]


@pytest.mark.rule("TR-ANY-03")
def test_a_returned_trick_leaves_its_slot_on_the_board_of_the_engineer() -> None:
    scene = table(2).team(0, "engineer").trick(0, "levitation", board="engineer")
    position = scene.acting(0, "magician", "downtown-1").position()
    play(position, "return levitation", "learn linking-rings", "use residence-1")
    assert texts(position) == ["keep player", "keep engineer"]


@pytest.mark.rule("TR-ANY-03")
def test_returning_a_trick_of_the_player_board_leaves_that_of_the_engineer_where_it_is() -> None:
    scene = table(2).team(0, "engineer").trick(0, "levitation").trick(0, "linking-rings", board="engineer")
    position = scene.acting(0, "magician", "downtown-1").position()
    _, changed = done(position, "return levitation")
    assert changed == gone("levitation")


@pytest.mark.rule("TR-ANY-04")
def test_a_returned_trick_is_available_to_everybody_at_once() -> None:
    scene = owning().shards(1, 0).dice(residence_1="any", residence_2="x")
    scene.assigned(1, "magician", "downtown").acting(0, "magician", "downtown-4")
    position = scene.position()
    assert "learn levitation" not in texts(position)
    play(position, "return levitation")
    assert "learn levitation" in texts(position)
    play(position, "finish", "place magician downtown-1")
    assert position.waiting == (1,)
    assert "learn levitation" in texts(position)


@pytest.mark.rule("TR-ANY-05")
def test_a_link_that_vanishes_costs_nobody_what_it_paid() -> None:
    scene = table(2).trick(0, "levitation", ready=1).trick(1, "linking-rings")
    scene.marker(1, "linking-rings", CARD, 2, "up").assigned(1, "magician", "theater")
    position = scene.acting(0, "manager", "friday-1").position()
    events = play(position, "set-up levitation", f"at {CARD} 1 down", "gain coins")
    assert events[-1] == LinkPaid(0, "coins", 1)
    assert links_on(position, 0) == 1
    before = position.view(None)
    assert before.shards == (2, 2)
    play(position, "return levitation")
    after = position.view(None)
    assert links_on(position, 0) == 0
    assert (after.fame, after.coins, after.shards) == (before.fame, before.coins, before.shards)


@pytest.mark.rule("TR-ANY-06", "TR-ANY-07")
def test_single_components_are_returned_without_compensation() -> None:
    position = table(2).components(0, wood=3).components(1, metal=2).planning().position()
    events, changed = done(position, "drop wood", seat=0)
    assert events == [ComponentReturned(0, "wood")]
    assert changed == {
        "workshops.0.components.wood.tokens": 2,
        "workshops.0.components.wood.counts": 2,
    }
    play(position, "drop wood", seat=0)
    events, changed = done(position, "drop wood", seat=0)
    assert changed == {"workshops.0.components.wood": None}
    for component in ("wood", "metal"):
        assert why_not(position, f"drop {component}", 0) == refusal(
            "no-such-stack", "TR-ANY-06", component=component
        )


@pytest.mark.rule("TR-ANY-08")
def test_returning_components_removes_no_markers() -> None:
    scene = table(2).trick(0, "linking-rings", ready=1).components(0, metal=2)
    scene.marker(0, "linking-rings", CARD, 1, "down").acting(0, "manager", "friday-1")
    position = scene.position()
    _, changed = done(position, "drop metal", "drop metal")
    assert changed == {"workshops.0.components.metal": None}
    assert texts(position) == ["shift linking-rings", "finish"]


OPEN = {
    "advertise": owning().advertising(0),
    "assign": owning().planning(),
    "confirm": owning().phase("assignment").asked(0, "confirm").asked(1, "assign"),
    "place": owning().assigned(0, "magician", "workshop").placing(0),
    "act": owning().acting(0, "magician", "downtown-1"),
    "perform": owning().marker(0, "levitation", CARD, 1, "down").placed(0, "magician", "friday-stage"),
}
OPEN["perform"].performing(0)


@pytest.mark.rule("TR-ANY-09")
@pytest.mark.parametrize("kind", OPEN)
def test_between_two_steps_of_every_phase_the_right_stands(kind: str) -> None:
    scene = OPEN[kind]
    position = scene.position()
    asked = position.asked(0)
    assert asked is not None
    assert asked.kind == kind
    assert asides(position, 0) == GIVE_BACK
    for written in GIVE_BACK:
        assert why_not(position, written, 0) is None
        assert GAME.parse(written) not in position.choices(0)


IN_THE_MIDDLE = {
    "learn-die": ("downtown-1", ("learn chinese-sticks",)),
    "learn-board": ("downtown-1", ("learn chinese-sticks", "use residence-1")),
    "learn-symbol": ("downtown-1", ("learn chinese-sticks", "use residence-1", "keep player")),
    "bargain": ("market-1", ("buy glass 2",)),
    "store": ("market-1", ("buy glass 2", "bargain 0")),
    "reschedule-from": ("friday-1", ("shift linking-rings",)),
    "lay": ("friday-1", ("set-up levitation",)),
    "link-reward": ("friday-1", ("set-up levitation", "at riverside-theater-1 2 up")),
}


@pytest.mark.rule("TR-ANY-09")
@pytest.mark.parametrize("kind", IN_THE_MIDDLE)
def test_in_the_middle_of_an_action_nothing_can_be_returned(kind: str) -> None:
    slot, written = IN_THE_MIDDLE[kind]
    scene = table(2).round(2).theater(CARD, "riverside-theater-2").team(0, "engineer", "manager")
    scene.trick(0, "levitation", ready=1).trick(0, "linking-rings").components(0, wood=1)
    scene.marker(0, "linking-rings", CARD, 1, "down")
    scene.marker(0, "linking-rings", "riverside-theater-2", 1, "down")
    position = scene.acting(0, "magician", slot).position()
    play(position, *written)
    asked = position.asked(0)
    assert asked is not None
    assert asked.kind == kind
    assert asides(position) == []
    for aside in ("return levitation", "drop wood", "return mind-reading"):
        assert why_not(position, aside) == refusal("in-the-middle", "TR-ANY-09")


@pytest.mark.rule("TR-ANY-09")
def test_nothing_can_be_returned_in_the_middle_of_the_end_of_a_round() -> None:
    scene = owning().team(0, "assistant").hired(0, "apprentice-2").phase("end-turn").asked(0, "home")
    position = scene.position()
    assert asides(position) == []
    assert why_not(position, "drop wood") == refusal("in-the-middle", "TR-ANY-09")


@pytest.mark.rule("TR-ANY-09")
def test_a_seat_that_is_not_asked_returns_nothing_now() -> None:
    position = owning().acting(0, "magician", "downtown-1").position()
    assert asides(position, 1) == []
    assert why_not(position, "return mind-reading", 1) == Refusal("not-asked", "", {"seats": (0,)})


@pytest.mark.rule("TR-ANY-09")
def test_after_the_final_scoring_nothing_can_be_returned() -> None:
    scene = owning().round(5).theater(*(f"riverside-theater-{number}" for number in (1, 2, 3)))
    position = scene.assigned(0, "magician", "workshop").placing(0).position()
    play(position, "idle magician")
    assert position.over
    assert asides(position, 0) == []
    assert why_not(position, "drop wood", 0) == Refusal("game-over", "", {})


def full_card(*own: str) -> table:
    """The only card is full, and some of its markers are those of seat 0, whose manager comes next."""
    scene = table(2).assigned(0, "manager", "theater").assigned(1, "magician", "workshop")
    for trick in own:
        scene.trick(0, trick)
    others = ["mind-reading", "spirit-hand", "future-sight"][len(own) :]
    for trick in others:
        scene.trick(1, trick)
    laid = [(0, trick) for trick in own] + [(1, trick) for trick in others]
    for slot, (seat, trick) in enumerate(laid, 1):
        scene.marker(seat, trick, CARD, slot, "down" if slot == 1 else "up")
    return scene.placing(0)


@pytest.mark.rule("TR-ANY-09")
@pytest.mark.parametrize("own", [(), ("levitation",)])
def test_a_character_that_nothing_could_help_is_not_asked(own: tuple[str, ...]) -> None:
    position = full_card(*own).position()
    play(position, "place manager friday-1")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-ANY-09")
def test_one_trick_returned_makes_room_to_reschedule_another() -> None:
    position = full_card("levitation", "linking-rings").position()
    play(position, "place manager friday-1")
    assert (position.waiting, texts(position)) == ((0,), ["finish"])
    play(position, "return levitation")
    assert texts(position) == ["shift linking-rings", "finish"]


@pytest.mark.rule("TR-ANY-09")
def test_a_trick_that_could_be_set_up_without_a_card_to_make_room_on_is_not_asked_about() -> None:
    position = full_card().trick(0, "levitation", ready=2).position()
    play(position, "place manager friday-1")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-ANY-09")
def test_a_character_that_can_only_finish_is_asked_if_returning_a_trick_opens_a_slot() -> None:
    position = full_card("linking-rings").trick(0, "levitation", ready=1).position()
    play(position, "place manager friday-1")
    assert (position.waiting, texts(position)) == ((0,), ["finish"])
    assert asides(position) == ["return linking-rings", "return levitation"]
    play(position, "return linking-rings")
    assert texts(position) == ["set-up levitation", "finish"]
