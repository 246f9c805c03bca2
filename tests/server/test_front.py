"""Who asks, from where, how often and from which page; and what is made only once."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sleight.server import limits
from sleight.server.api import games
from sleight.server.config import Config, Rate
from sleight.server.faults import Declined
from sleight.server.limits import Limit
from sleight.server.origins import Origins
from sleight.server.proxies import Proxies, neighbourhood
from tests.server.served import FREE, Served, bad, good, served

FEW = Rate(5, 1)
TABLE = {"game": "abracada", "players": ["person", "person"], "name": "Ann"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    config = msgspec.structs.replace(FREE, origins=("https://club.example",))
    with served(tmp_path_factory.mktemp("front"), config=config) as running:
        yield running


def refused(answer: httpx.Response) -> int:
    """After how many seconds to come back."""
    bad(answer, 429, "too-often")
    return int(answer.headers["retry-after"])


# --- how often --------------------------------------------------------------------------------------


def test_reading_is_limited_by_seat_and_without_one_by_address(tmp_path: Path) -> None:
    config = msgspec.structs.replace(FREE, reading=FEW)
    with served(tmp_path, config=config) as server:
        ann, _ = server.people(2)  # The address has spent two for making and sitting down.
        codes = [server.http.get("/api/tables").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        assert refused(server.http.get(f"/api/tables/{ann.table}")) > 0
        # A token that nobody has seen yet costs its address, so that inventing them gains nothing.
        assert refused(server.http.get(f"/api/tables/{ann.table}", headers={"authorization": "Bearer x"}))
        assert refused(server.http.get("/api/openapi.json"))
        assert server.http.get("/").status_code == 200


def test_a_seat_that_has_asked_before_has_a_limit_of_its_own(tmp_path: Path) -> None:
    config = msgspec.structs.replace(FREE, reading=FEW)
    with served(tmp_path, config=config) as server:
        ann = server.table(["person", "person"])
        ann.get("chat")
        while server.http.get("/api/tables").status_code == 200:
            pass
        codes = [
            server.http.get(f"/api/tables/{ann.table}/chat", headers=ann.head).status_code for _ in range(5)
        ]
        assert codes == [200, 200, 200, 200, 429]
        with server.live(ann.table, ann.token) as line:
            assert json.loads(line.recv(timeout=10))["problem"]["code"] == "too-often"


def test_a_hint_costs_more_than_a_look(tmp_path: Path) -> None:
    config = msgspec.structs.replace(FREE, reading=Rate(30, 1))
    with served(tmp_path, config=config) as server:
        ann = server.table(["person", "random"], seed="1", options={"first": 0})
        good(ann.post("hint", {}))
        good(ann.post("hint", {}))
        refused(ann.post("hint", {}))


def test_moves_and_undos_are_limited_by_seat(tmp_path: Path) -> None:
    config = msgspec.structs.replace(FREE, moving=Rate(2, 1))
    with served(tmp_path, config=config) as server:
        ann, bob = server.people(2, options={"first": 0})
        assert ann.choose("call 8", 7).status_code == 409
        assert ann.post("undo", {"number": 7, "key": "x"}).status_code == 409
        refused(ann.choose("call 8", 0))
        with server.live(ann.table, ann.token) as line:
            line.send(json.dumps({"type": "answer", "number": 0, "key": "y", "choice": "call 8"}))
            while (said := json.loads(line.recv(timeout=10)))["type"] != "declined":
                pass
            assert said["problem"]["code"] == "too-often"
        assert bob.choose("call 8", 7).status_code == 409


def test_the_defaults_let_a_fast_bot_play() -> None:
    """Twenty looks a second for ten minutes, and a long game without a pause."""
    config = Config()
    assert config.reading.a_minute >= 2 * 20 * 60
    assert config.reading.burst >= 1000
    assert config.moving.burst >= 500


def test_buckets_do_not_grow_without_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_KEPT", 100)
    limit = Limit(Rate(1, 1))
    for number in range(1000):
        limit.spend(f"{number}")
    assert len(limit._buckets) == 100
    with pytest.raises(Declined):
        limit.spend("999")
    limit.spend("0")


def test_a_token_is_no_address_and_long_ones_are_cut() -> None:
    limit = Limit(Rate(2, 1))
    limit.spend_known("1.2.3.4", "9.9.9.9")
    limit.spend_known("1.2.3.4", "9.9.9.9")
    limit.spend("1.2.3.4")
    limit.spend_known("x" * 10_000, "8.8.8.8")
    assert max(map(len, limit._buckets)) < 100


def test_addresses_as_the_limits_count_them() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("2001:db8:1:2::9") != neighbourhood("2001:db8:1:3::9")
    assert neighbourhood("::ffff:1.2.3.4") == neighbourhood("1.2.3.4") != neighbourhood("1.2.3.5")
    assert neighbourhood("testclient") == "testclient"


# --- from where -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("5.5.5.5", "5.5.5.5"),
        ("6.6.6.6, 5.5.5.5", "5.5.5.5"),
        ("5.5.5.5, 10.1.2.3", "5.5.5.5"),
        ("6.6.6.6, 5.5.5.5:4711, 10.1.2.3, 10.9.9.9", "5.5.5.5"),
        ("[2001:db8::1]:80", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("10.1.1.1, 10.1.2.3", "10.1.1.1"),
        ("nonsense", "10.0.0.1"),
        ("5.5.5.5, nonsense", "10.0.0.1"),
        ("", "10.0.0.1"),
    ],
)
def test_the_last_hop_that_is_not_trusted_is_the_client(forwarded: str, client: str) -> None:
    assert Proxies(["10.0.0.0/8"]).client(forwarded, "10.0.0.1") == client


def creates(server: Served, times: int, **headers: str) -> list[int]:
    asked = [server.http.post("/api/tables", json=TABLE, headers=headers) for _ in range(times)]
    return [answer.status_code for answer in asked]


def test_nobody_is_believed_by_default(tmp_path: Path) -> None:
    config = msgspec.structs.replace(FREE, creating=Rate(2, 1))
    with served(tmp_path, config=config) as server:
        codes = [creates(server, 1, **{"x-forwarded-for": f"5.5.5.{number}"})[0] for number in range(4)]
        assert codes == [201, 201, 429, 429]


def test_a_trusted_proxy_tells_clients_apart(tmp_path: Path) -> None:
    config = msgspec.structs.replace(FREE, creating=Rate(2, 1), trusted_proxies=("127.0.0.1",))
    with served(tmp_path, config=config) as server:
        assert creates(server, 3, **{"x-forwarded-for": "1.1.1.1, 5.5.5.5"}) == [201, 201, 429]
        assert creates(server, 1, **{"x-forwarded-for": "2.2.2.2, 5.5.5.5"}) == [429]
        assert creates(server, 1, **{"x-forwarded-for": "5.5.5.6"}) == [201]


def test_websockets_through_a_proxy_are_counted_by_client(tmp_path: Path) -> None:
    config = msgspec.structs.replace(FREE, connections_by_address=1, trusted_proxies=("127.0.0.0/8",))
    with served(tmp_path, config=config) as server:
        ann = server.table(["person", "person"])
        address = f"ws://127.0.0.1:{server.port}/api/tables/{ann.table}/live"

        def line(client: str) -> Any:
            return connect(address, proxy=None, additional_headers={"x-forwarded-for": client})

        with line("5.5.5.5"), line("5.5.5.6"):
            with pytest.raises(InvalidStatus) as caught, line("5.5.5.5"):
                pass
            assert caught.value.response.status_code == 503
        with line("5.5.5.5"):
            pass


# --- from which page --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        (None, "here:8000", False),
        ("http://here:8000", "here:8000", False),
        ("http://HERE:8000", "here:8000", False),
        ("https://here", "here", False),
        ("https://here", "here:443", False),
        ("http://here", "here", False),
        ("http://[::1]:8000", "[::1]:8000", False),
        ("https://club.example", "here", False),
        ("http://club.example", "here", True),
        ("https://club.example:8443", "here", True),
        ("http://here:8001", "here:8000", True),
        ("http://here", "here:8000", True),
        ("http://here.evil.example", "here", True),
        ("null", "here", True),
        ("", "here", True),
        ("http://here", None, True),
        ("http://here:port", "here", True),
        ("chrome-extension://here", "here", True),
        ("http://[", "here", True),
    ],
)
def test_pages_are_own_or_foreign(origin: str | None, host: str | None, foreign: bool) -> None:
    assert Origins(["https://club.example"]).foreign(origin, host) is foreign


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_foreign_page_changes_nothing(server: Served, origin: str) -> None:
    bad(server.http.post("/api/tables", json=TABLE, headers={"origin": origin}), 403, "origin-foreign")
    assert server.http.get("/api/tables", headers={"origin": origin}).status_code == 200


def test_own_and_allowed_pages_and_programs_may_write(server: Served) -> None:
    own = f"http://127.0.0.1:{server.port}"
    assert creates(server, 1) == [201]
    assert creates(server, 1, origin=own) == [201]
    assert creates(server, 1, origin="https://club.example") == [201]


def test_a_foreign_page_opens_no_websocket(server: Served) -> None:
    ann = server.table(["person", "person"])
    address = f"ws://127.0.0.1:{server.port}/api/tables/{ann.table}/live"
    foreign, own = Origin("http://evil.example"), Origin(f"http://127.0.0.1:{server.port}")
    with pytest.raises(InvalidStatus) as caught, connect(address, proxy=None, origin=foreign):
        pass
    answer = caught.value.response
    assert answer.status_code == 403
    assert json.loads(answer.body or b"")["code"] == "origin-foreign"
    with connect(address, proxy=None, origin=own):
        pass


def test_a_proxy_may_name_the_host_that_was_asked_for(tmp_path: Path) -> None:
    config = msgspec.structs.replace(FREE, trusted_proxies=("127.0.0.1",))
    told = {"x-forwarded-host": "club.example", "x-forwarded-proto": "https"}
    with served(tmp_path, config=config) as server:
        assert creates(server, 1, origin="https://club.example", **told) == [201]
        assert creates(server, 1, origin="https://club.example") == [403]


# --- what is made once ------------------------------------------------------------------------------

FIXED = ["openapi.json", "games", "games?lang=fr"]
FIXED += [f"games/{game}/{what}" for game in ("abracada", "trickerion") for what in ("schema", "printed")]
FIXED += ["games/trickerion/words?lang=ru"]


@pytest.mark.parametrize("path", FIXED)
def test_what_never_changes_is_sent_once(server: Served, path: str) -> None:
    first = server.http.get(f"/api/{path}")
    assert good(first)
    assert first.headers["content-type"] == "application/json"
    tag = {"if-none-match": f'"other", W/{first.headers["etag"]}'}
    second = server.http.get(f"/api/{path}", headers=tag)
    assert (second.status_code, second.content) == (304, b"")
    assert server.http.get(f"/api/{path}", headers={"if-none-match": '"other"'}).content == first.content


def test_what_never_changes_is_made_once(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in FIXED:
        good(server.http.get(f"/api/{path}"))

    def never(*_: object, **__: object) -> Any:
        raise AssertionError("made anew")

    for owner, name in ((games, "game_out"), (games, "game_speaker"), (msgspec.json, "schema_components")):
        monkeypatch.setattr(owner, name, never)
    monkeypatch.setattr("litestar.openapi.spec.OpenAPI.to_schema", never)
    for path in FIXED:
        good(server.http.get(f"/api/{path}"))


def test_the_languages_differ(server: Served) -> None:
    names = {server.http.get(f"/api/games?lang={lang}").content for lang in ("en", "fr", "ru")}
    assert len(names) == 3
    french = server.http.get("/api/games", headers={"accept-language": "fr"})
    assert french.content == server.http.get("/api/games?lang=fr").content


# --- the numbers ------------------------------------------------------------------------------------


def test_the_numbers_are_only_at_an_address_of_their_own(server: Served) -> None:
    assert "sleight_requests_total" in server.numbers()
    bad(server.http.get("/metrics"), 404, "page-unknown")
    elsewhere = f"http://127.0.0.1:{server.metrics_port}"
    for path in ("/", "/api/health", "/metrics/x"):
        assert httpx.get(f"{elsewhere}{path}", trust_env=False).status_code == 404
    assert httpx.post(f"{elsewhere}/metrics", trust_env=False).status_code == 404


def test_without_an_address_there_are_no_numbers(tmp_path: Path) -> None:
    with served(tmp_path, config=msgspec.structs.replace(FREE, metrics="")) as server:
        assert server.metrics_port == 0
        bad(server.http.get("/metrics"), 404, "page-unknown")


def test_a_body_that_breaks_off_is_no_fault(server: Served) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
    server.http.get("/api/health")
    assert "sleight_faults_total 0.0" in server.numbers()
