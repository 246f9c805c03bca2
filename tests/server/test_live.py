"""Live updates: frames in order, resume without gaps, and nothing that a viewer may not know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import sleight
from sleight.server.hub import LocalHub
from sleight.server.live import _Line
from sleight.server.play import Play, Viewer
from sleight.server.secrets import new_key
from sleight.server.seeing import Eyes
from sleight.server.stored import StoredRow
from tests.server.house import run
from tests.server.served import Seat as Person
from tests.server.served import Served, good, served
from tests.server.twins import hidden, stored, table_from

if TYPE_CHECKING:
    from sleight.core.record import AnyPosition

LANGS = ("en", "fr", "ru")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


def heard(line: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = msgspec.json.decode(line.recv(timeout=10))
        if message["type"] == kind:
            return message


def until_closed(line: ClientConnection) -> list[Any]:
    """Everything that comes before the server hangs up."""
    told = []
    while True:
        try:
            told.append(msgspec.json.decode(line.recv(timeout=10)))
        except ConnectionClosed:
            return told


def test_everybody_gets_every_frame_and_resumes(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    with server.live(ann.table, bob.token) as line, server.live(ann.table) as gallery:
        first = heard(line, "frame")
        assert (first["seq"], first["seat"]) == (0, 1)
        assert heard(gallery, "frame")["seat"] is None
        good(ann.choose("call 8", 0))
        second = heard(line, "frame")
        assert second["seq"] == 1
        assert second == {**bob.get("moments/1"), "type": "frame"}
        assert heard(gallery, "frame")["seq"] == 1
    with server.live(ann.table, bob.token, "?from=1&lang=fr") as line:
        again = heard(line, "frame")
        assert again["seq"] == 1
        assert again["view"] == second["view"]
        assert again["events"][0]["sentence"] != second["events"][0]["sentence"]


def test_answers_over_the_socket(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    with server.live(ann.table, ann.token) as line:
        said = {"type": "answer", "number": 0, "key": "a", "choice": "call 8"}
        assert heard(line, "frame")["answered"] is None
        line.send(msgspec.json.encode(said).decode())
        shown = heard(line, "frame")
        assert (shown["answered"], shown["seq"], shown["number"]) == ("a", 1, 1)
        assert bob.get("moments/1")["answered"] is None
        line.send(msgspec.json.encode(said).decode())
        assert heard(line, "answered") == {"type": "answered", "key": "a", "seq": 1, "number": 1}
        for wrong, code in (
            ({**said, "key": "b"}, "question-stale"),
            ({**said, "key": "b", "number": 1, "choice": "sing"}, "text-unknown"),
            ({"type": "undo", "number": 1, "key": "u"}, "undo-learned"),
            ({"type": "dance"}, "request-wrong"),
        ):
            line.send(msgspec.json.encode(wrong).decode())
            declined = heard(line, "declined")
            assert declined["problem"]["code"] == code
            assert declined["problem"]["sentence"]
    with server.live(ann.table) as line:
        line.send(msgspec.json.encode({**said, "key": "c"}).decode())
        assert heard(line, "declined")["problem"]["code"] == "token-wrong"


def test_a_socket_that_cannot_be_served_is_told_why(server: Served) -> None:
    ann, _ = server.people(2)
    for table, token, query, code in (
        (ann.table, "wrong", "", "token-wrong"),
        ("nowhere", None, "", "table-unknown"),
        (ann.table, None, "?from=x", "request-wrong"),
    ):
        with server.live(table, token, query) as line:
            assert heard(line, "declined")["problem"]["code"] == code
            with pytest.raises(ConnectionClosed):
                line.recv(timeout=5)


def test_the_start_the_seats_and_the_chat_are_told(server: Served) -> None:
    ann = server.table(["person", "person"])
    with server.live(ann.table, ann.token) as line:
        assert heard(line, "table")["table"]["state"] == "seating"
        bob = server.sit(ann.table, "Bob")
        assert heard(line, "table")["table"]["state"] == "running"
        assert heard(line, "frame")["seq"] == 0
        good(bob.post("chat", {"text": "hello"}), 201)
        assert heard(line, "chat")["text"] == "hello"
        good(bob.post("hand-over", {"bot": "random"}))
        assert heard(line, "table")["table"]["seats"][1]["kind"] == "bot"


def test_whoever_has_left_hears_nothing_more(server: Served) -> None:
    """Not even what somebody else gets to see who sits down on the same seat."""
    ann = server.table(["person", "person", "person"], options={"first": 1})
    bob = server.sit(ann.table, "Bob", seat=1)
    with server.live(ann.table, bob.token) as line, server.live(ann.table, ann.token) as other:
        assert heard(line, "table")["table"]["state"] == "seating"
        assert good(bob.post("leave"))["seats"][1]["kind"] == "free"
        server.sit(ann.table, "Cy", seat=1)
        server.sit(ann.table, "Dee", seat=2)
        told = until_closed(line)
        assert told[-1]["problem"]["code"] == "token-wrong"
        assert "frame" not in [message["type"] for message in told]
        assert heard(other, "frame")["seq"] == 0


def test_the_hub_tells_those_who_listen() -> None:
    async def listen() -> None:
        hub = LocalHub()
        ear = hub.subscribe("a")
        hub.publish("b", 1)
        hub.publish("a", 2)
        hub.publish("a", 3)
        assert await ear.wait() == 3
        ear.close()
        hub.publish("a", 4)

    run(listen())


# --- no leak ----------------------------------------------------------------------------------------


def frames(play: Play, viewer: Viewer, first: int) -> list[bytes]:
    """Everything that a viewer was sent from a number on, in all languages."""
    return [
        Eyes(play, viewer, lang).encoded(seq)
        for lang in LANGS
        for seq in range(first, len(play.seen(viewer)))
    ]


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_frames_tell_no_secret(game: str) -> None:
    """The same moves on positions that differ only in what a viewer may not know: equal frames.

    They are compared in content, size and number, as long as the viewer cannot know the positions apart.
    """
    rng = random.Random(11)
    compared = differing = longest = 0
    for seed in range(12):
        position = sleight.game(game).new(seats=3, seed=seed)
        for _ in range(rng.randrange(60)):
            if position.waiting:
                seat = rng.choice(position.waiting)
                position.apply(seat, rng.choice(position.choices(seat)))
        for viewer in (*range(3), None):
            steps, differs = _compare(game, position.copy(), viewer, rng)
            compared += steps
            longest = max(longest, steps)
            differing += differs
    assert compared > 50
    assert differing > 10
    assert longest > 3


def _compare(game: str, position: AnyPosition, viewer: Viewer, rng: random.Random) -> tuple[int, bool]:
    """Play on at a table and its twin until the viewer learns a difference; how many rows went alike."""
    rules = sleight.game(game)
    twin = rules.guess(position.view(viewer), rng)
    key = new_key()
    position.seed(key)
    twin.seed(key)
    differs = hidden(position) != hidden(twin)
    one, two = table_from(game, position), table_from(game, twin)
    alike = sent = 0
    for number in range(40):
        common = _common_move(one, two, rng)
        if common is None:
            break
        seat, written = common
        for play in (one, two):
            play.take(StoredRow(number, seat, written, None))
        if one.position.view(viewer) != two.position.view(viewer) or _laid_open(one, two):
            break
        alike += 1
        assert frames(one, viewer, sent) == frames(two, viewer, sent)
        sent = len(one.seen(viewer))
    return alike, differs


def _common_move(one: Play, two: Play, rng: random.Random) -> tuple[int, str] | None:
    moves = [
        (seat, sleight.text(choice))
        for seat in one.position.waiting
        for choice in one.position.choices(seat) + one.position.asides(seat)
        if seat in two.position.waiting and two.position.why_not(seat, choice) is None
    ]
    return rng.choice(moves) if moves else None


def _laid_open(one: Play, two: Play) -> bool:
    return any(event.lays_open for play in (one, two) for event in play.steps[-1].events)


def test_secret_plans_make_no_frame() -> None:
    """Whatever a seat lays in secret, the others and the gallery get nothing at all."""
    rng = random.Random(4)
    position = sleight.game("trickerion").new(seats=3, seed=4)
    while len(position.waiting) < 3:
        seat = position.waiting[0]
        position.apply(seat, rng.choice(position.choices(seat)))
    play = table_from("trickerion", position)
    before = {viewer: len(play.seen(viewer)) for viewer in (0, 1, 2, None)}
    lay = next(choice for choice in play.position.choices(0) if sleight.text(choice).split()[0] != "done")
    play.take(StoredRow(0, 0, sleight.text(lay), "k"))
    assert 0 in play.position.waiting
    after = {viewer: len(play.seen(viewer)) for viewer in (0, 1, 2, None)}
    assert after == {**before, 0: before[0] + 1}
    assert [play.number(seat) for seat in range(3)] == [1, 0, 0]


def test_a_moment_that_somebody_else_has_counted_is_found_once_the_game_is_over() -> None:
    """Until then nobody learns how others count: it would tell how often they have moved in secret."""
    rng = random.Random(8)
    play = table_from("trickerion", sleight.game("trickerion").new(seats=2, seed=8))
    viewers = (0, 1, None)
    while not play.over:
        seat = rng.choice(play.position.waiting)
        written = sleight.text(rng.choice(play.position.choices(seat)))
        play.take(StoredRow(len(play.record.rows), seat, written, None))
        if len(play.record.rows) == 60:
            assert play.seen(0) != play.seen(1)
            assert [Eyes(play, viewer, "en").counted(20, 0) for viewer in viewers] == [20] * 3
    moved = 0
    for by, viewer in product(viewers, viewers):
        mine = play.seen(viewer)
        for seq, step in enumerate(play.seen(by)):
            own = Eyes(play, viewer, "en").counted(seq, by)
            assert mine[own] <= step < [*mine, len(play.steps)][own + 1]
            moved += own != seq
    assert moved
    with pytest.raises(sleight.BadInput, match="no seat 3; the seats are: 1, 2"):
        Eyes(play, 0, "en").counted(0, 2)


def test_a_link_to_a_moment_is_read_over_http(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    good(ann.choose("call 8", 0))
    for of in (0, 1, -1):
        assert bob.get("moments/1", of=of) == bob.get("moments/1")
    for nobody in ("2", "-2", "x"):
        path = f"/api/tables/{ann.table}/moments/1?of={nobody}"
        assert server.http.get(path, headers=bob.head).status_code == 400


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_the_same_play_on_twin_tables_over_real_sockets(game: str, tmp_path: Path) -> None:
    """Stored twins, played over HTTP; what the viewer's socket brings is the same bytes."""
    rng = random.Random(21)
    position = sleight.game(game).new(seats=3, seed=21)
    while len(position.waiting) < (3 if game == "trickerion" else 1):
        seat = position.waiting[0]
        position.apply(seat, rng.choice(position.choices(seat)))
    twin = sleight.game(game).guess(position.view(1), rng)
    twin.seed(position.key, position.draws)
    assert hidden(position) != hidden(twin) or game == "trickerion"
    ids = ("twin-a", "twin-b")
    run(stored(tmp_path, game, dict(zip(ids, (position, twin), strict=True))))
    moves = _moves(game, position, twin, 1, rng)
    assert moves
    with served(tmp_path) as server:
        told = [_told(server, id, moves) for id in ids]
    assert told[0] == [message.replace(b"twin-b", b"twin-a") for message in told[1]]


def _moves(
    game: str, position: AnyPosition, twin: AnyPosition, viewer: Viewer, rng: random.Random
) -> list[tuple[int, str]]:
    """Moves that both take, as long as the viewer cannot know them apart."""
    one, two = table_from(game, position), table_from(game, twin)
    moves: list[tuple[int, str]] = []
    while len(moves) < 12 and (move := _common_move(one, two, rng)) is not None:
        for play in (one, two):
            play.take(StoredRow(len(moves), *move, None))
        if one.position.view(viewer) != two.position.view(viewer) or _laid_open(one, two):
            break
        moves.append(move)
    return moves


def _told(server: Served, table: str, moves: list[tuple[int, str]]) -> list[bytes]:
    """Everything that the socket of seat 1 brings while these moves are played."""
    people = [Person(server.http, table, seat, f"{seat}") for seat in range(3)]
    messages = []
    with server.live(table, "1") as line:
        for seat, written in moves:
            good(people[seat].choose(written))
        newest = people[1].get("view")["seq"]
        while True:
            message = line.recv(timeout=10, decode=False)
            messages.append(message)
            if msgspec.json.decode(message).get("seq") == newest:
                break
        with pytest.raises(TimeoutError):
            messages.append(line.recv(timeout=0.3, decode=False))
    return messages


class Flood:
    """A socket on which hundreds of messages have come at once."""

    def __init__(self, messages: int) -> None:
        self.left = messages

    async def receive_text(self) -> str:
        """The next message, without any waiting."""
        if not self.left:
            await asyncio.Event().wait()
        self.left -= 1
        return "nonsense"

    async def send(self, _message: Any) -> None:
        """Take whatever is answered."""


def test_whoever_sends_hundreds_of_messages_lets_others_come_between() -> None:
    async def flood() -> None:
        socket: Any = Flood(300)
        play = table_from("abracada", sleight.game("abracada").new(seats=2, seed=1))
        nobody: Any = None
        hearing = asyncio.create_task(_Line(socket, nobody, Eyes(play, None, "en"), 0, 0)._hear())
        turns = 0
        while socket.left:
            await asyncio.sleep(0)
            turns += 1
        hearing.cancel()
        assert turns >= 300

    run(flood())
