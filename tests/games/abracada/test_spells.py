"""AQ-SPELL: what each of the eight spells does, to whom, and what a secret stone is."""

from __future__ import annotations

from collections import Counter

import pytest

import sleight
from sleight.core.refusal import Refusal
from sleight.games.abracada.events import (
    Cast,
    Drew,
    GameEnded,
    LifeGained,
    LifeLost,
    Rolled,
    RoundEnded,
    SecretsLeft,
    SecretTaken,
    Stopped,
)
from sleight.games.abracada.position import AbracadaPosition
from sleight.games.abracada.view import Secret
from tests.games.abracada.scenario import GAME, changed, play, table

CAST = {"hands", "rows", "last", "calls"}
"""What every successful call changes, whatever its effect."""

ATTACKS = {5: {1, -1}, 6: {1}, 7: {-1}}
"""Whom the spells of neighbourhood hit, in steps clockwise from the caster."""


def texts(position: AbracadaPosition, seat: int) -> list[str]:
    """The choices of a seat in their text form."""
    return [sleight.text(choice) for choice in position.choices(seat)]


def refusal(position: AbracadaPosition, seat: int, written: str) -> Refusal | None:
    """Why a seat may not choose that."""
    return position.why_not(seat, GAME.parse(written))


@pytest.mark.rule("AQ-SPELL-01", "AQ-SPELL-02")
@pytest.mark.parametrize("rolled", [1, 2, 3])
def test_one_roll_of_the_dragon_hits_every_other_player(rolled: int) -> None:
    position = table(5).active(2).hand(2, 8, 1).lives(6, 5, 4, 6, 5).position()
    before = position.to_dict()
    events = play(position, "call 1", rolled=rolled)
    assert events == [
        Cast(2, 1, 2),
        Rolled(2, rolled),
        LifeLost(3, rolled, 6 - rolled),
        LifeLost(4, rolled, 5 - rolled),
        LifeLost(0, rolled, 6 - rolled),
        LifeLost(1, rolled, 5 - rolled),
    ]
    assert position.lives == [6 - rolled, 5 - rolled, 4, 6 - rolled, 5 - rolled]
    assert changed(before, position.to_dict()) == CAST | {"lives"}


@pytest.mark.rule("AQ-SPELL-02")
def test_the_dragon_throws_the_die_once_however_many_it_hits() -> None:
    throws = []
    for seats in (2, 3, 4, 5):
        position = table(seats).hand(0, 1, 8).position()
        events = play(position, "call 1", rolled=2)
        # The first draw picks the stone among the matching ones, the second is the die.
        throws.append((Counter(type(event) for event in events)[Rolled], position.draws))
    assert throws == [(1, 2)] * 4


@pytest.mark.rule("AQ-SPELL-03")
def test_the_wanderer_heals_its_caster_and_hurts_all_others() -> None:
    position = table(4).active(1).hand(1, 2, 8).lives(6, 3, 2, 5).position()
    before = position.to_dict()
    events = play(position, "call 2")
    assert events == [
        Cast(1, 2, 1),
        LifeGained(1, 1, 4),
        LifeLost(2, 1, 1),
        LifeLost(3, 1, 4),
        LifeLost(0, 1, 5),
    ]
    assert position.lives == [5, 4, 1, 4]
    assert changed(before, position.to_dict()) == CAST | {"lives"}


@pytest.mark.rule("AQ-SPELL-03", "AQ-SPELL-20")
def test_the_wanderer_at_full_life_still_hurts_the_others() -> None:
    position = table(3).hand(0, 2, 8).lives(6, 6, 6).position()
    assert play(position, "call 2") == [Cast(0, 2, 1), LifeLost(1, 1, 5), LifeLost(2, 1, 5)]
    assert position.lives == [6, 5, 5]
    assert position.waiting == (0,)


@pytest.mark.rule("AQ-SPELL-04")
def test_the_gain_of_a_wanderer_that_ends_the_game_breaks_the_tie_on_life() -> None:
    """Both reach 8 with 3 points each; without the gain both would have 3 life and share."""
    position = table(3).hand(0, 2, 8).lives(3, 1, 4).scores(5, 0, 5).held(2, 5, 6).rows(4, 4).position()
    events = play(position, "call 2")
    assert events[:4] == [Cast(0, 2, 1), LifeGained(0, 1, 4), LifeLost(1, 1, 0), LifeLost(2, 1, 3)]
    assert events[4:] == [
        RoundEnded(
            outcome="kill",
            seat=0,
            winner=0,
            points=(3, 0, 3),
            scores=(8, 0, 8),
            hands=tuple(position.hands),
            secrets=((), (), (5, 6)),
        ),
        GameEnded((0,)),
    ]
    assert position.lives == [4, 0, 3]
    assert position.winners == (0,)


@pytest.mark.rule("AQ-SPELL-05")
@pytest.mark.parametrize(
    ("life", "rolled", "gained"), [(1, 1, 1), (1, 3, 3), (3, 2, 2), (3, 3, 3), (5, 3, 1), (4, 3, 2)]
)
def test_the_sweet_dream_heals_by_the_die_up_to_six(life: int, rolled: int, gained: int) -> None:
    position = table(3).hand(0, 8, 3).lives(life, 4, 4).position()
    before = position.to_dict()
    events = play(position, "call 3", rolled=rolled)
    assert events == [Cast(0, 3, 2), Rolled(0, rolled), LifeGained(0, gained, life + gained)]
    assert position.lives == [life + gained, 4, 4]
    assert changed(before, position.to_dict()) == CAST | {"lives"}


@pytest.mark.rule("AQ-SPELL-06")
def test_the_night_singer_asks_which_secret_and_does_nothing_by_itself() -> None:
    position = table(3).hand(0, 8, 4).centre(7, 6, 5, 3).position()
    before = position.to_dict()
    assert play(position, "call 4") == [Cast(0, 4, 2)]
    assert changed(before, position.to_dict()) == CAST | {"asked"}
    assert position.waiting == (0,)
    assert position.asked(0) == sleight.Asked("secret", "AQ-SPELL-06", 0, {}, "abracada")
    assert texts(position, 0) == ["take 1", "take 2", "take 3", "take 4", "leave"]


@pytest.mark.rule("AQ-SPELL-06", "AQ-SPELL-07")
@pytest.mark.parametrize(("place", "spell"), [(1, 7), (2, 6), (3, 5), (4, 3)])
def test_the_caster_gets_the_stone_of_the_place_that_was_named(place: int, spell: int) -> None:
    position = table(3).active(1).hand(1, 8, 4).centre(7, 6, 5, 3).position()
    play(position, "call 4")
    before = position.to_dict()
    assert play(position, f"take {place}") == [SecretTaken(1, place, spell)]
    assert changed(before, position.to_dict()) == {"asked", "centre", "held"}
    lying = [7, 6, 5, 3]
    lying[place - 1] = 0
    assert position.centre == tuple(lying)
    assert position.held == ((), (Secret(place, spell),), ())


@pytest.mark.rule("AQ-SPELL-06")
def test_only_the_holder_sees_the_face_of_the_secret_that_was_taken() -> None:
    position = table(3).hand(0, 8, 4).centre(7, 6, 5, 3).position()
    play(position, "call 4")
    (taken,) = play(position, "take 2")
    assert taken.seen_by(0) == SecretTaken(0, 2, 6)
    assert {taken.seen_by(seat) for seat in (1, 2, None)} == {SecretTaken(0, 2, None)}
    assert position.view(0).held[0] == (Secret(2, 6),)
    assert {position.view(seat).held[0] for seat in (1, 2, None)} == {(Secret(2, None),)}


@pytest.mark.rule("AQ-SPELL-07")
def test_the_caster_may_leave_the_secrets_where_they_lie() -> None:
    position = table(3).hand(0, 8, 4).centre(7, 6, 5, 3).position()
    play(position, "call 4")
    before = position.to_dict()
    assert play(position, "leave") == [SecretsLeft(0)]
    assert changed(before, position.to_dict()) == {"asked"}
    assert texts(position, 0) == ["call 4", "call 5", "call 6", "call 7", "call 8", "stop"]


@pytest.mark.rule("AQ-SPELL-07")
def test_a_place_that_is_empty_cannot_be_named() -> None:
    position = table(3).hand(0, 8, 4).held(2, 7, 6).centre(5, 3).rows(4, 4).position()
    play(position, "call 4")
    assert texts(position, 0) == ["take 3", "take 4", "leave"]
    for place in (1, 2):
        expected = Refusal("secret-gone", "AQ-INFO-17", {"place": place}, "abracada")
        assert refusal(position, 0, f"take {place}") == expected
    assert refusal(position, 0, "take 3") is None
    assert refusal(position, 0, "leave") is None


@pytest.mark.rule("AQ-SPELL-06")
def test_without_a_night_singer_no_secret_is_taken_and_with_one_nothing_else_is_done() -> None:
    position = table(3).hand(0, 8, 4).last(3).position()
    for written in ("take 1", "take 4", "leave"):
        expected = Refusal("no-night-singer", "AQ-SPELL-06", {}, "abracada")
        assert refusal(position, 0, written) == expected
    play(position, "call 4")
    for written in ("call 4", "call 8", "stop"):
        assert refusal(position, 0, written) == Refusal("secret-first", "AQ-SPELL-06", {}, "abracada")


@pytest.mark.rule("AQ-SPELL-08")
def test_each_of_the_four_night_singers_finds_a_secret() -> None:
    position = table(3).hand(0, 4, 4, 4, 4, 8).position()
    offered = []
    for place in (1, 2, 3, 4):
        play(position, "call 4")
        offered.append(texts(position, 0))
        play(position, f"take {place}")
    assert offered == [
        ["take 1", "take 2", "take 3", "take 4", "leave"],
        ["take 2", "take 3", "take 4", "leave"],
        ["take 3", "take 4", "leave"],
        ["take 4", "leave"],
    ]
    assert position.centre == (0, 0, 0, 0)
    assert [secret.place for secret in position.held[0]] == [1, 2, 3, 4]


@pytest.mark.rule("AQ-SPELL-09")
def test_the_holder_can_look_at_a_secret_in_every_later_turn() -> None:
    position = table(2).hand(0, 4, 8, 8).hand(1, 7, 7).centre(7, 6, 5, 3).pool().position()
    play(position, "call 4")
    play(position, "take 3")
    seen = [position.view(0).held[0]]
    for written in ("call 8", "stop", "call 7", "stop", "call 2"):
        play(position, written)
        seen.append(position.view(0).held[0])
    assert position.turn == 4
    assert set(seen) == {(Secret(3, 5),)}


@pytest.mark.rule("AQ-SPELL-10")
def test_a_held_secret_does_not_stand_in_for_a_drawn_stone() -> None:
    position = table(3).hand(0, 4, 8, 8, 8, 8).centre(7, 6, 5, 3).pool(7, 7).position()
    play(position, "call 4")
    play(position, "take 1")
    assert play(position, "stop") == [Stopped(0), Drew(0, (1,), (7,), 1)]
    assert position.hands[0] == (7, 8, 8, 8, 8)
    assert position.held[0] == (Secret(1, 7),)


@pytest.mark.rule("AQ-SPELL-10")
def test_a_held_secret_is_no_stone_left_when_the_hand_is_empty() -> None:
    position = table(3).hand(0, 7).held(0, 7, 6).rows(4, 4).position()
    events = play(position, "call 7")
    assert events[2] == RoundEnded(
        outcome="all-cast",
        seat=0,
        winner=0,
        points=(5, 0, 0),
        scores=(5, 0, 0),
        hands=((0, 0, 0, 0, 0), (8, 8, 8, 8, 8), (8, 8, 8, 7, 7)),
        secrets=((7, 6), (), ()),
    )


@pytest.mark.rule("AQ-SPELL-11")
def test_a_secret_stays_with_its_holder_through_the_turns_of_the_round() -> None:
    position = table(2).hand(0, 8, 8, 8).held(0, 7).hand(1, 6, 6, 6).pool().position()
    centre = position.centre
    for written in ("call 8", "stop", "call 6", "stop", "call 3", "call 6", "stop"):
        play(position, written)
        assert position.held == ((Secret(1, 7),), ())
        assert position.centre == centre
    assert (position.round, position.turn) == (1, 5)


@pytest.mark.rule("AQ-SPELL-12")
def test_the_tempest_hits_both_neighbours_and_nobody_else() -> None:
    position = table(5).active(4).hand(4, 8, 5).lives(6, 5, 4, 3, 2).position()
    before = position.to_dict()
    assert play(position, "call 5") == [Cast(4, 5, 2), LifeLost(0, 1, 5), LifeLost(3, 1, 2)]
    assert position.lives == [5, 5, 4, 2, 2]
    assert changed(before, position.to_dict()) == CAST | {"lives"}


@pytest.mark.rule("AQ-SPELL-13")
@pytest.mark.parametrize("caster", [0, 1])
def test_with_two_players_the_tempest_takes_one_life_not_two(caster: int) -> None:
    position = table(2).active(caster).hand(caster, 5, 8).position()
    other = 1 - caster
    assert play(position, "call 5") == [Cast(caster, 5, 1), LifeLost(other, 1, 5)]
    assert position.lives[other] == 5
    assert position.lives[caster] == 6


@pytest.mark.rule("AQ-SPELL-14")
def test_the_blizzard_hits_the_left_neighbour_only() -> None:
    position = table(4).active(3).hand(3, 6, 8).lives(6, 5, 4, 3).position()
    before = position.to_dict()
    assert play(position, "call 6") == [Cast(3, 6, 1), LifeLost(0, 1, 5)]
    assert position.lives == [5, 5, 4, 3]
    assert changed(before, position.to_dict()) == CAST | {"lives"}


@pytest.mark.rule("AQ-SPELL-15")
def test_the_fireball_hits_the_right_neighbour_only() -> None:
    position = table(4).hand(0, 7, 8).lives(6, 5, 4, 3).position()
    before = position.to_dict()
    assert play(position, "call 7") == [Cast(0, 7, 1), LifeLost(3, 1, 2)]
    assert position.lives == [6, 5, 4, 2]
    assert changed(before, position.to_dict()) == CAST | {"lives"}


@pytest.mark.rule("AQ-SPELL-16")
@pytest.mark.parametrize("caster", [0, 1])
def test_with_two_players_blizzard_and_fireball_hit_the_same_opponent(caster: int) -> None:
    position = table(2).active(caster).hand(caster, 6, 7, 8).position()
    other = 1 - caster
    assert play(position, "call 6") == [Cast(caster, 6, 1), LifeLost(other, 1, 5)]
    assert play(position, "call 7") == [Cast(caster, 7, 2), LifeLost(other, 1, 4)]


@pytest.mark.rule("AQ-SPELL-17")
@pytest.mark.parametrize("life", [1, 4, 5])
def test_the_magic_drink_heals_its_caster_by_one(life: int) -> None:
    position = table(3).active(2).hand(2, 7, 8).lives(3, 3, life).position()
    before = position.to_dict()
    assert play(position, "call 8") == [Cast(2, 8, 2), LifeGained(2, 1, life + 1)]
    assert position.lives == [3, 3, life + 1]
    assert changed(before, position.to_dict()) == CAST | {"lives"}


@pytest.mark.rule("AQ-SPELL-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("spell", range(1, 9))
def test_no_spell_takes_life_from_its_caster(spell: int, seats: int) -> None:
    for caster in range(seats):
        lives = [1 if seat == caster else 6 for seat in range(seats)]
        position = table(seats).active(caster).hand(caster, spell, 8 if spell < 8 else 7).lives(*lives)
        cast = position.position()
        hit = [event.seat for event in play(cast, f"call {spell}") if isinstance(event, LifeLost)]
        assert caster not in hit
        assert cast.lives[caster] >= 1


@pytest.mark.rule("AQ-SPELL-19")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("spell", [5, 6, 7])
def test_the_seats_alone_decide_whom_an_attack_hits(spell: int, seats: int) -> None:
    """The caster only names the spell, and nothing is asked after it."""
    for caster in range(seats):
        lives = [2 + (seat + caster) % 4 for seat in range(seats)]
        position = table(seats).active(caster).hand(caster, spell, 8).lives(*lives).position()
        assert texts(position, caster) == [f"call {number}" for number in range(1, 9)]
        hit = [event.seat for event in play(position, f"call {spell}") if isinstance(event, LifeLost)]
        targets = {(caster + step) % seats for step in ATTACKS[spell]}
        assert sorted(hit) == sorted(targets)
        assert position.asked(caster) == sleight.Asked(
            "call", "AQ-TURN-02", caster, {"last": spell, "floor": spell}, "abracada"
        )


@pytest.mark.rule("AQ-SPELL-20")
@pytest.mark.parametrize(
    ("spell", "told"), [(3, [Cast(0, 3, 1), Rolled(0, 2)]), (8, [Cast(0, 8, 1)])], ids=["dream", "drink"]
)
def test_healing_at_full_life_succeeds_without_a_gain_and_the_turn_goes_on(
    spell: int, told: list[sleight.Event]
) -> None:
    position = table(3).hand(0, spell, 7).position()
    before = position.to_dict()
    assert play(position, f"call {spell}", rolled=2 if spell == 3 else None) == told
    assert changed(before, position.to_dict()) == CAST
    assert position.lives == [6, 6, 6]
    assert texts(position, 0) == [*(f"call {number}" for number in range(spell, 9)), "stop"]
