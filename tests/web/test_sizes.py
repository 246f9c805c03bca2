"""A phone: nothing needs sideways scrolling, and a game can be played."""

from __future__ import annotations

import gzip
import random

import pytest
from playwright.sync_api import Response

from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.playing import play_on, until_asked
from tests.web.touching import play_by_touch

EVERYTHING = {"dark_alley": True, "prophecies": True}
HOUSE = {"edition": "first", "dark_alley": True, "powers": True}


MOST_BYTES = 250_000
"""What a table may need, packed, without its fonts and the chart of the end."""


def test_a_table_needs_little_of_the_client(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], "trickerion", options=EVERYTHING)
    person = invite("ru")
    came: list[Response] = []
    person.page.on("response", lambda response: came.append(response))
    person.sit(ann)
    person.page.wait_for_load_state("networkidle")
    scripts = [each for each in came if each.url.endswith((".js", ".css"))]
    assert not [each.url for each in scripts if "plot" in each.url]
    assert sum(len(gzip.compress(each.body())) for each in scripts) < MOST_BYTES


def fits(person: Person) -> None:
    """Nothing is wider than the screen."""
    wide, room = person.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide <= room


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_pages_fit_a_phone(server: Served, invite: Invite, lang: str) -> None:
    person = invite(lang, phone=True)
    for path in ("/", "/new/abracada", "/new/trickerion"):
        person.go(path)
        person.page.locator("h1").first.wait_for()
        person.page.locator("#main button.main").first.wait_for()
        fits(person)


@pytest.mark.parametrize(
    ("game", "options"),
    [("abracada", {}), ("trickerion", {}), ("trickerion", EVERYTHING), ("trickerion", HOUSE)],
    ids=["abracada", "trickerion", "trickerion with everything", "first_edition with powers"],
)
def test_boards_fit_a_phone_and_can_be_played(
    server: Served, invite: Invite, game: str, options: dict[str, object]
) -> None:
    ann = server.table(["person", "random", "random", "random"], game, options=options, seed="7")
    person = invite("fr", phone=True)
    person.sit(ann)
    for _ in range(4):
        until_asked(person, ann)
        fits(person)
        if game == "trickerion":
            play_by_touch(person, ann, most=1)
        else:
            play_on([(person, ann)], random.Random(7), touching=0.6, most=1)
    fits(person)
