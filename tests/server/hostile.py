"""Hostile messages: malformed, foreign, stale, oversized, out of turn, and each that an audit has tried."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from tests.server.served import Seat

_VALUES: list[Any] = ["x" * 9_000, [["x"] * 500], {"x": {}}, 10**40, -1, 2.5]
_WORDS: list[Any] = ["", "p" * 201, 3, []]
_NOT_CHOICES: list[Any] = [None, 7, [], [[]], True]
JUNK: list[Any] = [
    *(None, True, -1, 0, 1, 2**31, 2**63, -(2**70), 1.5),
    *("", "call 8", "undo", "\u0000", "é" * 300, "'; --", "<script>alert(1)</script>"),
    *([], [[[]]], {}, {"type": "call", "spell": 99}, {"type": None}, {"a": {"b": []}}),
]
PROTECTED = "Zoé"
"""A name that somebody has protected."""

NAMES: list[Any] = [
    "",
    " ",
    "\u200b",
    "\u3164",
    "ﷺ" * 32,
    "ΐ" * 33,
    "A" + "\u0301" * 31,
    "x" * 33,
    "\ue000",
    None,
    7,
    [],
]
"""What is no name."""

ALIKE = ["ann", "Аnn", "ΑΝΝ", "Ａｎｎ", "A\u034fnn", "Ann\ufe0f"]
"""What looks like the name of the maker of every table."""


class Message(NamedTuple):
    """A request of somebody who means no good, or whose program is broken."""

    method: str
    path: str
    body: Any = None
    """Bytes as they are, everything else as JSON."""

    seat: Seat | None = None
    """Whose token comes with it."""

    headers: Mapping[bytes, bytes] = MappingProxyType({})


def audit(seats: list[Seat]) -> list[Message]:
    """Every request with which the audit got further than it should have, and its kin."""
    ann, bob = seats[0], seats[1]
    stranger = seats[-1]
    here = f"/api/tables/{ann.table}"
    return [
        *(Message("POST", "/api/tables", body) for body in _wrong_tables()),
        *(Message("POST", f"{here}/seats", {"name": name}) for name in (*NAMES, *ALIKE, PROTECTED)),
        Message("POST", f"{here}/seats", {"name": "Cy", "password": "claimed", "seat": 1}),
        *(Message("POST", f"{here}/play-on", body, bob) for body in _wrong_moments()),
        Message("POST", f"{here}/play-on", {"moment": 0, "name": "Cy", "password": "claimed"}),
        *(Message("POST", f"{here}/choices", body, ann) for body in _wrong_answers()),
        Message("POST", f"{here}/choices", {"number": 0, "key": "k", "choice": "call 8"}, bob),
        Message("POST", f"{here}/choices", {"number": 0, "key": "k", "choice": "call 8"}, stranger),
        Message("POST", f"{here}/choices", {"number": 0, "key": "k", "choice": "call 8"}),
        *(Message("POST", f"{here}/undo", {"number": 0, "key": "k"}, seat) for seat in (ann, bob)),
        *(Message("POST", f"{here}/hint", {"bot": bot}, ann) for bot in ("x", "b" * 128, "odds:x=1", 3)),
        Message("POST", f"{here}/hint", {}, bob),
        *(Message("POST", f"{here}/{what}", None, bob) for what in ("leave", "rematch", "take-back")),
        *(Message("POST", f"{here}/seats/{seat}/replace", None, ann) for seat in (0, 1, 2, 99, 10**30, -1)),
        *(Message("POST", f"{here}/chat", {"text": text}, ann) for text in ("", "\u200b", "x" * 501, 3)),
        *(Message("GET", f"{here}/moments/{moment}", None, ann) for moment in (-1, 9, 10**30, "x")),
        *(Message("GET", f"{here}/moments/0?of={of}", None, ann) for of in (-2, 99, 10**30, "x")),
        *(Message("GET", f"{here}/{what}", None, ann) for what in (*HELP, *GETS)),
        *(Message("GET", path) for path in _wrong_paths()),
        *(Message(method, here) for method in ("HEAD", "OPTIONS", "TRACE", "PUT", "BREW")),
        *(Message("GET", f"{here}/view", headers=headers) for headers in _wrong_headers()),
        Message("POST", f"{here}/choices", b"\x1f\x8bjunk", ann, {b"content-encoding": b"gzip"}),
        Message(
            "POST", f"{here}/choices", b"a=1", ann, {b"content-type": b"application/x-www-form-urlencoded"}
        ),
        Message("POST", f"{here}/choices", b'{"number": 0,', ann),
        Message("POST", f"{here}/choices", b"[" * 30_000, ann),
        Message("POST", f"{here}/choices", b" " * 40_000, ann),
        Message("POST", f"{here}/choices", b"1" * 20_000, ann),
        *(Message("POST", "/api/tables", body) for body in _raw_tables()),
    ]


def _wrong_tables() -> list[dict[str, Any]]:
    new = {"game": "abracada", "players": ["person", "random"], "name": "Dee"}
    wrong: list[dict[str, Any]] = [
        *({"options": {name: 1}} for name in ("x" * 3_000, "", "\0")),
        *({"options": {"first": value}} for value in _VALUES),
        *({"name": name} for name in (*NAMES, PROTECTED, "zоé")),
        *(
            {"players": players}
            for players in ([], ["person"] * 17, ["person"], ["random"] * 2, ["person", ""])
        ),
        *(
            {"players": ["person", bot]}
            for bot in ("genius", "b" * 128, "odds:risk=nan", "odds:risk=" + "9" * 100)
        ),
        *({"seed": seed} for seed in ("-1", "x", "9" * 41, 7, "٣")),
        *({"seat": seat} for seat in (1, 2, 15, 99, -1, "x")),
        *({"game": game} for game in ("chess", "g" * 64, "../etc", 3)),
        *({"password": word} for word in _WORDS),
        {"password": "claimed", "players": ["person"]},
        {"password": "claimed", "options": {"x": 1}},
        {"extra": 1},
        {"e" * 9_000: 1},
        {"open": "yes"},
        {"game": "trickerion", "players": ["person"] * 9},
    ]
    return [{**new, **each} for each in wrong]


def _raw_tables() -> list[bytes]:
    """What a careful encoder would not write."""
    start = b'{"game": "abracada", "players": ["person", "random"], "name": '
    return [
        start + b'"\\ud800"}',
        start + b'"\xff"}',
        start + b'"Dee", "name": 7}',
        *(
            start + b'"Dee", "options": {"first": ' + value + b"}}"
            for value in (b"9" * 5_000, b"1e999", b"NaN")
        ),
        start + b'"Dee", "options": {"\\ud800": 1}}',
    ]


def _wrong_moments() -> list[dict[str, Any]]:
    names = (*NAMES, PROTECTED, "ZOÉ", "Zоé")
    wrong: list[dict[str, Any]] = [{"moment": 0, "name": name} for name in names]
    wrong += [{"moment": moment, "name": "Cy"} for moment in (9, 2**31 - 1, 2**31, -1, "x", None)]
    return [
        *wrong,
        {"moment": 0, "name": "Cy", "seat": 9},
        {"moment": 0, "name": PROTECTED, "password": "no"},
    ]


def _wrong_answers() -> list[Any]:
    right = {"number": 0, "key": "k", "choice": "call 8"}
    wrong: list[dict[str, Any]] = [
        *({"number": number} for number in (1, 7, 2**31 - 1, 2**31, 2**63, 2**64, -1, 0.5, "x", None)),
        *({"key": key} for key in ("", "k" * 65, "a b", "é", "\0", 3, None)),
        *({"choice": text} for text in ("", "stop", "call 99", "call " + "9" * 190, "x" * 201, "\0", "undo")),
        *(
            {"choice": data}
            for data in ({}, {"type": "call"}, {"type": "call", "spell": 10**30}, {"x" * 9_000: 1})
        ),
        *({"choice": value} for value in _NOT_CHOICES),
        {"extra": 1},
    ]
    return [{**right, **each} for each in wrong] + [None, [], 7, "x", {}]


def _wrong_paths() -> list[str]:
    return [
        *(
            "/api/../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/api/tables/%00",
            "/api/tables/" + "x" * 5_000,
        ),
        *("/api/games/%00/words", "/api/games/chess/schema", "/api/games/" + "g" * 5_000 + "/printed"),
        *("/api/tables/nowhere/view", "/api/tables/%ff%fe/view", "/api/nothing", "/api/tables//view"),
        *("/api/games?lang=xx", "/api/games?lang=" + "x" * 500, "/api/games/abracada/words?lang=%00"),
    ]


def _wrong_headers() -> list[dict[bytes, bytes]]:
    return [
        {b"authorization": b"Bearer " + b"x" * 8_000},
        {b"authorization": b"Bearer \xff\xfe"},
        {b"authorization": b"Basic eDp5"},
        {b"authorization": b""},
        {b"accept-language": b"\xff," * 900},
        {b"x-invitation": b"\xff" * 64},
        {b"x-forwarded-for": b"1.2.3.4," * 500},
        {b"host": b"elsewhere.example"},
        {b"cookie": b"token=" + b"x" * 4_000},
    ]


# --- at random --------------------------------------------------------------------------------------

POSTS = [
    *(
        "choices",
        "undo",
        "seats",
        "hand-over",
        "take-back",
        "resign",
        "seats/0/replace",
        "rematch",
        "play-on",
    ),
    *("chat", "hint", "leave", "seats/9/replace", "seats/x/replace"),
]
HELP = [
    *("ghost", "ghost?choice=call+5", "ghost?choice=%00", "ghost?choice=" + "x" * 300),
    *("why?names=spell:5&names=%00", "why?names=" + "x" * 300, "why?" + "names=spell:5&" * 40, "why?names="),
    "odds",
]
"""Addresses that help the seat that asks."""

GETS = [
    *("leave", "view", "log?from=-1", "log?from=x", "moments/99999", "moments/-1", "moments/x"),
    *("why?choice=%00", "why", "record", "chat?from=99999999999999999999", "view?lang=xx"),
    *("view?warnings=maybe", "%00", "../../etc"),
]


def random_message(rng: random.Random, seats: list[Seat]) -> Message:
    """A request of any of these kinds; those with a true token are stale or damaged."""
    seat = rng.choice(seats)
    table = rng.choice([seat.table, seat.table, "nowhere", "%00", "x" * 200])
    path = f"/api/tables/{table}"
    kind = rng.random()
    if kind < 0.1:
        return Message("GET", f"/api/tables/{seat.table}/{rng.choice(HELP)}", None, seat)
    if kind < 0.45:
        return Message("GET", f"{path}/{rng.choice(HELP + GETS)}", headers=_foreign_token(rng, seat, seats))
    if kind < 0.65:
        wrong = {"number": rng.randrange(50, 60), "key": "k", "choice": rng.choice(JUNK)}
        return Message("POST", f"/api/tables/{seat.table}/{rng.choice(['choices', 'undo'])}", wrong, seat)
    method = rng.choice(["POST", "POST", "PUT", "DELETE", "PATCH"])
    headers = _foreign_token(rng, seat, seats)
    return Message(method, f"{path}/{rng.choice(POSTS)}", random_body(rng), headers=headers)


def random_body(rng: random.Random) -> bytes:
    """A body that is damaged, stale or oversized, or has what nobody expects in it."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return b'{"number": 0, "key": "x", "choice": "' + b"x" * rng.choice([300, 40_000]) + b'"}'
    if kind == 2:
        return b"[" * 5_000
    if kind == 3:
        return msgspec.json.encode({"number": 9 + rng.randrange(999), "key": "stale", "choice": "call 8"})
    fields = ["number", "key", "choice", "name", "game", "players", "seat", "bot", "text", "moment", "extra"]
    return msgspec.json.encode({name: rng.choice(JUNK) for name in rng.sample(fields, rng.randrange(1, 6))})


_ODD: list[str | bytes] = [b"\xff\xfe", b"{}", b"", "[" * 5_000, "x" * 3_000, "x" * 40_000]


def random_socket_message(rng: random.Random) -> str | bytes:
    """Something that a socket with a true token says, and that is never an answer to an open question."""
    kind = rng.randrange(8)
    if kind == 0:
        return "".join(chr(rng.randrange(1, 500)) for _ in range(rng.randrange(1, 40)))
    if kind == 1:
        return rng.choice(_ODD)
    if kind == 2:
        number = rng.choice([0, 7])
        said = {"type": "answer", "number": number, "key": "k", "choice": "call 8"}
        return msgspec.json.encode(said).decode()
    if kind == 3:
        return msgspec.json.encode(
            {"type": "undo", "number": rng.choice(JUNK), "key": rng.choice(JUNK)}
        ).decode()
    fields = {name: rng.choice(JUNK) for name in ("number", "key", "choice", "type")}
    if kind > 4:
        fields |= {"type": "answer", "number": rng.choice([0, 0, 7]), "key": "k"}
    return msgspec.json.encode(fields).decode()


def _foreign_token(rng: random.Random, seat: Seat, all_seats: list[Seat]) -> dict[bytes, bytes]:
    """Nobody's token, another table's, or something that is none."""
    foreign = [each.token.encode() for each in all_seats if each.table != seat.table]
    written = rng.choice([b"-", b"x", "é".encode(), b"\xff\xfe", *foreign])
    return rng.choice([{}, {b"authorization": b"Bearer " + written}, {b"authorization": written}])
