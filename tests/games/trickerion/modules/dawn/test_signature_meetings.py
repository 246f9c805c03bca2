"""DT-MEET-01 to 08: signature tricks and the cards, prophecies and magicians of the game."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.events import MarkerSupplied, RewardDoubled, TrickReplaced, TrickTakenOut
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.machines import DAWN, built, why, with_dawn
from tests.games.trickerion.helpers.playing import asked, kind, play, refusal, texts, why_not
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.reading import markers, rewards
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE, TWO
from tests.games.trickerion.helpers.signatures import lying, owning, performing

RINGS, CLASSIC, STORM = "perpetual-rings", "linking-rings", "storm-catcher"
CELL, HALL = "the-last-cell", "hall-of-splinters"
LEARN = f"learn {RINGS}"


def _learning(card: str, **options: Any) -> table:
    """The Mechaniker is to learn with the bonus of a card, which is in use; seat 1 comes next."""
    scene = with_dawn(2, **options).magician(1, "the-gentleman").components(0, metal=2)
    scene.dice(residence_1="mechanical", residence_2="x").assigned(1, "apprentice-1", "market-row")
    return scene.acting(0, "magician", "downtown-1", 4, card=card, state="armed")


# --- learning -------------------------------------------------------------------------------------


@pytest.mark.rule("DT-MEET-01")
def test_trick_overhaul_does_nothing_over_the_own_classic_version() -> None:
    scene = _learning("trick-overhaul").trick(0, CLASSIC, ready=1).components(0, wood=2, rope=2)
    position = scene.position()
    assert LEARN not in texts(position)
    useless = refusal("bonus-not-with", "TR-SAR-33", card="trick-overhaul", trick=RINGS)
    assert why_not(position, LEARN) == useless
    plain = scene.this_round(bonus="ready").position()
    events = play(plain, LEARN)
    assert TrickReplaced(0, RINGS, CLASSIC, 1) in events, "but learning it takes its place"


@pytest.mark.rule("DT-MEET-01")
def test_trick_overhaul_else_works_as_for_any_trick() -> None:
    scene = _learning("trick-overhaul").trick(0, "mind-reading", ready=2).trick(0, "spirit-hand")
    position = scene.position()
    events = play(position, LEARN, "replace mind-reading")
    assert TrickReplaced(0, RINGS, "mind-reading", 2) in events
    assert TrickTakenOut(CLASSIC) in events
    assert markers(position) == {RINGS: (2, 2), "spirit-hand": (0, 4)}
    scene = _learning("trick-overhaul").components(0, metal=1, wood=2, rope=2)
    without = scene.trick(0, "mind-reading").position()
    assert why(without, LEARN) == ("components-missing", "TR-SAR-33"), "those of the signature trick"


@pytest.mark.rule("DT-MEET-02")
def test_shards_on_the_classic_version_raise_the_signature_trick() -> None:
    scene = with_dawn().trick(0, CLASSIC, shards=2).marker(0, CLASSIC, ONE, 1, "down")
    scene.dice(residence_1="mechanical").acting(0, "magician", "downtown-1")
    position = scene.placed(0, "apprentice-1", "friday-1").position()
    play(position, LEARN)
    show = performing(RINGS)
    show._tricks[0].clear()  # the same trick with what lies on it
    show.trick(0, RINGS, "spade", shards=position.view(0).me.tricks[0].shards)
    assert rewards(show.marker(0, RINGS, ONE, 1, "down").position(), f"perform {ONE}") == [(0, 3, 4, 0)]


@pytest.mark.rule("DT-MEET-03")
@pytest.mark.parametrize(("performed", "asked_for"), [(CLASSIC, True), (RINGS, False)])
def test_a_first_performance_is_that_of_the_signature_trick_itself(performed: str, asked_for: bool) -> None:
    scene = performing(RINGS, "grand-premiere").marker(0, RINGS, ONE, 1, "down").premiered(0, performed)
    position = scene.position()
    play(position, f"perform {ONE}")
    assert (kind(position) == "premiere") == asked_for
    if asked_for:
        events = play(position, f"star {RINGS}", "gain coins")
        assert RewardDoubled(0, RINGS, "coins") in events


@pytest.mark.rule("DT-MEET-04", "DT-SIG-18")
def test_leaked_blueprints_bring_a_marker_without_any_machine() -> None:
    position = _learning("leaked-blueprints").position()
    assert MarkerSupplied(0, RINGS) in play(position, LEARN, "mark heart")
    assert markers(position)[RINGS] == (1, 3)


@pytest.mark.rule("DT-MEET-04")
@pytest.mark.parametrize(("ready", "after"), [(2, (3, 0)), (3, (3, 0))])
def test_leaked_blueprints_add_to_the_markers_taken_over(ready: int, after: tuple[int, int]) -> None:
    scene = _learning("leaked-blueprints").trick(0, CLASSIC, ready=ready).marker(0, CLASSIC, ONE, 1, "down")
    position = scene.position()
    play(position, LEARN)
    assert markers(position)[RINGS] == after, "four in all"


@pytest.mark.rule("DT-MEET-04")
def test_leaked_blueprints_bring_none_for_level_three() -> None:
    scene = _learning("leaked-blueprints").magician(0, "the-red-lotus").fame(0, 40)
    assert why(scene.position(), "learn crimson-maiden") == ("level-not-leaked", "TR-SAR-35")


@pytest.mark.rule("DT-MEET-04", "DT-SIG-18")
def test_replaceable_parts_supply_it_without_any_machine() -> None:
    scene = owning(RINGS).trick(0, "mind-reading").components(0, metal=2, fabric=1, disguise=1, glass=1)
    scene.trick(0, CLASSIC).assigned(1, "apprentice-1", "downtown")
    position = scene.acting(0, "magician", "workshop-1", 3, "replaceable-parts", "armed").position()
    play(position, f"prepare {CLASSIC}", f"supply {RINGS}")
    assert markers(position)[RINGS] == (1, 3)


@pytest.mark.rule("DT-MEET-05")
def test_ingenuity_stands_in_for_components_and_not_for_machines() -> None:
    def preparing(machines: int) -> table:
        scene = built(owning(CELL), 0, machines).components(0, metal=3)
        scene.assigned(1, "apprentice-1", "downtown")
        return scene.acting(0, "magician", "workshop-1", 3, "ingenuity", "armed")

    with pytest.raises(Exception, match="act does not fit"):
        preparing(1).position()
    position = preparing(2).position()
    play(position, f"prepare {CELL}")
    assert markers(position)[CELL] == (1, 3)


@pytest.mark.rule("DT-MEET-05")
def test_improvised_props_stand_in_for_components_and_not_for_machines() -> None:
    options = {**DAWN, "powers": True, "allow_unrecommended": True}
    for machines in (0, 1):
        scene = built(owning(RINGS, **options), 0, machines).components(0, metal=1).shards(0, 8)
        scene.assigned(1, "apprentice-1", "downtown").acting(0, "magician", "workshop-1", 3)
        position = with_power(scene, 0, "improvised-props")
        assert (f"prepare {RINGS}" in texts(position)) == (machines == 1)


@pytest.mark.rule("DT-MEET-05")
def test_smoke_machines_stand_in_for_components_and_not_for_machines() -> None:
    for machines in (1, 2):
        scene = built(owning(HALL), 0, machines).components(0, wood=3, glass=2, mirror=2)
        scene.assigned(1, "apprentice-1", "downtown").acting(0, "magician", "workshop-1", 3)
        legal = f"prepare-with {HALL} optical-1" in texts(scene.position())
        assert legal == (machines == 2)


@pytest.mark.rule("DT-MEET-06")
def test_what_makes_learning_cheaper_counts_for_it() -> None:
    def left(scene: table) -> int:
        position = scene.position()
        play(position, LEARN, "mark heart")
        return position.points

    usual = with_dawn().dice(residence_1="optical").acting(0, "magician", "downtown-1", 4)
    assert left(usual) == 1, "any die, since it is of the favourite school"
    assert left(_learning("thirst-for-knowledge")) == 2
    cheap = with_dawn(prophecies=True).round(2).dice(residence_2="x").prophecy("cheap-learning")
    assert left(cheap.acting(0, "magician", "downtown-1", 4)) == 3
    patent = _learning("patent-office", prophecies=True).round(2).prophecy("cheap-learning")
    assert left(patent) == 4


# --- performing -----------------------------------------------------------------------------------


def _stealing(own: str, theirs: str) -> table:
    """The Red Lotus performs a card with an own trick and a signature trick of an opponent."""
    scene = owning(theirs, prophecies=True).magician(1, "the-red-lotus").marker(0, theirs, ONE, 1, "down")
    scene.trick(1, own).marker(1, own, ONE, 2, "up").placed(1, "magician", "friday-stage")
    return scene.performing(1)


@pytest.mark.rule("DT-MEET-07")
def test_the_red_lotus_takes_the_reward_but_not_the_ability() -> None:
    position = _stealing("chinese-sticks", "the-unquiet-hand").position()
    play(position, f"perform {ONE}")
    assert asked(position).kind == "steal"
    assert rewards(position, "steal the-unquiet-hand") == [(0, 2, 1, 1), (1, 3, 1, 1)]
    assert lying(position, ONE) == [], "nothing stays"


@pytest.mark.rule("DT-MEET-07")
def test_the_red_lotus_takes_no_reward_of_a_higher_level() -> None:
    position = _stealing("mind-reading", STORM).position()
    play(position, f"perform {ONE}")
    assert kind(position) != "steal"


@pytest.mark.rule("DT-MEET-08")
@pytest.mark.parametrize(
    ("card", "answers", "paid", "ready"),
    [
        ("invention", (), (4, 0, 0), 3),
        ("test-run", (), (4, 4, 0), 2),
        ("unstable-prototype", ("feed metal", "decline"), (1, 1, 0), 4),
    ],
)
def test_workshop_cards_use_what_the_signature_trick_prints(
    card: str, answers: tuple[str, ...], paid: tuple[int, int, int], ready: int
) -> None:
    scene = built(owning(STORM), 0, 2).components(0, metal=2, rope=2, petroleum=2)
    scene.assigned(1, "apprentice-1", "downtown")
    position = scene.acting(0, "magician", "workshop-1", 3, card, "armed").position()
    assert gained(position, f"prepare {STORM}", *answers)[0] == paid
    assert markers(position)[STORM][0] == ready


@pytest.mark.rule("DT-MEET-08")
def test_street_performance_pays_what_the_signature_trick_prints() -> None:
    scene = owning(STORM).marker(0, STORM, TWO, 1, "down").assigned(1, "apprentice-1", "downtown")
    position = scene.acting(0, "magician", "friday-1", 3, "street-performance", "armed").position()
    assert gained(position, f"shift {STORM}")[0] == (4, 4, 0)


@pytest.mark.rule("DT-SIG-22")
def test_the_gentleman_counts_no_trick_beside_the_board() -> None:
    scene = with_dawn().magician(0, "the-gentleman").magician(1, "electra").trick(0, "mind-reading")
    position = scene.assigned(0, "magician", "downtown").placing(0).position()
    assert gained(position, "place magician downtown-1")[0][0] == 1
