"""TR-MEET-17 and later: further meetings of special cards, prophecies and abilities."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    Assignment,
    CardBorrowed,
    CharactersReturned,
    ComponentClaimed,
    ComponentsBought,
    GoodsBought,
    OrdersDelivered,
    PerformanceDeclined,
    PlansRevealed,
)
from tests.games.trickerion.helpers.changes import NOTHING, Purse, gained, purses
from tests.games.trickerion.helpers.playing import asked, kind, play, refused, texts
from tests.games.trickerion.helpers.reading import laid, rewards, shows, stock, team, tokens
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import (
    MIXED,
    ONE,
    TWO,
    at_market,
    backstage,
    crowded,
    downtown,
    held_by,
    points_of,
    under,
)


def on_stage(scene: table, card: str = "", day: str = "friday") -> table:
    """The magician of seat 0 is about to choose a performance, perhaps with the bonus of a card."""
    scene.placed(0, "magician", f"{day}-stage", card)
    return (scene.bonus(0, "magician", card) if card else scene).performing(0)


# --- Electra's stack ------------------------------------------------------------------------------


@pytest.mark.rule("TR-MEET-20", "TR-SAR-19", "TR-SAR-08")
def test_a_favor_moves_a_stack_as_a_whole_and_its_links_pay_nobody() -> None:
    scene = backstage("directors-favor", ready=0).magician(0, "the-great-optico").magician(1, "electra")
    scene.marker(0, "linking-rings", ONE, 1, "down").trick(1, "levitation")
    position = scene.marker(1, "levitation", TWO, 1, "down", stacked=True).position()
    assert gained(position, "bonus", f"at {ONE} 2 up") == [NOTHING, NOTHING]
    assert shows(position)[0]["markers"][:2] == [laid("down"), laid("up", 1, "levitation", stacked=True)]
    assert shows(position)[1]["markers"] == [None] * 3


@pytest.mark.rule("TR-MEET-21", "TR-MAG-16", "TR-MAG-30")
def test_the_master_of_chains_links_once_with_a_stack_and_never_moves_it() -> None:
    scene = table(2, dark_alley=True).magician(0, "master-of-chains").magician(1, "electra")
    scene.theater(ONE, TWO).trick(0, "levitation").marker(0, "levitation", TWO, 1, "down")
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", ONE, 2, "up", stacked=True)
    position = scene.phase("performance").asked(0, "break-free").position()
    assert texts(position) == ["shift levitation", "decline"]
    assert refused(position, "shift chinese-sticks") == "not-your-trick"
    assert gained(position, "shift levitation", f"at {ONE} 1 down", "gain fame") == [(1, 0, 1), (0, 0, 1)]


@pytest.mark.rule("TR-MEET-22", "TR-SAR-12", "TR-MAG-30")
def test_the_links_of_a_headlining_stack_pay_twice() -> None:
    scene = backstage("headliner-trick").magician(0, "electra").trick(1, "chinese-sticks")
    position = scene.marker(1, "chinese-sticks", ONE, 2, "up").position()
    play(position, "bonus")
    assert kind(position) == "stack"
    # Only one slot makes a link, so that two payments follow at once.
    assert gained(position, "accept", "gain coins", "gain fame") == [(1, 1, 2), (0, 0, 1)]
    assert kind(position) == "act"


@pytest.mark.rule("TR-MEET-23", "TR-SAR-11", "TR-SAR-08")
def test_a_stack_is_one_neighbour_of_an_interlude() -> None:
    scene = backstage("orchestral-interlude", ready=1).magician(0, "the-great-optico").magician(1, "electra")
    position = scene.trick(1, "levitation").marker(1, "levitation", ONE, 2, "up", stacked=True).position()
    # Below the stack the symbols differ; above it there would be a link.
    assert gained(position, "bonus", "gain fame") == [(1, 0, 0), NOTHING]
    assert kind(position) == "act"
    assert shows(position)[0]["markers"][2] == laid("up")


@pytest.mark.rule("TR-MEET-24", "TR-MAG-31", "TR-SAR-17", "TR-PERF-23")
def test_the_overload_of_a_stack_is_doubled_too() -> None:
    scene = table(2, dark_alley=True).magician(0, "electra").magician(1, "the-gentleman").theater(TWO)
    scene.trick(0, "linking-rings").marker(0, "linking-rings", TWO, 1, "down", stacked=True)
    position = on_stage(scene, "grand-premiere").position()
    play(position, f"perform {TWO}", "star linking-rings")
    assert rewards(position, "gain coins") == [(0, 0 + 1, (2 + 1) * 2, 0)]


# --- the Great Optico -----------------------------------------------------------------------------


@pytest.mark.rule("TR-MEET-25", "TR-MAG-11", "TR-MAG-12", "TR-SAR-29")
def test_optico_needs_a_workshop_card_for_freelancing() -> None:
    scene = table(2, dark_alley=True).shards(1, 0).placed(0, "magician", "downtown-4", card="freelancer")
    scene.bonus(0, "magician", "freelancer").assigned(1, "magician", "downtown")
    position = scene.assigned(1, "apprentice-1", "workshop").placing(1).position()
    # The card belongs to the workshop, though its character stands Downtown.
    assert refused(position, "place magician market-1") == "elsewhere"
    events = play(position, "place apprentice-1 market-1")
    assert events[1] == CardBorrowed(1, "apprentice-1", "freelancer")
    assert position.points == 1 + 2
    assert position.view(1).me.spent
    home = scene.position()
    play(home, "place apprentice-1 workshop-1", "borrow freelancer", "point")
    assert home.view(1).me.spent


@pytest.mark.rule("TR-MEET-67", "TR-MAG-13", "TR-SAR-39")
def test_optico_is_empowered_by_the_card_of_another() -> None:
    scene = table(2, dark_alley=True).assigned(0, "magician", "empower").order(1, 0)
    position = scene.assigned(1, "apprentice-1", "downtown").placing(1).position()
    play(position, "place apprentice-1 downtown-4", "borrow empower", "keep-bonus", "enhance")
    assert (position.points, purses(position)) == (1 + 0 + 3, [(5, 10, 1), (5, 10, 0)])


# --- market row -----------------------------------------------------------------------------------


@pytest.mark.rule("TR-MEET-30", "TR-SAR-44", "TR-PROR-26")
@pytest.mark.parametrize(("units", "price"), [(1, 0), (2, 2), (3, 4)])
def test_what_is_not_stolen_costs_the_flat_price(units: int, price: int) -> None:
    position = at_market("shoplifting", 1).prophecy("flat-price").market(MIXED).position()
    assert gained(position, f"buy cog {units}") == [(0, -price, 0), NOTHING]
    assert kind(position) == "leave"


@pytest.mark.rule("TR-MEET-32", "TR-SAR-44", "TR-SAR-47")
def test_a_thief_changes_what_comes_home() -> None:
    scene = at_market("shoplifting", 1).market(MIXED, quick="mirror").this_round(claim=1)
    position = held_by(scene, 1, "dubious-sources").position()
    play(position, "buy mirror 1", "leave glass")
    assert (tokens(position), stock(position)) == ({"mirror": 1}, (*MIXED, "glass"))
    play(position, "idle magician")
    assert position.waiting == (1,)
    assert ComponentClaimed(1, "glass") in play(position, "keep player")


@pytest.mark.rule("TR-MEET-33", "TR-SAR-49", "TR-PROR-26", "TR-MK-29")
@pytest.mark.parametrize(("prophecy", "price"), [("plain-days", 2 * (3 - 1)), ("flat-price", 2 * (2 - 1))])
def test_a_delivery_from_the_quick_order_slot(prophecy: str, price: int) -> None:
    scene = at_market("workshop-delivery", 1).prophecy(prophecy).components(0, cog=1)
    position = scene.market(["wood", "metal", "glass", "fabric"], quick="cog").position()
    assert play(position, "buy cog 2") == [ComponentsBought(0, "cog", 2, price, 0, "player")]


@pytest.mark.rule("TR-MEET-34", "TR-SAR-40", "TR-PROR-09")
def test_a_sale_mixes_stock_and_orders_and_the_orders_are_delivered() -> None:
    scene = at_market("component-sale", 1).prophecy("orders-on-sale")
    position = scene.market(MIXED, ["saw", "", "", "mirror"]).position()
    events = play(position, "buy wood 1", "buy saw 1", "buy mirror 1", "finish")
    assert events == [GoodsBought(0, ("wood", "saw", "mirror"), 1 + 2 + 3, 0, 0, 0)]
    assert OrdersDelivered(("saw", "rope", "cog", "mirror")) in play(position, "idle magician")


@pytest.mark.rule("TR-MEET-35", "TR-SAR-46", "TR-PROR-09")
def test_what_was_just_ordered_can_be_bought_in_two_ways() -> None:
    scene = at_market("traveling-merchants", 2, "ready").prophecy("orders-on-sale").market(MIXED)
    position = scene.position()
    assert gained(position, "order saw 1", "keep player")[0] == (0, -(2 + 1), 0)
    assert gained(position, "buy saw 1")[0] == (0, -2, 0)
    assert tokens(position) == {"saw": 2}


@pytest.mark.rule("TR-MEET-63", "TR-SAR-41", "TR-PROR-26")
def test_smuggled_goods_at_the_flat_price() -> None:
    position = at_market("smuggled-goods", 1).prophecy("flat-price").market(MIXED).coins(0, 0).position()
    assert gained(position, "buy cog 3") == [(-(3 * 2 - 1), 0, 0), NOTHING]


@pytest.mark.rule("TR-MEET-65", "TR-SAR-47", "TR-END-12")
def test_what_comes_home_may_go_to_the_board_of_a_manager_hired_this_round() -> None:
    scene = table(2, dark_alley=True).hired(0, "manager").market(MIXED, quick="mirror").this_round(claim=0)
    position = held_by(scene, 0, "dubious-sources").assigned(1, "magician", "workshop").placing(1).position()
    play(position, "idle magician")
    assert (kind(position), texts(position)) == ("take-home", ["keep player", "keep manager", "decline"])


# --- Downtown -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-MEET-38", "TR-SAR-30", "TR-PROR-30", "TR-AP-15")
def test_two_apprentices_for_one_point() -> None:
    scene = downtown("mass-recruitment", 1, prophecies=True).prophecy("cheap-hiring")
    position = scene.dice(inn_1="x", inn_2="apprentice").position()
    assert gained(position, "bonus") == [(0, -3, 0), NOTHING]
    assert team(position) == {
        "magician": "downtown-1",
        "apprentice-1": "home",
        "apprentice-2": "inn",
        "apprentice-3": "inn",
    }
    assert (position.points, position.waiting) == (0, (1,))


@pytest.mark.rule("TR-MEET-54", "TR-SAR-31", "TR-DT-27")
@pytest.mark.parametrize(("card", "home"), [("hypnotic-motivation", "home"), ("interest", "inn")])
def test_an_assistant_who_joins_at_once_takes_in_an_apprentice(card: str, home: str) -> None:
    scene = downtown(card, 6).dice(inn_1="assistant", inn_2="apprentice")
    position = scene.team(0, "apprentice-2", "apprentice-3").position()
    assert "hire inn-2" not in texts(position)
    steps = ("bonus", "rest assistant") if home == "home" else ("hire inn-1",)
    play(position, *steps)
    play(position, "hire inn-2")
    assert (team(position)["assistant"], team(position)["apprentice-4"]) == (home, "inn")


# --- workshop -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-MEET-55", "TR-SAR-28", "TR-WS-28", "TR-WS-29")
def test_a_talent_that_was_moved_to_the_assistant_costs_no_wage_of_its_own() -> None:
    scene = table(2, dark_alley=True).acting(0, "apprentice-1", "workshop-1", 2, "hidden-talent")
    scene.trick(0, "linking-rings").components(0, metal=2).team(0, "assistant")
    position = scene.assigned(1, "apprentice-1", "downtown").position()
    play(position, "bonus", "house apprentice-1", "idle apprentice-1")
    assert (kind(position), purses(position)[0]) == ("talent", (5, 10, 1))
    play(position, "recruit manager")
    assert purses(position)[0] == (5, 8, 1)
    assert team(position) == {"magician": "home", "manager": "home", "assistant": "home"}


@pytest.mark.rule("TR-MEET-56", "TR-SAR-28", "TR-DT-25")
@pytest.mark.parametrize("hires", [True, False])
def test_a_talent_finds_nobody_once_the_last_specialist_is_hired(hires: bool) -> None:
    scene = table(2, dark_alley=True).team(0, "manager", "engineer").dice(inn_1="assistant")
    scene.placed(0, "apprentice-1", "workshop-1", card="hidden-talent").talent(0, "apprentice-1")
    scene.bonus(0, "apprentice-1", "hidden-talent")
    position = scene.acting(0, "magician", "downtown-1", 3).position()
    events = play(position, "hire inn-1" if hires else "finish")
    assert CharactersReturned() in events
    if hires:
        assert (position.view(0).round, team(position)["apprentice-1"]) == (2, "home")
    else:
        assert texts(position) == ["recruit assistant", "decline"]


@pytest.mark.rule("TR-MEET-59", "TR-MAG-34", "TR-SAR-29")
@pytest.mark.parametrize(
    ("slot", "fame"),
    [("downtown-4", 2), ("market-4", 2), ("dark-alley-4", 2), ("workshop-1", 0), ("friday-1", 0)],
)
def test_the_gentleman_is_seen_where_he_freelances(slot: str, fame: int) -> None:
    scene = table(2, dark_alley=True).magician(0, "the-gentleman").magician(1, "electra").shards(0, 0)
    scene.trick(0, "linking-rings", ready=1).trick(0, "levitation")
    position = scene.assigned(0, "magician", "freelancer").placing(0).position()
    assert gained(position, f"place magician {slot}")[0] == (fame, 0, 0)


@pytest.mark.rule("TR-MEET-61", "TR-MAG-05", "TR-SAR-29")
@pytest.mark.parametrize(
    ("slot", "boosted"), [("market-4", True), ("dark-alley-4", True), ("friday-1", False)]
)
def test_the_mechaniker_helps_a_freelancer_except_in_the_theater(slot: str, boosted: bool) -> None:
    scene = table(2, dark_alley=True).assigned(0, "apprentice-1", "freelancer").shards(0, 0)
    position = scene.trick(0, "linking-rings", ready=1).placing(0).position()
    play(position, f"place apprentice-1 {slot}")
    assert (asked(position).kind, position.points) == ("boost" if boosted else "act", 1)


# --- prophecies and points ------------------------------------------------------------------------


@pytest.mark.rule("TR-MEET-47", "TR-SAR-39", "TR-PROR-31")
def test_empower_stays_downtown_under_enhanced_theater() -> None:
    scene = under("enhanced-theater").shards(0, 2).trick(0, "linking-rings", ready=1)
    scene.assigned(0, "magician", "empower").assigned(0, "apprentice-1", "theater")
    position = scene.placing(0).position()
    play(position, "place magician downtown-4", "keep-bonus", "enhance")
    assert position.points == 3 + 0 + 3
    play(position, "finish", "place apprentice-1 friday-1", "enhance")
    assert position.points == 1 + 0 + 1


@pytest.mark.rule("TR-MEET-48", "TR-SAR-29", "TR-PROR-31")
@pytest.mark.parametrize(("prophecy", "points"), [("enhanced-theater", 2 + 1), ("plain-days", 2)])
def test_a_freelancer_backstage_spends_a_shard_under_enhanced_theater(prophecy: str, points: int) -> None:
    scene = under(prophecy).assigned(0, "manager", "freelancer").trick(0, "linking-rings", ready=2)
    steps = ("place manager friday-1", *(("enhance",) if points > 2 else ()))
    assert points_of(scene, *steps) == points


@pytest.mark.rule("TR-MEET-60", "TR-MAG-05", "TR-PROR-20", "TR-AP-06")
def test_the_mechaniker_adds_to_famous_apprentices() -> None:
    scene = under("famous-apprentices").magician(0, "the-mechaniker").poster(0).shards(0, 0)
    scene.assigned(0, "apprentice-1", "downtown")
    assert points_of(scene, "place apprentice-1 downtown-1", "boost") == 2 + 2 + 1


# --- the Priestess --------------------------------------------------------------------------------


def weaving(active: str, pending: str, sealed: bool = False) -> table:
    """The manager of the Priestess is in the Dark Alley with one point; both seats have more to place."""
    scene = under(active).prophecy(active, pending).magician(0, "priestess-of-mysticism").shards(0, 0)
    scene.magician(1, "the-gentleman").acting(0, "manager", "dark-alley-4", 1)
    assign = scene.sealed if sealed else scene.assigned
    assign(0, "apprentice-1", "downtown")
    return assign(1, "magician", "theater")


@pytest.mark.rule("TR-MEET-44", "TR-PROR-02", "TR-PROR-14")
@pytest.mark.parametrize(("step", "waits"), [("weave plain-days", (1,)), ("foresee", (0,))])
def test_the_second_placement_is_gone_with_its_prophecy(step: str, waits: tuple[int, ...]) -> None:
    position = weaving("two-placements", "plain-days").position()
    play(position, step)
    assert position.waiting == waits
    assert kind(position) == ("place-again" if waits == (0,) else "place")


@pytest.mark.rule("TR-MEET-45", "TR-PROR-03", "TR-PROR-14")
@pytest.mark.parametrize(("step", "waits"), [("weave two-placements", (0,)), ("foresee", (1,))])
def test_the_placement_that_makes_two_possible_is_the_first(step: str, waits: tuple[int, ...]) -> None:
    position = weaving("plain-days", "two-placements").position()
    play(position, step)
    assert position.waiting == waits
    if waits == (0,):
        assert "place apprentice-1 downtown-1" in texts(position)
        play(position, "place apprentice-1 downtown-1", "finish")
        assert position.waiting == (1,), "never three in a turn"


@pytest.mark.rule("TR-MEET-46", "TR-PROR-14", "TR-PROR-25")
def test_cards_are_revealed_before_the_second_placement_of_the_turn() -> None:
    position = weaving("hidden-assignments", "two-placements", sealed=True).position()
    events = play(position, "weave two-placements")
    shown = (Assignment(0, "apprentice-1", "downtown"), Assignment(1, "magician", "theater"))
    assert PlansRevealed(shown) in events
    assert (position.waiting, kind(position)) == ((0,), "place-again")


@pytest.mark.rule("TR-MEET-49", "TR-PROR-01", "TR-PROR-02")
@pytest.mark.parametrize(("step", "points"), [("weave famous-apprentices", 2), ("foresee", 1)])
def test_only_one_prophecy_counts_for_an_apprentice(step: str, points: int) -> None:
    position = weaving("one-base-point", "famous-apprentices").poster(0).position()
    play(position, step, "idle magician", "place apprentice-1 downtown-4")
    assert position.points == points


@pytest.mark.rule("TR-MEET-50", "TR-PROR-01", "TR-PROR-21", "TR-PROR-24")
@pytest.mark.parametrize(("step", "pay"), [("weave plain-days", (2, 2)), ("foresee", (3, 3))])
def test_only_one_prophecy_counts_for_the_days(step: str, pay: tuple[int, int]) -> None:
    scene = under("performers-day").prophecy("performers-day", "plain-days").shards(0, 0)
    scene.magician(0, "priestess-of-mysticism").magician(1, "the-gentleman").theater(TWO)
    scene.trick(1, "pub-in-a-bottle").marker(1, "pub-in-a-bottle", TWO, 1, "down")
    scene.trick(0, "burning-mummy").marker(0, "burning-mummy", TWO, 2, "up")
    scene.placed(1, "magician", "sunday-stage").placed(0, "apprentice-1", "thursday-1")
    position = scene.acting(0, "manager", "dark-alley-4", 1).position()
    play(position, step)
    # Both yield 2 fame and 2 coins; the guest stands on Thursday.
    assert rewards(position, f"perform {TWO}") == [(1, *pay, 0), (0, *pay, 0)]


# --- performances ---------------------------------------------------------------------------------


@pytest.mark.rule("TR-MEET-51", "TR-MAG-24", "TR-MAG-26", "TR-PERF-08")
def test_who_was_left_to_choose_may_decline_and_the_next_can_be_imposed_on() -> None:
    scene = table(3, dark_alley=True).magician(0, "yoruba-spiritmaster").magician(1, "the-gentleman")
    scene.magician(2, "electra").theater(ONE, TWO).placed(1, "magician", "friday-stage")
    scene.trick(1, "pub-in-a-bottle").marker(1, "pub-in-a-bottle", ONE, 1, "down")
    scene.trick(2, "levitation").marker(2, "levitation", TWO, 1, "down").placed(2, "magician", "sunday-stage")
    position = scene.assigned(0, "apprentice-1", "workshop").placing(0).position()
    play(position, "idle apprentice-1", "decline")
    assert (position.waiting, texts(position)) == ((1,), [f"perform {ONE}", "decline"])
    assert play(position, "decline") == [PerformanceDeclined(1)]
    assert (position.waiting, texts(position)) == ((0,), [f"impose {TWO}", "decline"])
    assert rewards(position, f"impose {TWO}") == [(2, 2 + 1, 3 + 1, 0)]


@pytest.mark.rule("TR-MEET-66", "TR-MAG-26", "TR-SAR-15", "TR-SAR-02")
def test_an_imposed_performance_was_conducted() -> None:
    scene = table(2, dark_alley=True).magician(1, "yoruba-spiritmaster").theater(ONE, TWO)
    scene.trick(0, "levitation").marker(0, "levitation", ONE, 1, "down").marker(
        0, "levitation", TWO, 1, "down"
    )
    scene.placed(0, "magician", "friday-stage", "durable-components")
    scene.bonus(0, "magician", "durable-components").assigned(1, "apprentice-1", "workshop")
    position = scene.placing(1).position()
    play(position, "idle apprentice-1", f"impose {TWO}")
    assert (position.waiting, texts(position)) == ((0,), ["salvage levitation", "decline"])
    play(position, "salvage levitation")
    (owned,) = position.view(0).me.tricks
    assert (owned.ready, owned.spare) == (1, 2)


@pytest.mark.rule("TR-MEET-52", "TR-PERF-32", "TR-SAR-17")
def test_doubled_coins_become_fame() -> None:
    scene = under("coins-become-fame").theater(TWO).trick(0, "linking-rings")
    position = on_stage(scene.marker(0, "linking-rings", TWO, 1, "down"), "grand-premiere").position()
    play(position, f"perform {TWO}", "star linking-rings")
    assert rewards(position, "gain coins") == [(0, 0 + 2 * 2, 0, 0)]


@pytest.mark.rule("TR-MEET-53", "TR-PERF-32", "TR-SAR-16")
def test_a_fiasco_touches_no_coins_that_become_fame() -> None:
    scene = under("coins-become-fame").theater(TWO).trick(0, "levitation").trick(1, "linking-rings")
    scene.marker(0, "levitation", TWO, 1, "down").marker(1, "linking-rings", TWO, 2, "up")
    position = on_stage(scene, "arranged-fiasco").position()
    play(position, f"perform {TWO}")
    assert rewards(position, "accept") == [(0, (2 + 1) + 3, 0, 0), (1, 0 + 2, 0, 0)]


@pytest.mark.rule("TR-MEET-41", "TR-PROR-04", "TR-SAR-17")
@pytest.mark.parametrize(
    ("prophecy", "paid"),
    [("shard-echo", (2, 1, 1 * 2 + 1)), ("shard-glory", (2 + 2, 1, 2)), ("plain-days", (2, 1, 2))],
)
def test_doubled_shards_are_one_receipt(prophecy: str, paid: Purse) -> None:
    scene = under(prophecy).theater(TWO).trick(0, "spirit-hand")
    position = on_stage(scene.marker(0, "spirit-hand", TWO, 1, "down"), "grand-premiere").position()
    play(position, f"perform {TWO}", "star spirit-hand")
    # The card pays the performer 1 fame and 1 coin besides.
    assert gained(position, "gain shards")[0] == (paid[0] + 1, paid[1] + 1, paid[2])


@pytest.mark.rule("TR-MEET-62", "TR-SAR-15", "TR-SCORE-10", "TR-END-36")
def test_a_marker_that_was_put_back_lets_its_trick_score() -> None:
    scene = table(2, dark_alley=True).round(7).theater(TWO, ONE, "riverside-theater-8")
    scene.magician(1, "the-gentleman").team(0, "assistant").trick(0, "assistants-revenge")
    scene.marker(0, "assistants-revenge", TWO, 1, "down")
    position = on_stage(scene, "durable-components").position()
    play(position, f"perform {TWO}")
    declined = position.copy()
    play(position, "salvage assistants-revenge")
    play(declined, "decline")
    assert position.over
    assert declined.over
    assert position.scores[0] - declined.scores[0] == 7


# --- set-ups that are none ------------------------------------------------------------------------


@pytest.mark.rule("TR-MEET-42", "TR-SAR-10", "TR-PROR-15")
@pytest.mark.parametrize(("trick", "fame"), [("barricaded-barrels", 2), ("linking-rings", 0)])
def test_a_guest_that_escapes_brings_fame(trick: str, fame: int) -> None:
    scene = crowded(under("escape-fame").theater(ONE), ONE).trick(0, trick, ready=1)
    scene.assigned(1, "apprentice-1", "downtown")
    position = scene.acting(0, "manager", "friday-1", 1, card="guest-performer", state="armed").position()
    assert gained(position, f"set-up {trick}") == [(fame, 0, 0), NOTHING]


@pytest.mark.rule("TR-MEET-43", "TR-SAR-06", "TR-PROR-15")
def test_markers_that_are_not_set_up_bring_no_fame() -> None:
    scene = under("escape-fame").theater(TWO).trick(0, "barricaded-barrels").components(0, wood=2)
    scene.assigned(1, "apprentice-1", "downtown")
    scene.acting(0, "magician", "workshop-1", 1, card="on-stage-preparation", state="armed")
    position = scene.position()
    assert gained(position, "prepare barricaded-barrels", f"at {TWO} 1 down") == [NOTHING, NOTHING]
    scene = under("escape-fame").magician(0, "master-of-chains").magician(1, "electra").theater(TWO)
    scene.trick(0, "barricaded-barrels").marker(0, "barricaded-barrels", TWO, 1, "down")
    position = scene.phase("performance").asked(0, "break-free").position()
    assert gained(position, "shift barricaded-barrels", f"at {TWO} 3 left") == [NOTHING, NOTHING]
    scene = under("escape-fame").theater(TWO).trick(1, "barricaded-barrels")
    scene.marker(1, "barricaded-barrels", TWO, 1, "down").assigned(1, "apprentice-1", "downtown")
    scene.acting(0, "magician", "friday-1", 1, card="directors-favor", state="armed")
    position = scene.position()
    assert gained(position, "shift barricaded-barrels", f"at {TWO} 3 left") == [NOTHING, NOTHING]


@pytest.mark.rule("TR-MEET-64", "TR-SAR-13", "TR-SAR-19")
def test_of_two_markers_of_an_opponent_one_is_sent_to_another_card() -> None:
    scene = backstage("directors-favor", ready=0).trick(1, "levitation")
    scene.marker(1, "levitation", ONE, 1, "down").marker(1, "levitation", ONE, 3, "up")
    position = scene.position()
    play(position, "bonus")
    assert texts(position) == ["lift 1", "lift 3"]
    play(position, "lift 3")
    assert texts(position) == [f"at {TWO} {place}" for place in ("1 down", "2 up", "2 right", "3 left")]
    play(position, f"at {TWO} 2 up")
    assert shows(position)[0]["markers"] == [laid("down", 1, "levitation"), None, None]
