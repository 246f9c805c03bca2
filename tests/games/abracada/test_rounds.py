"""AQ-ROUND: when a round ends, how, and how the next one begins; and what holds in every random game."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from random import Random
from typing import NamedTuple

import pytest

import sleight
from sleight.core.refusal import Refusal
from sleight.games.abracada.choices import Call, TakeSecret
from sleight.games.abracada.events import (
    Cast,
    Drew,
    GameEnded,
    LifeGained,
    LifeLost,
    Missed,
    Rolled,
    RoundBegan,
    RoundEnded,
    SecretsLeft,
    SecretTaken,
    Slipped,
)
from sleight.games.abracada.position import AbracadaPosition
from tests.games.abracada.scenario import GAME, play, table

EMPTY = (0, 0, 0, 0, 0)
LONGEST_GAME = 2000
"""More choices than any random game needs; whoever breaks the end of a round does not wait for ever."""


def ended(events: list[sleight.Event]) -> RoundEnded:
    """How the round ended."""
    (found,) = [event for event in events if isinstance(event, RoundEnded)]
    return found


def began(position: AbracadaPosition, first: int) -> RoundBegan:
    """The event that begins the round of a position in which nothing has been called yet."""
    revealed = tuple(spell for spell, count in enumerate(position.rows) for _ in range(count))
    return RoundBegan(position.round, first, revealed, tuple(position.hands))


@pytest.mark.rule("AQ-ROUND-01")
def test_the_round_ends_at_once_when_a_spell_takes_the_last_life() -> None:
    position = table(3).hand(0, 6, 8).lives(6, 1, 6).position()
    hands = ((0, 8, 0, 0, 0), *position.hands[1:])
    assert play(position, "call 6") == [
        Cast(0, 6, 1),
        LifeLost(1, 1, 0),
        RoundEnded("kill", 0, 0, (3, 0, 1), (3, 0, 1), hands, ((), (), ())),
        began(position, first=1),
    ]
    assert position.round == 2


@pytest.mark.rule("AQ-ROUND-01")
def test_the_round_ends_at_once_when_a_fault_takes_the_last_life() -> None:
    position = table(3).active(2).hand(2, 8, 7).lives(6, 6, 1).held(0, 5).rows(4).position()
    hands = tuple(position.hands)
    assert play(position, "call 3") == [
        Missed(2, 3),
        LifeLost(2, 1, 0),
        RoundEnded("self-kill", 2, None, (2, 1, 0), (2, 1, 0), hands, ((5,), (), ())),
        began(position, first=0),
    ]
    assert position.round == 2


@pytest.mark.rule("AQ-ROUND-02")
def test_who_casts_the_last_stone_wins_the_round_at_once() -> None:
    position = table(3).active(1).hand(1, 0, 0, 0, 0, 8).lives(6, 3, 6).position()
    hands = (position.hands[0], EMPTY, position.hands[2])
    assert play(position, "call 8") == [
        Cast(1, 8, 5),
        LifeGained(1, 1, 4),
        RoundEnded("all-cast", 1, 1, (0, 3, 0), (0, 3, 0), hands, ((), (), ())),
        began(position, first=2),
    ]


@pytest.mark.rule("AQ-ROUND-02")
def test_a_stone_that_is_not_the_last_does_not_end_the_round() -> None:
    position = table(3).hand(0, 0, 8, 0, 0, 8).position()
    play(position, "call 8")
    assert (position.round, position.turn, position.waiting) == (1, 1, (0,))


@pytest.mark.rule("AQ-ROUND-03")
def test_five_casts_in_one_turn_win_the_round_while_the_pool_is_full() -> None:
    position = table(3).hand(0, 5, 6, 7, 8, 8).position()
    assert len(position.pool) == 36 - 15 - 4
    for written in ("call 5", "call 6", "call 7", "call 8"):
        play(position, written)
        assert (position.round, position.turn, position.active) == (1, 1, 0)
    end = ended(play(position, "call 8"))
    assert (end.outcome, end.winner, end.points) == ("all-cast", 0, (3, 0, 0))
    assert end.hands[0] == EMPTY


@pytest.mark.rule("AQ-ROUND-04")
def test_a_last_night_singer_still_takes_a_secret_before_the_round_ends() -> None:
    position = table(2).hand(0, 4).centre(8, 7, 6, 5).position()
    assert play(position, "call 4") == [Cast(0, 4, 1)]
    assert (position.round, position.waiting) == (1, (0,))
    hands = (EMPTY, position.hands[1])
    assert play(position, "take 2") == [
        SecretTaken(0, 2, 7),
        RoundEnded("all-cast", 0, 0, (4, 0), (4, 0), hands, ((7,), ())),
        began(position, first=1),
    ]


@pytest.mark.rule("AQ-ROUND-04")
def test_a_last_night_singer_may_also_leave_the_secrets() -> None:
    position = table(2).hand(0, 4).position()
    play(position, "call 4")
    hands = (EMPTY, position.hands[1])
    assert play(position, "leave") == [
        SecretsLeft(0),
        RoundEnded("all-cast", 0, 0, (3, 0), (3, 0), hands, ((), ())),
        began(position, first=1),
    ]


@pytest.mark.rule("AQ-ROUND-04")
@pytest.mark.parametrize(("spell", "rolled", "lives"), [(8, None, [3, 6]), (3, 3, [5, 6]), (6, None, [2, 5])])
def test_the_effect_of_the_last_stone_counts_when_the_game_ends(
    spell: int, rolled: int | None, lives: list[int]
) -> None:
    position = table(2).hand(0, spell).lives(2, 6).scores(5, 0).position()
    events = play(position, f"call {spell}", rolled=rolled)
    assert events[-1] == GameEnded((0,))
    assert position.lives == lives


@pytest.mark.rule("AQ-ROUND-05")
@pytest.mark.parametrize("spell", [6, 5, 2])
def test_a_last_stone_that_kills_ends_the_round_as_all_cast(spell: int) -> None:
    position = table(4).hand(0, spell).lives(6, 1, 6, 6).held(2, 8).rows(4).position()
    events = play(position, f"call {spell}")
    assert LifeLost(1, 1, 0) in events
    end = ended(events)
    assert (end.outcome, end.winner, end.points) == ("all-cast", 0, (3, 0, 0, 0))


@pytest.mark.rule("AQ-ROUND-06")
def test_one_spell_that_kills_several_has_one_winner_and_several_losers() -> None:
    position = table(5).hand(0, 1, 8).lives(6, 1, 2, 3, 2).held(1, 8).rows(4).position()
    events = play(position, "call 1", rolled=2)
    assert events[:6] == [
        Cast(0, 1, 1),
        Rolled(0, 2),
        LifeLost(1, 1, 0),
        LifeLost(2, 2, 0),
        LifeLost(3, 2, 1),
        LifeLost(4, 2, 0),
    ]
    end = ended(events)
    assert (end.outcome, end.winner, end.points) == ("kill", 0, (3, 0, 0, 1, 0))


@pytest.mark.rule("AQ-ROUND-07")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_death_by_own_fault_has_no_winner_and_one_loser(seats: int) -> None:
    for seat in range(seats):
        lives = [1] * seats
        position = table(seats).active(seat).hand(seat, 8, 7).lives(*lives).position()
        end = ended(play(position, "call 6"))
        assert (end.outcome, end.seat, end.winner) == ("self-kill", seat, None)
        assert [loser for loser, points in enumerate(end.points) if points == 0] == [seat]


@pytest.mark.rule("AQ-ROUND-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_casting_all_stones_has_one_winner_and_only_losers_beside(seats: int) -> None:
    for seat in range(seats):
        position = table(seats).active(seat).hand(seat, 8).position()
        end = ended(play(position, "call 8"))
        assert (end.outcome, end.seat, end.winner) == ("all-cast", seat, seat)
        assert [other for other, points in enumerate(end.points) if points] == [seat]


@pytest.mark.rule("AQ-ROUND-09")
@pytest.mark.parametrize(
    ("stones", "lives", "written"),
    [((6, 8), (6, 1, 6), "call 6"), ((8,), (6, 6, 6), "call 8"), ((8, 8), (1, 6, 6), "call 5")],
    ids=["kill", "all-cast", "self-kill"],
)
def test_once_the_round_has_ended_its_last_player_neither_goes_on_nor_draws(
    stones: tuple[int, ...], lives: tuple[int, ...], written: str
) -> None:
    position = table(3).hand(0, *stones).lives(*lives).position()
    events = play(position, written)
    assert not [event for event in events if isinstance(event, Drew)]
    assert [type(event) for event in events[-2:]] == [RoundEnded, RoundBegan]
    assert position.choices(0) == []
    for again in ("call 8", "stop"):
        assert position.why_not(0, GAME.parse(again)) == Refusal("not-asked", "", {"seats": (1,)})


@pytest.mark.rule("AQ-ROUND-09")
def test_once_the_last_round_has_ended_nobody_goes_on() -> None:
    position = table(2).hand(0, 6, 8).lives(6, 1).scores(5, 0).position()
    play(position, "call 6")
    assert position.waiting == ()
    for seat in (0, 1):
        assert position.why_not(seat, GAME.parse("call 8")) == Refusal("game-over", "", {})


@pytest.mark.rule("AQ-ROUND-11")
@pytest.mark.parametrize(("seats", "revealed", "pool"), [(2, 12, 10), (3, 6, 11), (4, 0, 12), (5, 0, 7)])
def test_all_stones_are_collected_and_dealt_anew(seats: int, revealed: int, pool: int) -> None:
    scene = table(seats).turn(7).hand(0, 6, 8).lives(6, 1, *[6] * (seats - 2)).held(0, 7).held(1, 3)
    past = (3, 0, 8, "missed", 0, 0)
    position = scene.rows(4, 4).drawn(0, 2, 5).calls(past).last(5).position()
    events = play(position, "call 6")
    assert events[-1] == began(position, first=1)
    stones = [spell for hand in position.hands for spell in hand]
    stones += [spell for spell, count in enumerate(position.rows) for _ in range(count)]
    stones += [*position.centre, *position.pool]
    assert sorted(stones) == [spell for spell in range(1, 9) for _ in range(spell)]
    assert [len(hand) for hand in position.hands] == [5] * seats
    assert (sum(position.rows), len(position.centre), len(position.pool)) == (revealed, 4, pool)
    assert position.held == ((),) * seats
    assert position.drawn == [EMPTY] * seats
    assert (position.round, position.turn, position.last, position.calls) == (2, 1, 0, ())


@pytest.mark.rule("AQ-ROUND-11")
def test_the_stones_are_shuffled_for_the_next_round() -> None:
    position = table(3).hand(0, 6, 8).lives(6, 1, 6).position()
    deals = set()
    for number in range(20):
        again = position.copy()
        again.key = number.to_bytes(16, "big")
        again.apply(0, Call(6))
        deals.add((tuple(again.hands), again.centre, again.pool))
    assert len(deals) == 20


@pytest.mark.rule("AQ-ROUND-12")
def test_scores_stay_and_lives_start_again_at_six() -> None:
    position = table(4).hand(0, 6, 8).lives(2, 1, 3, 4).scores(1, 5, 6, 0).position()
    play(position, "call 6")
    assert position.round == 2
    assert position.scores == (4, 5, 7, 1)
    assert position.gained == (3, 0, 1, 1)
    assert position.lives == [6, 6, 6, 6]


@pytest.mark.rule("AQ-ROUND-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("stones", "written"), [((8,), "call 8"), ((8, 8), "call 5"), ((7, 8), "call 7")])
def test_the_left_neighbour_of_the_last_player_begins_the_next_round(
    stones: tuple[int, ...], written: str, seats: int
) -> None:
    for seat in range(seats):
        position = table(seats).active(seat).hand(seat, *stones).lives(*[1] * seats).position()
        events = play(position, written)
        left = (seat + 1) % seats
        assert events[-1] == began(position, first=left)
        assert (position.active, position.waiting, position.round) == (left, (left,), 2)


@pytest.mark.rule("AQ-ROUND-14")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_left_neighbour_begins_even_if_he_was_the_one_killed(seat: int) -> None:
    left = (seat + 1) % 3
    lives = [1 if other == left else 6 for other in range(3)]
    position = table(3).active(seat).hand(seat, 6, 8).lives(*lives).position()
    events = play(position, "call 6")
    assert LifeLost(left, 1, 0) in events
    assert events[-1] == began(position, first=left)
    assert position.waiting == (left,)
    assert position.lives == [6, 6, 6]


class Step(NamedTuple):
    """One choice of a random game, with the positions on both sides of it."""

    game: int
    before: AbracadaPosition
    seat: int
    choice: sleight.Choice
    events: list[sleight.Event]
    after: AbracadaPosition


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    """Three hundred games, with all numbers of players and all options of the standard game."""
    return [step for number in range(300) for step in random_game(number)]


def random_game(number: int) -> list[Step]:
    """One game; two calls in three name a stone of the hand, so that turns grow long."""
    rng = Random(number)
    options = {"easy": number % 5 == 0, "lower": rng.choice(("refuse", "penalty"))}
    position = GAME.new(2 + number % 4, number, options)
    taken: list[Step] = []
    while position.waiting:
        assert len(taken) < LONGEST_GAME
        seat = position.waiting[0]
        choices = position.choices(seat)
        sure = [each for each in choices if isinstance(each, Call) and each.spell in position.hands[seat]]
        choice = rng.choice(sure if sure and rng.random() < 0.67 else choices)
        before = position.copy()
        taken.append(Step(number, before, seat, choice, position.apply(seat, choice), position.copy()))
    return taken


def rounds_of(steps: list[Step]) -> list[list[Step]]:
    """The steps of the games, round by round."""
    return [list(group) for _, group in groupby(steps, key=lambda step: (step.game, step.before.round))]


@pytest.mark.rule("AQ-ROUND-10")
def test_every_call_puts_a_stone_on_the_board_or_costs_the_caller_life(steps: list[Step]) -> None:
    seen: Counter[str] = Counter()
    for step in steps:
        if isinstance(step.choice, Call):
            first, second = step.events[0], (*step.events, None)[1]
            if isinstance(first, Cast):
                seen["cast"] += 1
                assert first == Cast(step.seat, step.choice.spell, first.place)
            else:
                assert isinstance(first, Missed | Slipped)
                lost = step.events[2] if isinstance(second, Rolled) else second
                assert isinstance(lost, LifeLost)
                assert (lost.seat, lost.amount >= 1) == (step.seat, True)
                seen["fault"] += 1
    assert min(seen["cast"], seen["fault"]) > 1000


@pytest.mark.rule("AQ-ROUND-10")
def test_no_round_heals_more_than_nineteen_and_every_round_ends(steps: list[Step]) -> None:
    rounds = rounds_of(steps)
    assert len(rounds) > 1000
    for played in rounds:
        healed = sum(
            event.amount for step in played for event in step.events if isinstance(event, LifeGained)
        )
        announced = sum(isinstance(step.choice, Call) for step in played)
        assert healed <= 19
        assert announced <= 36 + 6 * played[0].before.table.seats + healed
        assert sum(isinstance(event, RoundEnded) for step in played for event in step.events) == 1


@pytest.mark.rule("AQ-SPELL-08", "AQ-SPELL-11")
def test_every_night_singer_finds_a_secret_and_no_secret_comes_back(steps: list[Step]) -> None:
    asked = 0
    for step in steps:
        if step.before.view(None).asked == "secret":
            asked += 1
            assert any(isinstance(choice, TakeSecret) for choice in step.before.choices(step.seat))
        if step.after.round == step.before.round:
            grown = zip(step.before.held, step.after.held, strict=True)
            assert all(after[: len(before)] == before for before, after in grown)
            assert sum(map(bool, step.after.centre)) + sum(map(len, step.after.held)) == 4
    assert asked > 300


@pytest.mark.rule("AQ-LIFE-01", "AQ-LIFE-08", "AQ-LIFE-09")
def test_life_stays_between_zero_and_six_and_deaths_are_of_one_kind(steps: list[Step]) -> None:
    for step in steps:
        assert all(0 <= life <= 6 for life in step.after.lives)
        dead = {event.seat for event in step.events if isinstance(event, LifeLost) and not event.life}
        assert step.seat not in dead or dead == {step.seat}
        assert not dead or any(isinstance(event, RoundEnded) for event in step.events)


@pytest.mark.rule("AQ-ENDTURN-09", "AQ-ENDTURN-12")
def test_a_hand_never_outgrows_five_and_a_pool_never_grows_in_a_round(steps: list[Step]) -> None:
    for step in steps:
        assert all(len(hand) == 5 for hand in step.after.hands)
        if step.after.round == step.before.round:
            drawn = len(step.before.pool) - len(step.after.pool)
            assert step.after.pool == step.before.pool[drawn:]
            others = set(range(len(step.after.hands))) - {step.seat}
            assert all(step.after.hands[other] == step.before.hands[other] for other in others)


@pytest.mark.rule("AQ-SCORE-14")
def test_no_round_pays_more_than_seven_and_no_game_ends_after_one(steps: list[Step]) -> None:
    for step in steps:
        assert all(points <= 7 for points in step.after.gained)
        assert not step.after.over or step.after.round > 1
