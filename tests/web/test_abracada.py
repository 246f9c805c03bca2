"""Abracada… Quoi ? through the interface."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.playing import play_on, until_asked

MOST_TABS = 80


def test_two_people_and_two_bots_play_a_whole_game(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "person", "odds", "likeliest"])
    bob = server.sit(ann.table, "Bob")
    sittings = [(invite(), ann), (invite("fr"), bob)]
    for person, seat in sittings:
        person.sit(seat)
    ways = play_on(sittings, random.Random(1))
    assert ways["listed"] == 0
    for person, seat in sittings:
        end = seat.get("view", lang="en" if seat is ann else "fr")
        assert end["over"]
        person.reaches(end["seq"])
        expect(person.status).to_contain_text(end["status"])


def tab_to(person: Person, selector: str) -> None:
    """Press the Tab key until something has the focus."""
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        if person.page.locator(f"{selector}:focus").count():
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_whole_turn_with_the_keyboard_alone(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], options={"first": 0}, seed="4")
    person = invite()
    person.sit(ann)
    press = person.page.keyboard.press
    until_asked(person, ann)
    turn = person.frame["view"]["turn"]

    tab_to(person, '[data-name="spell:8"]')
    press("Enter")
    expect(person.confirm_button).to_be_visible()
    press("Escape")
    expect(person.confirm_button).to_be_hidden()

    calls = 0
    while person.offers and person.frame["view"]["turn"] == turn:
        tab_to(person, '[data-name^="spell:"][data-state="glows"]')
        press("Enter")
        expect(person.confirm_button).to_be_focused()
        person.answers(lambda: press("Enter"))
        calls += 1
    assert calls


def test_the_keyboard_hears_why_a_row_is_closed(server: Served, invite: Invite) -> None:
    person = after_a_cast(server, invite)
    tab_to(person, '[data-name^="spell:"][data-state="glows"]')
    closed = person.board.locator('[data-name^="spell:"][data-state=""]').first
    for _ in range(MOST_TABS):
        if closed.evaluate("thing => thing === document.activeElement"):
            break
        person.page.keyboard.press("ArrowLeft")
    else:
        raise AssertionError("the arrow keys do not reach a closed row")
    person.page.keyboard.press("?")
    expect(person.page.locator(".reason")).to_contain_text("AQ-")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".reason")).to_be_hidden()


def test_a_closed_row_says_why_to_the_mouse(server: Served, invite: Invite) -> None:
    person = after_a_cast(server, invite)
    # It is told to screen readers as disabled, for which Playwright would wait.
    person.board.locator('[data-name^="spell:"][data-state=""]').first.click(force=True)
    expect(person.page.locator(".reason")).to_contain_text("AQ-")
    expect(person.confirm_button).to_be_hidden()


def after_a_cast(server: Served, invite: Invite, phone: bool = False) -> Person:
    """Somebody who has just cast a spell, so that lower ones are closed."""
    for seed in range(1, 40):
        ann = server.table(["person", "random"], options={"first": 0}, seed=f"{seed}")
        for spell in (8, 7, 6):
            ann.choose(f"call {spell}")
            frame = ann.get("view")
            if frame["view"]["last"] == spell:
                person = invite(phone=phone)
                person.sit(ann)
                return person
            if not frame["question"]:
                break
    raise AssertionError("no seed lets a spell succeed")
