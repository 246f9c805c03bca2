"""TR-LINK: when two markers are linked, and what a new link pays."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.events import (
    LinkPaid,
    PerformerPaid,
    ShardsGained,
    TrickRescheduled,
    TrickSetUp,
)
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers import worked_out
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.other_data import game_with
from tests.games.trickerion.helpers.playing import play, question, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import laid
from tests.games.trickerion.helpers.scenario import GAME, table

ONE, TWO, THREE = (f"riverside-theater-{number}" for number in (1, 2, 3))
"""Three slots in a column with a shard circle above, three round a corner with one beside, four in steps."""

ALL_LEVELS = game_with(highest_level=3)


def backstage(game: Trickerion = GAME, cards: tuple[str, ...] = (ONE, TWO)) -> table:
    """The magician of seat 0 is backstage on Friday; seat 1 comes next."""
    scene = table(2, game).theater(*cards).acting(0, "magician", "friday-1")
    return scene.assigned(1, "apprentice-1", "downtown")


def beside(trick: str, way: str, level: str = "linking-rings", game: Trickerion = GAME) -> table:
    """A trick of seat 1 in the middle of the first card, where the circle below pays no shard."""
    scene = backstage(game).trick(0, level, ready=3).trick(1, trick)
    return scene.marker(1, trick, ONE, 2, way)


def links_on(position: TrickerionPosition, card: str) -> int:
    """The links that a spectator counts on a card."""
    return worked_out.links_on(position.view(None), card)


@pytest.mark.rule("TR-LINK-01")
@pytest.mark.parametrize(
    ("neighbour", "way", "links"),
    [
        ("chinese-sticks", "down", 1),
        ("chinese-sticks", "up", 0),
        ("stocks-escape", "down", 0),
        ("stocks-escape", "up", 1),
        ("mind-reading", "down", 0),
        ("enchanted-butterflies", "up", 0),
    ],
)
def test_equal_schools_in_the_common_circle_make_a_link(neighbour: str, way: str, links: int) -> None:
    position = beside(neighbour, way).position()
    events, _ = done(position, "set-up linking-rings", f"at {ONE} 3 up")
    assert events == [TrickSetUp(0, "linking-rings", ONE, 3, "up", links)]
    assert links_on(position, ONE) == links
    assert (texts(position) == ["gain fame", "gain coins"]) == bool(links)


@pytest.mark.rule("TR-LINK-01")
def test_markers_that_share_no_circle_are_not_linked() -> None:
    scene = backstage().trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    position = scene.marker(1, "chinese-sticks", ONE, 1, "down").position()
    events, _ = done(position, "set-up linking-rings", f"at {ONE} 3 up")
    assert events[0] == TrickSetUp(0, "linking-rings", ONE, 3, "up", 0)


@pytest.mark.rule("TR-LINK-02")
@pytest.mark.parametrize(("neighbour", "links"), [("chinese-sticks", 1), ("stocks-escape", 0)])
def test_the_common_school_need_not_be_that_of_either_trick(neighbour: str, links: int) -> None:
    # Own schools lie up and down; the circle between the two markers shows the next school clockwise.
    scene = backstage(cards=(THREE, ONE)).trick(0, "linking-rings", ready=2).trick(1, neighbour)
    position = scene.marker(1, neighbour, THREE, 3, "down").position()
    events, _ = done(position, "set-up linking-rings", f"at {THREE} 2 up")
    assert events[0] == TrickSetUp(0, "linking-rings", THREE, 2, "up", links)


@pytest.mark.rule("TR-LINK-03", "TR-LINK-04")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_link_joins_tricks_of_one_or_of_two_players(owner: int) -> None:
    scene = backstage().trick(0, "linking-rings", ready=2).trick(owner, "chinese-sticks")
    position = scene.marker(owner, "chinese-sticks", ONE, 2, "down").position()
    events, changed = done(position, "set-up linking-rings", f"at {ONE} 3 up", "gain fame")
    assert events == [TrickSetUp(0, "linking-rings", ONE, 3, "up", 1), LinkPaid(0, "fame", 1)]
    assert changed == {
        "fame.0": 6,
        f"theater.{ONE}.markers.2": laid("up"),
        "workshops.0.tricks.linking-rings.ready": 1,
        "points": 2,
    }


@pytest.mark.rule("TR-LINK-04", "TR-LINK-05")
@pytest.mark.parametrize(
    ("trick", "amount"), [("linking-rings", 1), ("mechanical-hornet", 2), ("automaton", 3)]
)
@pytest.mark.parametrize("resource", ["fame", "coins"])
def test_a_link_pays_fame_or_coins_by_the_level_of_the_new_trick(
    trick: str, amount: int, resource: str
) -> None:
    position = beside("chinese-sticks", "down", trick, ALL_LEVELS).position()
    play(position, f"set-up {trick}", f"at {ONE} 3 up")
    assert position.asked(0) == question("link-reward", "TR-LINK-05", 0, amount=amount, links=1)
    assert texts(position) == ["gain fame", "gain coins"]
    events, changed = done(position, f"gain {resource}")
    assert events == [LinkPaid(0, resource, amount)]
    assert changed == {
        f"{resource}.0": {"fame": 5, "coins": 10}[resource] + amount,
        "asked.0": "act 3",
    }


def between(shards: int = 1) -> table:
    """The middle of the first card is free, between a mechanical and an escape trick of seat 1."""
    scene = backstage().trick(0, "mechanical-hornet", ready=2).trick(1, "chinese-sticks")
    scene.trick(1, "stocks-escape").shards(0, shards).shards(1, shards)
    return scene.marker(1, "chinese-sticks", ONE, 1, "down").marker(1, "stocks-escape", ONE, 3, "up")


@pytest.mark.rule("TR-LINK-06", "TR-LINK-10")
@pytest.mark.parametrize(
    ("first", "second", "fame", "coins"),
    [
        ("fame", "fame", 9, 10),
        ("fame", "coins", 7, 12),
        ("coins", "fame", 7, 12),
        ("coins", "coins", 5, 14),
    ],
)
def test_every_link_is_paid_in_the_way_chosen_for_it(first: str, second: str, fame: int, coins: int) -> None:
    position = between().position()
    events = play(position, "set-up mechanical-hornet", f"at {ONE} 2 up")
    assert events[0] == TrickSetUp(0, "mechanical-hornet", ONE, 2, "up", 2)
    assert position.asked(0) == question("link-reward", "TR-LINK-05", 0, amount=2, links=2)
    assert play(position, f"gain {first}") == [LinkPaid(0, first, 2)]
    assert position.asked(0) == question("link-reward", "TR-LINK-05", 0, amount=2, links=1)
    assert play(position, f"gain {second}") == [LinkPaid(0, second, 2)]
    assert (position.view(0).fame[0], position.view(0).coins[0]) == (fame, coins)
    asked = question("act", "TR-AP-08", 0, location="theater", character="magician", points=2)
    assert position.asked(0) == asked


@pytest.mark.rule("TR-LINK-06", "TR-LINK-12")
def test_the_pay_of_a_link_is_neither_split_nor_refused() -> None:
    position = beside("chinese-sticks", "down").position()
    play(position, "set-up linking-rings", f"at {ONE} 3 up")
    assert texts(position) == ["gain fame", "gain coins"]
    waits = refusal("answer-first", "TR-LINK-05", question="link-reward")
    for other in ("finish", "decline", "plain", "set-up linking-rings"):
        assert why_not(position, other) == waits
    assert position.asides(0) == []


@pytest.mark.rule("TR-LINK-07")
@pytest.mark.parametrize("level_two", [False, True])
def test_the_other_trick_sets_no_price_and_its_owner_gains_nothing(level_two: bool) -> None:
    neighbour = "bullet-catch" if level_two else "chinese-sticks"
    position = beside(neighbour, "down").position()
    events, changed = done(position, "set-up linking-rings", f"at {ONE} 3 up", "gain coins")
    assert events[1:] == [LinkPaid(0, "coins", 1)]
    assert changed["coins.0"] == 11
    assert not {"fame.1", "coins.1", "shards.1"} & changed.keys()


@pytest.mark.rule("TR-LINK-08")
def test_a_shard_circle_pays_both_players_besides_the_link() -> None:
    scene = backstage().trick(0, "linking-rings", ready=2).trick(1, "chinese-sticks")
    position = scene.marker(1, "chinese-sticks", ONE, 1, "down").position()
    events, changed = done(position, "set-up linking-rings", f"at {ONE} 2 up")
    assert events == [
        TrickSetUp(0, "linking-rings", ONE, 2, "up", 1),
        ShardsGained(0, 1),
        ShardsGained(1, 1),
    ]
    assert changed == {
        "shards.0": 2,
        "shards.1": 2,
        f"theater.{ONE}.markers.1": laid("up"),
        "workshops.0.tricks.linking-rings.ready": 1,
        "points": 2,
        "asked.0": "link-reward 1 1",
    }
    assert play(position, "gain fame") == [LinkPaid(0, "fame", 1)]


@pytest.mark.rule("TR-LINK-08")
def test_a_neighbour_at_a_shard_circle_without_a_link_pays_nobody() -> None:
    scene = backstage().trick(0, "linking-rings", ready=2).trick(1, "stocks-escape")
    position = scene.marker(1, "stocks-escape", ONE, 1, "down").position()
    events, changed = done(position, "set-up linking-rings", f"at {ONE} 2 up")
    assert events == [TrickSetUp(0, "linking-rings", ONE, 2, "up", 0)]
    assert not {"shards.0", "shards.1"} & changed.keys()


@pytest.mark.rule("TR-LINK-08", "TR-LINK-10")
def test_of_two_links_only_the_one_on_the_shard_circle_pays_a_shard() -> None:
    position = between(0).position()
    events = play(position, "set-up mechanical-hornet", f"at {ONE} 2 up", "gain fame", "gain coins")
    assert events == [
        TrickSetUp(0, "mechanical-hornet", ONE, 2, "up", 2),
        ShardsGained(0, 1),
        ShardsGained(1, 1),
        LinkPaid(0, "fame", 2),
        LinkPaid(0, "coins", 2),
    ]
    assert position.view(0).shards == (1, 1)


@pytest.mark.rule("TR-LINK-08")
def test_players_without_a_marker_in_the_new_link_gain_no_shard() -> None:
    scene = table(3).theater(ONE, TWO).acting(2, "magician", "friday-1").trick(2, "linking-rings", ready=1)
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", ONE, 1, "down")
    scene.trick(0, "stocks-escape").marker(0, "stocks-escape", ONE, 3, "down")
    position = scene.assigned(1, "apprentice-1", "downtown").position()
    events = play(position, "set-up linking-rings", f"at {ONE} 2 up")
    assert events[1:] == [ShardsGained(2, 1), ShardsGained(1, 1)]
    assert position.view(0).shards == (1, 2, 2)


@pytest.mark.rule("TR-LINK-09")
def test_a_link_between_own_tricks_pays_one_shard() -> None:
    scene = backstage().trick(0, "linking-rings", ready=1).trick(0, "chinese-sticks")
    position = scene.marker(0, "chinese-sticks", ONE, 1, "down").position()
    events, changed = done(position, "set-up linking-rings", f"at {ONE} 2 up")
    assert events == [TrickSetUp(0, "linking-rings", ONE, 2, "up", 1), ShardsGained(0, 1)]
    assert (changed["shards.0"], "shards.1" in changed) == (2, False)


@pytest.mark.rule("TR-LINK-10")
@pytest.mark.parametrize(("way", "links"), [("up", 2), ("down", 0)])
def test_one_marker_may_make_several_links(way: str, links: int) -> None:
    position = between().position()
    events = play(position, "set-up mechanical-hornet", f"at {ONE} 2 {way}")
    assert events[0] == TrickSetUp(0, "mechanical-hornet", ONE, 2, way, links)
    assert links_on(position, ONE) == links


@pytest.mark.rule("TR-LINK-11")
def test_a_marker_may_be_laid_so_that_no_link_arises() -> None:
    scene = backstage().trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    position = scene.marker(1, "chinese-sticks", ONE, 1, "down").position()
    play(position, "set-up linking-rings")
    beside_it = [text for text in texts(position) if ONE in text]
    assert beside_it == [f"at {ONE} 2 up", f"at {ONE} 2 down", f"at {ONE} 3 up"]
    made = {text: play(position.copy(), text)[0] for text in beside_it}
    assert [getattr(event, "links", None) for event in made.values()] == [1, 0, 0]
    events, changed = done(position, f"at {ONE} 2 down")
    assert events[0] == TrickSetUp(0, "linking-rings", ONE, 2, "down", 0)
    assert not {"fame.0", "coins.0", "shards.0"} & changed.keys()


@pytest.mark.rule("TR-LINK-12")
def test_a_link_that_arises_always_pays() -> None:
    position = beside("chinese-sticks", "down").position()
    play(position, "set-up linking-rings")
    events = play(position, f"at {ONE} 3 up")
    assert events == [TrickSetUp(0, "linking-rings", ONE, 3, "up", 1)]
    assert position.asked(0) == question("link-reward", "TR-LINK-05", 0, amount=1, links=1)
    assert position.waiting == (0,)


def linked_pair() -> table:
    """Two linked tricks of seat 0 on the first card."""
    scene = backstage().trick(0, "linking-rings").trick(0, "chinese-sticks")
    return scene.marker(0, "linking-rings", ONE, 1, "down").marker(0, "chinese-sticks", ONE, 2, "up")


@pytest.mark.rule("TR-LINK-13")
def test_a_link_ends_when_one_of_its_markers_leaves() -> None:
    position = linked_pair().position()
    assert links_on(position, ONE) == 1
    events = play(position, "shift linking-rings", f"at {TWO} 1 down")
    assert events == [TrickRescheduled(0, "linking-rings", ONE, TWO, 1, "down")]
    assert (links_on(position, ONE), links_on(position, TWO)) == (0, 0)
    play(position, "shift linking-rings", f"at {ONE} 1 down")
    assert links_on(position, ONE) == 1
    play(position, "return chinese-sticks")
    assert links_on(position, ONE) == 0


@pytest.mark.rule("TR-LINK-13")
def test_a_link_lasts_as_long_as_its_markers_lie() -> None:
    position = linked_pair().round(2).theater(TWO, ONE).position()
    play(position, "finish", "idle apprentice-1")
    assert (position.round, links_on(position, ONE)) == (3, 1)


@pytest.mark.rule("TR-LINK-14")
@pytest.mark.parametrize(("way", "paid"), [("up", [PerformerPaid(0, "links", 1, 0, 0)]), ("down", [])])
def test_a_link_made_by_rescheduling_counts_when_it_is_performed(way: str, paid: list[PerformerPaid]) -> None:
    scene = table().theater(ONE, TWO).trick(0, "linking-rings").trick(0, "chinese-sticks")
    scene.marker(0, "linking-rings", ONE, 1, "down").marker(0, "chinese-sticks", TWO, 1, "down")
    scene.placed(0, "magician", "friday-stage").acting(0, "apprentice-1", "friday-1", 1)
    position = scene.position()
    events, changed = done(position, "shift chinese-sticks", f"at {ONE} 2 {way}")
    assert events == [TrickRescheduled(0, "chinese-sticks", TWO, ONE, 2, way)]
    assert not {"fame.0", "coins.0", "shards.0"} & changed.keys()
    events = play(position, f"perform {ONE}")
    assert [event for event in events if getattr(event, "reason", "") == "links"] == paid


class Witness(Effect):
    """What tells of every set-up, before the links are paid."""

    __slots__ = ()

    def set_up(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        position.tell(LinkPaid(seat, position.table.trick_ids[trick], 0))


@pytest.mark.rule("TR-LINK-04")
def test_an_effect_in_force_learns_of_the_set_up_after_its_shards() -> None:
    scene = backstage().trick(0, "linking-rings", ready=2).trick(1, "chinese-sticks")
    position = scene.marker(1, "chinese-sticks", ONE, 1, "down").position()
    position.active = ActiveEffects([Witness()])
    events = play(position, "set-up linking-rings", f"at {ONE} 2 up")
    assert events[2:] == [ShardsGained(1, 1), LinkPaid(0, "linking-rings", 0)]
