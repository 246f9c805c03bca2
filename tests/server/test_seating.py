"""Sitting down, bots in people's places, rematches, and playing on from a moment."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sleight
from sleight.server.config import Config
from sleight.server.faults import Declined, sentence, status_of
from sleight.server.play import Play
from sleight.server.tables import Answer
from tests.server.house import House, house, run


async def finish(home: House, play: Play) -> None:
    rng = random.Random(1)
    while play.position.waiting:
        seat = play.position.waiting[0]
        await home.play(play, seat, sleight.text(rng.choice(play.position.choices(seat))))


def declined(error: pytest.ExceptionInfo[Declined]) -> str:
    return error.value.code


def test_the_game_begins_when_all_have_sat_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = (await home.table(["person", "random", "person"])).play
            with pytest.raises(Declined) as error:
                await home.play(table, 0, "call 8")
            assert declined(error) == "not-started"
            with pytest.raises(Declined) as error:
                await home.seating.join(table, "ANN", None)
            assert declined(error) == "name-at-table"
            with pytest.raises(Declined) as error:
                await home.seating.join(table, "Bob", 1)
            assert declined(error) == "seat-taken"
            place = await home.seating.join(table, "Bob", None)
            assert place.seat == 2
            assert table.started
            with pytest.raises(Declined) as error:
                await home.seating.join(table, "Cy", None)
            assert declined(error) == "table-full"

    run(play())


def test_a_seat_is_left_before_the_game_begins(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.table(["person", "random", "person", "person"])
            table = ann.play
            bob = await home.seating.join(table, "Bob", 3)
            await home.seating.hand_over(table, 3, "random", for_good=True)
            await home.seating.leave(table, bob.seat)
            assert table.seats[3].free
            assert not table.seats[3].resigned
            assert table.header.ended is None
            with pytest.raises(Declined) as error:
                home.seating.seat_of(table, bob.token)
            assert declined(error) == "token-wrong"
        async with house(tmp_path) as home:
            table = await home.tables.find(table.id)
            assert table.seats[3].free
            again = await home.seating.join(table, "Bob", 3)
            await home.seating.leave(table, ann.seat)
            assert not table.started
            await home.seating.join(table, "Cy", None)
            await home.seating.join(table, "Dee", None)
            assert table.started
            with pytest.raises(Declined) as error:
                await home.seating.leave(table, again.seat)
            assert declined(error) == "table-started"
            assert table.seats[3].name == "Bob"

    run(play())


def test_the_last_one_to_leave_closes_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.table(["person", "person", "person"])
            table = ann.play
            bob = await home.seating.join(table, "Bob", None)
            await home.seating.hand_over(table, bob.seat, "random")
            await home.seating.leave(table, ann.seat)
            assert table.header.ended is None
            await home.seating.leave(table, bob.seat)
            assert table.header.ended is not None
            assert table.id not in [header.id for header, _ in await home.store.listed(10)]
        async with house(tmp_path) as home:
            table = await home.tables.find(table.id)
            with pytest.raises(Declined) as error:
                await home.seating.join(table, "Cy", None)
            assert declined(error) == "table-closed"
            assert not table.started

    run(play())


def test_a_token_opens_its_own_seat_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            ann = await home.table(["person", "person"])
            bob = await home.seating.join(ann.play, "Bob", None)
            other = await home.table(["person", "person"])
            assert home.seating.seat_of(ann.play, ann.token) == 0
            assert home.seating.seat_of(ann.play, bob.token) == 1
            for token in (other.token, "", ann.token[:-1], ann.play.seats[0].token or ""):
                with pytest.raises(Declined) as error:
                    home.seating.seat_of(ann.play, token)
                assert declined(error) == "token-wrong"

    run(play())


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, options={"first": 0})
            await home.seating.hand_over(table, 0, "random")
            with pytest.raises(Declined) as error:
                await home.play(table, 0, "call 8")
            assert declined(error) == "seat-with-bot"
            answer = Answer(table.number(0), "bot", table.game.parse("call 8"))
            await home.tables.answer(table, 0, answer, bot="random")
            await home.seating.take_back(table, 0)
        async with house(tmp_path) as home:
            again = await home.tables.find(table.id)
            assert again.seats == table.seats
            await home.seating.hand_over(again, 0, None, for_good=True)
            with pytest.raises(Declined) as error:
                await home.seating.take_back(again, 0)
            assert declined(error) == "seat-resigned"

    run(play())


def test_somebody_who_has_left_is_replaced_if_the_others_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(3)
            with pytest.raises(Declined) as error:
                await home.seating.replace(table, 2, 0)
            assert declined(error) == "seat-present"
        async with house(tmp_path, config=Config(away_seconds=0)) as home:
            table = await home.tables.find(table.id)
            assert not await home.seating.replace(table, 2, 0)
            assert table.seats[2].person
            assert await home.seating.replace(table, 2, 1)
            assert table.seats[2].bot == "reader"
            assert table.seats[2].token is not None

    run(play())


def test_the_only_other_person_waits_longer_for_a_bot_in_a_seat(tmp_path: Path) -> None:
    async def play() -> None:
        config = Config(away_seconds=0, away_alone_seconds=600)
        async with house(tmp_path, config=config) as home:
            table = await home.full_table(3)
            assert not await home.seating.replace(table, 2, 0)
            assert await home.seating.replace(table, 2, 1)
            with pytest.raises(Declined) as error:
                await home.seating.replace(table, 1, 0)
            assert (declined(error), error.value.arguments["minutes"]) == ("seat-away-lately", 10)
            assert table.seats[1].person
        async with house(tmp_path, config=Config(away_seconds=0, away_alone_seconds=0)) as home:
            table = await home.tables.find(table.id)
            assert await home.seating.replace(table, 1, 0)
            assert table.seats[1].bot is not None
            await home.seating.take_back(table, 1)
            assert table.seats[1].person

    run(play())


def test_a_rematch_passes_the_start_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2)
            with pytest.raises(Declined) as error:
                await home.seating.rematch(table)
            assert declined(error) == "not-over"
            await finish(home, table)
            again = await home.seating.rematch(table)
            assert again.position.waiting[0] == 1 - table.steps[0].position.waiting[0]
            assert again.started
            assert [seat.token for seat in again.seats] == [seat.token for seat in table.seats]
            assert again.header.seed != table.header.seed
        async with house(tmp_path) as home:
            assert (await home.seating.rematch(await home.tables.find(table.id))).id == again.id

    run(play())


def test_a_rematch_of_a_game_without_that_option_turns_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, "trickerion")
            await finish(home, table)
            again = await home.seating.rematch(table)
            assert [seat.name for seat in again.seats] == ["person 1", "Ann"]

    run(play())


def test_a_finished_game_goes_on_from_a_moment(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2)
            await finish(home, table)
            place = await home.seating.play_on(table, None, 3, "Ann", 1)
            start = table.step(None, 3).position
            assert place.play.position.view(0) == start.view(0)
            assert place.play.position.key != start.key
            assert [seat.bot for seat in place.play.seats] == ["reader", None]
            last = len(table.seen(None)) - 1
            with pytest.raises(Declined) as error:
                await home.seating.play_on(table, None, last, "Ann", None)
            assert declined(error) == "moment-over"
        async with house(tmp_path) as home:
            again = await home.tables.find(place.play.id)
            assert again.position.fingerprint() == place.play.position.fingerprint()

    run(play())


def test_a_running_game_goes_on_elsewhere_only_as_a_guess(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(4)
            with pytest.raises(Declined) as error:
                await home.seating.play_on(table, None, 0, "Ann", None)
            assert declined(error) == "not-over"
            hands = set()
            for _ in range(6):
                place = await home.seating.play_on(table, 2, 0, "Ann", None)
                assert place.play.position.view(2) == table.position.view(2)
                hands.add(str(place.play.position.to_dict()))
            assert len(hands) == 6

    run(play())


@pytest.mark.parametrize(
    ("lang", "taken", "bots"),
    [
        (
            "en",
            "Seat 2 is already taken; choose another one.",
            "Seat 3 isn’t for a person; choose another one.",
        ),
        (
            "fr",
            "La place 2 est déjà prise\u202f; choisissez-en une autre.",
            "La place 3 n’est pas pour une personne\u202f; choisissez-en une autre.",
        ),
        ("ru", "Место 2 уже занято; выберите другое.", "Место 3 не для человека; выберите другое."),
    ],
)
def test_sentences_count_seats_from_one_and_arguments_from_zero(
    tmp_path: Path, lang: str, taken: str, bots: str
) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = (await home.table(["person", "random", "person"])).play
            with pytest.raises(Declined) as error:
                await home.seating.join(table, "Bob", 1)
            assert sentence(error.value, lang) == taken
            assert error.value.arguments == {"seat": 1}
            with pytest.raises(Declined) as error:
                await home.table(["person", "person", "random"], seat=2)
            assert sentence(error.value, lang) == bots

    run(play())


def test_a_vote_for_a_bot_says_why_there_is_none(tmp_path: Path) -> None:
    """`Take it back first` would help neither a voter about the own seat nor one about a bot's."""

    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2)
            for seat, code in ((0, "seat-own"), (1, "seat-bot-already")):
                await home.seating.hand_over(table, 1, "random")
                with pytest.raises(Declined) as error:
                    await home.seating.replace(table, seat, 0)
                assert (declined(error), status_of(error.value)) == (code, 409)
                await home.seating.take_back(table, 1)

    run(play())
