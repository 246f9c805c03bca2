"""DT-SPIR-10 to 14, DT-MEET-18, DT-EX-07: the fourth level of the Hypnotiser doubles the bonus of a card."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import PerformerPaid
from sleight.games.trickerion.events.alley import Granted
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import board, built, of_school, seen, states, used
from tests.games.trickerion.helpers.playing import asked, kind, play, texts
from tests.games.trickerion.helpers.saves import load_error, restored, same, spoilt
from tests.games.trickerion.helpers.scenario import table

SHARD, BOTH, TWO_FAME = "riverside-theater-1", "riverside-theater-2", "riverside-theater-10"


def _show(card: str = TWO_FAME, prophecy: str = "plain-days") -> table:
    """Seat 0 performs a card with its marker, with a Manager backstage; then seat 1 performs another."""
    scene = of_school("spiritual").prophecy(prophecy).theater(*dict.fromkeys((card, TWO_FAME, SHARD)))
    other = SHARD if card != SHARD else TWO_FAME
    scene.trick(0, "spirit-hand").trick(1, "linking-rings")
    scene.marker(0, "spirit-hand", card, 2, _facing(card)).marker(1, "linking-rings", other, 1, "down")
    scene.placed(0, "magician", "friday-stage").placed(0, "manager", "friday-1")
    return scene.placed(1, "magician", "saturday-stage").performing(0)


def _facing(card: str) -> str:
    return {SHARD: "up", BOTH: "up", TWO_FAME: "left"}[card]


def _worth(position: TrickerionPosition) -> tuple[int, int, int]:
    view = position.view(0)
    return view.fame[0], view.coins[0], view.shards[0]


def _extra(card: str = TWO_FAME, prophecy: str = "plain-days") -> tuple[int, ...]:
    """What the machine pays: what its owner has more than by doing without."""
    position = _show(card, prophecy).position()
    play(position, f"perform {card}")
    without = position.copy()
    play(position, "accept")
    play(without, "decline")
    return tuple(now - then for now, then in zip(_worth(position), _worth(without), strict=True))


@pytest.mark.rule("DT-EX-07", "DT-SPIR-10", "DT-SPIR-11", "DT-MACH-07")
def test_the_printed_bonus_is_received_once_more_and_nothing_else() -> None:
    position = _show().position()
    events = play(position, f"perform {TWO_FAME}")
    assert PerformerPaid(0, "card", 2, 0, 0) in events
    assert [event.reason for event in events if isinstance(event, PerformerPaid)] == ["manager", "card"]
    fame, coins, shards = _worth(position)
    events = play(position, "accept")
    assert used(events) == ["spiritual-4"]
    assert Granted(0, "machine", "spiritual-4", 2, 0, 0) in events
    assert _worth(position) == (fame + 2, coins, shards)
    assert states(position) == ["active", "active", "active", "inactive"]


@pytest.mark.rule("DT-SPIR-11")
@pytest.mark.parametrize(("card", "extra"), [(SHARD, (0, 0, 1)), (BOTH, (1, 1, 0)), (TWO_FAME, (2, 0, 0))])
def test_the_bonus_is_that_of_the_card_that_was_performed(card: str, extra: tuple[int, ...]) -> None:
    assert _extra(card) == extra


@pytest.mark.rule("DT-SPIR-10", "DT-MACH-16")
def test_it_is_offered_once_before_the_next_performer() -> None:
    position = _show().position()
    play(position, f"perform {TWO_FAME}")
    assert asked(position).kind == "double-bonus"
    assert texts(position) == ["accept", "decline"]
    assert asked(position).arguments == {
        **{"machine": "spiritual-4", "card": TWO_FAME},
        **{"fame": 2, "coins": 0, "shards": 0},
    }
    play(position, "decline")
    assert (position.waiting, kind(position)) == ((1,), "perform")
    play(position, f"perform {SHARD}")
    assert kind(position) != "double-bonus"
    assert board(position).used_slots == ()


@pytest.mark.rule("DT-MEET-18", "DT-SPIR-10")
def test_it_is_offered_after_the_markers_have_returned() -> None:
    position = _show().position()
    play(position, f"perform {TWO_FAME}")
    (show,) = [show for show in position.view(0).theater if show.card == TWO_FAME]
    assert not any(show.markers)
    assert position.view(0).workshops[0].tricks[0].spare == 4


@pytest.mark.rule("DT-SPIR-12")
def test_who_does_not_perform_cannot_use_it() -> None:
    position = _show().position()
    play(position, "decline")
    assert (position.waiting, kind(position)) == ((1,), "perform")
    play(position, f"perform {SHARD}")
    assert position.view(0).round == 2


@pytest.mark.rule("DT-SPIR-12", "DT-SPIR-10")
def test_a_performance_of_somebody_else_gives_nothing_to_double() -> None:
    scene = _show().marker(0, "spirit-hand", SHARD, 2, "up")
    position = built(scene, 0, 4, [1, 2, 3]).position()
    play(position, "decline", f"perform {SHARD}")
    assert position.view(0).round == 2
    assert states(position)[3] == "active"


@pytest.mark.rule("DT-SPIR-13")
def test_a_doubling_of_performer_bonuses_is_not_doubled_itself() -> None:
    """The card pays 4 fame, and the machine adds the 2 that are printed."""
    assert _extra(prophecy="double-performer-bonus") == (2, 0, 0)


@pytest.mark.rule("DT-MEET-18")
@pytest.mark.parametrize(("prophecy", "extra"), [("shard-echo", (0, 0, 2)), ("shard-glory", (2, 0, 1))])
def test_shards_of_the_second_bonus_are_a_receipt_of_their_own(prophecy: str, extra: tuple[int, ...]) -> None:
    assert _extra(SHARD, prophecy) == extra


@pytest.mark.rule("DT-MEET-18")
def test_coins_become_fame_does_not_touch_it() -> None:
    assert _extra(BOTH, "coins-become-fame") == (1, 1, 0)


@pytest.mark.rule("DT-SPIR-10", "DT-MACH-04")
@pytest.mark.parametrize(("inactive", "gone"), [([4], []), ([], [4])])
def test_a_machine_that_is_not_ready_is_not_offered(inactive: list[int], gone: list[int]) -> None:
    position = built(_show(), 0, 4, inactive, gone).position()
    play(position, f"perform {TWO_FAME}")
    assert (position.waiting, kind(position)) == ((1,), "perform")


@pytest.mark.rule("DT-MEET-21", "DT-SPIR-14")
def test_shards_of_the_performance_count_when_machines_are_reactivated() -> None:
    """7 shards and the one of the card fill the fourth slot, whose machine then pays 2 fame."""
    scene = built(_show(SHARD), 0, 4, [4]).shards(0, 7)
    position = scene.position()
    before = _worth(position)[0]
    play(position, f"perform {SHARD}")
    play(position, "decline")
    assert states(position) == ["active"] * 4
    assert board(position).slots[3].shards == 3
    assert _worth(position)[0] - before == _fame_without_machine() + 2


def _fame_without_machine() -> int:
    """What the same performance pays with a machine that was not used."""
    position = built(_show(SHARD), 0, 3).shards(0, 7).position()
    before = _worth(position)[0]
    play(position, f"perform {SHARD}")
    play(position, "decline")
    return _worth(position)[0] - before


def _dynamo(inactive: list[int], gone: list[int]) -> TrickerionPosition:
    """The card of seat 0 flips a machine after the performance."""
    scene = built(_show(), 0, 4, inactive, gone).placed(0, "magician", "friday-stage", "backstage-dynamo")
    position = scene.bonus(0, "magician", "backstage-dynamo").position()
    play(position, f"perform {TWO_FAME}")
    return position


@pytest.mark.rule("DT-MEET-22")
def test_a_machine_that_was_used_first_may_be_flipped_back() -> None:
    position = _dynamo([], [])
    fame = _worth(position)[0]
    play(position, "accept", "reactivate-machine spiritual-4")
    assert _worth(position)[0] == fame + 2 + 2
    assert (states(position)[3], board(position).used_slots) == ("active", (4,))
    assert position.waiting == (1,)


@pytest.mark.rule("DT-MEET-22", "DT-SPIR-10")
def test_a_machine_that_was_flipped_first_is_offered_after_all() -> None:
    position = _dynamo([4], [])
    assert kind(position) == "restart-machine"
    assert restored(position).to_dict() == position.to_dict()
    play(position, "reactivate-machine spiritual-4")
    assert asked(position).arguments["card"] == TWO_FAME
    play(position, "accept")
    assert position.waiting == (1,)


def test_what_was_not_offered_lapses_when_performances_end() -> None:
    position = built(_show(), 0, 4, [4]).position()
    play(position, f"perform {TWO_FAME}", f"perform {SHARD}")
    assert position.view(0).phase != "performance"
    assert seen(position).last_show == ""


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("dawn", "seats", 0, "inactive"), [4]),
        (("asked", 0, "numbers", 2), 99),
        (("asked", 0, "numbers", 0), 16),
        (("alley", "round", "conducted"), []),
        (("dawn", "last_show"), "grand-magorian-8"),
    ],
)
def test_a_save_asks_only_for_a_card_that_was_performed(path: tuple[str | int, ...], value: object) -> None:
    position = _show().position()
    play(position, f"perform {TWO_FAME}")
    assert same(position, restored(position))
    assert load_error(spoilt(position.to_dict(), path, value)) is not None
