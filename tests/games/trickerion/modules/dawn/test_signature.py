"""DT-SIG, DT-EX-09, 10: signature tricks are learned over their classic versions and need machines."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.events import TrickLaidBeside, TrickReplaced, TrickTakenOut
from sleight.games.trickerion.modules.dawn.printed import SignatureTrick
from sleight.games.trickerion.printed.ids import SCHOOL_IDS
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import board, built, why, with_dawn
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.scenario import GAME, table

RINGS, CLASSIC = "perpetual-rings", "linking-rings"


def _downtown(**options: object) -> table:
    """The Mechaniker's magician is to learn something."""
    scene = with_dawn(2, **options).dice(residence_1="spiritual", residence_2="x")
    return scene.acting(0, "magician", "downtown-1").fame(0, 5)


def _tricks(position: TrickerionPosition, seat: int = 0) -> list[str]:
    return [own.trick for own in position.view(0).workshops[seat].tricks]


@pytest.mark.rule("DT-SIG-03", "DT-SIG-06", "DT-SIG-07")
def test_one_learns_it_with_any_die_and_the_classic_leaves_the_residence() -> None:
    position = _downtown().position()
    events = play(position, f"learn {RINGS}", "mark heart")
    assert TrickTakenOut(CLASSIC) in events
    assert _tricks(position) == [RINGS]
    assert position.view(0).dice[0] == "x"
    assert position.view(0).left_out == (CLASSIC,)
    again = GAME.from_dict(position.to_dict())
    assert again.view(0) == position.view(0)


@pytest.mark.rule("DT-SIG-04")
def test_nobody_learns_that_of_another_magician() -> None:
    position = _downtown().position()
    others = [text for text in texts(position) if text.startswith("learn ")]
    assert f"learn {RINGS}" in others
    assert "learn hall-of-splinters" not in others
    assert why(position, "learn hall-of-splinters") == ("trick-gone", "TR-GEN-14")


@pytest.mark.rule("DT-SIG-05")
def test_missing_fame_is_paid_in_coins() -> None:
    scene = _downtown().magician(0, "electra").fame(0, 10)
    position = scene.coins(0, 6).position()
    play(position, "learn storm-catcher", "mark heart")
    assert position.view(0).coins[0] == 0
    assert why(scene.coins(0, 5).position(), "learn storm-catcher") == ("fame-missing", "TR-DT-13")


@pytest.mark.rule("DT-SIG-08")
def test_a_classic_version_of_another_player_stays() -> None:
    position = _downtown().trick(1, CLASSIC, ready=1).position()
    events = play(position, f"learn {RINGS}", "mark heart")
    assert not [event for event in events if isinstance(event, TrickTakenOut)]
    assert _tricks(position, 1) == [CLASSIC]


@pytest.mark.rule("DT-SIG-09", "DT-SIG-10", "DT-EX-09")
def test_it_takes_the_place_of_the_own_classic_version_with_all_that_lies_on_it() -> None:
    scene = _downtown().trick(0, CLASSIC, "heart", ready=1, shards=1)
    position = scene.marker(0, CLASSIC, "riverside-theater-1", 1, "down").position()
    events = play(position, f"learn {RINGS}")
    assert TrickReplaced(0, RINGS, CLASSIC, 1) in events
    (own,) = position.view(0).me.tricks
    assert (own.trick, own.symbol, own.ready, own.spare, own.shards) == (RINGS, "heart", 1, 2, 1)
    marker = position.view(0).theater[0].markers[0]
    assert marker is not None
    assert (marker.trick, marker.facing) == (RINGS, "down")
    assert position.view(0).left_out == (CLASSIC,)
    assert GAME.from_dict(position.to_dict()).view(1) == position.view(1)


def _full(first: str) -> table:
    """A workshop without a trick slot left."""
    scene = _downtown().trick(0, first)
    for trick in ("chinese-sticks", "spirit-hand"):
        scene.trick(0, trick)
    return scene


@pytest.mark.rule("DT-SIG-11", "DT-SIG-12")
def test_the_replacement_needs_no_slot_and_all_else_does() -> None:
    over = _full(CLASSIC).position()
    assert [text for text in texts(over) if text.startswith("learn ")] == [f"learn {RINGS}"]
    play(over, f"learn {RINGS}")
    assert RINGS in _tricks(over)
    assert CLASSIC not in _tricks(over)
    beside = _full("levitation").position()
    assert why(beside, f"learn {RINGS}") == ("no-trick-slot", "TR-DT-19")


@pytest.mark.rule("DT-SIG-13")
def test_a_classic_version_that_returns_later_is_there_for_all() -> None:
    scene = _downtown().trick(1, CLASSIC).trick(0, RINGS).dice(residence_1="mechanical")
    position = scene.assigned(1, "magician", "downtown").position()
    play(position, "finish")
    position.apply(1, GAME.parse(f"return {CLASSIC}"))
    assert position.view(0).left_out == ()


@pytest.mark.rule("DT-SIG-14")
def test_one_that_is_given_up_lies_beside_the_board_and_can_be_learned_again() -> None:
    scene = _downtown().trick(0, RINGS, "heart", ready=2)
    scene.machines.boxed.append(CLASSIC)
    position = scene.position()
    events = position.apply(0, GAME.parse(f"return {RINGS}"))
    assert events == [TrickLaidBeside(0, RINGS)]
    assert (board(position).beside, _tricks(position)) == (True, [])
    assert position.view(0).left_out == (CLASSIC,)
    play(position, f"learn {RINGS}", "mark heart")
    assert position.view(0).me.tricks[0].ready == 0


def _preparing(machines: int, inactive: Sequence[int] = ()) -> TrickerionPosition:
    """The Master of Chains has the components of a signature trick of level 2, and so many machines."""
    scene = built(with_dawn().magician(0, "master-of-chains").magician(1, "electra"), 0, machines, inactive)
    scene.trick(0, "the-last-cell").components(0, metal=3, disguise=2)
    return scene.acting(0, "magician", "workshop-1").position()


@pytest.mark.rule("DT-SIG-15", "DT-SIG-16", "DT-EX-10")
def test_preparing_it_needs_machines_active_or_not() -> None:
    one = _preparing(1)
    assert "prepare the-last-cell" not in texts(one)
    assert why(one, "prepare the-last-cell") == ("machines-missing", "DT-SIG-15")
    two = _preparing(2, [1, 2])
    play(two, "prepare the-last-cell")
    assert two.view(0).me.tricks[0].ready == 3
    assert board(two).inactive == (1, 2)
    ready = _preparing(2)
    play(ready, "prepare the-last-cell")
    assert board(ready).inactive == ()


@pytest.mark.rule("DT-SIG-17")
def test_all_other_conditions_of_preparing_hold() -> None:
    scene = built(with_dawn().magician(0, "master-of-chains").magician(1, "electra"), 0, 2)
    scene.trick(0, "the-last-cell").components(0, metal=3, disguise=1)
    position = scene.acting(0, "magician", "workshop-1").position()
    assert why(position, "prepare the-last-cell") == ("components-missing", "TR-WS-05")


@pytest.mark.rule("DT-SIG-02")
@pytest.mark.parametrize("card", GAME.printed.of_modules["signature_tricks"], ids=lambda card: card.id)
def test_each_is_better_than_its_classic_version_and_needs_the_same(card: SignatureTrick) -> None:
    (classic,) = [trick for trick in GAME.printed.tricks if trick.id == card.classic]
    assert (card.components, card.school, card.level) == (classic.components, classic.school, classic.level)
    more = [
        getattr(card.yields, kind) - getattr(classic.yields, kind) for kind in ("fame", "coins", "shards")
    ]
    better = [*more, card.markers - classic.markers, classic.prepare_ap - card.prepare_ap]
    assert min(better) >= 0
    assert max(better) > 0


@pytest.mark.rule("DT-SIG-19")
def test_the_machines_follow_from_the_level_whatever_the_thresholds() -> None:
    scene = built(with_dawn(thresholds="none").magician(0, "electra").magician(1, "the-red-lotus"), 0, 1)
    scene.trick(0, "storm-catcher").components(0, metal=2, rope=2, petroleum=2)
    position = scene.acting(0, "magician", "workshop-1").position()
    assert why(position, "prepare storm-catcher") == ("machines-missing", "DT-SIG-15")


@pytest.mark.rule("DT-SIG-20")
def test_it_counts_as_a_trick_of_its_level_and_school() -> None:
    table_ = with_dawn().known
    for card in GAME.printed.of_modules["signature_tricks"]:
        number = table_.trick_numbers[card.id]
        assert (table_.levels[number], SCHOOL_IDS[table_.schools[number]]) == (card.level, card.school)
        assert table_.thresholds[number] == {1: 1, 2: 16, 3: 36}[card.level]


@pytest.mark.rule("DT-SIG-21")
def test_on_the_slot_of_the_engineer_it_gets_a_marker_more() -> None:
    scene = built(with_dawn(), 0, 1).team(0, "engineer").trick(0, RINGS).components(0, metal=2)
    position = scene.acting(0, "magician", "workshop-1").position()
    play(position, f"move {RINGS}", f"prepare {RINGS}")
    assert (position.view(0).me.tricks[0].board, position.view(0).me.tricks[0].ready) == ("engineer", 4)


@pytest.mark.rule("DT-SIG-18")
def test_what_is_prepared_needs_no_machines_any_more() -> None:
    scene = with_dawn().trick(0, RINGS, ready=1).acting(0, "magician", "thursday-1")
    assert f"set-up {RINGS}" in texts(scene.position())
