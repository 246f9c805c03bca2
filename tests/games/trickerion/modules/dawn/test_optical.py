"""DT-OPTI, DT-EX-05: the Smoke Machine, used directly before a trick is prepared."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.events import TrickPrepared
from sleight.games.trickerion.modules.dawn import slots
from sleight.games.trickerion.scoring import final
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import built, of_school, quiet, states, used, why, with_dawn
from tests.games.trickerion.helpers.playing import is_sound, kind, offered, play, refusal, texts, why_not
from tests.games.trickerion.helpers.powers import used as powers_used
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.scenario import GAME, table

MIRROR = "shattered-mirror"


def _named(*levels: int) -> str:
    return "+".join(f"optical-{level}" for level in levels)


def _with(trick: str, *levels: int) -> str:
    """The choice to prepare a trick with the machines of these levels."""
    return f"prepare-with {trick} {_named(*levels)}"


def _at_work(
    count: int = 4, inactive: Sequence[int] = (), card: str = "", state: str = "armed", points: int = 3
) -> table:
    """The Great Optico acts in his workshop, perhaps with a card that he uses now; he has machines."""
    scene = of_school("optical", count, inactive).assigned(1, "magician", "downtown")
    return scene.acting(0, "magician", "workshop-1", points, card, state if card else "")


def _sets(position: TrickerionPosition, trick: str) -> list[str]:
    """The sets of machines with which a trick can be prepared."""
    return [text.split()[2] for text in offered(position, "prepare-with") if text.split()[1] == trick]


@pytest.mark.rule("DT-EX-05", "DT-OPTI-02", "DT-OPTI-10")
def test_a_trick_is_prepared_without_what_two_machines_spare() -> None:
    scene = _at_work(4, (2, 3)).trick(0, MIRROR).trick(0, "barricaded-barrels")
    position = scene.components(0, wood=3, glass=2).position()
    assert _sets(position, MIRROR) == [_named(1, 4)]
    before = position.view(0)
    events = play(position, _with(MIRROR, 1, 4))
    assert used(events) == ["optical-1", "optical-4"]
    assert TrickPrepared(0, MIRROR, 2) in events
    assert states(position) == ["inactive"] * 4
    assert position.view(0).workshops[0].components == before.workshops[0].components
    assert position.view(0).points == before.points - 2


@pytest.mark.rule("DT-OPTI-01", "DT-MACH-07", "DT-MACH-08")
def test_it_is_used_with_a_preparation_and_never_before_a_placement() -> None:
    scene = of_school("optical").assigned(0, "magician", "workshop").assigned(1, "magician", "downtown")
    scene.trick(0, "enchanted-butterflies").trick(0, "barricaded-barrels").shards(0, 0).coins(0, 0)
    scene.components(0, fabric=1, wood=2)
    position = scene.order(1, 0).placing(1).position()
    play(position, "idle magician")
    assert kind(position) == "place"
    play(position, "place magician workshop-1")
    assert kind(position) == "act"
    play(position, _with("enchanted-butterflies", 1))
    assert (position.view(0).points, position.view(0).coins[0], position.view(0).shards[0]) == (2, 0, 0)


@pytest.mark.rule("DT-OPTI-01")
def test_it_is_of_no_use_elsewhere() -> None:
    scene = of_school("optical").trick(0, "enchanted-butterflies").acting(0, "magician", "market-1")
    position = scene.components(0, fabric=2).position()
    assert offered(position, "prepare-with") == []
    assert why(position, _with("enchanted-butterflies", 1)) == ("not-here", "TR-AP-08")


@pytest.mark.rule("DT-OPTI-03", "DT-MACH-13")
def test_it_may_be_used_though_the_components_suffice() -> None:
    position = _at_work(2).trick(0, "enchanted-butterflies").components(0, fabric=2).position()
    assert _sets(position, "enchanted-butterflies") == [_named(1), _named(2), _named(1, 2)]
    assert "prepare enchanted-butterflies" in texts(position)
    assert is_sound(position)
    play(position, _with("enchanted-butterflies", 1, 2))
    assert states(position) == ["inactive", "inactive"]


PIECES = [
    # What is missing of 3 Metal, 1 Saw and 1 Disguise, and the sets of machines that spare it.
    ({"metal": 2, "saw": 1, "disguise": 1}, [(1,), (2,), (3,), (4,)]),
    ({"metal": 3, "disguise": 1}, [(1,), (2,), (3,), (4,)]),
    ({"metal": 3, "saw": 1}, [(3,), (4,)]),
    ({"metal": 3}, [(1, 3), (2, 3), (4,)]),
    ({"metal": 1, "saw": 1, "disguise": 1}, [(1, 2), (1, 3), (2, 3), (4,)]),
]


@pytest.mark.rule("DT-OPTI-04", "DT-OPTI-05", "DT-OPTI-06")
@pytest.mark.parametrize(("owned", "fewest"), PIECES)
def test_each_level_spares_its_number_of_its_classes(
    owned: dict[str, int], fewest: list[tuple[int, ...]]
) -> None:
    scene = _at_work().trick(0, "self-decapitation").components(0, "player", **owned)
    position = scene.position()
    offered_now = {frozenset(each.split("+")) for each in _sets(position, "self-decapitation")}
    least = [each for each in offered_now if not any(other < each for other in offered_now)]
    assert {frozenset(_named(level) for level in levels) for levels in fewest} == {*least}
    assert is_sound(position)


@pytest.mark.rule("DT-OPTI-06", "DT-OPTI-08")
@pytest.mark.parametrize(
    "owned",
    [{"wood": 3, "glass": 3}, {"wood": 3, "glass": 2, "mirror": 1}, {"wood": 3, "glass": 1, "mirror": 2}],
)
def test_the_two_of_level_four_are_of_one_type_or_of_two(owned: dict[str, int]) -> None:
    position = _at_work().trick(0, MIRROR).components(0, "player", **owned).position()
    assert _named(4) in _sets(position, MIRROR)
    play(position, _with(MIRROR, 4))
    assert states(position) == ["active", "active", "active", "inactive"]


@pytest.mark.rule("DT-OPTI-10", "DT-OPTI-11")
def test_machines_that_do_not_suffice_cannot_be_used() -> None:
    position = _at_work(3).trick(0, MIRROR).components(0, wood=3, glass=3).position()
    assert offered(position, "prepare-with") == []
    missing = refusal("smoke-too-thin", "DT-OPTI-10", trick=MIRROR, missing="2 × mirror")
    assert why_not(position, _with(MIRROR, 1, 2, 3)) == missing


@pytest.mark.rule("DT-OPTI-11")
def test_what_a_machine_spares_of_one_type_serves_no_other() -> None:
    """Four pieces are spared at most, whatever lies in the workshop besides."""
    position = _at_work().trick(0, "card-manipulation").components(0, metal=3, rope=3).position()
    everything = _with("card-manipulation", 1, 2, 3, 4)
    assert why(position, everything) == ("smoke-too-thin", "DT-OPTI-10")
    one = _at_work().trick(0, "card-manipulation").components(0, fabric=1).position()
    assert _sets(one, "card-manipulation") == [_named(1, 2, 3, 4)]


@pytest.mark.rule("DT-MACH-04", "DT-MACH-05", "DT-MACH-14")
def test_only_ready_machines_are_offered() -> None:
    scene = built(_at_work(), 0, 3, inactive=[1], used=[1, 2]).trick(0, "enchanted-butterflies")
    position = scene.components(0, fabric=1).position()
    assert _sets(position, "enchanted-butterflies") == [_named(3)]
    for levels in ((1,), (2,), (4,), (2, 3)):
        machine = why(position, _with("enchanted-butterflies", *levels))
        assert machine == ("machine-not-ready", "DT-MACH-04")
    assert is_sound(position)


@pytest.mark.rule("DT-MACH-16", "DT-OPTI-01")
def test_nobody_else_prepares_with_it() -> None:
    scene = of_school("escape").trick(0, "barricaded-barrels").components(0, wood=1)
    position = built(scene, 1, 4).acting(0, "magician", "workshop-1", 3).position()
    assert why(position, _with("barricaded-barrels", 1)) == ("machine-not-ready", "DT-MACH-04")


@pytest.mark.rule("DT-OPTI-01", "DT-OPTI-09", "DT-OPTI-10")
def test_all_else_that_a_preparation_needs_is_needed_all_the_same() -> None:
    scene = _at_work(points=1).trick(0, "enchanted-butterflies", ready=1).trick(0, MIRROR)
    position = scene.components(0, wood=3, glass=3).position()
    assert why(position, _with("enchanted-butterflies", 4)) == ("still-prepared", "TR-WS-06")
    assert why(position, _with(MIRROR, 4)) == ("points-missing", "DT-OPTI-01")
    assert why(position, _with("mind-reading", 4)) == ("not-your-trick", "TR-WS-04")


@pytest.mark.rule("DT-OPTI-09")
def test_it_serves_for_one_preparation_alone() -> None:
    scene = _at_work(1).trick(0, "enchanted-butterflies").trick(0, "rabbit-from-the-top-hat")
    position = scene.components(0, fabric=1, metal=1).position()
    play(position, _with("enchanted-butterflies", 1))
    assert why(position, "prepare rabbit-from-the-top-hat") == ("components-missing", "TR-WS-05")
    assert offered(position, "prepare-with") == []


@pytest.mark.rule("DT-OPTI-09")
def test_it_makes_no_trick_score_at_the_end() -> None:
    short = quiet(of_school("optical")).trick(0, "horror-saws").components(0, wood=3, saw=2, cog=1)
    whole = quiet(of_school("optical")).trick(0, "horror-saws").components(0, wood=3, saw=2, cog=2)
    scored = [final.categories(each.shards(0, 5).position(), 0) for each in (short, whole)]
    assert [each.get("horror-saws", 0) for each in scored] == [0, 5]


@pytest.mark.rule("DT-SETUP-19", "DT-OPTI-01")
@pytest.mark.parametrize(("taken", "prepared"), [("wood+fabric", 0), ("fabric+fabric", 2)])
def test_no_machine_serves_for_the_free_preparation_of_the_set_up(taken: str, prepared: int) -> None:
    position = GAME.new(2, 1, {"dark_alley": True, "dawn": True, "quick": True})
    play(position, "choose the-great-optico", "choose the-red-lotus", seat=None)
    play(position, f"take {taken}", "learn enchanted-butterflies", "mark spade", "engage assistant")
    assert position.waiting == (1,)
    play(position, "take wood+wood", "learn barricaded-barrels", "mark spade", "engage assistant")
    assert position.view(0).me.tricks[0].ready == prepared
    assert states(position) == ["active"]


@pytest.mark.rule("DT-MACH-12", "DT-EX-02")
def test_a_machine_built_now_serves_before_a_preparation_of_the_same_placement() -> None:
    scene = built(_at_work(points=2), 0, 2, inactive=[1, 2]).shards(0, 0).coins(0, 4)
    position = scene.trick(0, "self-decapitation").components(0, metal=3, saw=1).position()
    assert offered(position, "prepare-with") == []
    play(position, "build-machine")
    assert position.view(0).coins[0] == 2
    events = play(position, _with("self-decapitation", 3))
    assert used(events) == ["optical-3"]


@pytest.mark.rule("DT-MEET-05")
def test_smoke_and_ingenuity_replace_no_built_machine() -> None:
    scene = _at_work(1).trick(0, "hall-of-splinters").components(0, wood=3, glass=2, mirror=2)
    position = scene.position()
    assert why(position, _with("hall-of-splinters", 1)) == ("machines-missing", "DT-SIG-15")
    two = _at_work(2).trick(0, "hall-of-splinters").components(0, wood=3, glass=2, mirror=2).position()
    assert _sets(two, "hall-of-splinters") == [_named(1), _named(2), _named(1, 2)]
    clever = _at_work(1, card="ingenuity", state="ready").trick(0, "hall-of-splinters")
    assert "bonus" not in texts(clever.components(0, wood=3, glass=2, mirror=2).position())


@pytest.mark.rule("DT-MEET-23", "DT-MACH-14")
def test_a_machine_that_a_card_lets_work_again_does_so_once_more() -> None:
    scene = _at_work(1, card="pressure-valve", state="ready").trick(0, "enchanted-butterflies")
    scene.trick(0, "rabbit-from-the-top-hat").components(0, fabric=1, metal=1)
    position = scene.position()
    play(position, _with("enchanted-butterflies", 1))
    assert why(position, _with("rabbit-from-the-top-hat", 1))[0] == "machine-not-ready"
    events = play(position, "bonus")
    assert used(events) == ["optical-1"]
    assert position.view(0).me.tricks[1].ready == 1
    assert states(position) == ["inactive"]


@pytest.mark.rule("DT-MACH-14", "DT-MACH-05")
def test_one_that_only_becomes_active_does_not_work_again() -> None:
    scene = built(_at_work(), 0, 1, inactive=[1], used=[1]).trick(0, "enchanted-butterflies")
    position = scene.components(0, fabric=1).position()
    slots.reactivate(position, 0, 0)
    assert (states(position), offered(position, "prepare-with")) == (["active"], [])
    slots.reactivate(position, 0, 0, again=True)
    assert _sets(position, "enchanted-butterflies") == [_named(1)]


# --- with cards and powers ------------------------------------------------------------------------


@pytest.mark.rule("DT-OPTI-12")
def test_ingenuity_forgives_what_is_still_missing() -> None:
    scene = _at_work(1, card="ingenuity").trick(0, "stocks-escape").trick(0, "linking-rings")
    position = scene.components(0, wood=1, metal=1).position()
    assert texts(position) == [
        "prepare linking-rings",
        "prepare-with stocks-escape optical-1",
    ]
    enough = refusal("nothing-missing", "TR-SAR-24", trick="linking-rings")
    assert why_not(position, _with("linking-rings", 1)) == enough
    assert is_sound(position)
    events = play(position, _with("stocks-escape", 1))
    assert TrickPrepared(0, "stocks-escape", 1) in events
    assert used(events) == ["optical-1"]


@pytest.mark.rule("DT-OPTI-12", "DT-OPTI-10")
def test_smoke_is_a_reason_to_use_a_card() -> None:
    scene = _at_work(1, card="trick-tweaking", state="ready").trick(0, "enchanted-butterflies")
    position = scene.components(0, fabric=1).position()
    assert "bonus" in texts(position)
    events = play(position, "bonus")
    assert TrickPrepared(0, "enchanted-butterflies", 3) in events
    assert used(events) == ["optical-1"]


@pytest.mark.rule("DT-OPTI-12")
def test_invention_counts_what_is_printed() -> None:
    scene = _at_work(4, card="invention").trick(0, MIRROR).components(0, wood=3, glass=3)
    position = scene.position()
    play(position, _with(MIRROR, 4))
    assert position.view(0).fame[0] == 5 + 2


@pytest.mark.rule("DT-OPTI-12", "TR-SAR-25")
def test_a_prototype_takes_back_what_is_printed_and_there() -> None:
    scene = _at_work(4, (2, 3), card="unstable-prototype").trick(0, "enchanted-butterflies")
    position = scene.components(0, fabric=1).position()
    play(position, _with("enchanted-butterflies", 1))
    assert (position.view(0).fame[0], position.view(0).workshops[0].components) == (6, ())
    nothing = _at_work(4, (2, 3), card="unstable-prototype", state="ready").trick(0, "enchanted-butterflies")
    bare = nothing.position()
    assert _sets(bare, "enchanted-butterflies") == [_named(4), _named(1, 4)]
    assert "bonus" not in texts(bare)
    armed = _at_work(4, card="unstable-prototype").trick(0, "enchanted-butterflies").trick(0, MIRROR)
    other = armed.components(0, wood=3, glass=3).position()
    assert why(other, _with("enchanted-butterflies", 4)) == ("nothing-to-feed", "TR-SAR-25")
    assert is_sound(other)


def _allowed(count: int) -> table:
    """The Great Optico at work with powers too."""
    scene = with_dawn(2, powers=True, allow_unrecommended=True).magician(0, "the-great-optico")
    scene.magician(1, "the-red-lotus").assigned(1, "magician", "downtown")
    return built(scene, 0, count).acting(0, "magician", "workshop-1", 3)


@pytest.mark.rule("DT-OPTI-12", "DT-MEET-05")
def test_improvised_props_replace_what_is_still_missing() -> None:
    scene = _allowed(1).trick(0, "chinese-sticks").components(0, wood=1, rope=1)
    position = with_power(scene, 0, "improvised-props")
    events = play(position, _with("chinese-sticks", 1))
    assert (used(events), powers_used(events)) == (["optical-1"], ["improvised-props"])


@pytest.mark.rule("DT-OPTI-12")
def test_props_are_not_spent_where_smoke_is_enough() -> None:
    scene = _allowed(2).trick(0, "chinese-sticks").components(0, wood=1, rope=1)
    position = with_power(scene, 0, "improvised-props")
    events = play(position, _with("chinese-sticks", 1, 2))
    assert (used(events), powers_used(events)) == (["optical-1", "optical-2"], [])


@pytest.mark.rule("DT-MEET-20")
@pytest.mark.parametrize(
    ("card", "markers", "fame"),
    [("trick-tweaking", 3, 0), ("test-run", 1, 2), ("replaceable-parts", 1, 0), ("hidden-talent", 2, 0)],
)
def test_cards_for_a_preparation_work_as_ever(card: str, markers: int, fame: int) -> None:
    scene = of_school("optical", 1).assigned(1, "magician", "downtown")
    scene.acting(0, "apprentice-1", "workshop-1", 1, card, "armed").trick(0, "enchanted-butterflies")
    position = scene.trick(0, "mind-reading", ready=1).components(0, fabric=1).position()
    assert is_sound(position)
    events = play(position, _with("enchanted-butterflies", 1))
    assert TrickPrepared(0, "enchanted-butterflies", markers) in events
    assert (used(events), states(position)) == (["optical-1"], ["inactive"])
    assert position.view(0).fame[0] == 5 + fame
