"""Two upgrades in a row, and answers of before that come again afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import sleight
from sleight.server.play import Play
from sleight.server.tables import Answer
from tests.server.house import House, house, run
from tests.server.test_upgrade import raise_version, stop_at_once, unfinished

PATIENCE = 5.0


async def taken_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, int, str]:
    """A table five of whose moves an upgrade will take back; the seat and the key of the last one."""
    async with house(folder) as home:
        table = await unfinished(home, "abracada", 25)
        last = table.record.rows[-1]
        (key,) = [key for (_, key), row in table.keys.items() if row == table.rows - 1]
        await stop_at_once(home)
    raise_version(monkeypatch, "abracada")
    monkeypatch.delitem(sleight.game("abracada")._by_text, last.written)
    return table.id, last.seat, str(key)


async def until_asked(home: House, play: Play, seat: int) -> None:
    """Let the others play until a seat is asked."""
    while play.position.waiting != (seat,):
        (other,) = play.position.waiting
        await home.play(play, other, known(play, other))


def known(play: Play, seat: int) -> str:
    """A choice that the changed rules still have."""
    offered = (sleight.text(choice) for choice in play.position.choices(seat))
    return next(written for written in offered if written in play.game._by_text)


def test_the_key_of_a_move_that_was_taken_back_can_be_used_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        table, seat, key = await taken_back(tmp_path, monkeypatch)
        async with house(tmp_path) as home:
            again = await home.tables.find(table)
            await until_asked(home, again, seat)
            rows, choice = again.rows, again.game.parse(known(again, seat))
            answer = Answer(again.number(seat), key, choice)
            answered = await asyncio.wait_for(home.tables.answer(again, seat, answer), PATIENCE)
            assert (answered.row, again.rows) == (rows, rows + 1)

    run(play())


def test_no_number_is_asked_again_after_a_second_upgrade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        table, seat, key = await taken_back(tmp_path, monkeypatch)
        async with house(tmp_path) as home:
            again = await home.tables.find(table)
            assert again.taken_back(seat) == 5
            await until_asked(home, again, seat)
            last = known(again, seat)
            await home.play(again, seat, last)
            numbers = [again.number(each) for each in range(2)]
            await stop_at_once(home)
        monkeypatch.setattr(type(sleight.game("abracada")), "rules_version", 3)
        monkeypatch.delitem(sleight.game("abracada")._by_text, last)
        async with house(tmp_path) as home:
            again = await home.tables.find(table)
            assert again.resumption is not None
            assert again.resumption.rows == again.rows > again.resumption.kept
            assert all(again.number(each) > numbers[each] for each in range(2))
            assert (seat, key) not in again.keys

    run(play())
