"""AQ-INFO: who sees what, and what may be concluded from it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

import sleight
from sleight.games.abracada.choices import Call, TakeSecret
from sleight.games.abracada.events import (
    Cast,
    Drew,
    Eliminated,
    LifeLost,
    Missed,
    Rolled,
    RoundBegan,
    RoundEnded,
    SecretTaken,
    Slipped,
    Stopped,
)
from sleight.games.abracada.odds import odds, unlocated
from sleight.games.abracada.view import CallMade, Secret, Stone
from tests.games.abracada.scenario import GAME, changed, play, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.abracada.position import AbracadaPosition

VIEWERS = (0, 1, 2, None)
FIELDS = (
    "seat options round turn active asked last lives scores gained full_life goal copies rows pool centre "
    "hands held calls"
)
every_seat = pytest.mark.parametrize("seat", range(3))


def midway(active: int = 0) -> AbracadaPosition:
    """Three players in the middle of a round; seats 0 and 1 hold a secret each."""
    builder = table(3).hand(0, 8, 5, 8, 6, 3).hand(1, 7, 7, 8, 2).hand(2, 6, 5, 0, 4, 8)
    return builder.held(0, 7).held(1, 3).centre(1, 6).rows(4, 4, 8).turn(4).active(active).position()


def with_fields(position: AbracadaPosition, **fields: object) -> AbracadaPosition:
    return GAME.from_dict({**position.to_dict(), **fields})


def with_stone(position: AbracadaPosition, seat: int, place: int, spell: int) -> AbracadaPosition:
    """The same position, but that stone of the hand was exchanged for another one out of the pool."""
    hand, pool = list(position.hands[seat]), list(position.pool)
    where = pool.index(spell)
    hand[place - 1], pool[where] = pool[where], hand[place - 1]
    hands = [*position.hands[:seat], tuple(hand), *position.hands[seat + 1 :]]
    return with_fields(position, hands=hands, pool=pool)


def plain(position: AbracadaPosition, viewer: int | None) -> Any:
    """A view as it travels: what its JSON text says."""
    return msgspec.json.decode(msgspec.json.encode(position.view(viewer)))


def known_to(position: AbracadaPosition, seat: int) -> list[object]:
    """Everything that a seat can read off a position without a move, the view as text."""
    universe = GAME.universe()
    return [
        msgspec.json.encode(position.view(seat)),
        position.asked(seat),
        position.choices(seat),
        position.asides(seat),
        [position.why_not(seat, choice) for choice in universe],
        [position.warnings(seat, choice) for choice in universe],
    ]


def faces(events: list[sleight.Event], viewer: int | None) -> list[sleight.Event | None]:
    return [event.seen_by(viewer) for event in events]


def hand_shown(position: AbracadaPosition, viewer: int | None, owner: int) -> list[int | None]:
    """The spells of a hand in the JSON text of a view; 0 for an empty position, None for a hidden face."""
    return [stone["spell"] if stone else 0 for stone in plain(position, viewer)["hands"][owner]]


def random_positions(seats: int, seed: int) -> Iterator[AbracadaPosition]:
    """The positions of a game that chance plays, each before its choice."""
    position, rng = GAME.new(seats=seats, seed=seed), Random(seed)
    while position.waiting:
        yield position
        position.apply(position.active, rng.choice(position.choices(position.active)))


@pytest.mark.rule("AQ-INFO-01")
@every_seat
def test_a_view_hides_the_own_hand(seat: int) -> None:
    position = midway()
    hidden = [None if spell else 0 for spell in position.hands[seat]]
    assert hand_shown(position, seat, seat) == hidden


@pytest.mark.rule("AQ-INFO-01")
@every_seat
def test_nothing_that_a_player_is_told_depends_on_the_own_hand(seat: int) -> None:
    position = midway(active=seat)
    for place, spell in enumerate(position.hands[seat], start=1):
        for other in {*position.pool} - {spell} if spell else ():
            world = with_stone(position, seat, place, other)
            assert known_to(world, seat) == known_to(position, seat)
            assert all(world.view(viewer) != position.view(viewer) for viewer in {0, 1, 2} - {seat})


@pytest.mark.rule("AQ-INFO-02")
@every_seat
def test_a_view_shows_the_hands_of_all_others(seat: int) -> None:
    position = midway()
    for owner in {0, 1, 2} - {seat}:
        assert hand_shown(position, seat, owner) == list(position.hands[owner])


@pytest.mark.rule("AQ-INFO-01", "AQ-INFO-02", "AQ-INFO-14")
def test_the_deal_shows_everybody_the_hands_of_the_others() -> None:
    position = table(3).hand(0, 6, 8).lives(6, 1, 6).position()
    began = play(position, "call 6")[-1]
    assert isinstance(began, RoundBegan)
    first, second, third = position.hands
    assert (began.round, began.first, began.hands) == (2, 1, (first, second, third))
    shown = {0: ((), second, third), 1: (first, (), third), 2: (first, second, ()), None: ((), (), ())}
    for viewer, hands in shown.items():
        assert began.seen_by(viewer) == RoundBegan(2, 1, began.revealed, hands)


@pytest.mark.rule("AQ-INFO-03", "AQ-INFO-04")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_shows_of_pool_and_centre_only_how_many_stones_lie_where(viewer: int | None) -> None:
    position = midway()
    shown = plain(position, viewer)
    assert list(shown) == FIELDS.split()
    assert shown["pool"] == len(position.pool) == 16
    assert shown["centre"] == [False, False, True, True]
    assert position.key.hex() not in msgspec.json.encode(shown).decode()
    stones = [stone for hand in shown["hands"] for stone in hand if stone]
    assert all(list(stone) == ["drawn", "excluded", "spell"] for stone in stones)


@pytest.mark.rule("AQ-INFO-03")
@every_seat
def test_nothing_that_anybody_is_told_depends_on_the_order_of_the_pool(seat: int) -> None:
    position = midway(active=seat)
    world = with_fields(position, pool=position.pool[::-1])
    assert world.pool != position.pool
    assert known_to(world, seat) == known_to(position, seat)
    assert world.view(None) == position.view(None)


@pytest.mark.rule("AQ-INFO-04")
@every_seat
def test_nothing_that_anybody_is_told_depends_on_the_secrets_in_the_centre(seat: int) -> None:
    position = midway(active=seat)
    pool = list(position.pool)
    centre = (0, 0, pool.pop(), pool.pop(0))
    world = with_fields(position, centre=centre, pool=[*pool, *position.centre[2:]])
    assert world.centre != position.centre
    assert known_to(world, seat) == known_to(position, seat)
    assert world.view(None) == position.view(None)


@pytest.mark.rule("AQ-INFO-05")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_holder_sees_a_held_secret(viewer: int | None) -> None:
    first, second = (7 if viewer == 0 else None), (3 if viewer == 1 else None)
    assert midway().view(viewer).held == ((Secret(1, first),), (Secret(2, second),), ())
    held = [[{"place": 1, "spell": first}], [{"place": 2, "spell": second}], []]
    assert plain(midway(), viewer)["held"] == held


@pytest.mark.rule("AQ-INFO-05")
@pytest.mark.parametrize("seat", [0, 2])
def test_nothing_that_the_others_are_told_depends_on_a_held_secret(seat: int) -> None:
    position = midway(active=seat)
    pool = list(position.pool)
    pool[pool.index(5)] = 3
    world = with_fields(position, held=[position.held[0], [Secret(2, 5)], []], pool=pool)
    assert world.view(1) != position.view(1)
    assert world.view(None) == position.view(None)
    assert known_to(world, seat) == known_to(position, seat)


@pytest.mark.rule("AQ-INFO-05")
def test_a_held_secret_stays_in_the_holders_view_until_the_round_ends() -> None:
    position = table(3).hand(0, 4, 8).hand(1, 7, 7).hand(2, 5, 8).lives(2, 6, 6).centre(3, 6, 2, 8).position()
    for written in ("call 4", "take 2", "stop", "call 1", "call 1"):
        play(position, written, rolled=1 if written == "call 1" else None)
    assert (position.active, position.turn) == (0, 4)
    assert position.view(0).held == ((Secret(2, 6),), (), ())
    assert all(position.view(viewer).held == ((Secret(2, None),), (), ()) for viewer in (1, 2, None))
    play(position, "call 1", rolled=2)
    assert position.round == 2
    assert all(position.view(viewer).held == ((), (), ()) for viewer in VIEWERS)


@pytest.mark.rule("AQ-INFO-06")
def test_everybody_sees_every_life_at_all_times() -> None:
    for position in random_positions(3, seed=1):
        assert all(position.view(viewer).lives == tuple(position.lives) for viewer in VIEWERS)


@pytest.mark.rule("AQ-INFO-06")
def test_everybody_sees_the_die_and_what_it_costs() -> None:
    events = play(table(3).hand(0, 1, 8).position(), "call 1", rolled=3)
    assert events == [Cast(0, 1, 1), Rolled(0, 3), LifeLost(1, 3, 3), LifeLost(2, 3, 3)]
    assert all(faces(events, viewer) == events for viewer in VIEWERS)


@pytest.mark.rule("AQ-INFO-07")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_stones_in_the_rows(viewer: int | None) -> None:
    position = midway()
    assert plain(position, viewer)["rows"] == [0, 0, 0, 0, 2, 0, 0, 0, 1]
    play(position, "call 6")
    assert plain(position, viewer)["rows"] == [0, 0, 0, 0, 2, 0, 1, 0, 1]


@pytest.mark.rule("AQ-INFO-08")
def test_a_miss_tells_everybody_that_the_hand_holds_no_such_stone() -> None:
    position = midway()
    events = play(position, "call 7")
    assert events == [Missed(0, 7), LifeLost(0, 1, 5)]
    for viewer in VIEWERS:
        assert faces(events, viewer) == events
        view = position.view(viewer)
        assert view.calls == (CallMade(4, 0, 7, "missed"),)
        assert [stone.excluded for stone in view.hands[0] if stone] == [(7,)] * 5
        assert not any(stone.excluded for hand in view.hands[1:] for stone in hand if stone)


@pytest.mark.rule("AQ-INFO-09")
def test_a_punished_lower_call_tells_nobody_whether_the_stone_was_there() -> None:
    owning = table(3, lower="penalty").hand(0, 3, 8, 6, 7, 7).last(5).position()
    lacking = with_stone(owning, 0, 1, 5)
    told = [play(world, "call 3") for world in (owning, lacking)]
    assert told == [[Slipped(0, 3, 5), LifeLost(0, 1, 5)]] * 2
    assert known_to(owning, 0) == known_to(lacking, 0)
    for viewer in VIEWERS:
        view = owning.view(viewer)
        assert faces(told[0], viewer) == told[0]
        assert view.calls == (CallMade(1, 0, 3, "slipped"),)
        assert not any(stone.excluded for hand in view.hands for stone in hand if stone)


@pytest.mark.rule("AQ-INFO-08", "AQ-INFO-09", "AQ-INFO-15")
def test_an_event_says_of_itself_whether_anybody_learned_something() -> None:
    kinds = get_args(GAME.event_type)
    revealing = {RoundBegan, Cast, Missed, Rolled, SecretTaken, Drew, Eliminated, RoundEnded}
    assert {kind for kind in kinds if kind.reveals} == revealing
    assert [kind for kind in kinds if kind.lays_open] == [RoundEnded]
    assert {kind.game for kind in kinds} == {"abracada"}


@pytest.mark.rule("AQ-INFO-10")
def test_stones_keep_their_positions_and_new_ones_fill_the_gaps_from_the_lowest() -> None:
    position = table(3).hand(0, 8, 5, 8, 6, 3).pool(7, 6, 2).turn(4).position()
    play(position, "call 5")
    play(position, "call 8", taken=3)
    for viewer in VIEWERS:
        gaps = [stone is None for stone in position.view(viewer).hands[0]]
        assert gaps == [False, True, True, False, False]
    assert position.hands[0] == (8, 0, 0, 6, 3)
    before = position.to_dict()
    assert play(position, "stop") == [Stopped(0), Drew(0, (2, 3), (7, 6), 1)]
    assert changed(before, position.to_dict()) == {"hands", "drawn", "pool", "active", "turn", "last"}
    assert position.hands[0] == (8, 7, 6, 6, 3)
    for viewer in VIEWERS:
        assert [stone.drawn for stone in position.view(viewer).hands[0] if stone] == [0, 4, 4, 0, 0]


@pytest.mark.rule("AQ-INFO-11")
def test_any_of_the_equal_stones_is_taken_equally_often() -> None:
    position = table(3).hand(0, 8, 5, 8, 6, 8).position()
    taken: Counter[int] = Counter()
    for number in range(3000):
        trial = position.copy()
        trial.seed(number.to_bytes(16, "big"))
        (cast,) = trial.apply(0, Call(8))
        assert isinstance(cast, Cast)
        taken[cast.place] += 1
    assert set(taken) == {1, 3, 5}
    assert all(880 < count < 1120 for count in taken.values())


@pytest.mark.rule("AQ-INFO-11")
@pytest.mark.parametrize("hand", [(8, 5, 6, 7, 7), (8, 8, 6, 7, 7), (8, 8, 8, 8, 8)])
def test_every_success_draws_once_whatever_stands_in_the_hand(hand: tuple[int, ...]) -> None:
    position = table(3).hand(0, *hand).position()
    position.apply(0, Call(8))
    assert position.draws == 1
    miss = table(3).hand(0, 5, 6).position()
    miss.apply(0, Call(8))
    assert miss.draws == 0


@pytest.mark.rule("AQ-INFO-11", "AQ-INFO-18")
def test_the_pick_does_not_show_in_a_fingerprint() -> None:
    single = table(3).hand(0, 5, 8, 6).hand(1, 7).hand(2, 6).position()
    double = with_stone(single, 0, 1, 8)
    for position in (single, double):
        position.seed(b"some sixteen-byt")
        position.apply(0, Call(8))
    assert single.fingerprint() == double.fingerprint()


@pytest.mark.rule("AQ-INFO-12")
@every_seat
def test_unlocated_are_the_copies_that_a_player_sees_nowhere(seat: int) -> None:
    position = midway()
    expected = {
        0: [0, 1, 1, 3, 1, 4, 5, 4, 5],  # The other hands, the rows and the own secret 7 are taken off.
        1: [0, 1, 2, 1, 1, 3, 4, 7, 4],
        2: [0, 1, 1, 2, 2, 4, 5, 5, 4],
    }
    assert unlocated(position.view(seat)) == expected[seat]


@pytest.mark.rule("AQ-INFO-12", "AQ-INFO-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_unlocated_copies_are_those_that_really_lie_hidden(seats: int) -> None:
    for position in random_positions(seats, seed=seats):
        for seat in range(seats):
            view = position.view(seat)
            others = [held for owner, held in enumerate(position.held) if owner != seat]
            secrets = [secret.spell for held in others for secret in held]
            hidden = [*position.hands[seat], *position.pool, *position.centre, *secrets]
            assert unlocated(view) == [0, *(hidden.count(spell) for spell in range(1, 9))]
            standing = sum(stone is not None for stone in view.hands[seat])
            assert sum(unlocated(view)) == standing + view.pool + sum(view.centre) + len(secrets)


@pytest.mark.rule("AQ-INFO-14")
def test_a_spectator_sees_no_hand_and_no_held_secret() -> None:
    position = midway()
    assert [hand_shown(position, None, owner) for owner in range(3)] == [
        [None] * 5,
        [None] * 4 + [0],
        [None, None, 0, None, None],
    ]
    world = position
    for seat, place in ((0, 1), (1, 2), (2, 5)):
        world = with_stone(world, seat, place, 5 if seat == 2 else 6)
    world = with_fields(world, held=[(Secret(1, 3),), (Secret(2, 7),), ()])
    assert world.view(None) == position.view(None)
    assert odds(position.view(None)) == (Fraction(0),) * 9


def face(event: sleight.Event, viewer: int | None) -> sleight.Event:
    """What the visibility matrix lets a viewer see of an event."""
    replace, unseen = msgspec.structs.replace, viewer is None
    if isinstance(event, RoundBegan):
        hands = enumerate(event.hands)
        return replace(event, hands=tuple(() if unseen or owner == viewer else hand for owner, hand in hands))
    if isinstance(event, Drew):
        return replace(event, spells=() if unseen or event.seat == viewer else event.spells)
    if isinstance(event, SecretTaken):
        return replace(event, spell=event.spell if event.seat == viewer else None)
    return event


@pytest.mark.rule("AQ-INFO-14", "AQ-INFO-16", "AQ-INFO-05")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_event_of_a_game_shows_each_seat_and_spectators_no_more_than_they_may_see(seats: int) -> None:
    kinds = set()
    for position in random_positions(seats, seed=3):
        for event in position.told:
            kinds.add(type(event))
            assert all(event.seen_by(viewer) == face(event, viewer) for viewer in (*range(seats), None))
    assert {RoundBegan, Drew, SecretTaken, RoundEnded} <= kinds


@pytest.mark.rule("AQ-INFO-15")
def test_the_end_of_a_round_shows_hands_and_held_secrets_but_not_pool_and_centre() -> None:
    position = midway()
    position.lives[1] = 1
    ended = play(position, "call 6")[2]
    assert ended == RoundEnded(
        outcome="kill",
        seat=0,
        winner=0,
        points=(4, 0, 1),
        scores=(4, 0, 1),
        hands=((8, 5, 8, 0, 3), (7, 7, 8, 2, 0), (6, 5, 0, 4, 8)),
        secrets=((7,), (3,), ()),
    )
    assert all(ended.seen_by(viewer) == ended for viewer in VIEWERS)


@pytest.mark.rule("AQ-INFO-16")
def test_the_drawing_player_and_spectators_see_positions_and_count_only() -> None:
    position = table(3).hand(0, 8, 5, 8).pool(7, 6, 2, 1).position()
    play(position, "call 5")
    drew = play(position, "stop")[1]
    assert drew == Drew(0, (2, 4, 5), (7, 6, 2), 1)
    assert [drew.seen_by(viewer) for viewer in (1, 2)] == [drew, drew]
    assert [drew.seen_by(viewer) for viewer in (0, None)] == [Drew(0, (2, 4, 5), (), 1)] * 2


@pytest.mark.rule("AQ-INFO-17", "AQ-INFO-05")
def test_everybody_sees_who_took_the_secret_of_which_place() -> None:
    position = table(3).hand(0, 4, 4, 8).centre(3, 6, 2, 8).position()
    play(position, "call 4")
    before = position.to_dict()
    (taken,) = play(position, "take 3")
    assert changed(before, position.to_dict()) == {"asked", "centre", "held"}
    assert taken == taken.seen_by(0) == SecretTaken(0, 3, 2)
    assert [taken.seen_by(viewer) for viewer in (1, 2, None)] == [SecretTaken(0, 3, None)] * 3
    for viewer in VIEWERS:
        view = position.view(viewer)
        assert view.centre == (True, True, False, True)
        assert view.held == ((Secret(3, 2 if viewer == 0 else None),), (), ())


@pytest.mark.rule("AQ-INFO-17")
def test_a_place_stays_empty_once_its_secret_was_taken() -> None:
    position = table(3).hand(0, 4, 4, 8).centre(3, 6, 2, 8).position()
    for written in ("call 4", "take 3", "call 4"):
        play(position, written)
    assert [sleight.text(choice) for choice in position.choices(0)] == ["take 1", "take 2", "take 4", "leave"]
    gone = sleight.Refusal("secret-gone", "AQ-INFO-17", {"place": 3}, "abracada")
    assert position.why_not(0, TakeSecret(3)) == gone


@pytest.mark.rule("AQ-INFO-18")
@pytest.mark.parametrize("spell", range(2, 9))
def test_a_success_does_not_tell_whether_further_equal_stones_stand_there(spell: int) -> None:
    builder = table(3).hand(0, spell, 5 if spell == 6 else 6).hand(1, 7, 8).hand(2, 7, 5).centre(1, 3, 5, 8)
    single = builder.position()
    double = with_stone(single, 0, 2, spell)
    rolled = 2 if spell == 3 else None
    told = [play(world, f"call {spell}", taken=1, rolled=rolled) for world in (single, double)]
    assert told[0][0].seen_by(0) == Cast(0, spell, 1)
    assert faces(told[0], 0) == faces(told[1], 0)
    assert known_to(single, 0) == known_to(double, 0)


@pytest.mark.rule("AQ-INFO-19")
def test_a_miss_says_nothing_about_stones_drawn_at_the_end_of_the_turn() -> None:
    position = table(2).hand(0, 5, 8, 7).hand(1, 8, 8).pool(6, 6, 3).turn(4).position()
    play(position, "call 5")
    assert play(position, "call 6")[-1] == Drew(0, (1, 4, 5), (6, 6, 3), 0)
    for viewer in (0, 1, None):
        excluded = [stone.excluded for stone in position.view(viewer).hands[0] if stone]
        assert excluded == [(), (6,), (6,), (), ()]
    play(position, "call 2")
    assert position.warnings(0, Call(6)) == []
    assert isinstance(play(position, "call 6", taken=4)[0], Cast)
    assert [stone and stone.excluded for stone in position.view(1).hands[0]] == [(), (6,), (6,), None, ()]


@pytest.mark.rule("AQ-INFO-19", "AQ-INFO-20")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_shows_when_each_stone_was_drawn_and_what_is_excluded_for_it(viewer: int | None) -> None:
    position = (
        table(3)
        .hand(0, 8, 8, 0, 5)
        .drawn(0, 0, 2, 3, 5)
        .hand(1, 6, 6)
        .calls(
            (2, 0, 7, "missed", 0, 0),
            (3, 1, 4, "missed", 0, 0),
            (4, 0, 6, "cast", 3, 0),
            (4, 0, 2, "slipped", 0, 0),
            (5, 0, 3, "missed", 0, 0),
            (5, 0, 3, "missed", 0, 0),
        )
        .turn(6)
        .position()
    )
    face = (8, 8, 5) if viewer in (1, 2) else (None,) * 3
    mine = (Stone(0, (3, 7), face[0]), Stone(2, (3,), face[1]), None, Stone(5, (), face[2]), None)
    other = Stone(0, (4,), 6 if viewer in (0, 2) else None)
    assert position.view(viewer).hands[:2] == (mine, (other, other, None, None, None))


@pytest.mark.rule("AQ-INFO-19")
@pytest.mark.parametrize(
    ("call", "drawn", "warned"),
    [
        ((3, 0, 6, "missed", 0, 0), (0, 2), True),
        ((3, 0, 6, "missed", 0, 0), (0, 3), False),
        ((3, 0, 6, "missed", 0, 0), (0, 2, 3), True),
        ((3, 0, 7, "missed", 0, 0), (0, 2), False),
        ((3, 1, 6, "missed", 0, 0), (0, 2), False),
        ((3, 0, 6, "slipped", 0, 0), (0, 2), False),
    ],
)
def test_a_call_that_was_missed_with_the_same_stones_is_warned_of(
    call: tuple[int, int, int, str, int, int], drawn: tuple[int, ...], warned: bool
) -> None:
    position = table(3).hand(0, 8, 5).drawn(0, *drawn).calls(call).turn(4).position()
    caution = sleight.Caution("missed-before", "AQ-INFO-19", {"spell": 6}, "abracada")
    assert position.warnings(0, Call(6)) == ([caution] if warned else [])
