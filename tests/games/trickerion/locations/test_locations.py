"""Downtown, market row, workshop, theater, and the rights that hold at any time."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import ComponentsBought, LinkPaid, ShardsGained
from tests.games.trickerion.helpers.changes import changed_fields
from tests.games.trickerion.helpers.playing import play, refused, rolling, texts, warned
from tests.games.trickerion.helpers.scenario import table


def downtown(points: int = 5) -> table:
    """Seat 0, a mechanical magician, acts Downtown; seat 1 has a character left."""
    return table(2).acting(0, "magician", "downtown-1", points).assigned(1, "magician", "workshop")


@pytest.mark.rule("TR-DT-04", "TR-DT-05", "TR-DT-07", "TR-DT-09")
def test_dice_permit_schools() -> None:
    position = downtown().dice(residence_1="optical", residence_2="x").position()
    learn = {text.split()[1] for text in texts(position) if text.startswith("learn")}
    assert {"linking-rings", "enchanted-butterflies"} <= learn
    assert "mind-reading" not in learn
    assert refused(position, "learn mind-reading") == "no-die-permits"
    position = downtown().dice(residence_1="x", residence_2="x").position()
    assert refused(position, "learn linking-rings") == "no-die-permits"


@pytest.mark.rule("TR-DT-06", "TR-DT-08", "TR-DT-10", "TR-DT-20")
def test_a_trick_is_learned_in_steps() -> None:
    position = downtown().dice(residence_1="any", residence_2="spiritual").position()
    play(position, "learn mind-reading")
    assert texts(position) == ["use residence-1", "use residence-2"]
    assert refused(position, "drop wood") == "in-the-middle"
    play(position, "use residence-2")
    assert texts(position) == ["mark spade", "mark heart", "mark diamond", "mark club"]
    play(position, "mark diamond")
    view = position.view(0)
    assert view.dice[:2] == ("any", "x")
    assert [(owned.trick, owned.symbol, owned.ready) for owned in view.me.tricks] == [
        ("mind-reading", "diamond", 0)
    ]
    assert position.points == 2


@pytest.mark.rule("TR-DT-12", "TR-DT-13", "TR-DT-14", "TR-DT-15")
def test_missing_fame_is_paid_in_coins() -> None:
    position = downtown().fame(0, 12).coins(0, 4).position()
    play(position, "learn bullet-catch", "use residence-1", "mark spade")
    assert (position.view(0).coins[0], position.view(0).fame[0]) == (0, 12)
    position = downtown().fame(0, 12).coins(0, 3).shards(0, 9).position()
    assert refused(position, "learn bullet-catch") == "fame-missing"


@pytest.mark.rule("TR-DT-17", "TR-DT-18", "TR-DT-19", "TR-ANY-03")
def test_a_trick_needs_an_empty_slot() -> None:
    full = downtown().trick(0, "living-piano").trick(0, "levitation").trick(0, "chinese-sticks", ready=2)
    position = full.position()
    assert refused(position, "learn linking-rings") == "no-trick-slot"
    play(position, "return chinese-sticks")
    assert refused(position, "learn chinese-sticks") == ""
    play(position, "learn linking-rings", "use residence-1", "mark diamond")
    position = downtown().trick(0, "living-piano").team(0, "engineer").position()
    play(position, "learn linking-rings", "use residence-1")
    assert texts(position) == ["keep player", "keep engineer"]
    play(position, "keep engineer", "mark club")
    assert position.view(0).me.tricks[1].board == "engineer"


@pytest.mark.rule("TR-DT-23", "TR-DT-24", "TR-DT-25", "TR-DT-26")
def test_hiring_takes_a_disc_and_a_die() -> None:
    position = downtown().dice(inn_1="manager").position()
    play(position, "hire inn-1")
    assert position.view(0).dice[2] == "x"
    assert {character.id: character.at for character in position.view(0).me.characters}["manager"] == "inn"
    position = downtown().dice(inn_1="manager").team(0, "manager").position()
    assert refused(position, "hire inn-1") == "no-disc"


@pytest.mark.rule("TR-DT-27")
def test_an_apprentice_needs_a_home() -> None:
    crowded = downtown().team(0, "apprentice-2", "apprentice-3")
    assert refused(crowded.position(), "hire inn-2") == "no-home-slot"
    assert refused(crowded.hired(0, "assistant").position(), "hire inn-2") == ""


@pytest.mark.rule("TR-DT-31", "TR-DT-32", "TR-DICE-09")
def test_the_bank_pays_what_the_die_shows() -> None:
    position = downtown().dice(bank_1="6", bank_2="x").position()
    assert refused(position, "collect bank-2") == "die-shows-x"
    play(position, "collect bank-1")
    assert (position.view(0).coins[0], position.view(0).dice[4], position.points) == (16, "x", 2)


@pytest.mark.rule("TR-DT-33", "TR-DT-34", "TR-DT-35", "TR-DT-39")
def test_a_die_is_rerolled_and_used() -> None:
    position = downtown().dice(bank_1="x").position()
    rolling(position, "reroll bank-1", "5")
    assert (position.view(0).dice[4], position.points) == ("5", 4)
    play(position, "collect bank-1")
    assert position.view(0).coins[0] == 15


@pytest.mark.rule("TR-DT-36", "TR-DT-37", "TR-DT-38", "TR-DT-39")
def test_a_die_is_turned_to_one_of_its_own_faces() -> None:
    position = downtown().dice(inn_1="x").position()
    assert {text for text in texts(position) if text.startswith("set inn")} == {
        "set inn-1 assistant",
        "set inn-1 manager",
        "set inn-1 engineer",
        "set inn-2 x",
    }
    assert refused(position, "set inn-1 x") == "die-shows-it"
    play(position, "set inn-1 manager", "hire inn-1")
    assert (position.view(0).dice[2], position.waiting) == ("x", (1,))


def market(points: int = 5) -> table:
    """Seat 0 acts at the market row; seat 1 has a character left."""
    return table(2).acting(0, "magician", "market-1", points).assigned(1, "magician", "workshop")


@pytest.mark.rule("TR-MK-03", "TR-MK-04", "TR-MK-05", "TR-MK-06")
def test_buying_up_to_three_of_a_type() -> None:
    position = market(1).market(["rope", "rope", "glass", "cog"]).coins(0, 6).position()
    buys = [text for text in texts(position) if text.startswith("buy")]
    assert buys == [
        "buy glass 1",
        "buy glass 2",
        "buy glass 3",
        "buy rope 1",
        "buy rope 2",
        "buy rope 3",
        "buy cog 1",
        "buy cog 2",
    ]
    assert refused(position, "buy wood 1") == "not-on-sale"
    assert refused(position, "buy cog 3") == "coins-missing"
    events = play(position, "buy rope 3")
    assert events[0] == ComponentsBought(0, "rope", 3, 6, 0, "player")
    assert position.view(0).market.stalls == ("rope", "rope", "glass", "cog")


@pytest.mark.rule("TR-MK-09", "TR-MK-11", "TR-MK-13", "TR-MK-14")
def test_bargains_lower_the_total_to_one_at_least() -> None:
    position = market(5).coins(0, 2).position()
    assert refused(position, "buy wood 3") == ""
    play(position, "buy wood 3")
    assert texts(position) == ["bargain 1", "bargain 2"]
    assert refused(position, "bargain 0") == "coins-missing"
    assert refused(position, "bargain 3") == "price-at-least-one"
    play(position, "bargain 2")
    assert (position.view(0).coins[0], position.points) == (1, 2)


@pytest.mark.rule("TR-MK-07", "TR-CMP-03", "TR-CMP-06", "TR-CMP-07")
def test_a_stack_never_counts_more_than_three() -> None:
    position = market().team(0, "manager").components(0, "manager", wood=1).components(0, metal=2).position()
    assert refused(position, "buy wood 1") == ""
    assert refused(position, "buy wood 2") == "stack-full"
    assert refused(position, "buy metal 2") == "stack-full"


@pytest.mark.rule("TR-CMP-05", "TR-CMP-10", "TR-ANY-06", "TR-ANY-07")
def test_a_new_type_needs_an_empty_slot() -> None:
    full = market(1).components(0, rope=1, petroleum=1, saw=1, animal=1, cog=1, mirror=2)
    position = full.position()
    assert refused(position, "buy wood 1") == "no-component-slot"
    play(position, "drop mirror", "drop mirror", "buy wood 1")
    position = full.team(0, "manager").position()
    assert refused(position, "buy wood 3") == "no-component-slot"
    play(position, "buy wood 2")
    assert {stack.component: stack.board for stack in position.view(0).me.components}["wood"] == "manager"
    position = market(1).team(0, "manager").position()
    play(position, "buy wood 1")
    assert texts(position) == ["keep player", "keep manager"]


@pytest.mark.rule("TR-MK-15", "TR-MK-16", "TR-MK-17", "TR-MK-18")
def test_orders_take_a_free_slot_and_a_new_type() -> None:
    position = market().market(orders=["", "rope", "", ""]).position()
    assert refused(position, "order rope 1") == "already-ordered"
    assert refused(position, "order wood 2") == "order-slot-taken"
    play(position, "order wood 3")
    assert position.view(0).market.orders == ("", "rope", "wood", "")


@pytest.mark.rule("TR-MK-22", "TR-MK-23", "TR-MK-25", "TR-MK-26")
def test_the_quick_order_costs_one_more_each() -> None:
    position = market(3).coins(0, 6).market(quick="cog").position()
    play(position, "quick rope", "buy rope 2")
    assert position.view(1).coins[0] == 0
    position = market(1).coins(0, 2).market(quick="wood").position()
    play(position, "buy wood 2")
    assert position.view(1).coins[0] == 0


def workshop(points: int = 3) -> table:
    """Seat 0 acts in its workshop; seat 1 has a character left."""
    return table(2).acting(0, "magician", "workshop-1", points).assigned(1, "magician", "downtown")


@pytest.mark.rule("TR-WS-05", "TR-WS-06", "TR-WS-11", "TR-WS-15")
def test_what_keeps_a_trick_from_being_prepared() -> None:
    scene = workshop().round(3).trick(0, "linking-rings").trick(0, "chinese-sticks", ready=1)
    position = scene.components(0, metal=1).components(0, wood=2, rope=2).position()
    assert refused(position, "prepare linking-rings") == "components-missing"
    assert refused(position, "prepare chinese-sticks") == "still-prepared"
    assert refused(position, "prepare levitation") == "not-your-trick"
    position = (
        workshop().trick(0, "linking-rings").team(0, "manager").components(0, "manager", metal=1).position()
    )
    play(position, "prepare linking-rings")
    assert position.view(0).me.tricks[0].ready == 2


@pytest.mark.rule("TR-WS-18", "TR-WS-21", "TR-WS-22", "TR-WS-25")
def test_tricks_change_places_with_the_engineers() -> None:
    scene = workshop().trick(0, "linking-rings", ready=2).trick(0, "levitation", ready=1)
    assert refused(scene.position(), "move linking-rings") == "specialist-missing"
    position = scene.team(0, "engineer").position()
    play(position, "move linking-rings")
    assert refused(position, "move linking-rings") == "already-there"
    play(position, "move levitation")
    boards = {owned.trick: (owned.board, owned.ready) for owned in position.view(0).me.tricks}
    assert boards == {"linking-rings": ("player", 2), "levitation": ("engineer", 1)}


@pytest.mark.rule("TR-WS-24", "TR-CMP-08", "TR-CMP-11")
def test_stacks_change_places_with_the_managers() -> None:
    scene = workshop().team(0, "manager").components(0, "manager", rope=1, saw=1).components(0, wood=3)
    position = scene.position()
    assert refused(position, "shelve wood empty") == "no-room-there"
    assert refused(position, "shelve rope saw") == "already-there"
    play(position, "shelve wood rope")
    stacks = {
        stack.component: (stack.board, stack.tokens, stack.counts) for stack in position.view(0).me.components
    }
    assert stacks == {"wood": ("manager", 3, 3), "rope": ("player", 1, 1), "saw": ("manager", 1, 2)}


@pytest.mark.rule("TR-WS-26", "TR-WS-28", "TR-WS-29", "TR-WS-30")
def test_an_apprentice_moves_with_its_card() -> None:
    scene = workshop().team(0, "assistant", "apprentice-2").assigned(0, "apprentice-1", "theater")
    scene.trick(0, "linking-rings").components(0, metal=2)
    position = scene.position()
    play(position, "house apprentice-1")
    moved = {character.id: (character.card, character.waits) for character in position.view(0).me.characters}
    assert moved["apprentice-4"] == ("theater", True)
    assert "apprentice-1" not in moved
    assert refused(position, "house apprentice-1") == "no-such-character"
    assert refused(position, "house apprentice-2") == "no-room-there"


@pytest.mark.rule("TR-WS-28", "TR-END-02")
def test_the_acting_apprentice_may_move_itself() -> None:
    position = (
        table(2)
        .coins(0, 3)
        .team(0, "assistant")
        .acting(0, "apprentice-1", "workshop-1", 1)
        .assigned(1, "magician", "downtown")
        .position()
    )
    play(position, "house apprentice-1")
    play(position, "idle magician")
    assert position.view(0).coins[0] == 3


def backstage(points: int = 3) -> table:
    """Seat 0 acts backstage on Friday; seat 1 has a character left."""
    return (
        table(2)
        .round(2)
        .acting(0, "magician", "friday-1", points)
        .assigned(1, "magician", "downtown")
        .theater("riverside-theater-1", "riverside-theater-2")
    )


@pytest.mark.rule("TR-TH-27", "TR-TH-13", "TR-GEN-28", "TR-GEN-29")
def test_the_own_school_must_lie_in_a_circle() -> None:
    position = (
        backstage().trick(0, "enchanted-butterflies", ready=2).theater("riverside-theater-1").position()
    )
    play(position, "set-up enchanted-butterflies")
    assert texts(position) == [
        "at riverside-theater-1 1 down",
        "at riverside-theater-1 2 up",
        "at riverside-theater-1 2 down",
        "at riverside-theater-1 3 up",
    ]
    assert refused(position, "at riverside-theater-1 1 up") == "no-circle"


@pytest.mark.rule("TR-LINK-01", "TR-LINK-05", "TR-LINK-08", "TR-LINK-09")
def test_a_link_on_a_shard_circle() -> None:
    mine = backstage().trick(0, "linking-rings", ready=1).trick(0, "levitation", ready=1)
    position = mine.marker(0, "levitation", "riverside-theater-1", 1, "down").position()
    events = play(position, "set-up linking-rings", "at riverside-theater-1 2 up")
    assert [event for event in events if isinstance(event, ShardsGained)] == [ShardsGained(0, 1)]
    play(position, "gain coins")
    position = (
        backstage()
        .trick(0, "linking-rings", ready=1)
        .trick(1, "levitation")
        .marker(1, "levitation", "riverside-theater-1", 1, "down")
        .position()
    )
    events = play(position, "set-up linking-rings", "at riverside-theater-1 2 up", "gain fame")
    gained = [event for event in events if isinstance(event, ShardsGained | LinkPaid)]
    assert gained == [ShardsGained(0, 1), ShardsGained(1, 1), LinkPaid(0, "fame", 1)]


@pytest.mark.rule("TR-LINK-02", "TR-LINK-06", "TR-LINK-10")
def test_one_marker_may_make_two_links() -> None:
    position = (
        backstage()
        .trick(0, "linking-rings", ready=1)
        .trick(1, "levitation")
        .trick(1, "living-piano")
        .marker(1, "levitation", "riverside-theater-1", 1, "down")
        .marker(1, "living-piano", "riverside-theater-1", 3, "up")
        .position()
    )
    # Mechanical up leaves escape down, so only the upper circle matches two mechanical corners.
    events = play(position.copy(), "set-up linking-rings", "at riverside-theater-1 2 up", "gain fame")
    assert sum(isinstance(event, LinkPaid) for event in events) == 1


@pytest.mark.rule("TR-TH-19", "TR-TH-20", "TR-TH-21", "TR-TH-22")
def test_a_reschedule_moves_a_marker_and_pays_nothing() -> None:
    position = (
        backstage()
        .trick(0, "linking-rings", ready=1)
        .trick(1, "levitation")
        .marker(0, "linking-rings", "riverside-theater-2", 1, "down")
        .marker(1, "levitation", "riverside-theater-1", 1, "down")
        .position()
    )
    before = position.to_dict()
    play(position, "shift linking-rings")
    assert refused(position, "at riverside-theater-2 1 down") == "slot-not-empty"
    play(position, "at riverside-theater-1 2 up")
    assert changed_fields(before, position.to_dict()) == {"theater", "points"}


@pytest.mark.rule("TR-TH-14", "TR-TH-19", "TR-TH-20")
def test_which_of_two_markers_is_moved() -> None:
    position = (
        backstage()
        .trick(0, "linking-rings", ready=1)
        .marker(0, "linking-rings", "riverside-theater-2", 1, "down")
        .marker(0, "linking-rings", "riverside-theater-1", 1, "down")
        .position()
    )
    assert refused(position, "set-up linking-rings") == "no-room-on-stage"
    play(position, "shift linking-rings")
    assert texts(position) == ["from riverside-theater-1", "from riverside-theater-2"]
    play(position, "from riverside-theater-1")
    assert all(text.startswith("at riverside-theater-1") for text in texts(position))


@pytest.mark.rule("TR-TH-09", "TR-TH-10", "TR-TH-24", "TR-TH-25")
def test_only_a_magician_goes_on_stage() -> None:
    position = (
        table(2)
        .trick(0, "linking-rings", ready=1)
        .assigned(0, "magician", "theater")
        .assigned(0, "manager", "theater")
        .assigned(1, "magician", "downtown")
        .placing(0)
        .position()
    )
    stages = [text for text in texts(position) if text.endswith("stage")]
    assert stages == [f"place magician {day}-stage" for day in ("thursday", "friday", "saturday", "sunday")]
    play(position, "place magician friday-stage")
    assert (position.waiting, position.points) == ((1,), 0)


@pytest.mark.rule("TR-PERF-17", "TR-PERF-18", "TR-PERF-21", "TR-PERF-22")
@pytest.mark.parametrize(("day", "fame", "coins"), [("thursday", 0, 1), ("friday", 0, 2), ("sunday", 1, 3)])
def test_a_guest_without_a_day_shares_the_performers(day: str, fame: int, coins: int) -> None:
    position = (
        table(2)
        .fame(1, 0)
        .coins(1, 0)
        .trick(0, "levitation")
        .trick(1, "linking-rings")
        .theater("riverside-theater-3")
        .marker(0, "levitation", "riverside-theater-3", 1, "down")
        .marker(1, "linking-rings", "riverside-theater-3", 4, "up")
        .placed(0, "magician", f"{day}-stage")
        .performing(0)
        .position()
    )
    play(position, "perform riverside-theater-3")
    view = position.view(None)
    assert (view.fame[1], view.coins[1]) == (fame, coins)


@pytest.mark.rule("TR-ANY-01", "TR-ANY-02", "TR-ANY-04", "TR-ANY-05")
def test_a_returned_trick_takes_its_markers_along() -> None:
    position = (
        backstage()
        .trick(0, "linking-rings", ready=1)
        .trick(0, "chinese-sticks", ready=1)
        .trick(1, "levitation")
        .marker(0, "linking-rings", "riverside-theater-1", 1, "down")
        .position()
    )
    play(position, "return linking-rings")
    assert [owned.trick for owned in position.view(0).me.tricks] == ["chinese-sticks"]
    assert all(marker is None for show in position.view(0).theater for marker in show.markers)
    assert refused(position, "return linking-rings") == "not-your-trick"
    assert refused(position, "return levitation", seat=1) == "not-asked"


def test_who_can_make_room_is_asked_before_the_turn_ends() -> None:
    """A seat with a point but no place for a marker could give another trick back first."""
    full = (
        table(2)
        .acting(0, "apprentice-1", "friday-1", 1)
        .assigned(1, "magician", "downtown")
        .theater("riverside-theater-1")
        .trick(0, "linking-rings", ready=2)
        .trick(0, "levitation")
        .trick(1, "living-piano")
        .trick(1, "chinese-sticks")
        .marker(0, "levitation", "riverside-theater-1", 1, "down")
        .marker(1, "living-piano", "riverside-theater-1", 2, "down")
        .marker(1, "chinese-sticks", "riverside-theater-1", 3, "up")
    )
    position = full.position()
    assert texts(position) == ["finish"]
    play(position, "return levitation")
    assert position.waiting == (0,)
    assert texts(position) == ["set-up linking-rings", "finish"]


def test_warnings_about_wasted_points_and_lost_markers() -> None:
    position = workshop().trick(0, "linking-rings").components(0, metal=2).position()
    assert warned(position, "finish") == ["points-unspent"]
    scene = backstage().round(3).theater("riverside-theater-1", "riverside-theater-2", "riverside-theater-3")
    position = scene.trick(0, "linking-rings", ready=1).position()
    play(position, "set-up linking-rings")
    assert warned(position, "at riverside-theater-3 1 down") == ["last-card"]
    assert warned(position, "at riverside-theater-1 1 down") == []
    position = downtown().round(5).deck().position()
    assert warned(position, "learn levitation") == ["components-too-late"]
    assert warned(position, "learn linking-rings") == []
