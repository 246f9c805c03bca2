"""Nobody loses a game: reload, another device, a server that goes away and comes back."""

from __future__ import annotations

import random
import signal
import sqlite3
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.process import process
from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.playing import choose, lively, play_on, until_asked

GAMES = ["abracada", "trickerion"]


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle(server: Served, invite: Invite, game: str) -> None:
    ann = server.table(["person", "random"], game, seed="3")
    person = invite()
    person.sit(ann)
    play_on([(person, ann)], random.Random(3), most=4)
    until_asked(person, ann)
    before = person.shown()
    person.reload()
    assert person.shown() == before
    play_on([(person, ann)], random.Random(3), most=1)


@pytest.mark.parametrize("game", GAMES)
def test_a_second_device_in_the_middle(server: Served, invite: Invite, game: str) -> None:
    ann = server.table(["person", "random"], game, seed="3")
    first = invite(permissions=["clipboard-read", "clipboard-write"])
    first.sit(ann)
    play_on([(first, ann)], random.Random(3), most=4)
    until_asked(first, ann)
    first.open_side("table")
    first.action("copy-seat").click()
    link = first.page.evaluate("navigator.clipboard.readText()")

    second = invite()
    second.watch(ann.table, secret=link.partition("/table/")[2].removeprefix(ann.table))
    assert ann.token not in second.page.url
    assert second.shown() == first.shown()
    play_on([(second, ann)], random.Random(3), most=1)
    first.reaches(ann.get("view")["seq"])
    until_asked(second, ann)
    until_asked(first, ann)
    assert second.shown() == first.shown()


def test_the_server_goes_away_in_the_middle(tmp_path: Path, invite: Invite) -> None:
    data = tmp_path / "data"
    with process(data) as first, httpx.Client(base_url=first.url) as http:
        ann = Served(http, first.port).table(["person", "random"], options={"first": 0})
        person = invite(url=first.url)
        person.allow("Failed to load resource|WebSocket connection")
        person.sit(ann)
        until_asked(person, ann)
        number = ann.get("view")["number"]
        choose(person, lively(random.Random(1), person.offers))
        first.end(signal.SIGKILL)
    broken = person.page.locator(".status [role=alert]")
    expect(broken).to_be_visible()
    # What is confirmed while nobody hears it is played once somebody does, and only once.
    person.confirm_button.click()
    with process(data, port=first.port) as second, httpx.Client(base_url=second.url) as http:
        again = ann._replace(http=http)
        person.until(lambda: again.get("view")["number"] == number + 1, "the answer")
        expect(broken).to_be_hidden()
        play_on([(person, again)], random.Random(1), most=2)


def test_the_server_is_updated_in_the_middle(tmp_path: Path, invite: Invite) -> None:
    data = tmp_path / "data"
    with process(data) as first, httpx.Client(base_url=first.url) as http:
        ann = Served(http, first.port).table(["person", "random"], "trickerion")
        person = invite(url=first.url)
        person.allow("Failed to load resource|WebSocket connection")
        person.sit(ann)
        play_on([(person, ann)], random.Random(1), most=4)
        until_asked(person, ann)
        before = person.shown()
        person.open_side("log")
        first.end(signal.SIGTERM)
    with sqlite3.connect(data / "sleight.sqlite3") as stored:
        # As after any change of the set-up: the rows lead elsewhere than they did.
        stored.execute("UPDATE tables SET rules = 0, seed = '1'")
    with process(data, port=first.port) as second, httpx.Client(base_url=second.url) as http:
        again = ann._replace(http=http)
        notice = person.page.locator("[role=log] .notice")
        expect(notice).to_contain_text("The server was updated", timeout=30_000)
        person.page.keyboard.press("Escape")
        # Frames are counted anew.
        person.frame = again.get("view")
        until_asked(person, again)
        assert person.shown() == before
        play_on([(person, again)], random.Random(1), most=2)
