"""Games that have no board in the client: drawn in plain text, and played through the list of choices."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.packages.installing import EXAMPLES, examples, found
from tests.server.process import process
from tests.server.served import Served, good
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.playing import play_on, until_asked


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which the example games are installed."""
    with (
        pytest.MonkeyPatch.context() as patch,
        found(examples(), patch),
        process(tmp_path_factory.mktemp("examples") / "data") as running,
        httpx.Client(base_url=running.url, timeout=30, trust_env=False) as http,
    ):
        yield Served(http, running.port)


def drawn(person: Person, server: Served, token: str) -> str:
    """What the server draws of the newest moment."""
    frame = person.frame
    address = f"/api/tables/{frame['table']}/moments/{frame['seq']}/board"
    head = {"authorization": f"Bearer {token}"}
    text: str = good(server.http.get(address, headers=head, params={"lang": "en"}))["text"]
    return text


@pytest.mark.parametrize("game", EXAMPLES)
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_whole_game_is_played_through_the_list(
    host: Served, invite: Invite, game: str, phone: bool
) -> None:
    seat = host.table(["person", "random"], game)
    person = invite(phone=phone, url=f"http://127.0.0.1:{host.port}")
    person.sit(seat)
    until_asked(person, seat)
    expect(person.board.locator("pre")).to_have_text(drawn(person, host, seat.token))
    ways = play_on([(person, seat)], random.Random(2))
    assert ways.total() == ways["listed"] + ways["alone"] > 0
    end = seat.get("view")
    assert end["over"]
    expect(person.status).to_contain_text(end["status"])
    expect(person.board.locator("pre")).to_have_text(drawn(person, host, seat.token))


def test_the_lobby_offers_installed_games(host: Served, invite: Invite) -> None:
    person = invite("fr", url=f"http://127.0.0.1:{host.port}")
    person.go("/")
    for game in EXAMPLES:
        expect(person.page.locator(f"#poster-{game}")).to_be_visible()
    poster = person.page.locator("article", has=person.page.locator("#poster-dudo"))
    expect(poster.locator(".kicker")).to_have_text("2 joueurs")
