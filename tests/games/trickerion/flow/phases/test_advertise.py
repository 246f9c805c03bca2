"""TR-ADV: a poster for two fame."""

from __future__ import annotations

import pytest

import sleight
from sleight.core.asked import Asked
from sleight.core.refusal import Refusal
from sleight.games.trickerion.events import Advertised, AdvertisingDeclined, RoundBegan
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import changed_fields
from tests.games.trickerion.helpers.openings import almost_ready, every_seat_count
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import END, last_turn

BOTH = ["advertise", "decline"]


def posters(position: TrickerionPosition) -> list[bool]:
    """Whose poster hangs, by seat, as a spectator sees it."""
    return [workshop.poster for workshop in position.view(None).workshops]


@pytest.mark.rule("TR-ADV-01")
@every_seat_count
def test_everybody_may_advertise_once_in_a_round(players: int) -> None:
    position = table(players).advertising(0).position()
    for seat in range(players):
        assert position.waiting == (seat,)
        assert texts(position) == BOTH
        assert len(play(position, "advertise")) == 1
        assert why_not(position, "advertise", seat=seat) is not None
    assert position.view(None).phase == "assignment"
    assert position.waiting == tuple(range(players))
    for seat in range(players):
        assert why_not(position, "advertise", seat=seat) == refusal(
            "answer-first", "TR-ASSIGN-01", question="assign"
        )


@pytest.mark.rule("TR-ADV-01")
def test_the_question_comes_right_after_the_order_is_set() -> None:
    position = last_turn(table().fame(0, 9))
    play(position, END)
    assert position.view(None).phase == "advertise"
    assert position.asked(1) == Asked("advertise", "TR-ADV-01", 1, {"price": 1}, "trickerion")
    assert position.asked(0) is None


@pytest.mark.rule("TR-ADV-02")
@pytest.mark.parametrize(
    ("order", "costs"),
    [((0, 1, 2, 3), (1, 2, 3, 4)), ((2, 0, 3, 1), (2, 4, 1, 3)), ((2, 1, 0), (3, 2, 1))],
)
def test_a_poster_costs_the_number_of_the_initiative_space(
    order: tuple[int, ...], costs: tuple[int, ...]
) -> None:
    position = table(len(order)).order(*order).advertising(order[0]).position()
    for seat in order:
        assert position.asked(seat) == Asked(
            "advertise", "TR-ADV-01", seat, {"price": costs[seat]}, "trickerion"
        )
        assert play(position, "advertise") == [Advertised(seat, costs[seat], 2)]
    assert position.view(None).coins == tuple(10 - cost for cost in costs)


@pytest.mark.rule("TR-ADV-03")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_players_pay_one_and_three(order: tuple[int, ...]) -> None:
    position = table().order(*order).advertising(order[0]).position()
    events = play(position, "advertise", "advertise")
    assert events == [Advertised(order[0], 1, 2), Advertised(order[1], 3, 2)]
    assert [position.view(None).coins[seat] for seat in order] == [9, 7]


@pytest.mark.rule("TR-ADV-04")
def test_the_poster_hangs_and_pays_two_fame_at_once() -> None:
    position = table(3).order(1, 2, 0).fame(2, 30).advertising(2).position()
    before = position.to_dict()
    assert play(position, "advertise") == [Advertised(2, 2, 2)]
    assert changed_fields(before, position.to_dict()) == {"asked", "coins", "fame", "workshops"}
    assert position.scores == (5, 5, 32)
    assert position.view(None).coins == (10, 10, 8)
    assert posters(position) == [False, False, True]
    assert position.waiting == (0,)
    workshops = position.to_dict()["workshops"]
    assert isinstance(workshops, list)
    assert isinstance(before["workshops"], list)
    assert workshops[:2] == before["workshops"][:2]
    assert workshops[2] == {**before["workshops"][2], "poster": True}


@pytest.mark.rule("TR-ADV-05")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("coins", "price"), [(0, 1), (2, 3), (0, 3)])
def test_who_has_fewer_coins_than_it_costs_cannot_advertise(seat: int, coins: int, price: int) -> None:
    order = (seat, 1 - seat) if price == 1 else (1 - seat, seat)
    scene = table().order(*order).coins(seat, coins).shards(seat, 9).fame(seat, 40)
    position = scene.advertising(seat).position()
    assert texts(position) == ["decline"]
    assert why_not(position, "advertise") == refusal("coins-missing", "TR-ADV-05", price=price, coins=coins)
    before = position.to_dict()
    with pytest.raises(sleight.Illegal):
        play(position, "advertise")
    assert position.to_dict() == before


@pytest.mark.rule("TR-ADV-05")
def test_the_last_coins_are_enough() -> None:
    position = table().order(1, 0).coins(0, 3).advertising(0).position()
    assert texts(position) == BOTH
    assert play(position, "advertise") == [Advertised(0, 3, 2)]
    assert position.view(None).coins == (0, 10)
    assert position.view(None).shards == (1, 1)


@pytest.mark.rule("TR-ADV-05")
def test_nobody_is_asked_who_cannot_pay() -> None:
    position = table(3).coins(1, 1).advertising(0).position()
    assert play(position, "decline") == [AdvertisingDeclined(0), AdvertisingDeclined(1)]
    assert position.waiting == (2,)
    assert position.view(None).coins == (10, 1, 10)


@pytest.mark.rule("TR-ADV-06")
def test_who_declines_keeps_the_coins() -> None:
    position = table().advertising(0).position()
    before = position.to_dict()
    assert play(position, "decline") == [AdvertisingDeclined(0)]
    assert changed_fields(before, position.to_dict()) == {"asked"}
    assert posters(position) == [False, False]
    assert position.waiting == (1,)


@pytest.mark.rule("TR-ADV-07")
def test_players_decide_in_initiative_order_and_only_once() -> None:
    position = table(3).order(1, 2, 0).advertising(1).position()
    asked = []
    while position.view(None).phase == "advertise":
        (seat,) = position.waiting
        asked.append(seat)
        for other in range(3):
            if other != seat:
                assert position.choices(other) == []
                assert why_not(position, "advertise", other) == Refusal("not-asked", "", {"seats": (seat,)})
                assert why_not(position, "decline", other) == Refusal("not-asked", "", {"seats": (seat,)})
        assert play(position, "decline") == [AdvertisingDeclined(seat)]
    assert asked == [1, 2, 0]


@pytest.mark.rule("TR-ADV-08")
def test_the_first_round_has_an_advertise_phase() -> None:
    position = almost_ready()
    *_, began = play(position, "engage assistant")
    view = position.view(None)
    assert began == RoundBegan(1, view.dice)
    assert (view.round, view.phase) == (1, "advertise")
    assert position.waiting == (view.order[0],)
    assert texts(position) == BOTH
    assert play(position, "advertise") == [Advertised(view.order[0], 1, 2)]


@pytest.mark.rule("TR-ADV-09")
def test_posters_hang_until_the_end_turn_phase() -> None:
    scene = table().trick(0, "linking-rings").marker(0, "linking-rings", "riverside-theater-1", 1, "down")
    position = scene.advertising(0).position()
    play(position, "advertise", "decline")
    assert (position.view(1).phase, posters(position)) == ("assignment", [True, False])
    for seat in (0, 1):
        play(position, "send magician theater", "send apprentice-1 workshop", "confirm", seat=seat)
    assert (position.view(1).phase, posters(position)) == ("placement", [True, False])
    play(position, "place magician friday-stage", "idle magician", "idle apprentice-1", "idle apprentice-1")
    assert (position.view(1).phase, posters(position)) == ("performance", [True, False])
    play(position, "decline")
    assert (position.view(1).round, posters(position)) == (2, [False, False])
    for seat in position.order:
        assert texts(position, seat) == BOTH
        play(position, "advertise", seat=seat)
    assert posters(position) == [True, True]


@pytest.mark.rule("TR-ADV-01")
@pytest.mark.parametrize("written", ["confirm", "choose electra", "send magician theater", "finish"])
def test_nothing_else_is_answered_before_the_poster(written: str) -> None:
    position = table().advertising(0).position()
    assert why_not(position, written) == refusal("answer-first", "TR-ADV-01", question="advertise")


@pytest.mark.rule("TR-ANY-09")
def test_who_decides_on_a_poster_may_return_something_first() -> None:
    scene = table().trick(0, "linking-rings").components(0, rope=1).trick(1, "mind-reading")
    position = scene.advertising(0).position()
    assert [sleight.text(choice) for choice in position.asides(0)] == ["return linking-rings", "drop rope"]
    assert position.asides(1) == []
    play(position, "drop rope")
    assert texts(position) == BOTH
