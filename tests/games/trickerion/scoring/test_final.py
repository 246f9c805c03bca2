"""TR-SCORE: the end of the game, final scoring, and who wins."""

from __future__ import annotations

import pytest

from sleight import describe
from sleight.games.trickerion.events import GameEnded, Scored
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import changed_fields, purses
from tests.games.trickerion.helpers.playing import play, refused
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import last_magician

CAP = 20
CATEGORIES = ["shards", "coins", "apprentices", "specialists"]


def last_round(players: int = 2) -> table:
    """The last round; nobody has fame, coins or shards, and everybody one apprentice."""
    scene = table(players).round(5)
    for seat in range(players):
        scene.fame(seat, 0).coins(seat, 0).shards(seat, 0)
    return scene


def ended(scene: table) -> TrickerionPosition:
    """The position after that round."""
    position = last_magician(scene)
    play(position, "idle magician")
    return position


def scored(scene: table, seat: int = 0) -> dict[str, int]:
    """The fame of each category for a seat, checked against what its fame grows by."""
    position = last_magician(scene)
    before = position.scores[seat]
    events = [event for event in play(position, "idle magician") if isinstance(event, Scored)]
    found = {event.category: event.fame for event in events if event.seat == seat}
    assert [event.category for event in events if event.seat == seat] == CATEGORIES
    assert {event.cap for event in events} == {CAP}
    assert position.scores[seat] == before + sum(found.values())
    return found


@pytest.mark.rule("TR-SCORE-01")
def test_the_game_ends_after_the_fifth_round() -> None:
    fourth = ended(table().round(4))
    assert (fourth.over, fourth.winners, fourth.view(None).phase) == (False, (), "advertise")
    fifth = ended(last_round())
    assert (fifth.over, fifth.waiting, fifth.view(None).phase) == (True, (), "over")
    assert refused(fifth, "decline", seat=0) == "game-over"
    assert [fifth.choices(seat) + fifth.asides(seat) for seat in (0, 1)] == [[], []]


@pytest.mark.rule("TR-SCORE-01", "TR-SCORE-02")
def test_nothing_is_scored_before_the_end() -> None:
    position = last_magician(last_round().round(4).shards(0, 9).coins(0, 9))
    events = play(position, "idle magician")
    assert [event for event in events if isinstance(event, Scored | GameEnded)] == []
    assert position.scores == (0, 0)


@pytest.mark.rule("TR-SCORE-02")
def test_final_scoring_adds_to_the_fame_of_every_player() -> None:
    position = last_magician(
        last_round().fame(0, 30).shards(0, 4).coins(0, 10).fame(1, 33).team(1, "manager")
    )
    events = play(position, "idle magician")
    assert events[-9:] == [
        Scored(0, "shards", 4, CAP),
        Scored(0, "coins", 3, CAP),
        Scored(0, "apprentices", 2, CAP),
        Scored(0, "specialists", 0, CAP),
        Scored(1, "shards", 0, CAP),
        Scored(1, "coins", 0, CAP),
        Scored(1, "apprentices", 2, CAP),
        Scored(1, "specialists", 3, CAP),
        GameEnded((0,)),
    ]
    assert position.scores == (39, 38)


@pytest.mark.rule("TR-SCORE-02")
def test_players_are_scored_in_initiative_order() -> None:
    position = last_magician(last_round(3).order(2, 0, 1))
    events = play(position, "idle magician")
    seats = [event.seat for event in events if isinstance(event, Scored)]
    assert seats == [2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1]


@pytest.mark.rule("TR-SCORE-03")
@pytest.mark.parametrize("shards", [0, 1, 2, 7])
def test_each_shard_is_worth_a_fame(shards: int) -> None:
    assert scored(last_round().shards(0, shards).shards(1, 5))["shards"] == shards
    assert scored(last_round().shards(0, 5).shards(1, shards), seat=1)["shards"] == shards


@pytest.mark.rule("TR-SCORE-04")
@pytest.mark.parametrize(("coins", "fame"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (59, 19)])
def test_three_coins_are_worth_a_fame_rounded_down(coins: int, fame: int) -> None:
    assert scored(last_round().coins(0, coins))["coins"] == fame


@pytest.mark.rule("TR-SCORE-05")
@pytest.mark.parametrize(
    ("more", "fame"),
    [((), 2), (("apprentice-2",), 4), (("apprentice-2", "apprentice-3"), 6)],
)
def test_each_apprentice_is_worth_two_fame(more: tuple[str, ...], fame: int) -> None:
    assert scored(last_round().team(0, *more))["apprentices"] == fame


@pytest.mark.rule("TR-SCORE-05", "TR-SCORE-06")
def test_a_full_team_is_worth_eight_and_nine_fame() -> None:
    apprentices = [f"apprentice-{number}" for number in (2, 3, 4)]
    full = last_round().team(0, "manager", "engineer", "assistant", *apprentices)
    assert scored(full) == {"shards": 0, "coins": 0, "apprentices": 8, "specialists": 9}


@pytest.mark.rule("TR-SCORE-06")
@pytest.mark.parametrize(
    ("specialists", "fame"),
    [(("manager",), 3), (("engineer",), 3), (("assistant",), 3), (("manager", "assistant"), 6)],
)
def test_each_specialist_is_worth_three_fame(specialists: tuple[str, ...], fame: int) -> None:
    assert scored(last_round().team(0, *specialists)) == {
        "shards": 0,
        "coins": 0,
        "apprentices": 2,
        "specialists": fame,
    }


@pytest.mark.rule("TR-SCORE-12")
@pytest.mark.parametrize(
    ("shards", "coins", "fame"),
    [(19, 57, (19, 19)), (20, 60, (20, 20)), (21, 62, (20, 20)), (22, 63, (20, 20)), (99, 999, (20, 20))],
)
def test_no_category_gives_more_than_twenty_fame(shards: int, coins: int, fame: tuple[int, int]) -> None:
    found = scored(last_round().shards(0, shards).coins(0, coins))
    assert (found["shards"], found["coins"]) == fame
    assert found["apprentices"] == 2


@pytest.mark.rule("TR-SCORE-12")
def test_what_the_cap_takes_away_is_told() -> None:
    events = play(last_magician(last_round().shards(0, 27).coins(0, 60)), "idle magician")
    told = [event for event in events if isinstance(event, Scored) and event.seat == 0]
    assert told[:2] == [Scored(0, "shards", CAP, CAP, 7), Scored(0, "coins", CAP, CAP)]


@pytest.mark.parametrize(
    ("lang", "plain", "capped"),
    [
        ("en", "you gain 20 fame.", "20 fame; 7 more do not count, because a category pays at most 20."),
        (
            "fr",
            "20 points de prestige.",
            " ; 7 autres ne comptent pas, car une catégorie en rapporte 20 au plus.",
        ),
        ("ru", "20 славы.", "20 славы; ещё 7 не засчитываются: одна категория приносит не больше 20."),
    ],
)
def test_the_cap_is_spoken_of_only_where_it_takes_something(lang: str, plain: str, capped: str) -> None:
    assert describe(Scored(0, "shards", CAP, CAP), lang, me=0).endswith(plain)
    assert describe(Scored(0, "shards", CAP, CAP, 7), lang, me=0).endswith(capped)


@pytest.mark.rule("TR-SCORE-14")
def test_fame_from_play_is_not_capped() -> None:
    scene = last_round().fame(0, 90).shards(0, 30)
    assert ended(scene).scores[0] == 90 + CAP + 2


@pytest.mark.rule("TR-SCORE-15")
def test_who_was_hired_in_the_last_round_counts() -> None:
    found = scored(last_round().hired(0, "engineer").hired(0, "apprentice-2"))
    assert (found["apprentices"], found["specialists"]) == (4, 3)


@pytest.mark.rule("TR-SCORE-15")
def test_an_apprentice_hired_for_the_assistants_board_counts() -> None:
    position = last_magician(last_round().team(0, "assistant").hired(0, "apprentice-2"))
    play(position, "idle magician", "keep assistant")
    assert position.scores == (4 + 3, 2)


@pytest.mark.rule("TR-SCORE-16")
def test_the_magician_counts_in_no_category() -> None:
    assert scored(last_round()) == {"shards": 0, "coins": 0, "apprentices": 2, "specialists": 0}


@pytest.mark.rule("TR-SCORE-17")
def test_scoring_spends_nothing() -> None:
    position = last_magician(last_round().coins(0, 14).shards(0, 6).team(0, "manager").components(0, wood=2))
    before = position.to_dict()
    play(position, "idle magician")
    assert purses(position) == [(4 + 6 + 2 + 3, 14, 6), (2, 0, 0)]
    moved = {"asked", "fame", "phase", "seen", "theater", "workshops"}
    assert changed_fields(before, position.to_dict()) == moved
    assert (
        position.view(0).me == last_magician(last_round().team(0, "manager").components(0, wood=2)).view(0).me
    )


@pytest.mark.rule("TR-SCORE-18")
def test_what_a_category_pays_does_not_depend_on_fame() -> None:
    rows = [scored(last_round().fame(0, fame).shards(0, 3).coins(0, 8)) for fame in (0, 5, 120)]
    assert rows == [{"shards": 3, "coins": 2, "apprentices": 2, "specialists": 0}] * 3


@pytest.mark.rule("TR-SCORE-19")
@pytest.mark.parametrize(("fame", "winner"), [((7, 9, 8), 1), ((9, 7, 8), 0), ((7, 8, 9), 2)])
def test_the_most_fame_after_scoring_wins(fame: tuple[int, int, int], winner: int) -> None:
    scene = last_round(3)
    for seat, each in enumerate(fame):
        scene.fame(seat, each)
    position = ended(scene)
    assert position.winners == (winner,)
    assert position.ranks == tuple(10 - each for each in fame)


@pytest.mark.rule("TR-SCORE-19")
def test_what_is_scored_at_the_end_can_turn_the_game() -> None:
    position = ended(last_round().fame(0, 12).fame(1, 10).coins(1, 9))
    assert (position.scores, position.winners) == ((14, 15), (1,))


@pytest.mark.rule("TR-SCORE-20")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0)])
def test_the_earliest_in_initiative_order_wins_a_tie(order: tuple[int, int, int]) -> None:
    position = last_magician(last_round(3).order(*order).fame(0, 6).fame(2, 6).fame(1, 1))
    events = play(position, "idle magician")
    first, second = [seat for seat in order if seat != 1]
    assert events[-1] == GameEnded((first,))
    assert position.winners == (first,)
    assert (position.ranks[first], position.ranks[second], position.ranks[1]) == (1, 2, 3)


@pytest.mark.rule("TR-SCORE-20")
def test_before_the_end_equals_share_a_rank() -> None:
    assert last_magician(last_round(3).fame(1, 4)).ranks == (2, 1, 2)


@pytest.mark.rule("TR-SCORE-21")
def test_the_initiative_order_of_the_last_round_decides_and_is_not_set_anew() -> None:
    # Set anew, whether by fame before the scoring or as a tie, the order would begin with seat 0.
    position = ended(last_round().order(1, 0).fame(0, 4).shards(0, 3).fame(1, 7))
    assert position.scores == (9, 9)
    assert position.view(None).order == (1, 0)
    assert position.winners == (1,)
