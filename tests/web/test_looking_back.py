"""Looking back: the log, the slider, a link to a moment."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.playing import follow_hints, play_on, until_asked


def slide(person: Person, to: int) -> None:
    """Move the slider to a moment and wait until the board shows it."""
    with person.page.expect_response(lambda answer: f"/moments/{to}?" in answer.url):
        person.page.locator("input[type=range]").fill(f"{to}")
    expect(person.status).to_contain_text(f"{to}")


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_the_slider_the_log_and_a_link_show_the_same_moment(
    server: Served, invite: Invite, game: str
) -> None:
    ann = server.table(["person", "random"], game, seed="5")
    person = invite(permissions=["clipboard-read", "clipboard-write"])
    person.sit(ann)
    play_on([(person, ann)], random.Random(5), most=4)
    until_asked(person, ann)
    now = person.shown()
    person.open_side("log")
    moment = int(person.page.locator("[role=log] [data-moment]").nth(2).get_attribute("data-moment") or "")

    person.from_menu("replay")
    slide(person, moment)
    past = person.shown()
    assert past != now
    assert not person.board.locator('[data-state="glows"]').count()
    person.action("copy-moment").click()
    link = person.page.evaluate("navigator.clipboard.readText()")
    assert ann.token not in link
    person.action("now").click()
    assert person.shown() == now

    person.page.locator(f'[data-moment="{moment}"]').click()
    expect(person.status).to_have_text(past[0][0])
    assert person.shown() == past

    person.watch(ann.table, link.partition(ann.table)[2])
    expect(person.status).to_have_text(past[0][0])
    assert person.shown() == past


def test_a_stranger_follows_the_link_to_a_moment_as_a_spectator(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], seed="5")
    person, stranger = invite(), invite()
    person.sit(ann)
    play_on([(person, ann)], random.Random(5), most=4)
    stranger.watch(ann.table, "?moment=1&of=0")
    expect(stranger.status).to_contain_text("1")
    assert stranger.frame["seat"] is None


def test_back_at_now_the_log_shows_its_newest_line(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "greedy"], "trickerion", seed="5")
    follow_hints(ann, "act")
    person = invite()
    person.sit(ann)
    person.open_side("log")
    lines = person.page.locator("[role=log] [data-moment]")
    expect(lines.last).to_be_in_viewport()
    lines.first.scroll_into_view_if_needed()
    expect(lines.last).not_to_be_in_viewport()
    lines.first.click()
    expect(person.page.locator(".replay.past")).to_be_visible()
    person.action("now").click()
    expect(person.page.locator(".replay.past")).to_have_count(0)
    expect(lines.last).to_be_in_viewport()


def test_somebody_whose_name_is_protected_plays_on_as_a_guest(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], seed="5")
    server.table(["person", "random"], name="Zara", password="mine")
    while not (frame := ann.get("view"))["over"]:
        if frame["question"] is not None:
            ann.choose(frame["question"]["choices"][0]["text"], frame["number"])
    stranger = invite()
    stranger.go("/")
    stranger.page.evaluate("localStorage.setItem('sleight.settings', JSON.stringify({ name: 'Zara' }))")
    stranger.allow("403")
    stranger.watch(ann.table)
    stranger.from_menu("replay")
    slide(stranger, 1)
    stranger.action("play-on").click()
    stranger.action("play-on-go").click()
    stranger.page.wait_for_url(lambda url: ann.table not in url)
    expect(stranger.page.get_by_text("Guest", exact=False).first).to_be_visible()
