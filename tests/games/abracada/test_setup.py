"""AQ-SETUP: what is in the box, and how every round is laid out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest

import sleight
from sleight.games.abracada.choices import Call
from sleight.games.abracada.events import Cast, Drew, LifeGained, LifeLost, Rolled, RoundBegan, RoundEnded
from sleight.games.abracada.odds import odds, unlocated
from tests.games.abracada.scenario import GAME, play, table

if TYPE_CHECKING:
    from sleight.games.abracada.position import AbracadaPosition

SEAT_COUNTS = (2, 3, 4, 5)
COPIES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8}
every_seat_count = pytest.mark.parametrize("seats", SEAT_COUNTS)


def new(seats: int, seed: int = 7, **options: object) -> AbracadaPosition:
    return GAME.new(seats=seats, seed=seed, options=options)


def hidden_stones(position: AbracadaPosition) -> list[int]:
    """Every stone that lies in a hand, in the centre or in the pool."""
    return [*(spell for hand in position.hands for spell in hand), *position.centre, *position.pool]


def all_stones(position: AbracadaPosition) -> Counter[int]:
    rows = [spell for spell, count in enumerate(position.rows) for _ in range(count)]
    held = [secret.spell or 0 for secrets in position.held for secret in secrets]
    return Counter([*hidden_stones(position), *rows, *held])


def about_to_kill(seats: int) -> AbracadaPosition:
    """Seat 0 holds two Blizzards and the left neighbour has one life left: a 6 ends the round."""
    return table(seats).hand(0, 6, 6).lives(4, 1, *[5] * (seats - 2)).position()


def second_round(seats: int) -> tuple[AbracadaPosition, RoundBegan]:
    position = about_to_kill(seats)
    began = play(position, "call 6")[-1]
    assert isinstance(began, RoundBegan)
    return position, began


@pytest.mark.rule("AQ-SETUP-01")
@every_seat_count
def test_two_to_five_may_play(seats: int) -> None:
    position = new(seats)
    assert len(position.lives) == len(position.hands) == len(position.scores) == seats
    assert tuple(GAME.seat_counts) == SEAT_COUNTS


@pytest.mark.rule("AQ-SETUP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, True, "3"])
def test_no_other_number_may_play(seats: int) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        new(seats)
    assert refused.value.code == "seat-count"
    assert refused.value.arguments == {"game": "abracada", "seats": str(seats), "allowed": "2, 3, 4, 5"}


@pytest.mark.rule("AQ-SETUP-02")
@every_seat_count
def test_there_are_n_stones_of_spell_n(seats: int) -> None:
    for seed in range(20):
        assert all_stones(new(seats, seed)) == COPIES
    assert GAME.printed.all_stones == tuple(spell for spell in range(1, 9) for _ in range(spell))
    assert len(GAME.printed.all_stones) == 36


@pytest.mark.rule("AQ-SETUP-02")
def test_a_saved_position_with_a_stone_too_many_is_refused() -> None:
    saved = new(3).to_dict()
    saved["pool"] = [*new(3).pool, 8]
    with pytest.raises(sleight.BadInput) as refused:
        GAME.from_dict(saved)
    assert refused.value.code == "position-wrong"
    assert refused.value.arguments == {"why": f"stones: {[*range(1, 9)]}, not {[*range(1, 8), 9]}"}


@pytest.mark.rule("AQ-SETUP-03")
def test_the_box_holds_six_life_tokens_for_each_of_five_colours() -> None:
    position = new(5)
    assert position.lives == [6] * 5
    assert sum(position.lives) == 30
    assert position.view(0).full_life == 6


@pytest.mark.rule("AQ-SETUP-03")
@pytest.mark.parametrize(("life", "gains"), [(4, [(1, 5)]), (5, [(1, 6)]), (6, [])])
def test_there_is_no_seventh_life_token(life: int, gains: list[tuple[int, int]]) -> None:
    position = table(2).hand(0, 8, 5).lives(life, 6).position()
    events = play(position, "call 8")
    assert events == [Cast(0, 8, 1), *(LifeGained(0, *gain) for gain in gains)]
    assert position.lives == [min(6, life + 1), 6]


@pytest.mark.rule("AQ-SETUP-04")
@every_seat_count
def test_every_player_has_one_score_marker(seats: int) -> None:
    saved = new(seats).to_dict()
    assert new(seats).scores == (0,) * seats
    assert all(len(new(seats).view(seat).scores) == seats for seat in (*range(seats), None))
    for markers in (seats - 1, seats + 1):
        with pytest.raises(sleight.BadInput) as refused:
            GAME.from_dict({**saved, "scores": [0] * markers})
        assert refused.value.arguments == {"why": f"lives, scores, gained, hands, drawn, held: [{seats}]"}


@pytest.mark.rule("AQ-SETUP-05")
def test_the_die_shows_one_two_and_three_equally_often() -> None:
    position = table(2).hand(0, 3, 5).lives(1, 6).position()
    results: Counter[int] = Counter()
    for number in range(3000):
        trial = position.copy()
        trial.seed(number.to_bytes(16, "big"))
        cast, rolled, gained = trial.apply(0, Call(3))
        assert cast == Cast(0, 3, 1)
        assert isinstance(rolled, Rolled)
        assert rolled.seat == 0
        assert gained == LifeGained(0, rolled.result, 1 + rolled.result)
        results[rolled.result] += 1
    assert set(results) == {1, 2, 3}
    assert all(880 < count < 1120 for count in results.values())


@pytest.mark.rule("AQ-SETUP-05")
def test_the_die_has_six_faces() -> None:
    assert GAME.printed.die == (1, 1, 2, 2, 3, 3)


@pytest.mark.rule("AQ-SETUP-06")
@every_seat_count
def test_every_score_starts_at_zero(seats: int) -> None:
    position = new(seats)
    assert position.scores == position.gained == (0,) * seats
    assert position.ranks == (1,) * seats
    assert position.winners == ()
    assert not position.over


@pytest.mark.rule("AQ-SETUP-07")
@every_seat_count
def test_everybody_starts_every_round_with_six_lives(seats: int) -> None:
    assert new(seats).lives == [6] * seats
    assert second_round(seats)[0].lives == [6] * seats


@pytest.mark.rule("AQ-SETUP-08")
def test_every_stone_may_come_to_lie_anywhere() -> None:
    spots = [Counter[int]() for _ in range(36)]
    for seed in range(1500):
        for spot, spell in enumerate(hidden_stones(new(4, seed))):
            spots[spot][spell] += 1
    for seen in spots:
        assert all(abs(seen[spell] - 1500 * spell / 36) < 80 for spell in COPIES)


@pytest.mark.rule("AQ-SETUP-08")
@every_seat_count
def test_the_stones_are_shuffled_anew_for_the_next_round(seats: int) -> None:
    before = about_to_kill(seats)
    after, _ = second_round(seats)
    assert all_stones(after) == COPIES
    assert after.held == ((),) * seats
    assert after.calls == ()
    assert hidden_stones(after) != hidden_stones(before)
    assert hidden_stones(after) != sorted(hidden_stones(after))


@pytest.mark.rule("AQ-SETUP-09")
@every_seat_count
def test_everybody_is_dealt_five_stones(seats: int) -> None:
    for position in (new(seats), second_round(seats)[0]):
        assert [len(hand) for hand in position.hands] == [5] * seats
        assert all(spell in COPIES for hand in position.hands for spell in hand)
        assert position.drawn == [(0,) * 5] * seats


@pytest.mark.rule("AQ-SETUP-10")
@every_seat_count
def test_a_hand_stands_so_that_only_the_others_see_it(seats: int) -> None:
    position = new(seats)
    for viewer in range(seats):
        for owner, hand in enumerate(position.view(viewer).hands):
            faces = [stone.spell if stone else 0 for stone in hand]
            assert faces == ([None] * 5 if owner == viewer else list(position.hands[owner]))


def assert_revealed(seats: int, count: int) -> None:
    """That many stones lie face up in their rows in the first round and in later ones."""
    position, began = second_round(seats)
    assert sum(new(seats).rows) == sum(position.rows) == len(began.revealed) == count
    assert list(began.revealed) == sorted(began.revealed)
    assert position.rows == [began.revealed.count(spell) for spell in range(9)]
    assert all(position.view(seat).rows == tuple(position.rows) for seat in (*range(seats), None))


@pytest.mark.rule("AQ-SETUP-11")
def test_two_players_see_twelve_stones_in_the_rows() -> None:
    assert_revealed(2, 12)


@pytest.mark.rule("AQ-SETUP-12")
def test_three_players_see_six_stones_in_the_rows() -> None:
    assert_revealed(3, 6)


@pytest.mark.rule("AQ-SETUP-13")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_players_see_no_stone_in_the_rows(seats: int) -> None:
    assert_revealed(seats, 0)


@pytest.mark.rule("AQ-SETUP-14")
@every_seat_count
def test_four_secrets_lie_face_down_in_the_centre(seats: int) -> None:
    for position in (new(seats), second_round(seats)[0]):
        assert len(position.centre) == 4
        assert all(spell in COPIES for spell in position.centre)
        assert position.held == ((),) * seats
        assert all(position.view(seat).centre == (True,) * 4 for seat in (*range(seats), None))


@pytest.mark.rule("AQ-SETUP-15", "AQ-SETUP-16")
@pytest.mark.parametrize(("seats", "pool"), [(2, 10), (3, 11), (4, 12), (5, 7)])
def test_the_remaining_stones_form_the_pool(seats: int, pool: int) -> None:
    for position in (new(seats), second_round(seats)[0]):
        elsewhere = 5 * seats + sum(position.rows) + 4
        assert len(position.pool) == 36 - elsewhere == pool
        assert all(position.view(seat).pool == pool for seat in (*range(seats), None))


def laid_out(position: AbracadaPosition) -> tuple[list[int], list[int], tuple[int, ...], tuple[int, ...]]:
    return [spell for hand in position.hands for spell in hand], position.rows, position.centre, position.pool


def assert_laid_out_in_order(position: AbracadaPosition, chance: AbracadaPosition, revealed: int) -> None:
    """The stones lie as the next shuffle of `chance` orders them, and nothing else was left to chance."""
    stones = chance.shuffled(GAME.printed.all_stones)
    dealt = 5 * len(position.hands)
    shown = dealt + revealed
    rows = [stones[dealt:shown].count(spell) for spell in range(9)]
    assert laid_out(position) == (
        stones[:dealt],
        rows,
        tuple(stones[shown : shown + 4]),
        tuple(stones[shown + 4 :]),
    )
    assert position.draws == chance.draws


@pytest.mark.rule("AQ-SETUP-17")
@pytest.mark.parametrize(("seats", "revealed"), [(2, 12), (3, 6), (4, 0), (5, 0)])
def test_one_shuffle_is_dealt_revealed_laid_and_kept_in_that_order(seats: int, revealed: int) -> None:
    first = new(seats, first=0)
    chance = first.copy()
    chance.seed(first.key)
    assert_laid_out_in_order(first, chance, revealed)
    second, _ = second_round(seats)
    chance = about_to_kill(seats)
    chance.seed(second.key)
    chance.below(2)  # Which of the two Blizzards was cast.
    assert_laid_out_in_order(second, chance, revealed)


@pytest.mark.rule("AQ-SETUP-17")
def test_the_same_seed_lays_the_same_stones() -> None:
    assert new(3).to_dict() == new(3).to_dict()
    assert laid_out(new(3)) != laid_out(new(3, seed=8))


@pytest.mark.rule("AQ-SETUP-18")
def test_a_revealed_stone_counts_as_used() -> None:
    position = table(2).rows(1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6).hand(0, 8, 6).position()
    for seat in (0, 1):
        view = position.view(seat)
        assert unlocated(view)[1:4] == [0, 0, 0]
        assert not any(odds(view)[1:4])
        assert min(odds(view)[6:]) > 0
        for spell in (1, 2, 3):
            assert spell not in position.hands[seat]
    assert not {1, 2, 3} & {*position.pool, *position.centre}


@pytest.mark.rule("AQ-SETUP-18")
def test_a_revealed_stone_is_neither_cast_nor_drawn() -> None:
    position = table(2).rows(1, 2, 2).hand(0, 8, 8, 5).pool(5, 6, 7, 8).position()
    revealed = list(position.rows)
    play(position, "call 8", taken=1)
    drew = play(position, "stop")[1]
    assert drew == Drew(0, (1, 4, 5), (5, 6, 7), 1)
    revealed[8] += 1
    assert position.rows == revealed
    events = play(position, "call 2")
    assert events[1] == LifeLost(1, 1, 5)
    assert position.rows == revealed


@pytest.mark.rule("AQ-SETUP-19", "AQ-SETUP-20")
@pytest.mark.parametrize(("seats", "first"), [(s, f) for s in SEAT_COUNTS for f in range(s)])
def test_the_player_named_as_first_takes_the_first_turn(seats: int, first: int) -> None:
    position = new(seats, first=first)
    assert (position.active, position.waiting) == (first, (first,))
    assert (position.round, position.turn, position.last) == (1, 1, 0)
    assert position.choices(first)
    (began,) = position.told
    assert isinstance(began, RoundBegan)
    assert (began.round, began.first, began.hands) == (1, first, tuple(position.hands))


@pytest.mark.rule("AQ-SETUP-20")
@every_seat_count
def test_without_a_name_chance_decides_who_is_first(seats: int) -> None:
    firsts = Counter(new(seats, seed).active for seed in range(1000))
    assert set(firsts) == set(range(seats))
    assert all(abs(count - 1000 / seats) < 80 for count in firsts.values())


@pytest.mark.rule("AQ-SETUP-20")
def test_the_first_player_is_drawn_before_the_stones_are_shuffled() -> None:
    position = new(3)
    chance = position.copy()
    chance.seed(position.key)
    assert chance.below(3) == position.active
    assert_laid_out_in_order(position, chance, 6)


@pytest.mark.rule("AQ-SETUP-20")
@pytest.mark.parametrize("first", [-1, 3, 4, True])
def test_somebody_who_does_not_play_cannot_be_first(first: int) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        new(3, first=first)
    assert refused.value.code == "option-value"
    shown = msgspec.json.encode(first).decode()
    assert refused.value.arguments == {"option": "first", "value": shown, "allowed": "none, 0, 1, 2"}


@pytest.mark.rule("AQ-SETUP-20")
def test_chance_is_the_default_for_the_first_player() -> None:
    assert GAME.options["first"].default is None
    assert new(3, seed=5, first=None).to_dict() == new(3, seed=5).to_dict()


@pytest.mark.rule("AQ-SETUP-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colours_that_nobody_plays_are_not_there(seats: int) -> None:
    position = table(seats).hand(0, 1, 5).position()
    view = position.view(0)
    by_seat = (view.lives, view.scores, view.gained, view.hands, view.held)
    assert [len(each) for each in by_seat] == [seats] * 5
    with pytest.raises(sleight.BadInput) as refused:
        position.view(seats)
    allowed = ", ".join(map(str, range(seats)))
    assert refused.value.code == "seat-unknown"
    assert refused.value.arguments == {"seat": seats, "allowed": allowed}
    lost = play(position, "call 1", rolled=2)[2:]
    assert lost == [LifeLost(seat, 2, 4) for seat in range(1, seats)]


@pytest.mark.rule("AQ-SETUP-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colours_that_nobody_plays_score_nothing_and_get_no_turn(seats: int) -> None:
    position = about_to_kill(seats)
    ended = play(position, "call 6")[-2]
    assert isinstance(ended, RoundEnded)
    assert ended.points == (3, 0, *[1] * (seats - 2))
    last = table(seats).active(seats - 1).position()
    play(last, "call 2")
    assert last.active == 0
