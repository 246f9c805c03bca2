"""The same referee in the theater, on pay day and at the final scoring."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import Granted, LinkPaid, Scored, ShardsGained, TrickSetUp, WagesPaid
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.playing import offered, play, texts
from tests.games.trickerion.helpers.power_referee import FIRST
from tests.games.trickerion.helpers.power_scenes import BIG, WAYS, linking, quiet_powers, show, used
from tests.games.trickerion.helpers.powers import with_power, with_powers
from tests.games.trickerion.helpers.reading import markers, rewards
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import END, ONE, TWO, crowded

PERFORM = f"perform {BIG}"
SET_UP = "set-up linking-rings"


def _first(players: int = 2) -> table:
    """A table by first-edition rules with powers, in a round without a prophecy that matters."""
    return with_powers(players, **FIRST).round(2).prophecy("cheap-coins")


def _circle(prophecy: str = "", card: str = "") -> table:
    """Linking Rings can be linked with a trick of seat 1 in a shard circle."""
    scene = quiet_powers(prophecy).theater(ONE, TWO).trick(0, "linking-rings", ready=2)
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", ONE, 2, "up")
    scene.assigned(1, "apprentice-1", "downtown")
    return scene.acting(0, "magician", "friday-1", 2, card, "armed" if card else "")


def _linked(position: TrickerionPosition, links: int = 1) -> str:
    """A place for the marker that is being set up which makes so many links."""
    for text in offered(position, "at"):
        told = [event for event in play(position.copy(), text) if isinstance(event, TrickSetUp)]
        if told and told[0].links == links:
            return text
    raise AssertionError("nowhere")


# --- Links (MP-55 to MP-57, MP-62, MP-63) -------------------------------------------------------


@pytest.mark.rule("MP-55", "MP-56", "MP-57", "TR-SAR-12")
def test_a_headliner_pays_patter_once_rapport_once_and_the_sieve_once() -> None:
    position = with_power(_circle(card="headliner-trick"), 0, "patter", "warm-rapport", "shard-sieve")
    assert gained(position, SET_UP, "gain fame", "gain fame") == [(1 + 2, 1, 2 + 1), (0, 0, 1)]


@pytest.mark.rule("MP-57", "TR-PROR-07")
def test_a_headliner_under_shard_echo_fills_the_sieve_beside_the_echo() -> None:
    position = with_power(_circle("shard-echo", "headliner-trick"), 0, "shard-sieve")
    assert gained(position, SET_UP, "gain coins", "gain coins") == [(0, 2, 2 + 1 + 1), (0, 0, 1 + 1)]


@pytest.mark.rule("MP-57", "TR-PROR-08")
def test_a_link_made_by_another_fills_the_sieve_and_is_one_glory() -> None:
    position = with_power(_circle("shard-glory"), 1, "shard-sieve")
    told = gained(position, SET_UP, f"at {ONE} 1 down", "gain coins")
    assert told == [(2, 1, 1), (2, 0, 1 + 1)]


@pytest.mark.rule("MP-57", "PW-19", "MP-33")
def test_only_the_first_receipt_of_the_round_is_sieved() -> None:
    scene = _circle().theater(ONE, TWO).marker(1, "chinese-sticks", TWO, 2, "right")
    position = with_power(scene, 0, "shard-sieve")
    play(position, SET_UP, f"at {ONE} 1 down", "gain coins")
    events = play(position, SET_UP, _with_shard(position))
    assert [event.shards for event in events if isinstance(event, ShardsGained) and event.seat == 0] == [1]


def _with_shard(position: TrickerionPosition) -> str:
    """A place on the second card that makes a link in its shard circle."""
    trial = position.copy()
    play(trial, SET_UP)
    for text in offered(trial, "at"):
        if TWO in text and any(isinstance(event, ShardsGained) for event in play(trial.copy(), text)):
            return text
    raise AssertionError("nowhere")


@pytest.mark.rule("MP-57", "PW-17", "MP-56", "TR-MAG-16")
def test_the_master_of_chains_sieves_and_neither_patters_nor_warms() -> None:
    scene = quiet_powers().magician(0, "master-of-chains").theater(ONE, TWO).trick(0, "linking-rings")
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", ONE, 2, "up")
    scene.marker(0, "linking-rings", TWO, 1, "down").asked(0, "break-free").phase("performance")
    position = with_power(scene, 0, "patter", "warm-rapport", "shard-sieve")
    events = play(position, "shift linking-rings", f"at {ONE} 1 down", "gain coins")
    assert [event.amount for event in events if isinstance(event, LinkPaid)] == [1]
    assert used(events) == [(0, "shard-sieve")]


@pytest.mark.rule("MP-56", "MP-57", "TR-SAR-27")
def test_a_marker_that_goes_on_stage_from_the_workshop_pays_no_power() -> None:
    scene = quiet_powers().theater(ONE, TWO).trick(0, "linking-rings").components(0, metal=2)
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", ONE, 2, "up")
    scene.assigned(1, "apprentice-1", "downtown")
    scene.acting(0, "magician", "workshop-1", 1, "on-stage-preparation", "armed")
    position = with_power(scene, 0, "patter", "warm-rapport", "shard-sieve")
    assert gained(position, "prepare linking-rings", f"at {ONE} 1 down") == [NOTHING, NOTHING]


@pytest.mark.rule("MP-56", "TR-SAR-13")
def test_a_twin_that_links_with_its_twin_has_no_rapport_with_an_opponent() -> None:
    scene = quiet_powers().theater(ONE, TWO).trick(0, "linking-rings", ready=1)
    scene.marker(0, "linking-rings", ONE, 2, "up").assigned(1, "apprentice-1", "downtown")
    scene.acting(0, "magician", "friday-1", 1, "new-twist", "armed")
    position = with_power(scene, 0, "warm-rapport", "patter")
    play(position, SET_UP)
    events = play(position, _linked(position), "gain coins")
    assert used(events) == [(0, "patter")]


@pytest.mark.rule("MP-62", "MP-55", "T1-LINK-01")
def test_by_first_edition_rules_an_entrance_pays_by_the_theater_and_patter_raises_it() -> None:
    scene = _first().theater(BIG, TWO).trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    scene.marker(1, "chinese-sticks", BIG, 1, WAYS[1]).assigned(1, "apprentice-1", "downtown")
    position = with_power(scene.assigned(0, "magician", "theater").placing(0), 0, "grand-entrance", "patter")
    play(position, "place magician friday-stage", "set-up-free linking-rings")
    play(position, _linked(position))
    assert gained(position, "gain fame")[0] == (2 + 1, 0, 0)


@pytest.mark.rule("MP-62", "MP-47", "T1-ALLEY-03")
def test_a_card_for_two_shards_ends_an_entrance() -> None:
    scene = _first().theater(ONE, TWO).trick(0, "linking-rings", ready=1).shards(0, 5)
    scene.assigned(0, "magician", "theater").assigned(1, "apprentice-1", "downtown").placing(0)
    position = with_power(scene, 0, "grand-entrance")
    play(position, "place magician friday-stage")
    assert offered(position, "set-up-free") == ["set-up-free linking-rings"]
    play(position, "buy-card downtown")
    assert offered(position, "set-up-free") == []


@pytest.mark.rule("MP-62", "TR-PROR-15")
def test_an_escape_artist_who_enters_is_paid_by_the_prophecy() -> None:
    scene = quiet_powers("escape-fame").theater(ONE, TWO).trick(0, "barricaded-barrels", ready=1)
    scene.assigned(0, "magician", "theater").assigned(1, "apprentice-1", "downtown").placing(0)
    position = with_power(scene, 0, "grand-entrance")
    play(position, "place magician friday-stage", "set-up-free barricaded-barrels")
    assert gained(position, offered(position, "at")[0])[0] == (2, 0, 0)


@pytest.mark.rule("MP-63", "MP-56", "PW-08")
def test_a_prompted_marker_that_links_pays_nothing_at_all() -> None:
    scene = _circle().marker(0, "linking-rings", TWO, 1, "down")
    position = with_power(scene, 0, "prompter", "warm-rapport", "patter")
    assert gained(position, "shift-free linking-rings", f"at {ONE} 1 down") == [NOTHING, NOTHING]


@pytest.mark.rule("PW-10", "PW-17", "MP-42")
def test_what_two_links_pay_with_both_powers() -> None:
    position = with_power(linking(), 0, "warm-rapport", "patter")
    play(position, SET_UP)
    assert gained(position, _linked(position, 2), "gain coins", "gain coins")[0] == (0, 1 + 2 + 1, 0)


# --- Yields (MP-57, MP-59, MP-61) ---------------------------------------------------------------


@pytest.mark.rule("MP-57", "TR-SAR-17")
def test_doubled_shards_are_one_receipt_for_the_sieve() -> None:
    position = with_power(show((0, "spirit-hand"), card="grand-premiere"), 0, "shard-sieve")
    play(position, PERFORM, "star spirit-hand")
    assert rewards(position, "gain shards") == [(0, 2, 1, 1 * 2 + 1)]


@pytest.mark.rule("MP-57", "TR-MAG-23")
def test_shards_of_a_stolen_reward_are_a_yield_too() -> None:
    scene = show((0, "levitation"), (1, "spirit-hand")).magician(0, "the-red-lotus")
    position = with_power(scene.magician(1, "the-gentleman"), 0, "shard-sieve")
    play(position, PERFORM)
    assert gained(position, "steal spirit-hand")[0][2] == 1 + 1


@pytest.mark.rule("PW-19", "PW-23")
def test_neither_the_engineer_nor_his_billing_fills_the_sieve() -> None:
    scene = show((0, "levitation")).placed(0, "engineer", "friday-1")
    position = with_power(scene, 0, "star-billing", "shard-sieve")
    assert gained(position, PERFORM)[0][2] == 1 + 1
    assert (0, "shard-sieve") not in used(play(with_power(scene, 0, "shard-sieve"), PERFORM))


@pytest.mark.rule("PW-24", "MP-59", "TR-SAR-13")
def test_each_of_two_twins_has_its_own_box() -> None:
    position = with_power(show((0, "seance"), (0, "seance")), 0, "royal-box")
    assert rewards(position, PERFORM) == [(0, 7, 5 + 2, 1), (0, 7, 5 + 2, 1)]


@pytest.mark.rule("PW-24", "PW-30", "MP-40")
def test_a_box_in_fair_weather_on_a_thursday() -> None:
    scene = show((0, "seance"), (1, "levitation"), day="thursday")
    position = with_power(scene, 0, "royal-box", "fair-weather")
    assert rewards(position, PERFORM) == [(0, 7, 5 + 2, 1), (1, 2 - 1, 3 - 1, 0)]


@pytest.mark.rule("PW-24", "TR-SAR-16")
def test_a_box_and_a_fiasco_stand_side_by_side() -> None:
    scene = show((0, "seance"), (1, "levitation"), card="arranged-fiasco")
    position = with_power(scene, 0, "royal-box")
    play(position, PERFORM)
    assert rewards(position, "accept") == [(0, 7 + 1, 5 + 2, 1), (1, 2 - 1, 3, 0)]


@pytest.mark.rule("PW-24", "TR-MAG-26")
def test_a_performance_that_the_yoruba_chose_is_still_ones_own() -> None:
    scene = show((0, "seance"), (1, "levitation"), (1, "spirit-hand")).magician(1, "yoruba-spiritmaster")
    scene.fields["asked"] = [None, None]
    scene.this_round(conducted=[0]).asked(1, "impose", 0)
    position = with_power(scene, 0, "royal-box", "gracious-host", "eternal-encore")
    events = play(position, f"impose {BIG}")
    assert {(0, "royal-box"), (0, "gracious-host")} <= {*used(events)}
    assert Granted(0, "power", "gracious-host", fame=2) in events
    assert "salvage seance" in texts(position)


@pytest.mark.rule("PW-30", "MP-61", "TR-MAG-23")
def test_fair_weather_is_the_weather_of_whoever_steals() -> None:
    scene = show((0, "levitation"), (1, "spirit-hand"), day="thursday").magician(0, "the-red-lotus")
    scene.magician(1, "the-gentleman").placed(1, "apprentice-1", "friday-1")
    plain, fair = scene.position(), with_power(scene, 0, "fair-weather")
    for position, fame in ((plain, 1), (fair, 2)):
        play(position, PERFORM)
        assert rewards(position, "steal spirit-hand")[0][:2] == (0, fame)


@pytest.mark.rule("PW-30", "MP-61", "T1-PERF-04")
def test_fair_weather_by_first_edition_rules() -> None:
    scene = _first().theater(BIG, TWO).trick(0, "levitation").marker(0, "levitation", BIG, 1, WAYS[1])
    scene.placed(0, "magician", "thursday-stage").performing(0)
    assert rewards(scene.position(), PERFORM) == [(0, 1, 2, 0)]
    assert rewards(with_power(scene, 0, "fair-weather"), PERFORM) == [(0, 2, 3, 0)]


# --- Performers and guests (MP-58, MP-60) -------------------------------------------------------


@pytest.mark.rule("MP-47", "MP-25", "PW-29")
@pytest.mark.parametrize(("shards", "fame"), [(5, 0), (6, 2)])
def test_a_guest_who_pays_with_the_shard_of_fame_is_sought_no_more(shards: int, fame: int) -> None:
    scene = show((0, "levitation"), (1, "linking-rings")).magician(1, "yoruba-spiritmaster").shards(1, shards)
    scene.fields["asked"] = [None, None]
    scene.this_round(conducted=[0]).asked(1, "impose", 0)
    position = with_power(scene, 1, "sought-after-guest")
    assert gained(position, f"impose {BIG}")[1][0] == fame


@pytest.mark.rule("PW-29")
def test_a_guest_of_two_performances_is_paid_twice() -> None:
    scene = quiet_powers(players=3).theater(ONE, TWO).trick(0, "levitation").trick(1, "mind-reading")
    scene.trick(2, "stocks-escape").marker(1, "mind-reading", ONE, 1, "down")
    scene.marker(2, "stocks-escape", ONE, 2, "up").marker(0, "levitation", TWO, 1, "down")
    scene.marker(2, "stocks-escape", TWO, 2, "up")
    scene.placed(1, "magician", "thursday-stage").placed(0, "magician", "friday-stage").performing(1)
    position = with_power(scene, 2, "sought-after-guest")
    assert used(play(position, f"perform {ONE}")) == [(2, "sought-after-guest")]
    assert used(play(position, f"perform {TWO}")) == [(2, "sought-after-guest")]


@pytest.mark.rule("MP-58", "PW-23", "T1-PERF-01", "T1-CARD-05")
@pytest.mark.parametrize(("prophecy", "coins"), [("cheap-coins", 2 + 2), ("double-performer-bonus", 4 + 2)])
def test_a_manager_billed_by_first_edition_rules(prophecy: str, coins: int) -> None:
    scene = _first().prophecy(prophecy).theater(BIG, TWO).trick(0, "mind-reading")
    scene.marker(0, "mind-reading", BIG, 1, WAYS[1]).placed(0, "manager", "friday-1")
    scene.placed(0, "magician", "friday-stage").performing(0)
    assert gained(with_power(scene, 0, "star-billing"), PERFORM)[0][1] == coins


@pytest.mark.rule("MP-60", "TR-SAR-10", "PW-22")
def test_a_marker_beside_the_slots_may_be_called_back_too() -> None:
    scene = crowded(quiet_powers().theater(ONE, TWO).trick(0, "levitation").beside(0, "levitation", ONE), ONE)
    scene.placed(0, "magician", "friday-stage").performing(0)
    position = with_power(scene, 0, "eternal-encore")
    play(position, f"perform {ONE}", "salvage levitation")
    assert markers(position)["levitation"] == (1, 3)


@pytest.mark.rule("PW-16", "MP-58", "TR-SAR-16")
def test_guests_of_a_fiasco_are_guests_of_the_host() -> None:
    scene = show((0, "levitation"), (1, "pub-in-a-bottle"), card="arranged-fiasco")
    position = with_power(scene, 0, "gracious-host")
    events = play(position, PERFORM, "accept")
    assert Granted(0, "power", "gracious-host", fame=1) in events


# --- Wages and final scoring (MP-66, MP-27) -----------------------------------------------------


def _payday(coins: int = 6, fame: int = 4, talent: bool = False) -> table:
    """By first-edition rules a manager and an apprentice of seat 0 have worked."""
    scene = _first().coins(0, coins).fame(0, fame).placed(0, "manager", "downtown-1")
    scene.placed(0, "apprentice-1", "market-1").assigned(1, "apprentice-1", "workshop").placing(1)
    return scene.talent(0, "apprentice-1") if talent else scene


@pytest.mark.rule("PW-06", "MP-66", "T1-END-04")
def test_by_first_edition_rules_the_crew_lowers_what_may_be_refused() -> None:
    plain, loyal = _payday().position(), with_power(_payday(), 0, "loyal-crew")
    play(plain, END)
    play(loyal, END)
    assert (texts(plain), texts(loyal)) == (["pay 1", "pay 2", "pay 3"], ["pay 0", "pay 1", "pay 2"])


@pytest.mark.rule("MP-66", "T1-END-09")
def test_by_first_edition_rules_the_crew_counts_a_hidden_talent_too() -> None:
    position = with_power(_payday(fame=0, talent=True), 0, "loyal-crew")
    play(position, END)
    events = play(position, "recruit engineer")
    paid = [event for event in events if isinstance(event, WagesPaid)]
    assert [(event.due, event.coins) for event in paid] == [(2 + 1 + 2 - 1, 4)]


def _last(coins: int = 0, **options: object) -> table:
    """The apprentice of seat 1 is all that is left in the last round."""
    scene = with_powers(2, **options).round(7).coins(0, coins)
    for seat, magician in enumerate(("the-mechaniker", "the-great-optico")):
        scene.magician(seat, magician)
    return scene.assigned(1, "apprentice-1", "workshop").placing(1)


@pytest.mark.rule("PW-28", "T1-SCORE-04", "MP-41")
@pytest.mark.parametrize(("options", "fame"), [({}, 20), (FIRST, 25)])
def test_deep_pockets_are_as_deep_as_the_edition_lets_them_be(options: dict[str, object], fame: int) -> None:
    events = play(with_power(_last(50, **options), 0, "deep-pockets"), END)
    found = [each.fame for each in events if isinstance(each, Scored) and each.category == "coins"]
    assert found[0] == fame


@pytest.mark.rule("PW-25", "MP-27", "T1-SCORE-05")
def test_by_first_edition_rules_a_legend_needs_no_components() -> None:
    scene = _last(**FIRST).trick(0, "seance").trick(0, "automaton")
    events = play(with_power(scene, 0, "living-legend"), END)
    scored = [each for each in events if isinstance(each, Scored) and each.seat == 0]
    assert [each.fame for each in scored if each.category == "living-legend"] == [6]


@pytest.mark.rule("MP-27", "MP-19")
def test_shards_that_score_hold_their_powers_open() -> None:
    events = play(with_power(_last(4).shards(0, 5), 0, "deep-pockets", "living-legend"), END)
    found = {each.category: each.fame for each in events if isinstance(each, Scored) and each.seat == 0}
    assert (found["shards"], found["coins"]) == (5, 2)
