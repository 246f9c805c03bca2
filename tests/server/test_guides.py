"""Guided games over HTTP, and tables that are the same each time."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from sleight.core.speech import LANGUAGES
from sleight.guides import guide, guides, told
from sleight.guides.script import Guides, Script
from tests.server.served import Served, bad, good, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_one_answer_has_all_guides_with_their_sentences(server: Served, game: str, lang: str) -> None:
    sent = good(server.http.get(f"/api/guides/{game}", params={"lang": lang}))
    assert msgspec.convert(sent, Guides) == told(game, lang)


def body_of(script: Script) -> dict[str, object]:
    """What a browser asks for when a lesson begins."""
    return {
        "game": "trickerion",
        "players": list(script.players),
        "name": "Ann",
        "options": script.options,
        "open": False,
        "seed": str(script.seed),
        "opening": list(script.opening),
    }


@pytest.mark.parametrize("name", [script.id for script in guides("trickerion")])
def test_the_table_of_a_guide_is_an_ordinary_one(server: Served, name: str) -> None:
    script = guide("trickerion", name)
    place = good(server.http.post("/api/tables", json=body_of(script)), 201)
    assert place["seat"] == script.seat
    assert place["table"]["state"] == "running"


def test_what_was_played_before_a_lesson_stands_in_its_record(server: Served) -> None:
    script = guide("trickerion", "machines")
    place = good(server.http.post("/api/tables", json=body_of(script)), 201)
    headers = {"Authorization": f"Bearer {place['token']}"}
    log = good(server.http.get(f"/api/tables/{place['table']['id']}/log", headers=headers))
    told = [event["event"]["type"] for entry in log["entries"] for event in entry["events"]]
    assert told.count("magician-chosen") == 2
    assert "plans-revealed" in told


def test_a_game_begins_in_its_middle_only_with_a_seed_and_by_its_rules(server: Served) -> None:
    body = body_of(guide("trickerion", "machines"))
    bad(server.http.post("/api/tables", json={**body, "seed": None}), 400, "opening-not-seeded")
    bad(server.http.post("/api/tables", json={**body, "opening": ["2 advertise"]}), 400, "opening-wrong")
    bad(server.http.post("/api/tables", json={**body, "opening": ["advertise"]}), 400, "opening-wrong")
    refused = server.http.post("/api/tables", json={**body, "opening": ["1 choose the-butler"]})
    assert refused.status_code == 400
    unasked = server.http.post("/api/tables", json={**body, "opening": ["0 advertise"]})
    assert 400 <= unasked.status_code < 500
