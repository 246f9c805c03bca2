"""Backups: whole or refused in one sentence, older ones too, and readable by their owner only."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleight.core.errors import BadInput
from sleight.server import secrets
from sleight.server.backup import back_up, restore
from sleight.server.database import database_url
from sleight.server.protected import Claim
from sleight.server.stored import Settings
from tests.cli.terminal import sleight
from tests.server.house import house, run

Patch = pytest.MonkeyPatch
Lines = list[Any]


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """The backup of a server with a few tables."""

    async def play() -> None:
        async with house(tmp_path / "one") as home:
            table = await home.full_table(2, options={"first": 0})
            await home.play(table, 0, "call 8")
            await home.store.add_chat(table.id, 0, "hello")
            await home.store.vote(table.id, 1, 0)
            await home.table(["person", "random"], settings=Settings(open=False), seed=7)
            claim = Claim("zoe", "Zoé", "digest")
            await home.seating.join((await home.table(["person", "person"])).play, "Zoé", None, claim)

    run(play())
    file = tmp_path / "tables.gz"
    back_up(database_url(tmp_path / "one", None), file)
    return file


def lines_of(file: Path) -> Lines:
    return [msgspec.json.decode(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def written(lines: Lines) -> bytes:
    return gzip.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def changed(table: str, /, **values: Any) -> Callable[[Lines], None]:
    """The first row of a table with other values."""

    def change(lines: Lines) -> None:
        next(line for line in lines[1:-1] if line[0] == table)[1].update(values)

    return change


def doubled(lines: Lines) -> None:
    lines.insert(1, lines[1])
    lines[-1] = {"rows": len(lines) - 2}


def without(table: str) -> Callable[[Lines], None]:
    def drop(lines: Lines) -> None:
        lines.remove(next(line for line in lines[1:-1] if line[0] == table))
        lines[-1] = {"rows": len(lines) - 2}

    return drop


WRONG: list[Callable[[Lines], None]] = [
    doubled,
    without("seats"),
    without("tables"),
    *(changed("tables", seats=number) for number in (-1, 0, 99, 2**40, "2", True, None, 2.5)),
    changed("tables", id="x" * 99),
    changed("tables", created=2**63),
    changed("tables", created=-1),
    changed("tables", settings="{"),
    changed("tables", settings="7"),
    changed("tables", settings=7),
    changed("tables", options="[]"),
    changed("tables", start="[" * 5000),
    changed("tables", seed="-1"),
    changed("tables", seed="9" * 5000),
    changed("tables", open=1),
    changed("tables", extra=1),
    changed("seats", seat=-1),
    changed("seats", seat=7),
    changed("seats", resigned="no"),
    changed("seats", name="a\0b"),
    changed("rows", seat=9),
    changed("rows", seq=5),
    changed("rows", table="nowhere"),
    changed("rows", written="x" * 513),
    changed("chat", text=None),
    changed("votes", voter=[]),
    changed("names", password={}),
    changed("names", name=3),
]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_backup_that_no_server_has_written_is_refused(
    whole: Path, tmp_path: Path, wrong: Callable[[Lines], None]
) -> None:
    lines = lines_of(whole)
    wrong(lines)
    bad = tmp_path / "bad.gz"
    bad.write_bytes(written(lines))
    with pytest.raises(BadInput) as error:
        restore(database_url(tmp_path / "two", None), bad)
    assert error.value.code == "backup-wrong"
    restore(database_url(tmp_path / "two", None), whole)


def test_a_damaged_file_is_refused_in_a_sentence(whole: Path, tmp_path: Path, monkeypatch: Patch) -> None:
    packed = whole.read_bytes()
    plain = gzip.decompress(packed)
    damages = [
        packed[:-9],
        packed[:-1],
        packed[:40],
        packed[:-8] + b"\0" * 4 + packed[-4:],
        packed[:30] + bytes(byte ^ 255 for byte in packed[30:60]) + packed[60:],
        b"something else",
        b"",
        gzip.compress(b""),
        gzip.compress(b"\xff\xfe\n" * 3),
        gzip.compress(b"[" * 9999 + b"\n" + plain),
        gzip.compress(plain.replace(b"sleight-backup", b"sleight-breakup")),
        gzip.compress(plain.split(b"\n")[0] + b"\n"),
        gzip.compress(plain.replace(b'{"rows"', b'["rows",{"table":1}]\n{"rows"')),
        gzip.compress(plain.replace(b'["names"', b'["nomes"')),
        gzip.compress(plain[: len(plain) // 2]),
    ]
    bad = tmp_path / "bad.gz"
    for damaged in damages:
        bad.write_bytes(damaged)
        ran = sleight(monkeypatch, ["restore", bad, "--data-dir", tmp_path / "two"])
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert "isn’t a complete sleight backup" in ran.err
    assert sleight(monkeypatch, ["restore", whole, "--data-dir", tmp_path / "two"]).code == 0


def test_every_cut_and_every_turned_byte_is_noticed(whole: Path, tmp_path: Path) -> None:
    packed = whole.read_bytes()
    bad = tmp_path / "bad.gz"
    for place in range(10, len(packed), 7):
        for damaged in (packed[:place], packed[:place] + bytes([packed[place] ^ 64]) + packed[place + 1 :]):
            if unpacks_as_before(damaged, packed):
                continue
            bad.write_bytes(damaged)
            with pytest.raises(BadInput):
                restore(database_url(tmp_path / "two", None), bad)


def unpacks_as_before(damaged: bytes, packed: bytes) -> bool:
    """Whether only bits were turned that say nothing: those that fill up the last byte before the sum."""
    try:
        return gzip.decompress(damaged) == gzip.decompress(packed)
    except (OSError, EOFError, zlib.error):
        return False


def test_a_turned_bit_that_says_nothing_loses_nothing(whole: Path, tmp_path: Path) -> None:
    """Whatever fills up the last byte before the sum, the rows are whole."""
    packed = whole.read_bytes()
    same = [
        turned
        for bit in range(8)
        if unpacks_as_before(turned := packed[:-9] + bytes([packed[-9] ^ 1 << bit]) + packed[-8:], packed)
    ]
    for number, damaged in enumerate(same):
        file = tmp_path / f"{number}.gz"
        file.write_bytes(damaged)
        assert restore(database_url(tmp_path / f"into{number}", None), file) == len(lines_of(whole)) - 2


def test_an_older_backup_is_filled_in(whole: Path, tmp_path: Path) -> None:
    """As it was written before there were columns for open tables and for how names are shown."""
    lines = lines_of(whole)
    word = secrets._hasher.hash("open sesame")
    for name, row in lines[1:-1]:
        if name == "tables":
            del row["open"]
        if name == "names":
            del row["shown"]
            row.update(name="zoé", password=word)
    lines.insert(-1, ["names", {"name": "zоé", "password": word}])
    lines[-1] = {"rows": len(lines) - 2}
    old = tmp_path / "old.gz"
    old.write_bytes(written(lines))
    restore(database_url(tmp_path / "two", None), old)

    async def look() -> None:
        async with house(tmp_path / "two") as home:
            assert len(await home.store.listed(9)) == 2
            assert await home.store.protected_names() == ["zoé", "zоé"]
            assert await home.seating.may_use_name("Zoe", "open sesame")

    run(look())


def test_only_the_owner_reads_a_backup(whole: Path) -> None:
    assert whole.stat().st_mode & 0o777 == 0o600
