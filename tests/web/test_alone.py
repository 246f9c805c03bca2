"""Alone in a browser: today's table from the lobby to its par, and puzzles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sleight.arena.puzzles import puzzles_of
from sleight.core.speech import LANGUAGES
from tests.server.served import Seat, Served
from tests.server.test_alone import play_to_the_end
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.test_access import check

GAMES = ["abracada", "trickerion"]
WAYS = [("abracada", "fr", True), ("trickerion", "en", False)]


def poster(person: Person, game: str, action: str) -> None:
    person.go("/")
    person.page.locator(f"article[aria-labelledby=poster-{game}] [data-action={action}]").click()


@pytest.mark.parametrize(("game", "lang", "phone"), WAYS)
def test_todays_table_ends_with_its_par(
    server: Served, invite: Invite, game: str, lang: str, phone: bool
) -> None:
    person = invite(lang, phone=phone)
    poster(person, game, "today")
    expect(person.page).to_have_url(re.compile("/table/"))
    expect(person.status).not_to_be_empty()
    kept = person.page.evaluate("JSON.parse(localStorage['sleight.seats'])[0]")
    seat = Seat(server.http, kept["table"], kept["seat"], kept["token"])
    # It is played beside the page, which is elsewhere meanwhile.
    table = person.page.url
    person.go("/")
    play_to_the_end(seat)
    person.page.goto(table)
    told, line = seat.get("par", lang=lang), person.page.locator(".par")
    expect(line).to_contain_text(told["bot"])
    expect(line).to_contain_text(told["date"])
    check(person)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved(server: Served, invite: Invite, game: str, lang: str, phone: bool) -> None:
    person = invite(lang, phone=phone)
    person.go(f"/puzzles/{game}/1")
    puzzle = puzzles_of(game)[0]
    choices = person.page.locator("[data-choice]")
    expect(choices).to_have_count(len(puzzle.choices))
    check(person)
    choices.nth(puzzle.played).click()
    expect(person.page.locator("[data-right]")).to_have_attribute("data-right", "false")
    expect(person.page.locator("tbody tr")).to_have_count(len(puzzle.choices))
    check(person)
    person.page.reload()
    choices.nth(puzzle.best).click()
    expect(person.page.locator("[data-right]")).to_have_attribute("data-right", "true")
    person.page.locator("[data-action=puzzle-next]").click()
    expect(person.page).to_have_url(re.compile(f"/puzzles/{game}/2$"))
    expect(choices).to_have_count(len(puzzles_of(game)[1].choices))


def test_the_lobby_leads_to_puzzles(server: Served, invite: Invite) -> None:
    person = invite()
    poster(person, "abracada", "puzzles")
    expect(person.page).to_have_url(re.compile(r"/puzzles/abracada/\d+$"))
    expect(person.page.locator("[data-choice]").first).to_be_visible()
