"""TR-L3, TR-SCORE-07 to 13: what is scored only with the Dark Alley, above all by tricks of level 3."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sleight.core.describe import describe
from sleight.games.trickerion.events import Scored
from sleight.games.trickerion.faces.telling import scoring
from sleight.games.trickerion.faces.words import Words
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import changed_fields, purses
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table

CAP = 20
BONUSES = {trick.id: trick for trick in GAME.printed.tricks if trick.level == 3}
HAND = tuple(card.id for card in GAME.printed.specials)
Arrange = Callable[[table], table]


def last_round(**options: object) -> table:
    """The last round of a game with the Dark Alley; nobody has fame, coins or shards."""
    scene = table(2, GAME, dark_alley=True, **options).round(7)
    for seat in (0, 1):
        scene.fame(seat, 0).coins(seat, 0).shards(seat, 0)
    return scene


def qualified(trick: str, **options: object) -> table:
    """That round, in which seat 0 owns a trick with all its components."""
    return last_round(**options).trick(0, trick).components(0, "player", **BONUSES[trick].components)


def ended(scene: table) -> tuple[TrickerionPosition, dict[str, int]]:
    """The position after the round, and what each category paid to seat 0."""
    position = scene.assigned(1, "magician", "theater").placing(1).position()
    events = [event for event in play(position, "idle magician") if isinstance(event, Scored)]
    found = {event.category: event.fame for event in events if event.seat == 0}
    assert {event.cap for event in events} == {CAP}
    assert (position.over, position.scores[0]) == (True, sum(found.values()))
    return position, found


def scored(scene: table) -> dict[str, int]:
    """What each category paid to seat 0."""
    return ended(scene)[1]


def tricks(*ids: str) -> Arrange:
    """Further tricks of seat 0, without markers and without components; the fourth is the Engineer's."""

    def arrange(scene: table) -> table:
        for number, id in enumerate(ids):
            scene.team(0, "engineer")
            scene.trick(0, id, board="engineer" if number == 2 else "player")
        return scene

    return arrange


def effect(id: str, rule: str, arrange: Arrange, fame: int) -> object:
    """One case of a test that shows the effect of a trick."""
    return pytest.param(id, arrange, fame, marks=[pytest.mark.shows(id), pytest.mark.rule(rule)], id=id)


def limit(id: str, rule: str, name: str, arrange: Arrange, fame: int) -> object:
    """One case of a test that shows what a trick does not count, or its cap."""
    marks = [pytest.mark.shows_limit(id), pytest.mark.rule(rule)]
    return pytest.param(id, arrange, fame, marks=marks, id=f"{id}: {name}")


@pytest.mark.parametrize(
    ("trick", "arrange", "fame"),
    [
        effect("iron-maiden", "TR-L3-01", tricks("linking-rings", "walled", "mind-reading"), 8),
        effect("automaton", "TR-L3-02", tricks("linking-rings", "walled"), 4),
        effect("transported-man", "TR-L3-03", tricks("walled", "automaton", "iron-maiden"), 12),
        effect("beast-within", "TR-L3-04", tricks("linking-rings", "walled", "automaton"), 10),
        effect("hellhound", "TR-L3-05", lambda scene: scene.hand(0, *HAND[:3]), 6),
        effect("horror-saws", "TR-L3-06", lambda scene: scene.shards(0, 12), 12),
        effect("metamorphosis", "TR-L3-07", lambda scene: scene.coins(0, 11), 3),
        effect("aztec-lady", "TR-L3-08", lambda scene: scene.trick(0, "linking-rings", ready=3), 6),
        effect("skeleton-dance", "TR-L3-09", lambda scene: scene.components(0, wood=1), 4),
        effect("stairs-of-water", "TR-L3-10", lambda scene: scene.components(0, saw=1), 6),
        effect("balsamos-skull", "TR-L3-11", lambda scene: scene.components(0, cog=2), 9),
        effect("mutilation", "TR-L3-12", lambda scene: scene.team(0, "manager", "engineer", "assistant"), 12),
        effect("seance", "TR-L3-13", lambda scene: scene.team(0, "apprentice-2", "apprentice-3"), 9),
        effect("buried-alive", "TR-L3-14", lambda scene: scene.team(0, "engineer"), 7),
        effect("assistants-revenge", "TR-L3-15", lambda scene: scene.team(0, "assistant"), 7),
        effect("vanishing-elephant", "TR-L3-16", lambda scene: scene.team(0, "manager"), 7),
    ],
)
def test_the_end_bonus_of_a_trick(trick: str, arrange: Arrange, fame: int) -> None:
    assert scored(arrange(qualified(trick)))[trick] == fame


def others(scene: table) -> table:
    """The opponent has everything, and seat 0 nothing of it."""
    scene.team(1, "manager", "engineer", "assistant", "apprentice-2", "apprentice-4").hand(1, *HAND[:4])
    scene.coins(1, 30).shards(1, 9).components(1, fabric=3, animal=3, disguise=3)
    return scene.trick(1, "linking-rings", ready=2).trick(1, "walled").trick(1, "mutilation")


@pytest.mark.parametrize(
    ("trick", "arrange", "fame"),
    [
        limit("iron-maiden", "TR-L3-01", "other levels", tricks("walled", "automaton"), 0),
        limit("automaton", "TR-L3-02", "other levels", tricks("linking-rings", "iron-maiden"), 0),
        limit("transported-man", "TR-L3-03", "other levels", tricks("linking-rings", "walled"), 4),
        limit("beast-within", "TR-L3-04", "three tricks", tricks("linking-rings", "walled"), 0),
        limit("hellhound", "TR-L3-05", "cap", lambda scene: scene.hand(0, *HAND[:11]), 20),
        limit("horror-saws", "TR-L3-06", "cap", lambda scene: scene.shards(0, 25), 20),
        limit("metamorphosis", "TR-L3-07", "cap", lambda scene: scene.coins(0, 65), 20),
        limit("metamorphosis", "TR-L3-07", "rounded down", lambda scene: scene.coins(0, 2), 0),
        limit(
            "mutilation", "TR-L3-12", "two of three", lambda scene: scene.team(0, "manager", "engineer"), 0
        ),
        limit("seance", "TR-L3-13", "others", lambda scene: scene.team(0, "manager", "assistant"), 3),
        limit("buried-alive", "TR-L3-14", "others", lambda scene: scene.team(0, "manager", "assistant"), 0),
        limit("assistants-revenge", "TR-L3-15", "others", lambda scene: scene.team(0, "engineer"), 0),
        limit("vanishing-elephant", "TR-L3-16", "others", lambda scene: scene.team(0, "assistant"), 0),
        limit("skeleton-dance", "TR-L3-09", "other classes", lambda scene: scene.components(0, saw=3), 3),
        limit("stairs-of-water", "TR-L3-10", "other classes", lambda scene: scene.components(0, wood=3), 4),
        limit("balsamos-skull", "TR-L3-11", "other classes", lambda scene: scene.components(0, saw=3), 3),
        *(
            limit(id, "TR-SCORE-08", "the opponent's", others, fame)
            for id, fame in {
                "iron-maiden": 0,
                "automaton": 0,
                "transported-man": 4,
                "beast-within": 0,
                "hellhound": 0,
                "horror-saws": 0,
                "metamorphosis": 0,
                "aztec-lady": 0,
                "skeleton-dance": 3,
                "stairs-of-water": 4,
                "balsamos-skull": 3,
                "seance": 3,
                "buried-alive": 0,
                "assistants-revenge": 0,
                "vanishing-elephant": 0,
            }.items()
        ),
    ],
)
def test_what_an_end_bonus_does_not_count(trick: str, arrange: Arrange, fame: int) -> None:
    assert scored(arrange(qualified(trick)))[trick] == fame


def test_every_trick_of_level_three_is_looked_at() -> None:
    assert len(BONUSES) == 16
    assert all(trick.end_bonus for trick in BONUSES.values())


@pytest.mark.rule("TR-L3-08")
@pytest.mark.shows("aztec-lady")
@pytest.mark.shows_limit("aztec-lady")
def test_aztec_lady_counts_markers_on_trick_cards_and_not_in_the_theater() -> None:
    scene = last_round().trick(0, "aztec-lady", ready=2).trick(0, "linking-rings", ready=1)
    scene.marker(0, "linking-rings", "riverside-theater-1", 1, "down")
    scene.marker(0, "aztec-lady", "riverside-theater-2", 1, "down")
    assert scored(scene)["aztec-lady"] == 2 * 3


@pytest.mark.rule("TR-L3-08", "TR-SCORE-13")
@pytest.mark.shows_limit("aztec-lady")
def test_aztec_lady_pays_at_most_twenty() -> None:
    scene = last_round().trick(0, "aztec-lady", ready=4)
    scene.trick(0, "linking-rings", ready=4).trick(0, "walled", ready=3)
    assert scored(scene)["aztec-lady"] == CAP


@pytest.mark.rule("TR-L3-09", "TR-L3-10", "TR-L3-11", "TR-L3-17")
@pytest.mark.parametrize(
    ("trick", "component", "fame"),
    [("skeleton-dance", "wood", 3 + 3), ("stairs-of-water", "saw", 4 + 6), ("balsamos-skull", "cog", 3 + 9)],
)
def test_a_stack_on_the_managers_board_counts_one_more(trick: str, component: str, fame: int) -> None:
    scene = qualified(trick).team(0, "manager").components(0, "manager", **{component: 2})
    assert scored(scene)[trick] == fame


@pytest.mark.rule("TR-L3-10", "TR-L3-11", "TR-SCORE-13")
@pytest.mark.shows_limit("stairs-of-water", "balsamos-skull")
def test_components_pay_at_most_twenty() -> None:
    # 12 advanced components would be worth 24 fame, 9 superior ones 27.
    scene = qualified("stairs-of-water").team(0, "manager").components(0, "manager", rope=2, animal=2)
    assert scored(scene.components(0, petroleum=3, saw=3))["stairs-of-water"] == CAP
    scene = qualified("balsamos-skull").team(0, "manager").components(0, "manager", mirror=2, cog=2)
    assert scored(scene.components(0, padlock=3))["balsamos-skull"] == CAP


@pytest.mark.rule("TR-L3-13", "TR-L3-17", "TR-SCORE-15")
@pytest.mark.shows("seance")
def test_apprentices_of_the_assistant_and_those_just_hired_count() -> None:
    scene = qualified("seance").team(0, "assistant", "apprentice-4").hired(0, "apprentice-2")
    assert scored(scene)["seance"] == 3 * 3


@pytest.mark.rule("TR-L3-04", "TR-L3-17")
@pytest.mark.shows("beast-within")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_beast_within_counts_tricks_of_any_level(level: int) -> None:
    ids = [trick.id for trick in GAME.printed.tricks if trick.level == level and trick.id != "beast-within"]
    assert scored(tricks(*ids[:3])(qualified("beast-within")))["beast-within"] == 10


@pytest.mark.rule("TR-L3-01", "TR-L3-02", "TR-L3-03")
def test_the_counted_tricks_need_neither_components_nor_markers() -> None:
    # None of the three has its components but Iron Maiden itself.
    found = scored(tricks("linking-rings", "mind-reading", "automaton")(qualified("iron-maiden")))
    assert found == {"shards": 0, "coins": 0, "specials": 0, "iron-maiden": 8}


@pytest.mark.rule("TR-SCORE-07", "TR-SCORE-05", "TR-SCORE-06")
@pytest.mark.parametrize(("cards", "fame"), [(0, 0), (1, 2), (9, 18), (10, 20), (13, 20)])
def test_each_special_card_in_hand_is_worth_two_fame_and_characters_nothing(cards: int, fame: int) -> None:
    scene = last_round().hand(0, *HAND[:cards]).team(0, "manager", "apprentice-2")
    assert scored(scene) == {"shards": 0, "coins": 0, "specials": fame}


@pytest.mark.rule("TR-SCORE-07", "TR-END-34")
def test_a_special_card_that_was_not_placed_counts_and_a_used_one_does_not() -> None:
    idle = last_round().idle(0, "apprentice-1", "headhunter")
    assert scored(idle)["specials"] == 2
    used = last_round().coins(0, 3).placed(0, "apprentice-1", "downtown-1", card="headhunter")
    assert scored(used)["specials"] == 0


@pytest.mark.rule("TR-SCORE-07", "TR-SCORE-08")
def test_the_base_game_scores_neither_cards_nor_bonuses() -> None:
    scene = table(2).round(5).coins(0, 0).shards(0, 0).fame(0, 0)
    assert list(scored(scene)) == ["shards", "coins", "apprentices", "specialists"]


@pytest.mark.rule("TR-SCORE-09", "TR-EXS-01")
def test_assistants_revenge_with_its_components() -> None:
    found = scored(qualified("assistants-revenge").team(0, "assistant"))
    assert found == {"shards": 0, "coins": 0, "specials": 0, "assistants-revenge": 7}


@pytest.mark.rule("TR-SCORE-10", "TR-EXS-02")
@pytest.mark.parametrize(("ready", "paid"), [(0, {}), (1, {"assistants-revenge": 7})])
def test_assistants_revenge_without_its_components(ready: int, paid: dict[str, int]) -> None:
    scene = last_round().trick(0, "assistants-revenge", ready=ready).team(0, "assistant")
    assert scored(scene) == {"shards": 0, "coins": 0, "specials": 0, **paid}


@pytest.mark.rule("TR-SCORE-09")
@pytest.mark.parametrize("missing", BONUSES["assistants-revenge"].components)
def test_all_components_must_be_there(missing: str) -> None:
    needs = {**BONUSES["assistants-revenge"].components}
    needs[missing] -= 1
    scene = last_round().trick(0, "assistants-revenge").team(0, "assistant", "manager")
    assert "assistants-revenge" not in scored(scene.components(0, "player", **needs))
    # What lies on the Manager's board counts one more.
    assert scored(scene.components(0, "manager", **{missing: needs[missing]}))["assistants-revenge"] == 7


@pytest.mark.rule("TR-SCORE-10")
def test_by_option_a_marker_is_not_enough() -> None:
    strict = last_round(level3_with_marker=False).trick(0, "buried-alive", ready=3).team(0, "engineer")
    assert "buried-alive" not in scored(strict)
    with_components = qualified("buried-alive", level3_with_marker=False).team(0, "engineer")
    assert scored(with_components)["buried-alive"] == 7


@pytest.mark.rule("TR-SCORE-11")
def test_markers_in_the_theater_are_not_enough() -> None:
    scene = last_round().trick(0, "buried-alive").team(0, "engineer")
    scene.marker(0, "buried-alive", "riverside-theater-1", 1, "down")
    assert "buried-alive" not in scored(scene)


@pytest.mark.rule("TR-SCORE-12", "TR-SCORE-13", "TR-L3-18")
@pytest.mark.parametrize(("shards", "each"), [(12, 12), (25, 20)])
def test_a_bonus_has_a_cap_of_its_own_besides_the_category(shards: int, each: int) -> None:
    found = scored(qualified("horror-saws").shards(0, shards))
    assert (found["shards"], found["horror-saws"]) == (each, each)
    found = scored(qualified("metamorphosis").coins(0, 3 * shards))
    assert (found["coins"], found["metamorphosis"]) == (each, each)
    found = scored(qualified("hellhound").hand(0, *HAND[: (shards + 1) // 2]))
    assert (found["specials"], found["hellhound"]) == (each, each)


@pytest.mark.rule("TR-SCORE-13", "TR-L3-19")
def test_several_tricks_score_independently() -> None:
    scene = last_round().shards(0, 30).coins(0, 90).team(0, "engineer")
    scene.trick(0, "horror-saws", ready=1).trick(0, "metamorphosis", ready=1)
    scene.trick(0, "buried-alive", ready=1, board="engineer")
    found = scored(scene.trick(0, "transported-man"))
    assert found == {
        "shards": 20,
        "coins": 20,
        "specials": 0,
        "horror-saws": 20,
        "buried-alive": 7,
        "metamorphosis": 20,
    }


@pytest.mark.rule("TR-SCORE-17")
def test_bonuses_spend_nothing() -> None:
    scene = qualified("horror-saws").shards(0, 5).coins(0, 7).hand(0, "headhunter")
    position = scene.assigned(1, "magician", "theater").placing(1).position()
    before = position.to_dict()
    play(position, "idle magician")
    assert purses(position)[0] == (5 + 2 + 2 + 5, 7, 5)
    assert position.view(0).me.hand == ("headhunter",)
    assert changed_fields(before, position.to_dict()) <= {
        "asked",
        "fame",
        "phase",
        "seen",
        "theater",
        "workshops",
    }


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Scoring, Iron Maiden: you gain 8 fame."),
        ("fr", "Vierge de Fer"),
        ("ru", "Железная дева"),
    ],
)
def test_a_bonus_is_told_by_the_name_of_its_trick(lang: str, said: str) -> None:
    assert said in describe(Scored(0, "iron-maiden", 8, CAP), lang, me=0)


def test_the_final_scoring_tells_the_tricks_of_each_player() -> None:
    scene = last_round().shards(0, 30).trick(0, "horror-saws", ready=1).trick(0, "transported-man", ready=1)
    scene.trick(1, "seance", ready=1).hand(1, "headhunter")
    position = scene.assigned(1, "magician", "theater").placing(1).position()
    events = [event for event in play(position, "idle magician") if isinstance(event, Scored)]
    lines = [line.plain for line in scoring(events, Words("en", ("Ada", "Basil")))]
    assert lines[1:] == [
        "            shards         coins          special cards  =",
        "Ada         +20*           +0             +0             +48",
        "            Horror Saws +20* · Transported Man +8",
        "Basil       +0             +0             +2             +5",
        "            Séance +3",
    ]
