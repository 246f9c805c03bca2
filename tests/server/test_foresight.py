"""Ghosts, reasons, odds and hints: they help, come true, and rest on the own view alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from sqlalchemy import update

import sleight
from sleight.core.errors import Illegal
from sleight.core.speech import LANGUAGES
from sleight.games.abracada.odds import odds
from sleight.server import schema
from sleight.server.database import database_url, open_database
from sleight.server.ghosts import ghost
from sleight.server.pointing import pointed
from sleight.server.seeing import Eyes
from tests.server.house import house, run
from tests.server.served import Seat, Served, bad, good, served
from tests.server.twins import hidden, stored, table_from

if TYPE_CHECKING:
    from sleight.core.record import AnyPosition

FULL: dict[str, object] = {"dark_alley": True, "prophecies": True}
GAMES: list[tuple[str, dict[str, object]]] = [("abracada", {}), ("trickerion", {}), ("trickerion", FULL)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


def positions(game: str, options: dict[str, object], games: int, every: int) -> Iterator[AnyPosition]:
    """Positions of random play."""
    for seed in range(games):
        rng = random.Random(seed)
        position = sleight.game(game).new(seats=3, seed=seed, options=options)
        number = 0
        while position.waiting:
            if number % every == 0:
                yield position.copy()
            seat = rng.choice(position.waiting)
            position.apply(seat, rng.choice(position.choices(seat)))
            number += 1


# --- ghosts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_ghost_comes_true(game: str, options: dict[str, object]) -> None:
    """Whatever it shows happens on the true position, which no ghost has touched."""
    rules = sleight.game(game)
    rng = random.Random(5)
    events = views = next_questions = 0
    for position in positions(game, options, 4, 7):
        seat = rng.choice(position.waiting)
        choice = rng.choice(position.choices(seat) + position.asides(seat))
        shown = ghost(rules, position.view(seat), choice)
        assert shown.warnings == position.warnings(seat, choice)
        told = position.apply(seat, choice)
        faces = [face for event in told if (face := event.seen_by(seat)) is not None]
        assert shown.events == faces[: len(shown.events)]
        events += len(shown.events)
        if shown.view is not None:
            views += 1
            assert (shown.view, shown.scores) == (position.view(seat), position.scores)
        if shown.asked is not None:
            next_questions += 1
            assert shown.asked == position.asked(seat)
    assert events > (2 if game == "abracada" else 100)
    assert game == "abracada" or min(views, next_questions) > 20


def test_a_ghost_shows_no_luck() -> None:
    """A call may succeed in all guesses and fail at the table: nothing of it is foreseen."""
    rules = sleight.game("abracada")
    for position in positions("abracada", {}, 3, 3):
        seat = position.waiting[0]
        for choice in position.choices(seat):
            if sleight.text(choice).startswith("call"):
                shown = ghost(rules, position.view(seat), choice)
                assert (shown.events, shown.view, shown.scores, shown.asked) == ([], None, None, None)


def test_a_ghost_of_what_is_refused() -> None:
    position = sleight.game("abracada").new(seats=2, seed=1, options={"first": 0})
    with pytest.raises(Illegal) as refused:
        ghost(sleight.game("abracada"), position.view(0), position.table.takes[True, True, True, True][0])
    assert refused.value.refusal.code == "no-night-singer"


def test_a_ghost_over_http(server: Served) -> None:
    seats = server.people(2, "trickerion")
    frame = seats[0].get("view")
    asked = seats[frame["waiting"][0]]
    before = asked.get("view")
    written = before["question"]["choices"][0]["text"]
    shown = asked.get("ghost", choice=written, lang="fr")
    assert asked.get("view") == before
    assert shown["events"][0]["event"]["type"] == "magician-chosen"
    good(asked.choose(written))
    after = asked.get("view", lang="fr")
    assert shown["events"] == after["events"][: len(shown["events"])]
    if shown["view"] is not None:
        assert (shown["view"], shown["scores"]) == (after["view"], after["scores"])
    if shown["asked"] is not None:
        assert {key: after["question"][key] for key in shown["asked"]} == shown["asked"]


def test_what_has_no_ghost(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    address = f"/api/tables/{ann.table}/ghost"
    bad(server.http.get(address, headers=ann.head, params={"choice": "stop"}), 409, "no-success-yet")
    bad(server.http.get(address, headers=bob.head, params={"choice": "call 5"}), 409, "not-asked")
    bad(server.http.get(address, headers=ann.head, params={"choice": "sing"}), 400, "text-unknown")
    bad(server.http.get(address, headers=ann.head), 400, "request-wrong")
    bad(server.http.get(address, params={"choice": "call 5"}), 401, "token-wrong")
    alone = server.table(["person", "person"])
    waiting = server.http.get(
        f"/api/tables/{alone.table}/ghost", headers=alone.head, params={"choice": "call 5"}
    )
    bad(waiting, 409, "not-started")


# --- why, by what is pointed at ---------------------------------------------------------------------


def codes(told: dict[str, Any]) -> list[str]:
    return [reason["code"] for reason in told["reasons"]]


def test_why_by_names(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    # There are more 8s than Ann can see with Bob, so she is not warned, whatever is dealt.
    assert ann.get("why", names="spell:8") == {"possible": True, "reasons": []}
    assert ann.get("why", names=["do:call", "spell:8"])["possible"]
    stop = ann.get("why", names="do:stop")
    assert (stop["possible"], codes(stop)) == (False, ["no-success-yet"])
    assert stop["reasons"][0]["rule"] == "AQ-TURN-03"
    assert codes(ann.get("why", names="secret:1")) == ["no-night-singer"]
    assert codes(bob.get("why", names="spell:5")) == ["not-asked"]
    assert "Ann" in bob.get("why", names="spell:5", lang="ru")["reasons"][0]["sentence"]
    for nothing in (["spell:5", "secret:1"], ["spell:99"], ["<b>"], ["do:call", "do:stop"]):
        assert ann.get("why", names=nothing) == {"possible": False, "reasons": []}
    many = server.http.get(
        f"/api/tables/{ann.table}/why", headers=ann.head, params={"names": ["spell:5"] * 17}
    )
    bad(many, 400, "request-wrong")


def test_a_single_possible_choice_brings_its_warnings(server: Served) -> None:
    ann, _ = server.people(2, options={"first": 0})
    for _ in range(40):
        frame = ann.get("view", warnings=True)
        offers = frame["question"]["choices"] if frame["question"] else []
        foolish = [offer for offer in offers if "warnings" in offer]
        if foolish:
            names = foolish[0]["names"]
            assert ann.get("why", names=names) == {"possible": True, "reasons": foolish[0]["warnings"]}
            return
        ann, _ = server.people(2, options={"first": 0})
    pytest.fail("no hand makes any call foolish")


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_reasons_agree_with_single_refusals(game: str, options: dict[str, object]) -> None:
    """Possible exactly if one is; at most three codes, each of them true, the vague only alone."""
    rules = sleight.game(game)
    several = 0
    rng = random.Random(8)
    for position in positions(game, options, 3, 12):
        seat = rng.choice(position.waiting)
        for _ in range(10):
            names = rng.choice(rules.universe()).names()
            names = tuple(rng.sample(names, rng.randrange(1, len(names) + 1)))
            meant = [choice for choice in position.table.known if set(names) <= set(choice.names())]
            refusals = [position.why_not(seat, choice) for choice in meant]
            found = pointed(rules, position, seat, names)
            assert bool(found.possible) == (None in refusals)
            assert all(refusal in refusals for refusal in found.refusals)
            told = [refusal.code for refusal in found.refusals]
            assert len(told) == len(set(told)) <= 3
            assert bool(told) == (bool(meant) and not found.possible)
            vague = [code for code in told if code in rules.deferring_codes]
            assert not vague or vague == told
            several += len(told) > 1
    assert several > 0 or game == "abracada"


def test_the_reason_about_a_thing_goes_before_the_one_about_its_place() -> None:
    """Pointing at a trick that is gone says so, and not that other actions are taken elsewhere."""
    rules = sleight.game("trickerion")
    for position in positions("trickerion", {}, 3, 1):
        seat = position.waiting[0]
        for trick in rules.printed.tricks:
            refusal = position.why_not(seat, rules.parse(f"learn {trick.id}"))
            if refusal is not None and refusal.code == "trick-gone":
                found = pointed(rules, position, seat, (f"trick:{trick.id}",))
                if not found.possible:
                    assert found.refusals[0].code == "trick-gone"
                    assert "not-here" not in [each.code for each in found.refusals]
                    return
    pytest.fail("no trick was ever gone")


# --- odds -------------------------------------------------------------------------------------------


def test_the_odds_of_a_table(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    assert good(server.http.get(f"/api/tables/{ann.table}"))["odds"]
    told = ann.get("odds")["odds"]
    view = msgspec.convert(ann.get("view")["view"], sleight.game("abracada").view_type)
    assert [each["text"] for each in told] == [f"call {spell}" for spell in range(1, 9)]
    assert [each["chance"] for each in told] == [float(chance) for chance in odds(view)[1:]]
    assert bob.get("odds") == {"odds": []}
    plain, _ = server.people(2, odds=False)
    assert not good(server.http.get(f"/api/tables/{plain.table}"))["odds"]
    address = f"/api/tables/{plain.table}/odds"
    bad(server.http.get(address, headers=plain.head), 403, "odds-off")
    bad(server.http.get(address), 401, "token-wrong")
    for seat in server.people(2, "trickerion"):
        assert seat.get("odds") == {"odds": []}


def test_a_call_that_breaks_the_order_never_succeeds() -> None:
    rules = sleight.game("abracada")
    seen = 0
    for position in positions("abracada", {"lower": "penalty"}, 4, 1):
        seat = position.waiting[0]
        for choice, chance in rules.odds(position.view(seat), position.choices(seat)).items():
            spell = msgspec.to_builtins(choice)["spell"]
            if spell < position.view(seat).last:
                seen += 1
                assert chance == 0
    assert seen > 0


def test_a_table_of_before_has_odds(tmp_path: Path) -> None:
    """The settings of older tables know nothing of odds."""

    async def play() -> None:
        async with house(tmp_path) as home:
            table = (await home.table(["person", "random"])).play.id
        engine = open_database(database_url(tmp_path, None))
        with engine.begin() as connection:
            connection.execute(update(schema.tables).values(settings='{"open":true,"chat":false}'))
        engine.dispose()
        async with house(tmp_path) as home:
            settings = (await home.tables.find(table)).header.settings
            assert (settings.odds, settings.hints, settings.chat) == (True, True, False)

    run(play())


# --- no leak ----------------------------------------------------------------------------------------


def twins(game: str, options: dict[str, object]) -> Iterator[tuple[AnyPosition, AnyPosition, int]]:
    """Positions that one of those who are asked cannot tell apart, with its seat."""
    rng = random.Random(31)
    for position in positions(game, options, 3, 15):
        seat = rng.choice(position.waiting)
        yield position, sleight.game(game).guess(position.view(seat), rng), seat


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_help_tells_no_secret(game: str, options: dict[str, object]) -> None:
    """Ghosts, reasons and odds are the same bytes wherever the seat sees the same."""
    rng = random.Random(9)
    differing = 0
    for position, twin, seat in twins(game, options):
        differing += hidden(position) != hidden(twin)
        written = [sleight.text(each) for each in rng.sample(position.choices(seat), 1)]
        names = [each.names() for each in rng.sample(sleight.game(game).universe(), 5)]
        names += [(each[-1],) for each in names]
        lang = rng.choice(LANGUAGES)
        told = []
        for play in (table_from(game, position), table_from(game, twin)):
            eyes = Eyes(play, seat, lang)
            answers: list[Any] = [eyes.odds(), *(eyes.why_nothing_with(each) for each in names)]
            run(_add_ghosts(eyes, written, answers))
            told.append(msgspec.json.encode(answers))
        assert told[0] == told[1]
    assert differing > 5


async def _add_ghosts(eyes: Eyes, written: list[str], answers: list[Any]) -> None:
    for each in written:
        answers.append(await eyes.ghost(eyes.play.game.parse(each)))


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_help_over_http_tells_no_secret(game: str, tmp_path: Path) -> None:
    """The whole answer of stored twins: ghosts of all choices, all that can be pointed at, odds and hints."""
    options = FULL if game == "trickerion" else {}
    found = [each for each in twins(game, options) if hidden(each[0]) != hidden(each[1])]
    position, twin, seat = found[len(found) // 2]
    run(stored(tmp_path, game, {"twin-a": position, "twin-b": twin}))
    texts = [sleight.text(choice) for choice in position.choices(seat) + position.asides(seat)]
    names = sorted({name for choice in position.table.known for name in choice.names()})
    with served(tmp_path) as server:
        told = [
            _all_help(Seat(server.http, table, seat, f"{seat}"), texts, names[::3])
            for table in ("twin-a", "twin-b")
        ]
    assert told[0] == told[1]
    assert len(told[0]) > len(texts) + 5


def _all_help(seat: Seat, texts: list[str], names: list[str]) -> list[tuple[int, bytes]]:
    address = f"/api/tables/{seat.table}"
    asked = [("ghost", {"choice": text, "lang": lang}) for text in texts for lang in ("en", "fr")]
    asked += [("why", {"names": name, "lang": "ru"}) for name in names]
    answers = [seat.http.get(f"{address}/{what}", params=query, headers=seat.head) for what, query in asked]
    answers.append(seat.http.get(f"{address}/odds", headers=seat.head))
    answers += [seat.post("hint", {"bot": bot}) for bot in ("random", None)]
    assert {answer.status_code for answer in answers} == {200}
    return [(answer.status_code, answer.content) for answer in answers]
