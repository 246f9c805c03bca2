"""What must hold at every moment of every game, shown on random ones."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import msgspec
import pytest

import sleight
from sleight.games.trickerion.events import Scored
from sleight.games.trickerion.state.cells import RESIDENCE
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.saved import Saved
from tests.games.trickerion.helpers.saves import lasting
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.walks import OPTION_SETS, walk, walks

MOST_CHOICES = 200


def saved(position: TrickerionPosition) -> Saved:
    """The position as typed data."""
    typed: Saved = msgspec.convert(position.to_dict(), position.table.types.saved)
    return typed


@pytest.mark.rule("TR-GEN-01", "TR-GEN-04", "TR-ROUND-03", "TR-SCORE-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_lasts_five_rounds(seats: int) -> None:
    for seed in range(10):
        *_, last = walk(seats, seed)
        assert (last.round, last.over, last.view(None).phase) == (5, True, "over")
        assert len(last.winners) == 1


@pytest.mark.rule("TR-GEN-18", "TR-GEN-20", "TR-GEN-22")
def test_no_number_is_ever_negative() -> None:
    for position in walks(6, every=1):
        assert min(position.cells) >= 0
        assert min(position.scores) >= 0


@pytest.mark.rule("TR-GEN-12", "TR-WS-09", "TR-PERF-09", "TR-END-21")
def test_four_markers_of_each_symbol() -> None:
    for position in walks(6, every=3):
        state = saved(position)
        laid = Counter((m.seat, m.symbol) for show in state.theater for m in show.markers if m)
        for seat, workshop in enumerate(state.workshops):
            for owned in workshop.tricks:
                assert owned.ready + owned.spare + laid.pop((seat, owned.symbol), 0) == 4
        assert not laid


@pytest.mark.rule("TR-GEN-14", "TR-SETUP-03", "TR-GEN-34")
def test_every_trick_lies_in_one_place() -> None:
    for position in walks(6, every=3):
        table = position.table
        owned = [owned.trick for workshop in position.view(None).workshops for owned in workshop.tricks]
        free = [
            id
            for id, group, bit in zip(table.trick_ids, table.group_of, table.bit_of, strict=True)
            if position.cells[RESIDENCE + group] & bit
        ]
        assert len(owned) + len(free) == 32
        assert len({*owned, *free}) == 32
        assert all(len(workshop.tricks) <= 4 for workshop in position.view(None).workshops)


@pytest.mark.rule("TR-GEN-11", "TR-GEN-36", "TR-DT-25", "TR-DT-27")
def test_eight_discs_a_player_and_a_home_for_each() -> None:
    for position in walks(8, every=5):
        for workshop in saved(position).workshops:
            ids = [character.id for character in workshop.characters]
            assert len(set(ids)) == len(ids) <= 8
            assert "assistant" in ids or "apprentice-4" not in ids


@pytest.mark.rule("TR-PSET-13", "TR-ASSIGN-02", "TR-END-14")
def test_a_hand_holds_nine_cards() -> None:
    hand = {"theater": 3, "workshop": 2, "market-row": 2, "downtown": 2}
    for position in walks(6, every=3):
        for workshop in saved(position).workshops:
            used = Counter(character.card for character in workshop.characters if character.card)
            assert all(count <= hand[card] for card, count in used.items())


@pytest.mark.rule("TR-DICE-04", "TR-DICE-05", "TR-DICE-06", "TR-DICE-07")
def test_dice_show_their_own_faces() -> None:
    schools = {"mechanical", "optical", "escape", "spiritual", "any", "x"}
    numbers = {"3", "4", "5", "6", "x"}
    faces = [
        schools,
        schools,
        {"assistant", "manager", "engineer", "x"},
        {"apprentice", "x"},
        numbers,
        numbers,
    ]
    shown: list[set[str]] = [set() for _ in faces]
    for position in walks(12, every=5):
        for die, face in enumerate(position.view(None).dice):
            shown[die].add(face)
    # Before the first roll all dice lie on X.
    assert shown == faces


@pytest.mark.rule("TR-CMP-01", "TR-CMP-03", "TR-CMP-04", "TR-CMP-07")
def test_components_fit_on_the_boards() -> None:
    for position in walks(8, every=5):
        for workshop in position.view(None).workshops:
            boards = Counter(stack.board for stack in workshop.components)
            manager = any(character.id == "manager" for character in workshop.characters)
            assert boards["player"] <= 6
            assert boards["manager"] <= 2 * manager
            assert all(1 <= stack.tokens <= stack.counts <= 3 for stack in workshop.components)


@pytest.mark.rule("TR-END-24", "TR-END-25", "TR-END-26")
def test_the_theater_grows_to_one_card_more_than_players() -> None:
    for seats in (2, 3, 4):
        for position in walk(seats, 5):
            view = position.view(None)
            if view.phase in ("advertise", "assignment", "placement", "performance"):
                assert len(view.theater) == min(seats - 2 + view.round, seats + 1)
                assert view.deck == 5 - view.round


def test_choices_and_refusals_agree_on_the_whole_universe() -> None:
    for position in walks(5, every=23):
        for seat in range(position.table.seats):
            legal = {*position.choices(seat), *position.asides(seat)}
            assert len(legal) == len(position.choices(seat)) + len(position.asides(seat))
            assert len(legal) <= MOST_CHOICES
            places = [position.table.known[choice] for choice in position.choices(seat)]
            assert places == sorted(places)
            for choice in GAME.universe():
                assert (position.why_not(seat, choice) is None) == (choice in legal), sleight.text(choice)


def test_an_illegal_choice_changes_nothing() -> None:
    rng = Random(1)
    for position in walks(3, every=29):
        before = position.to_dict()
        for seat in range(position.table.seats):
            legal = {*position.choices(seat), *position.asides(seat)}
            for choice in rng.sample(GAME.universe(), 40):
                if choice not in legal:
                    with pytest.raises(sleight.Illegal):
                        position.apply(seat, choice)
        assert position.to_dict() == before


def test_a_copy_is_independent() -> None:
    rng = Random(2)
    for position in walks(4, every=11):
        before, prints = position.to_dict(), position.fingerprint()
        twin = position.copy()
        assert twin.to_dict() == before
        for _ in range(12):
            if twin.waiting:
                seat = rng.choice(twin.waiting)
                twin.apply(seat, rng.choice(twin.choices(seat)))
        assert position.to_dict() == before
        assert position.fingerprint() == prints


def test_a_position_survives_a_trip_through_json() -> None:
    for position in walks(6, every=13):
        again = GAME.from_dict(json.loads(json.dumps(position.to_dict())))
        assert again.to_dict() == position.to_dict()
        assert again.fingerprint() == position.fingerprint()
        assert (lasting(again), again.occupied) == (lasting(position), position.occupied)


@pytest.mark.rule("TR-GEN-24", "TR-ASSIGN-08")
def test_a_guess_looks_the_same_to_the_one_who_guesses() -> None:
    rng = Random(3)
    for position in walks(6, every=13):
        for seat in (*range(position.table.seats), None):
            view = position.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            guess = GAME.guess(view, rng)
            assert guess.view(seat) == view
            if seat is not None:
                assert guess.choices(seat) == position.choices(seat)
                assert guess.asides(seat) == position.asides(seat)
            GAME.from_dict({**guess.to_dict(), "key": "00" * 16})


@pytest.mark.rule("TR-ASSIGN-01", "TR-ASSIGN-07", "TR-ASSIGN-08")
def test_the_order_in_which_plans_arrive_does_not_matter() -> None:
    for seed in range(6):
        position = next(each for each in walk(4, seed) if len(each.waiting) == 4)
        plans = {seat: _plan(position.copy(), seat, seed) for seat in range(4)}
        after = []
        for turn in range(4):
            trial = position.copy()
            queues = {seat: list(plan) for seat, plan in plans.items()}
            rng = Random(turn)
            while any(queues.values()):
                seat = rng.choice([seat for seat, queue in queues.items() if queue])
                trial.apply(seat, queues[seat].pop(0))
            after.append(trial.to_dict())
        assert all(each == after[0] for each in after)


def _plan(position: TrickerionPosition, seat: int, seed: int) -> list[sleight.Choice]:
    """A random plan of one seat, to the end."""
    rng = Random(seed * 10 + seat)
    made = []
    while seat in position.waiting:
        made.append(rng.choice(position.choices(seat)))
        position.apply(seat, made[-1])
        if not position.choices(seat) or position.view(seat).phase != "assignment":
            break
    return made


@pytest.mark.rule("TR-ASSIGN-08", "TR-ASSIGN-11")
def test_nobody_learns_anything_of_a_plan_before_the_reveal() -> None:
    position = next(each for each in walk(3, 1) if len(each.waiting) == 3)
    unseen = [position.view(seat) for seat in (0, 2, None)]
    events = position.apply(1, position.choices(1)[0])
    assert [position.view(seat) for seat in (0, 2, None)] == unseen
    assert [event.seen_by(1) for event in events] == events
    assert [event.seen_by(seat) for event in events for seat in (0, 2, None)] == [None] * 3 * len(events)
    events = position.apply(1, GAME.parse("replan"))
    assert [position.view(seat) for seat in (0, 2, None)] == unseen
    assert [event.seen_by(0) for event in events] == [None]


def test_no_game_goes_on_for_ever_even_with_asides() -> None:
    for seats in (2, 3, 4):
        rows = sum(1 for _ in walk(seats, 7, asides=0.9))
        assert rows < 3000


def test_the_same_seed_gives_the_same_game() -> None:
    for seats in (2, 3, 4):
        prints = [[each.fingerprint() for each in walk(seats, 11)] for _ in range(2)]
        assert prints[0] == prints[1]


def test_events_and_choices_survive_a_trip_through_json() -> None:
    rng = Random(4)
    for options in OPTION_SETS:
        position = GAME.new(4, 12, options)
        while position.waiting:
            seat = rng.choice(position.waiting)
            choice = rng.choice(position.choices(seat))
            assert GAME.parse(sleight.text(choice)) == choice
            assert msgspec.json.decode(msgspec.json.encode(choice), type=GAME.choice_type) == choice
            for event in position.apply(seat, choice):
                for face in (event, event.seen_by(seat), event.seen_by(None)):
                    if face is not None:
                        assert msgspec.json.decode(msgspec.json.encode(face), type=GAME.event_type) == face


def test_a_record_replays_and_is_short() -> None:
    record = sleight.Record.start(GAME, seats=4, seed=3, options={"beginner": [1]})
    rng = Random(5)
    while record.position.waiting:
        seat = rng.choice(record.position.waiting)
        record.add(seat, rng.choice(record.position.choices(seat)))
    again = sleight.Record.from_text(record.to_text())
    assert again.position.fingerprint() == record.position.fingerprint()
    rows = [row.written for row in record.rows]
    assert sum(len(row) + 1 for row in rows) <= 30 * len(rows)


@pytest.mark.rule("TR-SCORE-02", "TR-SCORE-12", "TR-SCORE-18")
def test_final_scoring_is_told_category_by_category() -> None:
    position = GAME.new(3, 2)
    rng = Random(6)
    events: list[sleight.Event] = []
    while position.waiting:
        seat = rng.choice(position.waiting)
        events = position.apply(seat, rng.choice(position.choices(seat)))
    scored = [event for event in events if isinstance(event, Scored)]
    assert [event.category for event in scored] == ["shards", "coins", "apprentices", "specialists"] * 3
    assert all(0 <= event.fame <= event.cap == 20 for event in scored)


@pytest.mark.rule("TR-DICE-01", "TR-GEN-33")
def test_the_dice_fall_evenly() -> None:
    faces: Counter[str] = Counter()
    for seed in range(300):
        for position in walk(2, seed, asides=0):
            if position.view(None).phase == "advertise":
                faces.update([position.view(None).dice[0]])
                break
    assert sum(faces.values()) == 300
    assert all(
        25 <= faces[face] <= 80 for face in ("mechanical", "optical", "escape", "spiritual", "any", "x")
    )
