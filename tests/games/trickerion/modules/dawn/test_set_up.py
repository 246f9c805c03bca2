"""DT-SETUP, DT-COMPAT-04, 06 to 08, DT-EX-11: what everybody starts with."""

from __future__ import annotations

from collections import Counter

import pytest

from sleight.games.trickerion.events import TrickPrepared, TrickTakenOut
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import DAWN, board, seen, states, why
from tests.games.trickerion.helpers.openings import opening
from tests.games.trickerion.helpers.playing import kind, play, texts
from tests.games.trickerion.helpers.scenario import GAME

PROPHECIES = {**DAWN, "prophecies": True}
BOTH = {**DAWN, "powers": True, "allow_unrecommended": True}


def _choosing_trick(magician: str, goods: str = "metal+metal", *, quick: bool = False) -> TrickerionPosition:
    """Seat 0 chooses its first trick."""
    position = opening(2, 0, **PROPHECIES, quick=quick)
    other = "the-red-lotus" if magician != "the-red-lotus" else "electra"
    play(position, f"choose {magician}", f"choose {other}", f"take {goods}")
    assert kind(position) == "starting-trick"
    return position


def _shards(position: TrickerionPosition) -> int:
    return position.view(0).shards[0]


@pytest.mark.rule("DT-SETUP-02", "DT-DATA-07", "DT-SETUP-18")
def test_two_new_cards_are_shuffled_into_each_deck() -> None:
    table = GAME.new(2, 1, DAWN).table
    assert [len(deck) for deck in table.special_decks if deck] == [12, 12, 12, 12]
    assert len({tuple(GAME.new(2, seed, DAWN).decks) for seed in range(5)}) == 5
    plain = GAME.new(2, 1, {"dark_alley": True}).table
    assert [len(deck) for deck in plain.special_decks if deck] == [10, 10, 10, 10]


@pytest.mark.rule("DT-SETUP-03", "DT-SETUP-04")
def test_everybody_has_the_empty_board_of_the_own_school() -> None:
    position = _choosing_trick("electra")
    for seat, school in enumerate(("mechanical", "escape")):
        shown = board(position, seat)
        assert [slot.machine for slot in shown.slots] == [f"{school}-{level}" for level in (1, 2, 3, 4)]
        assert (shown.built, states(position, seat)) == (0, [])


@pytest.mark.rule("DT-SETUP-05", "DT-SETUP-06")
def test_two_shards_lie_on_the_lowest_icons() -> None:
    position = _choosing_trick("electra")
    assert _shards(position) == 2
    assert [slot.shards for slot in board(position).slots] == [1, 1, 0, 0]


@pytest.mark.rule("DT-COMPAT-04")
@pytest.mark.parametrize(("chosen", "shards"), [("edition", 4), ("1", 2), ("3", 4)])
def test_with_powers_it_is_one_more_than_they_say(chosen: str, shards: int) -> None:
    assert _shards(GAME.new(2, 1, {**BOTH, "power_shards": chosen})) == shards


@pytest.mark.rule("DT-SETUP-07", "DT-SIG-22")
def test_the_signature_trick_lies_beside_the_board() -> None:
    position = _choosing_trick("electra")
    assert (board(position).signature, board(position).beside) == ("storm-catcher", True)
    assert position.view(0).me.tricks == ()
    assert "learn storm-catcher" not in texts(position)


@pytest.mark.rule("DT-SETUP-08", "DT-SETUP-11", "DT-DATA-06", "DT-SIG-01")
def test_there_are_eight_signature_tricks_two_of_them_of_level_one() -> None:
    cards = GAME.printed.of_modules["signature_tricks"]
    assert [card.magician for card in cards if card.level == 1] == [
        "the-mechaniker",
        "priestess-of-mysticism",
    ]
    assert Counter(card.level for card in cards) == {1: 2, 2: 3, 3: 3}
    assert {card.magician for card in cards} == {each.id for each in GAME.printed.magicians}


@pytest.mark.rule("DT-SETUP-09", "DT-SETUP-12", "DT-SETUP-13", "DT-EX-11")
def test_a_signature_trick_of_level_one_can_be_the_first_for_a_shard() -> None:
    position = _choosing_trick("priestess-of-mysticism", "wood+wood")
    events = play(position, "learn the-unquiet-hand", "mark spade")
    assert TrickTakenOut("spirit-hand") in events
    assert _shards(position) == 1
    assert [own.trick for own in position.view(0).me.tricks] == ["the-unquiet-hand"]
    assert (board(position).beside, position.view(0).left_out) == (False, ("spirit-hand",))


@pytest.mark.rule("DT-SETUP-09", "DT-SIG-04")
def test_higher_levels_and_those_of_others_cannot_be_the_first() -> None:
    position = _choosing_trick("electra")
    assert why(position, "learn storm-catcher")[0] == "level-one-only"
    assert why(position, "learn perpetual-rings") == ("trick-gone", "TR-GEN-14")


@pytest.mark.rule("DT-SETUP-13")
def test_a_preset_has_chosen_already() -> None:
    position = opening(2, 0, **PROPHECIES, beginner="all")
    play(position, "choose the-mechaniker", "choose the-red-lotus")
    assert _shards(position) == 2
    assert board(position).beside


@pytest.mark.rule("DT-SETUP-10")
def test_an_engineer_brings_no_signature_trick() -> None:
    position = _choosing_trick("the-mechaniker")
    play(position, "learn chinese-sticks", "mark spade", "engage engineer")
    play(position, "take wood+wood")
    play(position, texts(position)[0], "mark spade", "engage assistant")
    assert kind(position) == "engineer-trick"
    assert "learn perpetual-rings" not in texts(position)
    assert why(position, "learn perpetual-rings") == ("trick-gone", "TR-GEN-14")


def _begun(*, quick: bool = False) -> tuple[TrickerionPosition, list[object]]:
    """The Mechaniker starts with the signature trick and its components; all told until then."""
    position = _choosing_trick("the-mechaniker", quick=quick)
    events = play(position, "learn perpetual-rings", "mark spade", "engage assistant", "take wood+wood")
    events += play(position, texts(position)[0], "mark spade", "engage assistant")
    return position, list(events)


@pytest.mark.rule("DT-SETUP-14", "DT-SETUP-19")
def test_it_gets_no_free_markers_without_a_machine() -> None:
    position, events = _begun()
    assert not [event for event in events if isinstance(event, TrickPrepared) and event.seat == 0]
    assert position.view(0).me.tricks[0].ready == 0


@pytest.mark.rule("DT-COMPAT-06", "DT-COMPAT-08")
def test_in_the_quick_game_a_machine_is_built_and_the_trick_is_prepared() -> None:
    position, events = _begun(quick=True)
    assert TrickPrepared(0, "perpetual-rings", 3) in events
    assert seen(position).seats[0].built == 1
    assert states(position, 0) == states(position, 1) == ["active"]


@pytest.mark.rule("DT-COMPAT-07", "DT-SETUP-12")
def test_in_the_quick_game_everybody_has_a_shard_more() -> None:
    position, _ = _begun(quick=True)
    assert position.view(0).shards == (2, 3)
    assert [slot.shards for slot in board(position, 1).slots] == [1, 2, 0, 0]


@pytest.mark.rule("DT-COMPAT-06")
def test_a_save_of_the_quick_game_has_the_first_machine() -> None:
    position, _ = _begun(quick=True)
    saved = position.to_dict()
    assert GAME.from_dict(saved).to_dict() == saved
    for bad in ({"built": 0}, {"built": 5}, {"built": 1, "inactive": [2]}):
        with pytest.raises(Exception, match="dawn"):
            GAME.from_dict({**saved, "dawn": {"seats": [bad, {"built": 1}]}})
