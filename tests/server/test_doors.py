"""Connections that are too many or too slow: they go, and everybody else is served."""

from __future__ import annotations

import json
import logging
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from structlog.testing import CapturingLogger

from sleight.server import doors, logs
from sleight.server.doors import Doors, Place, connections_within
from sleight.server.proxies import Proxies
from sleight.server.throttle import Throttle
from tests.server.process import process
from tests.server.served import FREE, Served, good, served

HALF = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n"
"""A head that never ends."""


class Line:
    """What a place sees of its connection."""

    def __init__(self) -> None:
        self.aborted = False
        self.closing = False

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.closing


class House:
    """Doors, and the connections that have come."""

    def __init__(self, most: int, by_address: int, seconds: float = 1000) -> None:
        self.doors = Doors(most, by_address, seconds, Proxies(["10.0.0.1", "2001:db8::1"]).trusts)

    def come(self, address: str, age: float = 100) -> Any:
        """The place of a connection that came so many seconds ago, if it was let in."""
        place = self.doors.enter(address)
        if place is not None:
            place.since -= age
            line: Any = Line()
            place.take(line)
        return place


def lost(*places: Place) -> list[bool]:
    return [place.lost for place in places]


def test_the_address_with_the_most_waiting_loses_its_oldest() -> None:
    house = House(most=5, by_address=9)
    other = house.come("quiet")
    crowd = [house.come("loud", age=0) for _ in range(4)]
    assert house.come("quiet") is not None
    assert lost(*crowd) == [True, False, False, False]
    assert not other.lost


def test_a_crowd_replaces_its_own_only_after_a_while() -> None:
    house = House(most=3, by_address=9)
    crowd = [house.come("loud", age) for age in (100, 0, 0)]
    assert house.come("loud", age=0) is not None
    assert house.come("loud", age=0) is None
    assert lost(*crowd) == [True, False, False]


def test_whoever_is_served_stays() -> None:
    house = House(most=2, by_address=9)
    places = [house.come("a") for _ in range(2)]
    for place in places:
        house.doors.work(place)
    assert house.come("b") is None
    house.doors.wait(places[1], hurried=False)
    assert house.come("b") is not None
    assert lost(*places) == [False, True]


def test_an_address_has_only_so_many_unless_it_is_a_proxy() -> None:
    house = House(most=100, by_address=2)
    places = [house.come("a") for _ in range(2)]
    house.doors.work(places[1])
    third = house.come("a")
    assert lost(*places, third) == [True, False, False]
    house.doors.work(third)
    assert house.come("a") is None
    house.doors.leave(third)
    assert house.come("a") is not None
    for proxy in ("10.0.0.1", "2001:db8::1"):
        assert all(house.come(proxy) for _ in range(10))


def test_a_network_of_ipv6_is_one_address() -> None:
    house = House(most=100, by_address=2)
    assert all(house.come(f"2001:db8::{number}", age=0) for number in (2, 3))
    assert house.come("2001:db8::4") is None
    assert house.come("2001:db8:0:1::4") is not None


def test_who_waits_too_long_and_who_never_takes_the_rest_goes() -> None:
    house = House(most=9, by_address=9, seconds=0)
    slow, idle, working, ending = (house.come("a") for _ in range(4))
    house.doors.wait(idle, hurried=False)
    house.doors.work(working)
    house.doors.work(ending)
    ending._transport.closing = True
    for _ in range(2):
        time.sleep(0.001)
        house.doors.sweep()
    assert lost(slow, idle, working, ending) == [True, False, False, True]


def test_a_place_that_is_lost_before_its_connection_is_made() -> None:
    house = House(most=1, by_address=9)
    early = house.doors.enter("a")
    assert early is not None
    early.since -= 100
    assert house.come("b") is not None
    line: Any = Line()
    early.take(line)
    assert line.aborted


@pytest.mark.parametrize("files", [64, 256, 1024, 20_000])
def test_files_remain_for_everything_else(files: int) -> None:
    assert files - connections_within(files) >= min(256, files // 2)


def test_the_system_is_asked_for_as_many_files_as_it_grants() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(before[1], doors._WANTED)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        assert doors.files_allowed() == wanted
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == wanted
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# --- over the network -------------------------------------------------------------------------------


@contextmanager
def lines(port: int, count: int, addresses: int, said: bytes = HALF) -> Iterator[list[socket.socket]]:
    """Connections from several addresses of this machine that say something and then nothing."""
    with ExitStack() as stack:
        found = []
        for number in range(count):
            source = (f"127.0.0.{2 + number % addresses}", 0)
            line = socket.create_connection(("127.0.0.1", port), 10, source_address=source)
            stack.enter_context(line)
            found.append(line)
            try:
                line.sendall(said)
            except OSError:
                continue  # It was closed again at once, which is the point.
        yield found


def ended(line: socket.socket) -> bytes:
    """All that a connection still says until it is closed."""
    line.settimeout(20)
    said = b""
    try:
        while more := line.recv(65_536):
            said += more
    except ConnectionError:
        pass
    return said


@pytest.mark.parametrize("addresses", [1, 7])
@pytest.mark.parametrize(
    "said", [b"", HALF, HALF + b"\r\nhalf a body"], ids=["nothing", "half a head", "half a body"]
)
def test_half_open_connections_shut_nobody_out(tmp_path: Path, addresses: int, said: bytes) -> None:
    """More of them than the server has files; others come, and whoever was there stays."""
    with (
        process(tmp_path / "data", "--log", "info", files=256) as running,
        httpx.Client(base_url=running.url, trust_env=False) as http,
    ):
        server = Served(http, running.port)
        ann, bob = server.people(2, options={"first": 0})
        with server.live(ann.table, bob.token) as line, lines(running.port, 400, addresses, said):
            for _ in range(20):
                assert httpx.get(f"{running.url}/api/health", trust_env=False).status_code == 200
            good(ann.choose("call 8"))
            while json.loads(line.recv(timeout=20)).get("seq") != 1:
                pass
        logged = running.logged()
    assert len(logged.splitlines()) < 10, logged
    assert "Too many open files" not in logged
    assert "Traceback" not in logged


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    config = msgspec.structs.replace(FREE, request_seconds=0.2, hello_seconds=0.2, keep_alive_seconds=1)
    with served(tmp_path_factory.mktemp("hasty"), config=config) as running:
        yield running


@pytest.mark.parametrize(
    "said",
    [b"", b"\r\n", b"GET", HALF, HALF + b"\r\nhalf a body"],
    ids=["nothing", "an empty line", "a word", "half a head", "half a body"],
)
def test_a_request_that_does_not_become_whole_is_closed(hasty: Served, said: bytes) -> None:
    with lines(hasty.port, 1, 1, said) as (line,):
        ended(line)
    assert "sleight_faults_total 0.0" in hasty.numbers()


@pytest.mark.parametrize("more", [b"", b"\r\n", HALF], ids=["nothing", "an empty line", "half a head"])
def test_a_second_request_has_no_more_time_than_the_first(hasty: Served, more: bytes) -> None:
    whole = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
    with lines(hasty.port, 2, 1, whole) as (first, second):
        assert first.recv(20).startswith(b"HTTP/1.1 200")
        first.sendall(more)
        ended(first)
        second.sendall(more)
        assert ended(second).startswith(b"HTTP/1.1 200")


def test_a_byte_now_and_then_buys_no_time(hasty: Served) -> None:
    with lines(hasty.port, 1, 1) as (line,):
        end = time.monotonic() + 20
        try:
            while time.monotonic() < end:
                line.sendall(b"x")
                time.sleep(0.05)
        except OSError:
            return
    raise AssertionError("still open")


def test_an_answer_that_nobody_takes_is_given_up(hasty: Served) -> None:
    asked = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(1)
    with line:
        line.connect(("127.0.0.1", hasty.port))
        end = time.monotonic() + 30
        try:
            while time.monotonic() < end:
                try:
                    line.sendall(asked)
                except TimeoutError:
                    time.sleep(0.1)
        except ConnectionError:
            return
    raise AssertionError("still open")


def test_a_websocket_that_says_nothing_is_closed_and_one_that_has_spoken_stays(hasty: Served) -> None:
    ann = hasty.table(["person", "person"])
    with hasty.live(ann.table, ann.token) as spoken:
        handshake = [f"GET /api/tables/{ann.table}/live HTTP/1.1", "host: x", "connection: upgrade"]
        handshake += ["upgrade: websocket", "sec-websocket-version: 13"]
        handshake += ["sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
        with lines(hasty.port, 1, 1, "\r\n".join(handshake).encode()) as (line,):
            said = ended(line)
            assert said.startswith(b"HTTP/1.1 101")
            assert b"request-wrong" in said
        spoken.recv(timeout=10)
        hasty.sit(ann.table, "Bob")
        spoken.recv(timeout=10)


def test_beyond_the_limit_of_an_address_an_answer_says_so(tmp_path: Path) -> None:
    """Those that are served keep their places; a newcomer is told at once."""
    config = msgspec.structs.replace(FREE, connections_by_address=3)
    with served(tmp_path, config=config) as server:
        ann = server.table(["person", "person"])
        with server.live(ann.table, ann.token) as one, server.live(ann.table, ann.token) as two:
            one.recv(timeout=10)
            two.recv(timeout=10)
            with server.live(ann.table, ann.token) as three:
                three.recv(timeout=10)
                with (
                    lines(server.port, 1, 1, b"") as (elsewhere,),
                    socket.create_connection(("127.0.0.1", server.port), 10) as line,
                ):
                    said = ended(line)
                    elsewhere.sendall(b"GET /api/health HTTP/1.0\r\n\r\n")
                    assert ended(elsewhere).startswith(b"HTTP/1.1 200")
    assert said.startswith(b"HTTP/1.1 503 Service Unavailable\r\n")
    assert json.loads(said.partition(b"\r\n\r\n")[2])["code"] == "server-full"


def test_a_stop_does_not_wait_for_what_was_begun(tmp_path: Path) -> None:
    with process(tmp_path / "data") as running:
        with lines(running.port, 5, 2, HALF + b"\r\nhalf a body"):
            assert running.end(signal.SIGTERM) == 0
        assert running.logged() == ""


def test_what_is_no_http_is_told_so(hasty: Served) -> None:
    for said in (b"\x16\x03\x01 nonsense\r\n\r\n", b"GET / HTTP/9\r\n\r\n", b"GET /" + b"x" * 70_000):
        with lines(hasty.port, 1, 1, said) as (line,):
            answer = ended(line)
            # Whoever is still sending may find the line cut before the answer arrives.
            assert not answer or answer.startswith(b"HTTP/1.1 400 Bad Request\r\n")
            assert not answer or json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "request-wrong"


def test_libraries_log_little(monkeypatch: pytest.MonkeyPatch) -> None:
    logged = CapturingLogger()
    monkeypatch.setattr(logs, "_log", logged)
    logger = logging.Logger("asyncio")
    logger.addHandler(logs.Libraries(logging.WARNING))
    for number in range(1000):
        logger.error(f"socket.accept() out of system resource\nsocket: <socket fd={number}>")
    logger.info("nothing")
    assert [call.kwargs["said"] for call in logged.calls] == ["socket.accept() out of system resource"]


def test_what_was_left_out_is_counted() -> None:
    throttle = Throttle(seconds=0.05)
    assert [throttle.ask("a"), throttle.ask("a"), throttle.ask("b"), throttle.ask("a")] == [0, None, 0, None]
    time.sleep(0.06)
    assert throttle.ask("a") == 2
