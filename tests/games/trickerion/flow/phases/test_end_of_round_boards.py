"""TR-END-15 to 28: orders, performance cards, posters and the round marker at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sleight
from sleight.games.trickerion.events import CardAdded, CardDiscarded, OrdersDelivered, TrickRewarded
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, changed_fields, gained
from tests.games.trickerion.helpers.playing import play, refused
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import last_magician

STOCK = ("wood", "metal", "glass", "fabric")


def market_after(scene: table) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """Stalls, order slots and quick-order slot in the next round."""
    position = last_magician(scene)
    events = play(position, "idle magician")
    market = position.view(None).market
    assert [event for event in events if isinstance(event, OrdersDelivered)] == [
        OrdersDelivered(market.stalls)
    ]
    return market.stalls, market.orders, market.quick


def cards(position: TrickerionPosition) -> list[str]:
    """The performance cards from left to right."""
    return [show.card for show in position.view(None).theater]


@pytest.mark.rule("TR-END-15", "TR-END-16")
def test_an_order_replaces_the_stock_of_its_own_slot_and_no_other() -> None:
    scene = table().market(orders=["", "petroleum", "", "cog"])
    assert market_after(scene) == (("wood", "petroleum", "glass", "cog"), ("", "", "", ""), "")


@pytest.mark.rule("TR-END-16")
def test_without_orders_the_stock_stays() -> None:
    assert market_after(table()) == (STOCK, ("", "", "", ""), "")


@pytest.mark.rule("TR-END-17")
def test_the_quick_order_goes_back_to_the_supply() -> None:
    assert market_after(table().market(quick="mirror")) == (STOCK, ("", "", "", ""), "")


@pytest.mark.rule("TR-END-18")
def test_all_orders_arrive_together() -> None:
    scene = table().market(orders=["metal", "wood", "fabric", "glass"])
    assert market_after(scene) == (("metal", "wood", "fabric", "glass"), ("", "", "", ""), "")


@pytest.mark.rule("TR-END-19")
def test_the_same_type_may_be_on_sale_twice() -> None:
    scene = table().market(orders=["", "wood", "", ""])
    assert market_after(scene) == (("wood", "wood", "glass", "fabric"), ("", "", "", ""), "")
    buyer = table().market(["wood", "wood", "glass", "fabric"]).acting(0, "apprentice-1", "market-1")
    assert refused(buyer.position(), "buy wood 2") == ""


@pytest.mark.rule("TR-END-20")
@pytest.mark.parametrize(("number", "gone"), [(1, []), (2, []), (3, ["C"]), (4, ["C"]), (5, ["C"])])
def test_from_the_third_round_on_the_rightmost_card_is_discarded(number: int, gone: list[str]) -> None:
    names = {"A": "riverside-theater-9", "B": "grand-magorian-1", "C": "riverside-theater-2"}
    shown = list(names.values()) if number > 2 else list(names.values())[:number]
    position = last_magician(table().round(number).theater(*shown))
    events = play(position, "idle magician")
    discarded = [event.card for event in events if isinstance(event, CardDiscarded)]
    assert discarded == [names[each] for each in gone]
    assert position.view(None).seen == tuple(discarded)
    assert [card for card in shown if card not in cards(position)] == discarded


@pytest.mark.rule("TR-END-21")
def test_the_markers_of_the_discarded_card_go_to_reserve_without_being_performed() -> None:
    position = last_magician(
        table()
        .round(3)
        .trick(0, "linking-rings", ready=1)
        .trick(1, "enchanted-butterflies")
        .marker(0, "linking-rings", "riverside-theater-3", 1, "down")
        .marker(1, "enchanted-butterflies", "riverside-theater-3", 2, "up")
        .marker(1, "enchanted-butterflies", "riverside-theater-1", 1, "down")
    )
    assert gained(position.copy(), "idle magician") == [NOTHING, NOTHING]
    events = play(position, "idle magician")
    assert CardDiscarded("riverside-theater-3", 2) in events
    assert [event for event in events if isinstance(event, TrickRewarded)] == []
    owned = [(each.ready, each.spare) for shop in position.view(None).workshops for each in shop.tricks]
    assert owned == [(1, 3), (0, 3)]


@pytest.mark.rule("TR-END-22")
@pytest.mark.parametrize("number", [2, 3])
def test_the_other_cards_move_one_slot_with_their_markers(number: int) -> None:
    position = last_magician(
        table()
        .round(number)
        .trick(0, "linking-rings")
        .trick(1, "enchanted-butterflies")
        .marker(0, "linking-rings", "riverside-theater-1", 1, "down")
        .marker(0, "linking-rings", "riverside-theater-2", 3, "left")
        .marker(1, "enchanted-butterflies", "riverside-theater-2", 2, "right")
    )
    before = position.view(None).theater
    play(position, "idle magician")
    after = position.view(None).theater
    assert after[1:] == before[:2]
    assert len(after) == 3
    # What lies on the cards still counts: the same slots are taken and the same symbols are there.
    assert GAME.from_dict(position.to_dict()).cells == position.cells


@pytest.mark.rule("TR-END-23")
def test_the_top_card_of_the_deck_comes_on_the_leftmost_slot() -> None:
    deck = ("riverside-theater-7", "grand-magorian-8", "grand-magorian-2")
    position = last_magician(table().round(2).deck(*deck))
    events = play(position, "idle magician")
    assert [event for event in events if isinstance(event, CardAdded)] == [CardAdded(deck[0])]
    assert cards(position) == [deck[0], "riverside-theater-1", "riverside-theater-2"]
    assert position.view(None).theater[0].markers == (None,) * 4
    assert position.to_dict()["deck"] == list(deck[1:])
    assert position.view(None).deck == 2


def lazy(seats: int) -> Iterator[tuple[TrickerionPosition, list[sleight.Event]]]:
    """A game in which nobody does anything, and what each choice made happen."""
    position = GAME.new(seats, 5, {"beginner": "all"})
    events: list[sleight.Event] = []
    while position.waiting:
        yield position, events
        seat = position.waiting[0]
        choices = position.choices(seat)
        written = [sleight.text(choice) for choice in choices]
        idle = [n for n, text in enumerate(written) if text.split()[0] in ("decline", "rest", "confirm")]
        events = position.apply(seat, choices[idle[0] if idle else 0])
    yield position, events


@pytest.mark.rule("TR-END-24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_how_many_cards_the_theater_shows_in_each_round(seats: int) -> None:
    shown = {
        position.round: len(position.view(None).theater)
        for position, _ in lazy(seats)
        if position.view(None).phase == "advertise"
    }
    assert shown == {1: seats - 1, 2: seats, 3: seats + 1, 4: seats + 1, 5: seats + 1}


@pytest.mark.rule("TR-END-25", "TR-END-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_which_theaters_the_new_cards_come_from_and_that_the_last_round_adds_none(seats: int) -> None:
    added = []
    for position, events in lazy(seats):
        added += [(event.card, position.round) for event in events if isinstance(event, CardAdded)]
        last = position
    assert [(card.rsplit("-", 1)[0], number) for card, number in added] == [
        ("riverside-theater", 2),
        ("riverside-theater", 3),
        ("grand-magorian", 4),
        ("grand-magorian", 5),
    ]
    assert last.over
    assert len(last.view(None).theater) == seats
    assert (last.view(None).deck, len(last.view(None).seen)) == (0, 3)


@pytest.mark.rule("TR-END-27")
def test_posters_come_down() -> None:
    position = last_magician(table().poster(0).poster(1))
    play(position, "idle magician")
    assert [workshop.poster for workshop in position.view(None).workshops] == [False, False]
    play(position, "advertise")
    assert [workshop.poster for workshop in position.view(None).workshops] == [False, True]


@pytest.mark.rule("TR-END-28")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_round_marker_advances_by_one(number: int) -> None:
    position = last_magician(table().round(number))
    play(position, "idle magician")
    assert (position.view(None).round, position.view(None).phase) == (number + 1, "advertise")


@pytest.mark.rule("TR-END-28")
def test_a_quiet_end_of_the_turn_changes_nothing_else() -> None:
    position = last_magician(table())
    before = position.to_dict()
    play(position, "idle magician")
    moved = {"asked", "deck", "dice", "order", "phase", "round", "theater", "workshops"}
    assert changed_fields(before, position.to_dict()) == moved
