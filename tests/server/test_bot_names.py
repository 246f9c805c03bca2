"""Bots have names for people, in their language, and codes for programs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sleight
from sleight.bots import bot_codes, bot_name
from sleight.core.speech import LANGUAGES
from sleight.server.names import coded_names, shown_names
from sleight.server.stored import Seat as Stored
from tests.server.house import house, run
from tests.server.served import Seat, Served, good, served

SEATS = [
    Stored(0, "Ann", "x"),
    Stored(1, bot="odds"),
    Stored(2, bot="random"),
    Stored(3, bot="odds:risk=0.4"),
    Stored(4),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Ann", "Magician", "Apprentice", "Magician 2", "5"]),
        ("fr", ["Ann", "Magicien", "Apprenti", "Magicien 2", "5"]),
        ("ru", ["Ann", "Волшебник", "Ученик", "Волшебник 2", "5"]),
    ],
)
def test_bots_of_one_kind_are_told_apart(lang: str, names: list[str]) -> None:
    assert shown_names(SEATS, "abracada", lang) == names


def test_a_bot_is_not_taken_for_a_person() -> None:
    """Whoever is called like a bot keeps the name; the bot is counted."""
    seats = [Stored(0, bot="greedy"), Stored(1, "manager", "x"), Stored(2, "Ann", "y", bot="greedy")]
    assert shown_names(seats, "trickerion", "en") == ["Manager 2", "manager", "Ann"]
    assert shown_names(seats, "trickerion", "ru") == ["Импресарио", "manager", "Ann"]


def test_programs_read_codes() -> None:
    assert coded_names(SEATS) == ["Ann", "odds", "random", "odds:risk=0.4", "5"]
    assert coded_names([Stored(0, bot="odds"), Stored(1, bot="odds")]) == ["odds", "odds 2"]


def test_a_game_that_is_gone_leaves_codes() -> None:
    assert shown_names(SEATS, "ludo", "fr") == ["Ann", "odds", "random", "odds:risk=0.4", "5"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_no_bot_goes_by_its_code(game: str, lang: str) -> None:
    names = [bot_name(code, game, lang) for code in bot_codes(game)]
    assert len({*names}) == len(names)
    assert not {*names} & {*bot_codes(game)}
    assert all(name[0].isupper() for name in names)


def test_the_lists_of_bots_name_them(server: Served) -> None:
    games = good(server.http.get("/api/games", params={"lang": "fr"}))
    named = {game["id"]: {bot["code"]: bot["name"] for bot in game["bots"]} for game in games}
    assert named["trickerion"] == {
        "random": "Apprenti",
        "clumsy": "Assistant",
        "greedy": "Manager",
        "planner": "Magicien",
        "searcher": "Légende",
    }
    assert named["abracada"] == {
        "random": "Apprenti",
        "clumsy": "Assistant",
        "likeliest": "Manager",
        "odds": "Magicien",
        "reader": "Légende",
    }


def _names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_everybody_reads_the_names_of_bots(server: Served) -> None:
    """At the table, in the lobby, over the socket, in sentences and on the drawn board."""
    ann = server.table(["person", "likeliest", "likeliest"], options={"first": 0}, open=True)
    told = {"en": "Manager", "fr": "Manager", "ru": "Импресарио"}
    for lang, name in told.items():
        names = ["Ann", name, f"{name} 2"]
        shown = good(server.http.get(f"/api/tables/{ann.table}", params={"lang": lang}))
        assert _names(shown) == names
        assert [seat["bot"] for seat in shown["seats"]] == [None, "likeliest", "likeliest"]
        listed = good(server.http.get("/api/tables", headers={"accept-language": lang}))["tables"]
        assert [_names(table) for table in listed if table["id"] == ann.table] == [names]
        with server.live(ann.table, ann.token, f"?lang={lang}") as line:
            assert _names(msgspec.json.decode(line.recv(timeout=10))["table"]) == names
        # The board of the terminal has room for nine letters of a name.
        assert f"3 {name[:9]}" in ann.get("moments/0/board", lang=lang)["text"]
    _until_told(ann, "Импресарио")


def _until_told(ann: Seat, name: str) -> None:
    """Play until the log tells of the bot."""
    end = time.monotonic() + 30
    while not _is_told(ann, name):
        assert time.monotonic() < end
        frame = ann.get("view", lang="ru")
        if frame["question"]:
            good(ann.choose(frame["question"]["choices"][-1]["text"], frame["number"]))
        else:
            time.sleep(0.01)


def _is_told(ann: Seat, name: str) -> bool:
    entries = ann.get("log", lang="ru")["entries"]
    return any(name in event["sentence"] for entry in entries for event in entry["events"])


def test_those_who_sit_down_and_change_read_the_names_too(server: Served) -> None:
    body = {"game": "trickerion", "players": ["person", "person", "greedy"], "name": "Ann"}
    made = good(server.http.post("/api/tables", json=body, params={"lang": "ru"}), 201)
    assert _names(made["table"]) == ["Ann", None, "Импресарио"]
    ann = Seat(server.http, made["table"]["id"], made["seat"], made["token"])
    sat = good(
        server.http.post(f"/api/tables/{ann.table}/seats", json={"name": "Bo"}, params={"lang": "fr"}), 201
    )
    assert _names(sat["table"]) == ["Ann", "Bo", "Manager"]
    handed = good(ann.post("hand-over", {"bot": "random"}, lang="ru"))
    assert _names(handed) == ["Ann", "Bo", "Импресарио"]


def test_a_record_keeps_the_codes(tmp_path: Path) -> None:
    """It is read by programs, and by people of any language."""

    async def play() -> None:
        async with house(tmp_path) as home:
            place = await home.table(["person", "random", "random"])
            assert place.play.names("fr") == ["Ann", "Apprenti", "Apprenti 2"]
            record = sleight.Record.from_text(place.play.written())
            assert record.header.players == ("Ann", "random", "random 2")

    run(play())
