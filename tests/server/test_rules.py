"""The pages about the rules over HTTP."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from sleight.manual import manual
from sleight.manual.pages import Manual
from tests.server.served import Served, bad, good, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_all_pages_come_at_once(server: Served, lang: str) -> None:
    sent = good(server.http.get("/api/rules/abracada", params={"lang": lang}))
    assert msgspec.convert(sent, Manual) == manual("abracada", lang)


def test_pages_are_packed_and_sent_once(server: Served) -> None:
    first = server.http.get("/api/rules/abracada", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    again = {"accept-encoding": "gzip", "if-none-match": first.headers["etag"]}
    assert server.http.get("/api/rules/abracada", headers=again).status_code == 304
    plain = server.http.get("/api/rules/abracada", headers={"accept-encoding": "identity"})
    assert plain.headers["etag"] != first.headers["etag"]
    assert plain.json() == first.json()


def test_pages_are_searched_in_a_language(server: Served) -> None:
    asked = {"q": "à quoi servent les éclats", "lang": "fr"}
    found = good(server.http.get("/api/rules/trickerion/search", params=asked))
    assert found[0]["id"] == "shards"
    assert found[0]["chapter"] == "idea"
    assert found[0]["excerpt"]
    assert good(server.http.get("/api/rules/trickerion/search", params={"q": "xylophone"})) == []


def test_there_are_no_pages_of_a_game_that_is_not_here(server: Served) -> None:
    bad(server.http.get("/api/rules/chess"), 400, "game-unknown")
    bad(server.http.get("/api/rules/chess/search", params={"q": "x"}), 400, "game-unknown")
    assert server.http.get("/api/rules/abracada/search").status_code == 400
