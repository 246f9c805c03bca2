"""PW-10, 17, 19: powers that pay for links, and for the shards of links and yields."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import Granted, LinkPaid, ShardsGained, TrickRewarded
from sleight.games.trickerion.modules.powers.events import PowerUsed
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.playing import asked, play, question
from tests.games.trickerion.helpers.power_scenes import (
    AT_TWO_LINKS,
    BIG,
    linking,
    quiet_powers,
    show,
    used,
)
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import EIGHT, LINKING, ONE, TWO, crowded

SET_UP = "set-up linking-rings"
APART = f"at {TWO} 1 down"
"""Where Linking Rings make no link."""


# --- Warm Rapport -------------------------------------------------------------------------------


@pytest.mark.rule("PW-10", "MP-42")
def test_a_link_with_an_opponent_pays_a_coin() -> None:
    position = with_power(linking(), 0, "warm-rapport")
    play(position, SET_UP)
    events = play(position, AT_TWO_LINKS)
    assert events[-2:] == [PowerUsed(0, "warm-rapport"), Granted(0, "power", "warm-rapport", coins=1)]
    assert gained(position, "gain fame", "gain fame") == [(2, 0, 0), NOTHING], "two links pay one coin"


@pytest.mark.rule("PW-10")
def test_every_set_up_pays_anew_but_only_with_links_to_others() -> None:
    position = with_power(linking(), 0, "warm-rapport")
    assert gained(position, SET_UP, APART) == [NOTHING, NOTHING]
    scene = linking().marker(1, "chinese-sticks", TWO, 2, "up")
    position = with_power(scene, 0, "warm-rapport")
    assert gained(position, SET_UP, AT_TWO_LINKS, "gain fame", "gain fame")[0] == (2, 1, 0)
    assert gained(position, SET_UP, f"at {TWO} 1 down", "gain fame")[0][1] == 1
    own = with_power(linking(owner=0), 0, "warm-rapport")
    assert gained(own, SET_UP, AT_TWO_LINKS, "gain fame", "gain fame")[0] == (2, 0, 0)
    others = with_power(linking(), 1, "warm-rapport")
    assert gained(others, SET_UP, AT_TWO_LINKS, "gain fame", "gain fame") == [(2, 0, 0), NOTHING]


@pytest.mark.rule("MP-56")
def test_a_payment_without_a_link_is_no_link() -> None:
    scene = quiet_powers().theater(EIGHT, TWO).trick(0, "linking-rings", ready=1).trick(1, "mind-reading")
    scene.marker(1, "mind-reading", EIGHT, 1, "up").assigned(1, "apprentice-1", "downtown")
    scene.acting(0, "magician", "friday-1", 2, "orchestral-interlude", "armed")
    position = with_power(scene, 0, "warm-rapport", "patter")
    play(position, SET_UP)
    events = play(position, f"at {EIGHT} 2 up", "gain coins")
    assert used(events) == [(0, "patter")], "one neighbour is paid for, and linked with nothing"


@pytest.mark.rule("MP-56", "PW-17")
def test_a_guest_and_the_master_of_chains_give_neither_power_anything() -> None:
    scene = quiet_powers().theater(ONE).trick(0, "linking-rings", ready=1)
    scene = crowded(scene, ONE).acting(0, "magician", "friday-1", 2, "guest-performer", "armed")
    position = with_power(scene.assigned(1, "apprentice-1", "downtown"), 0, "warm-rapport", "patter")
    assert used(play(position, SET_UP)) == []
    chains = moving()
    assert used(play(chains, "shift linking-rings")) == []
    events = play(chains, f"at {EIGHT} 2 up", "gain coins", "gain coins")
    assert [event.amount for event in events if isinstance(event, LinkPaid)] == [1, 1]
    assert used(events) == []


def moving() -> TrickerionPosition:
    """The Master of Chains may move a marker before the performances, to make two links."""
    scene = quiet_powers().magician(0, "master-of-chains").theater(EIGHT, TWO).trick(0, "linking-rings")
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", EIGHT, 1, "down")
    scene.trick(1, "mind-reading").marker(1, "mind-reading", EIGHT, 4, "right")
    scene.marker(0, "linking-rings", TWO, 1, "down").asked(0, "break-free").phase("performance")
    return with_power(scene, 0, "warm-rapport", "patter")


# --- Patter -------------------------------------------------------------------------------------


@pytest.mark.rule("PW-17", "MP-42")
def test_one_payment_of_a_set_up_is_higher() -> None:
    position = with_power(linking(), 0, "patter")
    play(position, SET_UP, AT_TWO_LINKS)
    assert asked(position) == question("link-reward", "TR-LINK-05", 0, amount=1, links=2)
    play(position, "gain fame")
    assert asked(position) == question("link-reward", "TR-LINK-05", 0, amount=2, links=1)
    assert play(position, "gain coins") == [LinkPaid(0, "coins", 2)]


@pytest.mark.rule("PW-17")
def test_each_set_up_anew_and_nobody_else() -> None:
    scene = linking().marker(1, "chinese-sticks", TWO, 2, "up")
    position = with_power(scene, 0, "patter")
    assert gained(position, SET_UP, AT_TWO_LINKS, "gain fame", "gain fame")[0] == (1 + 2, 0, 0)
    events = play(position, SET_UP, f"at {TWO} 1 down", "gain coins")
    assert [event.amount for event in events if isinstance(event, LinkPaid)] == [2]
    others = with_power(linking(), 1, "patter")
    assert gained(others, SET_UP, AT_TWO_LINKS, "gain fame", "gain fame")[0] == (2, 0, 0)


@pytest.mark.rule("MP-55")
def test_with_headliner_trick_one_of_the_two_payments_is_higher() -> None:
    scene = quiet_powers().theater(ONE).trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    scene.marker(1, "chinese-sticks", ONE, 2, "up").assigned(1, "apprentice-1", "downtown")
    scene.acting(0, "magician", "friday-1", 2, "headliner-trick", "armed")
    position = with_power(scene, 0, "patter")
    events = play(position, SET_UP, "gain fame", "gain fame")
    assert [event.amount for event in events if isinstance(event, LinkPaid)] == [1, 2]


@pytest.mark.rule("MP-55")
def test_a_payment_for_a_neighbour_without_a_match_may_be_the_higher_one() -> None:
    scene = linking().marker(1, "chinese-sticks", TWO, 2, "up")
    scene.trick(1, "stocks-escape").marker(1, "stocks-escape", EIGHT, 3, "right")
    scene.acting(0, "magician", "friday-1", 2, "orchestral-interlude", "armed")
    position = with_power(scene, 0, "patter")
    events = play(position, SET_UP, AT_TWO_LINKS, "gain fame", "gain fame", "gain coins")
    assert [event.amount for event in events if isinstance(event, LinkPaid)] == [1, 1, 2]


# --- Shard Sieve --------------------------------------------------------------------------------


def shard_circle(prophecy: str = "", card: str = "") -> table:
    """Linking Rings of seat 0 can be linked with a trick of seat 1 in a shard circle, by `LINKING`."""
    scene = quiet_powers(prophecy).theater(ONE, TWO).trick(0, "linking-rings", ready=1)
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", ONE, 2, "up")
    scene.assigned(1, "apprentice-1", "downtown")
    return scene.acting(0, "magician", "friday-1", 2, card, "armed" if card else "")


@pytest.mark.rule("PW-19", "MP-57", "MP-42")
def test_a_shard_circle_pays_a_shard_more_whoever_makes_the_link() -> None:
    assert gained(with_power(shard_circle(), 0, "shard-sieve"), *LINKING)[0][2] == 2
    position = with_power(shard_circle(), 1, "shard-sieve")
    play(position, LINKING[0])
    events = play(position, LINKING[1])
    assert events[1:] == [ShardsGained(0, 1), PowerUsed(1, "shard-sieve"), ShardsGained(1, 2)]


@pytest.mark.rule("PW-19")
def test_the_first_yield_of_the_round_pays_a_shard_more() -> None:
    scene = show((0, "mind-reading"), (0, "stocks-escape"), (0, "levitation"))
    position = with_power(scene, 0, "shard-sieve")
    rewards = [event for event in play(position, f"perform {BIG}") if isinstance(event, TrickRewarded)]
    assert [event.shards for event in rewards] == [2, 1, 0]


@pytest.mark.rule("PW-19", "MP-33")
def test_neither_the_engineer_nor_a_second_time() -> None:
    scene = show((0, "levitation")).placed(0, "engineer", "friday-1")
    assert gained(with_power(scene, 0, "shard-sieve"), f"perform {BIG}")[0][2] == 1
    position = with_power(shard_circle().trick(0, "mind-reading"), 0, "shard-sieve")
    assert gained(position, *LINKING)[0][2] == 2
    assert position.earned(0, 1) == 1, "once a round"


@pytest.mark.rule("MP-57", "MP-40")
def test_the_shard_more_is_part_of_the_same_receipt() -> None:
    headliner = with_power(shard_circle(card="headliner-trick"), 0, "shard-sieve")
    assert gained(headliner, LINKING[0])[0][2] == 2 + 1
    echo = with_power(shard_circle("shard-echo"), 0, "shard-sieve")
    assert gained(echo, LINKING[0], LINKING[1])[0][2] == 1 + 1 + 1
    glory = with_power(shard_circle("shard-glory"), 0, "shard-sieve")
    assert gained(glory, LINKING[0], LINKING[1])[0] == (2, 0, 2)


@pytest.mark.rule("MP-57")
def test_test_run_and_street_performance_count() -> None:
    scene = quiet_powers().trick(0, "mind-reading").components(0, glass=2)
    scene.acting(0, "magician", "workshop-1", 3, "test-run", "armed").assigned(1, "apprentice-1", "downtown")
    position = with_power(scene, 0, "shard-sieve")
    assert gained(position, "prepare mind-reading")[0] == (0, 0, 2)
    scene = quiet_powers().theater(TWO).trick(0, "mind-reading").marker(0, "mind-reading", TWO, 1, "down")
    scene.acting(0, "magician", "friday-1", 3, "street-performance", "armed")
    position = with_power(scene.assigned(1, "apprentice-1", "downtown"), 0, "shard-sieve")
    assert gained(position, "shift mind-reading")[0] == (0, 0, 2)
