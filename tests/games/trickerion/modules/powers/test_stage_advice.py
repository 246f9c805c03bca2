"""PW-10, 16, 17, 19, 23, 24, 29, 30: what powers pay is known before; dummies are opponents for them."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.advice.payouts import Pay, payout, set_up_pay
from sleight.games.trickerion.events import TrickSetUp
from sleight.games.trickerion.state import stage
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.playing import asked, play
from tests.games.trickerion.helpers.power_scenes import AT_TWO_LINKS, BIG, linking, quiet_powers, show, used
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TWO

PERFORM = f"perform {BIG}"
WAGES = 2
"""What the Manager is paid when the round ends."""

SHOW = ((0, "seance"), (0, "mind-reading"), (1, "breath-of-life"), (1, "pub-in-a-bottle"))


@pytest.mark.rule("PW-16", "PW-19", "PW-24", "PW-29")
@pytest.mark.parametrize(
    ("seat", "power"),
    [
        (0, "gracious-host"),
        (0, "star-billing"),
        (0, "royal-box"),
        (0, "shard-sieve"),
        (1, "sought-after-guest"),
        (0, "fair-weather"),
        (1, "fair-weather"),
    ],
)
def test_what_a_performance_would_pay_comes_true(seat: int, power: str) -> None:
    scene = show(*SHOW, day="thursday").placed(0, "manager", "thursday-1")
    before = payout(scene.position().view(0), BIG, 0)
    position = with_power(scene, seat, power)
    promised = payout(position.view(0), BIG, 0)
    assert promised != before
    host, guest = gained(position, PERFORM)
    assert [tuple(pay) for pay in promised] == [(host[0], host[1] + WAGES, host[2]), guest]


@pytest.mark.rule("PW-23")
def test_before_anybody_is_named_the_best_specialist_is_taken_for_the_star() -> None:
    scene = show((0, "levitation")).placed(0, "manager", "friday-1")
    scene.placed(0, "engineer", "friday-2", "street-performance")
    plain, (promised, _) = (
        payout(scene.position().view(0), BIG, 0),
        payout(with_power(scene, 0, "star-billing").view(0), BIG, 0),
    )
    assert promised == plain[0].plus(Pay(coins=3))


@pytest.mark.rule("PW-10", "PW-17")
def test_what_a_set_up_would_pay_counts_them() -> None:
    where = ("linking-rings", EIGHT, 2, "up")
    plain = set_up_pay(linking().position().view(0), 0, *where)
    assert (plain.links, plain.raised, plain.coins) == (2, 0, 0)
    position = with_power(linking(), 0, "warm-rapport", "patter")
    found = set_up_pay(position.view(0), 0, *where)
    assert (found.links, found.each, found.raised, found.coins) == (2, 1, 1, 1)
    apart = set_up_pay(position.view(0), 0, "linking-rings", TWO, 1, "down")
    assert (apart.links, apart.raised, apart.coins) == (0, 0, 0)
    play(position, "set-up linking-rings")
    assert gained(position, AT_TWO_LINKS, "gain coins", "gain coins")[0][1] == 2 * found.each + 1 + 1


@pytest.mark.rule("PW-10", "PW-17", "TR-MAG-16")
def test_before_the_performances_links_pay_no_power() -> None:
    scene = quiet_powers().magician(0, "master-of-chains").theater(EIGHT, TWO).trick(0, "linking-rings")
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", EIGHT, 1, "down")
    scene.marker(0, "linking-rings", TWO, 1, "down").asked(0, "break-free").phase("performance")
    position = with_power(scene, 0, "warm-rapport", "patter")
    found = set_up_pay(position.view(0), 0, "linking-rings", EIGHT, 2, "up")
    assert (found.links, found.raised, found.coins) == (1, 0, 0)


# --- free actions in the middle of a placement ----------------------------------------------------


@pytest.mark.rule("PW-08", "PW-26")
def test_a_placement_with_only_a_free_action_left_can_be_saved() -> None:
    scene = quiet_powers().theater(ONE, TWO).trick(0, "linking-rings", ready=1)
    scene.assigned(0, "magician", "theater").assigned(1, "apprentice-1", "downtown").placing(0)
    position = with_power(scene, 0, "grand-entrance")
    play(position, "place magician friday-stage")
    assert asked(position).kind == "act"
    play(position, "set-up-free linking-rings")
    assert asked(position).kind == "lay"
    scene = quiet_powers().theater(ONE, TWO).trick(0, "linking-rings").assigned(1, "magician", "workshop")
    scene.marker(0, "linking-rings", TWO, 1, "down").assigned(0, "apprentice-1", "theater").placing(0)
    position = with_power(scene, 0, "prompter")
    play(position, "place apprentice-1 sunday-1")
    assert (position.points, asked(position).kind) == (0, "act")
    play(position, "shift-free linking-rings")
    assert asked(position).kind == "lay"


# --- dummies --------------------------------------------------------------------------------------


@pytest.mark.rule("PW-16", "MP-58")
def test_a_dummy_is_a_guest_of_the_host() -> None:
    scene = quiet_powers().theater(TWO).trick(0, "levitation").marker(0, "levitation", TWO, 1, "down")
    position = with_power(scene.placed(0, "magician", "friday-stage").performing(0), 0, "gracious-host")
    (host,) = position.active.performance_paid
    fame = position.view(0).fame[0]
    host.performance_paid(position, 0, 0)
    assert position.view(0).fame[0] == fame
    stage.lay_dummy(position, 0, 2, 0)
    host.performance_paid(position, 0, 0)
    assert position.view(0).fame[0] == fame + 1


@pytest.mark.rule("PW-10")
def test_a_link_with_a_dummy_is_one_with_an_opponent() -> None:
    scene = quiet_powers().theater(EIGHT, TWO).trick(0, "linking-rings", ready=1)
    scene.assigned(1, "apprentice-1", "downtown").acting(0, "magician", "friday-1", 2)
    linked = []
    for rotation in range(4):
        position = with_power(scene, 0, "warm-rapport")
        stage.lay_dummy(position, 0, 0, rotation)
        play(position, "set-up linking-rings")
        events = play(position, f"at {EIGHT} 2 up")
        linked += [event.links for event in events if isinstance(event, TrickSetUp)]
        assert used(events) == ([(0, "warm-rapport")] if linked[-1] else [])
    assert 0 < sum(linked) < len(linked)
