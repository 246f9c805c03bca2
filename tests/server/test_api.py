"""The HTTP API on a real server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sleight.core.record import Record
from sleight.core.speech import game_speaker
from sleight.server.config import Config, Rate
from sleight.server.secrets import commitment
from tests.cli.terminal import sleight
from tests.server.served import Seat, Served, bad, good, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


def play_out(seats: list[Seat]) -> None:
    """Play a table of people to its end, always the last choice."""
    by_number = {seat.seat: seat for seat in seats}
    frame = seats[0].get("view")
    while not frame["over"]:
        seat = by_number[frame["waiting"][0]]
        mine = seat.get("view")
        good(seat.choose(mine["question"]["choices"][-1]["text"], mine["number"]))
        frame = seats[0].get("view")


def until_over(seat: Seat) -> Any:
    """Let the bots of a table finish."""
    end = time.monotonic() + 60
    while not (frame := seat.get("view"))["over"]:
        assert time.monotonic() < end
        if frame["question"]:
            seat.choose(frame["question"]["choices"][0]["text"], frame["number"])
        else:
            time.sleep(0.01)
    return frame


def test_the_games_in_three_languages(server: Served) -> None:
    names = {
        lang: [game["name"] for game in good(server.http.get("/api/games", params={"lang": lang}))]
        for lang in ("en", "fr", "ru")
    }
    assert len({tuple(each) for each in names.values()}) == 3
    accepted = server.http.get("/api/games", headers={"accept-language": "de, ru;q=0.8"})
    assert [game["name"] for game in good(accepted)] == names["ru"]
    schema = good(server.http.get("/api/games/abracada/schema"))
    assert schema["view"]["$ref"].removeprefix("#/$defs/") in schema["$defs"]
    bad(server.http.get("/api/games/chess/schema"), 400, "game-unknown")


def test_recommended_sets_and_bots_have_a_meaning(server: Served) -> None:
    said = set()
    for lang in ("en", "fr", "ru"):
        for game in good(server.http.get("/api/games", params={"lang": lang})):
            for each in (*game["recommended"], *game["bots"]):
                assert each["meaning"].endswith(".")
                said.add(each["meaning"])
    # Each of the two games: its bots and sets in three languages, with the common bot said alike for both.
    assert len(said) == 3 * (1 + 4 + 4 + 1 + 5)
    abracada, trickerion = good(server.http.get("/api/games"))
    assert [bot["code"] for bot in abracada["bots"]] == [
        "random",
        "clumsy",
        "likeliest",
        "odds",
        "reader",
    ]
    assert {each["name"]: each["options"] for each in trickerion["recommended"]} == {
        "first": {"beginner": "all"},
        "full": {"dark_alley": True, "prophecies": True},
        "first-edition": {"edition": "first", "dark_alley": True},
        "powers": {"dark_alley": True, "prophecies": True, "powers": True},
        "dawn": {"dark_alley": True, "prophecies": True, "dawn": True, "machine_costs": "heavy"},
    }
    for game in (abracada, trickerion):
        for each in game["recommended"]:
            server.table(["person", "random"], game["id"], options=each["options"])


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_the_words_of_a_game_speak_elsewhere(server: Served, lang: str) -> None:
    """With nothing but the texts and the function, another speaker says what the server says."""
    told = good(server.http.get("/api/games/abracada/words", params={"lang": lang}))
    assert told["lang"] == lang
    functions: Any = {"WORD": lambda kind, id: said(f"{kind}-{id}")}
    bundle = FluentBundle([lang], functions=functions)

    def said(id: str) -> str:
        pattern = bundle.get_message(id).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern)[0])

    for source in told["sources"]:
        bundle.add_resource(FluentResource(source))
    assert said("spell-5") == game_speaker("abracada", lang).say("spell-5")
    assert bundle.has_message("seat-name")
    assert len(good(server.http.get("/api/games/trickerion/words", params={"lang": lang}))["sources"]) > 2
    bad(server.http.get("/api/games/chess/words"), 400, "game-unknown")


def test_what_is_printed(server: Served) -> None:
    trickerion = good(server.http.get("/api/games/trickerion/printed"))
    assert len(trickerion["tricks"]) == 48 + 8
    assert len(trickerion["performances"][0]["slots"]) >= 3
    assert good(server.http.get("/api/games/abracada/printed"))["stones"]["ancient-dragon"] == 1
    bad(server.http.get("/api/games/chess/printed"), 400, "game-unknown")


def test_choices_name_what_they_touch(server: Served) -> None:
    ann, _ = server.people(2, options={"first": 0})
    offers = ann.get("view")["question"]["choices"]
    assert offers[4]["names"] == ["do:call", "spell:5"]
    stop = ann.get("view", warnings=True)["question"]["choices"][0]
    assert stop["names"] == ["do:call", "spell:1"]


def test_two_people_play_to_the_end_and_the_record_verifies(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = server.people(2)
    before = good(server.http.get(f"/api/tables/{seats[0].table}"))
    assert (before["state"], before["seed"], before["invitation"]) == ("running", None, None)
    assert seats[0].get("record")["record"] is None
    play_out(seats)
    after = good(server.http.get(f"/api/tables/{seats[0].table}"))
    assert after["state"] == "over"
    assert commitment(after["seed"]) == before["commitment"]
    record = seats[0].get("record")
    file = tmp_path / "game.sleight"
    file.write_text(record["record"])
    assert Record.read(file).header.players == ("Ann", "person 1")
    assert str(Record.read(file).header.seed) == after["seed"]
    assert sleight(monkeypatch, ["replay", file, "--verify"]).code == 0
    first = seats[1].get("moments/0")
    assert first["seq"] == 0
    assert first["question"] is None or first["question"]["number"] == 0


def test_each_sees_its_own(server: Served) -> None:
    ann, bob = server.people(2)
    mine, theirs = ann.get("view"), bob.get("view")
    assert [stone["spell"] for stone in mine["view"]["hands"][0]] == [None] * 5
    assert all(stone["spell"] for stone in theirs["view"]["hands"][0])
    spectator = good(server.http.get(f"/api/tables/{ann.table}/view"))
    assert spectator["seat"] is None
    assert not any(stone["spell"] for hand in spectator["view"]["hands"] for stone in hand)
    for what in ("view", "log", "record", "moments/0", "chat"):
        foreign = server.http.get(f"/api/tables/{ann.table}/{what}", headers={"authorization": "Bearer x"})
        bad(foreign, 401, "token-wrong")


def test_answers_over_http(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    bad(bob.choose("call 8", 0), 409, "not-asked")
    refused = bad(
        ann.post("choices", {"number": 0, "key": "a", "choice": "stop"}, lang="fr"), 409, "no-success-yet"
    )
    assert refused["rule"] == "AQ-TURN-03"
    first = good(ann.choose("call 8", 0, "mine"))
    assert good(ann.choose("call 8", 0, "mine")) == {**first, "number": ann.get("view")["number"]}
    stale = bad(ann.choose("call 1", 0, "other"), 409, "question-stale")
    assert stale["number"] == 1
    bad(ann.choose("sing", 1), 400, "text-unknown")
    bad(ann.post("choices", {"number": 1, "key": "d", "choice": {"type": "sing"}}), 400, "choice-wrong")
    bad(ann.post("undo", {"number": 1, "key": "u"}), 409, "undo-learned")
    assert ann.get("why")["reasons"][0]["code"] == "undo-learned"


def test_a_number_of_any_size_is_declined_in_a_sentence(server: Served) -> None:
    ann, _ = server.people(2)
    huge = 10**30
    head = ann.head
    told = bad(
        server.http.get(f"/api/tables/{ann.table}/moments/{huge}", headers=head), 404, "moment-unknown"
    )
    assert str(huge) in told["sentence"]
    bad(ann.post(f"seats/{huge}/replace"), 400, "seat-not-for-people")
    bad(ann.post(f"seats/-{huge}/replace"), 400, "seat-not-for-people")


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_what_is_declined_is_not_repeated_at_length(server: Served, lang: str) -> None:
    long = "x" * 3_000
    new = {"game": "abracada", "players": ["person", "random"], "name": "Ann"}
    for body in (
        {**new, "options": {long: 1}},
        {**new, "options": {"first": long}},
        {**new, "options": {"first": [long] * 9}},
        {**new, "options": {"first": {long: long}}},
        {**new, long: 1},
        {**new, "game": "g" * 64},
        {**new, "players": ["person", "odds:" + "p" * 100 + "=1"]},
    ):
        answer = server.http.post("/api/tables", params={"lang": lang}, json=body)
        assert answer.status_code == 400
        assert len(answer.text) < 3_000
    ann = server.table(["person", "random"], options={"first": 0})
    for choice in ({"type": long}, {"type": "call", long: 1}, {long: {long: 1}}):
        answer = ann.post("choices", {"number": 0, "key": "k", "choice": choice})
        assert answer.status_code == 400
        assert len(answer.text) < 3_000
    for address in (f"/api/games/{long}/schema", f"/api/tables/{long}", f"/api/{long}"):
        answer = server.http.get(address, params={"lang": lang})
        assert answer.status_code in (400, 404)
        assert len(answer.text) < 1_000


def test_a_choice_as_data(server: Served) -> None:
    (ann, _) = server.people(2, options={"first": 0})
    offer = ann.get("view", warnings=True)["question"]["choices"][7]
    good(ann.post("choices", {"number": 0, "key": "d", "choice": offer["choice"]}))
    assert ann.get("log")["entries"][1]["events"][0]["sentence"]


def test_why_and_log_speak(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    told = bob.get("why", choice="call 5", lang="ru")
    assert not told["possible"]
    assert "Ann" in told["reasons"][0]["sentence"]
    assert ann.get("why", choice="call 5")["possible"]
    log = bob.get("log", lang="fr")
    assert log["newest"] == 0
    assert log["entries"][0]["events"][0]["event"]["type"] == "round-began"


def test_bots_play_in_their_processes(server: Served) -> None:
    ann = server.table(["person", "odds", "random", "likeliest"])
    frame = until_over(ann)
    assert frame["winners"]
    assert frame["status"].endswith("won.")


def test_a_hint_comes_from_the_own_view(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    hint = good(ann.post("hint", {}))
    assert hint["text"] in [each["text"] for each in ann.get("view")["question"]["choices"]]
    chances = {each["text"]: each["chance"] for each in ann.get("odds")["odds"]}
    effect, chance = hint["reasons"]
    assert effect
    assert chance.startswith(f"Chance: {round(chances[hint['text']] * 100)}%. ")
    bad(bob.post("hint", {}), 409, "not-waited")
    bad(ann.post("hint", {"bot": "genius"}), 400, "bot-unknown")
    silent, _ = server.people(2, hints=False)
    bad(silent.post("hint", {}), 403, "hints-off")
    guessing, _ = server.people(2, options={"first": 0}, odds=False)
    assert len(good(guessing.post("hint", {}))["reasons"]) == 1


def test_a_seat_goes_to_a_bot_and_comes_back(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    shown = good(bob.post("hand-over", {"bot": "random"}))
    assert shown["seats"][1]["kind"] == "bot"
    assert shown["seats"][1]["returning"]
    assert good(bob.post("take-back"))["seats"][1]["kind"] == "person"
    bad(bob.post("take-back"), 409, "seat-with-person")
    bad(ann.post("seats/1/replace"), 409, "seat-present")
    bad(ann.post("seats/7/replace"), 400, "seat-not-for-people")
    assert good(bob.post("resign"))["seats"][1]["resigned"]
    bad(bob.post("take-back"), 409, "seat-resigned")
    until_over(ann)
    again = good(ann.post("rematch"), 201)
    assert good(bob.post("rematch"), 201)["id"] == again["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person"]


def test_playing_on(server: Served) -> None:
    ann, bob = server.people(2, options={"first": 0})
    good(ann.choose("call 8", 0))
    guess = server.seated(bob.post("play-on", {"moment": 1, "name": "Bob"}))
    assert guess.seat == 1
    assert guess.get("moments/0")["view"] == bob.get("moments/1")["view"]
    bad(bob.post("play-on", {"moment": 99, "name": "Bob"}), 404, "moment-unknown")
    anybody = server.http.post(f"/api/tables/{ann.table}/play-on", json={"moment": 0, "name": "Cy"})
    bad(anybody, 409, "not-over")


def test_invitations(server: Served) -> None:
    ann = server.table(["person", "person"], open=False)
    address = f"/api/tables/{ann.table}"
    assert ann.table not in [each["id"] for each in good(server.http.get("/api/tables"))["tables"]]
    bad(server.http.get(address), 403, "invitation-wrong")
    bad(server.http.post(f"{address}/seats", json={"name": "Bob"}), 403, "invitation-wrong")
    code = good(server.http.get(address, headers=ann.head))["invitation"]
    assert good(server.http.get(address, headers={"x-invitation": code}))["invitation"] is None
    server.sit(ann.table, "Bob", invitation=code)


def test_open_tables_are_listed(server: Served) -> None:
    ann = server.table(["person", "person"])
    listed = good(server.http.get("/api/tables"))["tables"]
    assert ann.table in [each["id"] for each in listed]
    assert "token" not in str(listed)
    bad(server.http.get(f"/api/tables/{ann.table}/view"), 409, "not-started")


def test_a_table_speaks_the_language_of_its_maker(server: Served) -> None:
    body = {"game": "abracada", "players": ["person", "person"], "name": "Ann"}
    asked = good(server.http.post("/api/tables", params={"lang": "fr"}, json=body), 201)
    accepted = good(server.http.post("/api/tables", headers={"accept-language": "ru"}, json=body), 201)
    listed = {each["id"]: each["lang"] for each in good(server.http.get("/api/tables"))["tables"]}
    assert [listed[place["table"]["id"]] for place in (asked, accepted)] == ["fr", "ru"]


def test_the_lobby_knows_who_sits_where(server: Served) -> None:
    ann = server.table(["person", "odds", "person"], options={"easy": True}, chat=False)
    (mine,) = [each for each in good(server.http.get("/api/tables"))["tables"] if each["id"] == ann.table]
    assert (mine["game"], mine["state"], mine["options"]["easy"]) == ("abracada", "seating", True)
    seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in mine["seats"]]
    assert seats == [("person", "Ann", None), ("bot", "Magician", "odds"), ("free", None, None)]
    assert (mine["chat"], mine["hints"], mine["odds"]) == (False, True, True)


def test_leaving_before_the_start(server: Served) -> None:
    ann = server.table(["person", "person", "person"])
    bob = server.sit(ann.table, "Bob")
    address = f"/api/tables/{ann.table}"
    bad(server.http.post(f"{address}/leave"), 401, "token-wrong")
    left = good(bob.post("leave"))
    assert [seat["kind"] for seat in left["seats"]] == ["person", "free", "free"]
    assert (left["state"], left["invitation"]) == ("seating", None)
    bad(bob.post("leave"), 401, "token-wrong")
    assert good(ann.post("leave"))["state"] == "over"
    assert ann.table not in [each["id"] for each in good(server.http.get("/api/tables"))["tables"]]
    bad(server.http.post(f"{address}/seats", json={"name": "Cy"}), 409, "table-closed")
    running, _ = server.people(2)
    bad(running.post("leave"), 409, "table-started")


def test_names_and_passwords(server: Served) -> None:
    server.table(["person", "random"], name="Zoé", password="open sesame")
    body = {"game": "abracada", "players": ["person", "random"], "name": "zoé"}
    bad(server.http.post("/api/tables", json=body), 403, "password-wrong")
    bad(server.http.post("/api/tables", json={**body, "name": "\u200b \u0000"}), 400, "name-wrong")


def test_chat(server: Served) -> None:
    ann, bob = server.people(2)
    good(ann.post("chat", {"text": " <b>hello</b>\n\u0000 "}), 201)
    good(bob.post("chat", {"text": "hi"}), 201)
    lines = bob.get("chat")["lines"]
    assert [(line["name"], line["text"]) for line in lines] == [("Ann", "<b>hello</b>"), ("person 1", "hi")]
    assert bob.get("chat", **{"from": 1})["lines"] == lines[1:]
    bad(ann.post("chat", {"text": "\u0000"}), 400, "chat-wrong")
    spectator = server.http.post(f"/api/tables/{ann.table}/chat", json={"text": "psst"})
    bad(spectator, 401, "token-wrong")
    quiet, _ = server.people(2, chat=False)
    bad(quiet.post("chat", {"text": "hello"}), 409, "chat-closed")


def test_a_chosen_seed(server: Served) -> None:
    one = server.table(["person", "random"], seed="7").get("moments/0")
    two = server.table(["person", "random"], seed="7").get("moments/0")
    assert one["view"]["hands"] == two["view"]["hands"]
    body = {"game": "abracada", "players": ["person", "person"], "name": "Ann", "seed": "7"}
    bad(server.http.post("/api/tables", json=body), 400, "seed-not-alone")


def test_health_and_metrics(server: Served) -> None:
    assert good(server.http.get("/api/health"))["status"] == "ok"
    assert "sleight_answers_total" in server.numbers()


def test_limits(tmp_path: Path) -> None:
    slow = Config(creating=Rate(3, 1), guessing=Rate(3, 1), writing=Rate(2, 1))
    with served(tmp_path, config=slow) as server:
        ann = server.table(["person", "person"], open=False)
        body = {"game": "abracada", "players": ["person", "random"], "name": "Ann"}
        answers = [server.http.post("/api/tables", json=body).status_code for _ in range(4)]
        assert answers == [201, 201, 429, 429]
        guesses = [server.http.get(f"/api/tables/{ann.table}").status_code for _ in range(5)]
        assert guesses == [403, 403, 403, 429, 429]
        wrong = {"authorization": "Bearer wrong"}
        bad(server.http.get(f"/api/tables/{ann.table}", headers=wrong), 429, "too-often")
        assert server.http.get(f"/api/tables/{ann.table}", headers=ann.head).status_code == 200
        said = [ann.post("chat", {"text": "hi"}).status_code for _ in range(3)]
        assert said == [201, 201, 429]
