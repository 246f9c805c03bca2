"""English, French, Russian; switched at the table."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.playing import play_on, unhurried, until_asked

LANGUAGES = ["en", "fr", "ru"]


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_the_language_is_switched_at_the_table(server: Served, invite: Invite, game: str) -> None:
    ann = server.table(["person", "random"], game, seed="6")
    person = invite()
    person.sit(ann)
    play_on([(person, ann)], random.Random(6), most=2)
    until_asked(person, ann)
    heard, labels = set(), set()
    person.open_side("log")
    person.action("menu").click()
    for lang in [*LANGUAGES, "en"]:
        person.page.locator(".menu select").select_option(lang)
        view = ann.get("view", lang=lang)
        expect(person.status).to_have_text(view["status"])
        expect(person.page.locator("html")).to_have_attribute("lang", lang)
        heard.add(view["status"])
        labels.add(str([label for _, _, label in person.shown()[1:]]))
        said = ann.get("log", lang=lang)["entries"][-1]["events"]
        if said:
            expect(person.page.locator("[role=log] [data-moment]").last).to_contain_text(said[-1]["sentence"])
    assert len(heard) == len(labels) == len(LANGUAGES)
    person.reload()
    expect(person.status).to_have_text(ann.get("view", lang="en")["status"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_pages_is_there(server: Served, invite: Invite, lang: str) -> None:
    """A message that is missing would be shown by its id, such as `lobby-title`."""
    person = invite(lang)
    for path in ("/", "/new/abracada", "/new/trickerion"):
        person.go(path)
        person.page.locator("h1").first.wait_for()
        words = person.page.locator("body").inner_text().split()
        assert not [word for word in words if word.startswith(("lobby-", "new-", "wait-", "who-", "seat-"))]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_badge_of_the_chat_stays_whole(server: Served, invite: Invite, lang: str, phone: bool) -> None:
    ann, bo = server.people(2)
    person = invite(lang, phone=phone)
    person.sit(ann)
    if not phone:
        person.open_side("log")
    tab = person.action("chat") if phone else person.page.locator("[data-tab=chat]")
    quiet = tab.evaluate("tab => tab.offsetHeight")
    for _ in range(2):
        unhurried(lambda: bo.post("chat", {"text": "…"}))
    badge = tab.locator(".unread")
    expect(badge).to_contain_text("2")
    assert badge.evaluate("badge => badge.getClientRects().length") == 1
    assert tab.evaluate("tab => tab.offsetHeight") == quiet
