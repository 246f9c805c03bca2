"""The digest in the header of a stored table: which tables the cards of today can go on with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import sleight
from sleight.server.play import Play
from sleight.server.stored import Stored
from tests.server.house import house, run
from tests.server.twins import table_from

GAME = sleight.game("trickerion")
FIRST = "8daf0e60"
TABLES: tuple[dict[str, Any], ...] = ({}, {"dark_alley": True}, {"dark_alley": True, "prophecies": True})


def with_digest(play: Play, digest: str) -> Play:
    """The same table, loaded with another digest in its header."""
    return Play(Stored(msgspec.structs.replace(play.header, data=digest), play.seats, []))


@pytest.mark.parametrize("options", TABLES)
def test_a_new_table_has_the_digest_of_its_options(tmp_path: Path, options: dict[str, Any]) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            table = await home.full_table(2, "trickerion", options=options)
            assert table.header.data == table.record.header.data == GAME.table_digest(options)
            assert with_digest(table, FIRST).record.header.data == GAME.table_digest(options)

    run(play())


@pytest.mark.parametrize("options", TABLES)
def test_a_table_of_other_cards_opens_as_after_an_upgrade(options: dict[str, Any]) -> None:
    table = table_from("trickerion", GAME.new(2, 5, options))
    assert not with_digest(table, GAME.table_digest(options)).upgraded
    others = [GAME.table_digest(other) for other in TABLES if other != options]
    for digest in ("00000000", *others):
        again = with_digest(table, digest)
        assert again.upgraded
        assert again.header.data == GAME.table_digest(options)
