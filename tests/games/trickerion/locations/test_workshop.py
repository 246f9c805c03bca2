"""TR-WS: who works in the workshop, and how tricks are prepared."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.editions.second import SECOND
from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.events import CharacterEnhanced, CharacterPlaced, TrickPrepared
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.printed.structs import Trick
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.other_data import game_with
from tests.games.trickerion.helpers.playing import offered, play, question, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenario import GAME, table

CARDS = tuple(f"riverside-theater-{number}" for number in range(1, 5))
ALL_LEVELS = game_with(highest_level=3)
"""The game with level-3 tricks at hand: they alone cost three points."""

THREE_CARDS = game_with(hand={**SECOND.hand, "workshop": 3})
"""The game with a third workshop card, so that one character too many can be sent there."""


def at_work(points: int = 3, game: Trickerion = GAME) -> table:
    """The magician of seat 0 is in the workshop, and seat 1 has a character left to place."""
    scene = table(2, game).acting(0, "magician", "workshop-1", points)
    return scene.assigned(1, "magician", "downtown")


def rings(points: int = 3) -> table:
    """Linking Rings, which need two metal and show two markers, with all that they need."""
    return at_work(points).trick(0, "linking-rings").components(0, metal=2)


@pytest.mark.rule("TR-WS-01")
def test_everybody_has_a_workshop_of_their_own() -> None:
    scene = table().placed(1, "magician", "workshop-1").placed(1, "apprentice-1", "workshop-2")
    scene.trick(0, "linking-rings").components(0, metal=2).shards(0, 0)
    position = scene.assigned(0, "magician", "workshop").placing(0).position()
    assert texts(position) == ["place magician workshop-1", "place magician workshop-2", "idle magician"]
    events, changed = done(position, "place magician workshop-1")
    assert events == [CharacterPlaced(0, "magician", "workshop-1")]
    assert changed == {
        "workshops.0.characters.magician.at": "workshop-1",
        "workshops.0.characters.magician.waits": False,
        "actor": "magician",
        "points": 3,
        "asked.0": "act 2",
    }


@pytest.mark.rule("TR-WS-01")
def test_nobody_works_for_another_player() -> None:
    scene = at_work().trick(1, "linking-rings").components(1, metal=2).team(0, "engineer")
    position = scene.components(0, metal=2).position()
    assert texts(position) == ["finish"]
    foreign = {"trick": "linking-rings"}
    assert why_not(position, "prepare linking-rings") == refusal("not-your-trick", "TR-WS-04", **foreign)
    assert why_not(position, "move linking-rings") == refusal("not-your-trick", "TR-WS-21", **foreign)


@pytest.mark.rule("TR-WS-02")
@pytest.mark.parametrize(("character", "points"), [("magician", 3), ("manager", 2), ("apprentice-1", 1)])
@pytest.mark.parametrize("slot", ["workshop-1", "workshop-2"])
@pytest.mark.parametrize("players", [2, 4])
def test_two_slots_without_a_modifier(character: str, points: int, slot: str, players: int) -> None:
    scene = table(players).trick(0, "linking-rings").components(0, metal=2).shards(0, 0)
    position = scene.assigned(0, character, "workshop").placing(0).position()
    assert texts(position) == [
        f"place {character} workshop-1",
        f"place {character} workshop-2",
        f"idle {character}",
    ]
    play(position, f"place {character} {slot}")
    assert position.asked(0) == question(
        "act", "TR-AP-08", 0, location="workshop", character=character, points=points
    )


@pytest.mark.rule("TR-WS-03")
def test_a_third_character_in_the_workshop_can_only_be_idle() -> None:
    scene = table(2, THREE_CARDS).placed(0, "magician", "workshop-1").placed(0, "manager", "workshop-2")
    scene.assigned(0, "apprentice-1", "workshop").assigned(0, "assistant", "downtown")
    position = scene.placing(0).position()
    assert [text for text in texts(position) if "apprentice-1" in text] == ["idle apprentice-1"]
    for slot in ("workshop-1", "workshop-2"):
        taken = refusal("slot-taken", "TR-PLACE-05", slot=slot)
        assert why_not(position, f"place apprentice-1 {slot}") == taken


@pytest.mark.rule("TR-WS-03")
def test_sending_a_third_character_to_the_workshop_is_warned_about() -> None:
    position = table(2, THREE_CARDS).team(0, "manager").planning().position()
    send = [GAME.parse(f"send {who} workshop") for who in ("magician", "manager", "apprentice-1")]
    for choice in send[:2]:
        assert position.warnings(0, choice) == []
        position.apply(0, choice)
    assert position.warnings(0, send[2]) == [
        sleight.Caution("no-slot-left", "TR-WS-03", {"card": "workshop"}, "trickerion")
    ]


@pytest.mark.rule("TR-WS-04", "TR-WS-08")
@pytest.mark.parametrize("printed", ALL_LEVELS.printed.tricks, ids=lambda trick: trick.id)
def test_preparing_costs_the_printed_points_and_gives_the_printed_markers(
    printed: Trick,
) -> None:
    position = (
        at_work(printed.prepare_ap, ALL_LEVELS)
        .trick(0, printed.id)
        .components(0, "player", **printed.components)
        .position()
    )
    events, changed = done(position, f"prepare {printed.id}")
    assert events == [TrickPrepared(0, printed.id, printed.markers)]
    assert changed == {
        f"workshops.0.tricks.{printed.id}.ready": printed.markers,
        f"workshops.0.tricks.{printed.id}.spare": 4 - printed.markers,
        "points": 0,
        "actor": "",
        "asked.0": "",
        "asked.1": "place",
    }


@pytest.mark.rule("TR-WS-04")
@pytest.mark.parametrize(
    ("trick", "cost"), [("linking-rings", 1), ("mechanical-hornet", 2), ("stairs-of-water", 3)]
)
def test_fewer_points_than_printed_are_not_enough(trick: str, cost: int) -> None:
    goods = next(printed.components for printed in ALL_LEVELS.printed.tricks if printed.id == trick)
    for points in range(4):
        position = at_work(points, ALL_LEVELS).trick(0, trick).components(0, "player", **goods).position()
        missing = refusal("points-missing", "TR-WS-04", cost=cost, points=points)
        assert why_not(position, f"prepare {trick}") == (missing if points < cost else None)
        assert offered(position, "prepare") == ([] if points < cost else [f"prepare {trick}"])


@pytest.mark.rule("TR-WS-05")
@pytest.mark.parametrize(
    ("goods", "missing"),
    [
        ({"metal": 2, "glass": 2, "rope": 1}, ""),
        ({"metal": 3, "glass": 3, "rope": 3}, ""),
        ({"metal": 1, "glass": 2, "rope": 1}, "1 × metal"),
        ({"metal": 2, "glass": 1, "rope": 1}, "1 × glass"),
        ({"metal": 2, "glass": 2}, "1 × rope"),
        ({}, "2 × metal, 2 × glass, 1 × rope"),
    ],
)
def test_every_component_of_the_trick_must_be_there(goods: dict[str, int], missing: str) -> None:
    position = at_work().trick(0, "water-tank-escape").components(0, "player", **goods).position()
    short = refusal("components-missing", "TR-WS-05", trick="water-tank-escape", missing=missing)
    assert offered(position, "prepare") == ([] if missing else ["prepare water-tank-escape"])
    assert why_not(position, "prepare water-tank-escape") == (short if missing else None)


@pytest.mark.rule("TR-WS-06")
@pytest.mark.parametrize("ready", [1, 2, 4])
@pytest.mark.parametrize("symbol", ["spade", "club"])
def test_a_trick_with_a_marker_on_its_card_is_not_prepared(ready: int, symbol: str) -> None:
    position = at_work().trick(0, "linking-rings", symbol, ready=ready).components(0, metal=2).position()
    still = refusal("still-prepared", "TR-WS-06", trick="linking-rings")
    assert (offered(position, "prepare"), why_not(position, "prepare linking-rings")) == ([], still)


@pytest.mark.rule("TR-WS-07", "TR-WS-09")
def test_markers_in_the_theater_do_not_prevent_preparing() -> None:
    scene = rings(1).theater(*CARDS).marker(0, "linking-rings", CARDS[0], 1, "down")
    position = scene.marker(0, "linking-rings", CARDS[1], 1, "down").position()
    events, changed = done(position, "prepare linking-rings")
    assert events == [TrickPrepared(0, "linking-rings", 2)]
    assert changed["workshops.0.tricks.linking-rings.ready"] == 2
    assert (markers(position)["linking-rings"], len(position.view(0).theater)) == ((2, 0), 4)


@pytest.mark.rule("TR-WS-08")
@pytest.mark.parametrize("symbol", ["spade", "heart", "diamond", "club"])
def test_the_markers_are_those_of_the_tricks_own_symbol(symbol: str) -> None:
    scene = at_work(1).trick(0, "linking-rings", symbol).trick(0, "mind-reading")
    position = scene.components(0, metal=2).position()
    play(position, "prepare linking-rings")
    assert {owned.symbol: (owned.ready, owned.spare) for owned in position.view(0).me.tricks} == {
        symbol: (2, 2),
        "heart" if symbol == "spade" else "spade": (0, 4),
    }


@pytest.mark.rule("TR-WS-09", "TR-WS-10")
@pytest.mark.parametrize(("out", "placed"), [(0, 3), (1, 3), (2, 2), (3, 1)])
def test_no_more_markers_than_are_in_reserve(out: int, placed: int) -> None:
    scene = at_work(1).trick(0, "living-piano").components(0, wood=1, glass=1, animal=1).theater(*CARDS)
    for card in CARDS[:out]:
        scene.marker(0, "living-piano", card, 1, "down" if card != CARDS[3] else "right")
    position = scene.position()
    events, _ = done(position, "prepare living-piano")
    assert events == [TrickPrepared(0, "living-piano", placed)]
    assert markers(position)["living-piano"] == (placed, 4 - out - placed)


def four_out(board: str = "player") -> table:
    """All four markers of Linking Rings lie in the theater."""
    scene = at_work().team(0, "engineer").theater(*CARDS)
    scene.trick(0, "linking-rings", board=board).components(0, metal=2)
    for card, facing in zip(CARDS, ("down", "down", "down", "right"), strict=True):
        scene.marker(0, "linking-rings", card, 1, facing)
    return scene


@pytest.mark.rule("TR-WS-09", "TR-WS-11", "TR-WS-12")
@pytest.mark.parametrize("board", ["player", "engineer"])
def test_without_a_marker_in_reserve_nothing_is_prepared(board: str) -> None:
    position = four_out(board).position()
    none = refusal("no-markers-left", "TR-WS-11", trick="linking-rings")
    assert (offered(position, "prepare"), why_not(position, "prepare linking-rings")) == ([], none)


@pytest.mark.rule("TR-WS-12")
@pytest.mark.parametrize(("out", "placed"), [(0, 3), (1, 3), (2, 2), (3, 1)])
def test_the_engineers_board_adds_a_marker_within_the_reserve(out: int, placed: int) -> None:
    trick = "linking-rings"
    scene = at_work(1).team(0, "engineer").trick(0, trick, board="engineer").components(0, metal=2)
    scene.theater(*CARDS)
    for card in CARDS[:out]:
        scene.marker(0, trick, card, 1, "down")
    position = scene.position()
    events, _ = done(position, f"prepare {trick}")
    assert events == [TrickPrepared(0, trick, placed)]
    assert markers(position)[trick] == (placed, 4 - out - placed)


@pytest.mark.rule("TR-WS-12")
def test_the_engineer_adds_nothing_to_a_trick_on_the_player_board() -> None:
    scene = rings().team(0, "engineer").trick(0, "stocks-escape", board="engineer")
    position = scene.components(0, wood=2).position()
    events, _ = done(position, "prepare linking-rings", "prepare stocks-escape")
    assert events == [TrickPrepared(0, "linking-rings", 2), TrickPrepared(0, "stocks-escape", 3)]


@pytest.mark.rule("TR-WS-13")
def test_preparing_spends_no_components() -> None:
    position = rings(1).position()
    _, changed = done(position, "prepare linking-rings")
    assert not [path for path in changed if "components" in path]
    assert [(each.component, each.tokens) for each in position.view(0).me.components] == [("metal", 2)]


@pytest.mark.rule("TR-WS-14", "TR-WS-16")
def test_one_character_prepares_several_tricks_with_the_same_components() -> None:
    scene = at_work(3).trick(0, "linking-rings").trick(0, "stocks-escape").trick(0, "barricaded-barrels")
    position = scene.components(0, wood=2, metal=2).position()
    assert offered(position, "prepare") == [
        "prepare linking-rings",
        "prepare barricaded-barrels",
        "prepare stocks-escape",
    ]
    events, changed = done(position, "prepare barricaded-barrels", "prepare linking-rings")
    assert (position.points, position.waiting) == (1, (0,))
    more, _ = done(position, "prepare stocks-escape")
    assert [*events, *more] == [
        TrickPrepared(0, "barricaded-barrels", 2),
        TrickPrepared(0, "linking-rings", 2),
        TrickPrepared(0, "stocks-escape", 2),
    ]
    assert not [path for path in changed if "components" in path]
    assert position.waiting == (1,)


@pytest.mark.rule("TR-WS-15")
@pytest.mark.parametrize(
    ("wood", "fabric", "board", "missing"),
    [
        (2, 2, "manager", ""),
        (2, 2, "player", "1 × wood, 1 × fabric"),
        (1, 2, "manager", "1 × wood"),
        (3, 3, "player", ""),
    ],
)
def test_the_managers_bonus_counts_for_what_a_trick_needs(
    wood: int, fabric: int, board: str, missing: str
) -> None:
    scene = at_work().team(0, "manager").trick(0, "card-manipulation")
    position = scene.components(0, board, wood=wood, fabric=fabric).position()
    short = refusal("components-missing", "TR-WS-05", trick="card-manipulation", missing=missing)
    assert why_not(position, "prepare card-manipulation") == (short if missing else None)
    assert offered(position, "prepare") == ([] if missing else ["prepare card-manipulation"])


@pytest.mark.rule("TR-WS-15")
def test_an_empty_slot_of_the_manager_counts_nothing() -> None:
    scene = at_work().team(0, "manager").trick(0, "breath-of-life").components(0, "manager", metal=1)
    position = scene.components(0, fabric=2).position()
    missing = refusal("components-missing", "TR-WS-05", trick="breath-of-life", missing="1 × saw")
    assert why_not(position, "prepare breath-of-life") == missing


@pytest.mark.rule("TR-WS-17")
def test_a_shard_adds_a_point_in_the_workshop() -> None:
    scene = table().trick(0, "mechanical-hornet").components(0, metal=3, petroleum=1, cog=1)
    position = scene.assigned(0, "apprentice-1", "workshop").placing(0).position()
    play(position, "place apprentice-1 workshop-1")
    assert position.asked(0) == question("enhance", "TR-AP-03", 0, character="apprentice-1", points=1)
    assert texts(position) == ["enhance", "plain"]
    events, changed = done(position, "enhance")
    assert events == [CharacterEnhanced(0, "apprentice-1", 1)]
    assert changed == {"shards.0": 0, "points": 2, "asked.0": "act 2"}
    assert offered(position, "prepare") == ["prepare mechanical-hornet"]


class MoreMarkers(Effect):
    """What adds two markers to every preparation."""

    __slots__ = ()

    def markers(self, position: TrickerionPosition, seat: int, trick: int, markers: int) -> int:
        return markers + 2


@pytest.mark.rule("TR-WS-09")
@pytest.mark.parametrize("board", ["player", "engineer"])
def test_whatever_adds_markers_the_reserve_is_the_limit(board: str) -> None:
    scene = at_work(1).team(0, "engineer").trick(0, "linking-rings", board=board)
    position = scene.components(0, metal=2).position()
    position.active = ActiveEffects([MoreMarkers()])
    events, _ = done(position, "prepare linking-rings")
    assert events == [TrickPrepared(0, "linking-rings", 4)]
    assert markers(position)["linking-rings"] == (4, 0)
