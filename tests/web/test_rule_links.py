"""From the table, a new table and the lobby into the rules: each link opens the passage that it promises."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.playing import until_asked
from tests.web.test_abracada import after_a_cast
from tests.web.touching import reachable


def read(person: Person, link: Locator, path: str) -> None:
    """Follow a link into another tab, to a marked passage in sight, or to the page of a thing."""
    with person.page.context.expect_page() as opened:
        link.click()
    page = opened.value
    expect(page).to_have_url(re.compile(f"{path}$"))
    expect(page.locator("section.chosen h2, section h1").first).to_be_in_viewport()
    page.close()


def test_the_mouse_reaches_the_rule_behind_a_refusal(server: Served, invite: Invite) -> None:
    person = after_a_cast(server, invite)
    person.board.locator('[data-name^="spell:"][data-state=""]').first.hover(force=True)
    link = person.page.locator(".reason a").first
    expect(link).to_have_text(re.compile("^Read the rule"))
    read(person, link, r"/rules/abracada/AQ-[A-Z]+-\d\d")


def test_the_keyboard_reaches_it_with_a_second_question_mark(server: Served, invite: Invite) -> None:
    person = after_a_cast(server, invite)
    person.board.locator('[data-name^="spell:"][data-state=""]').first.focus()
    person.page.keyboard.press("?")
    expect(person.page.locator(".reason a")).not_to_have_count(0)
    person.page.keyboard.press("?")
    expect(person.page.locator(".reason a").first).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".reason")).to_be_hidden()


def test_whatever_can_be_touched_says_what_it_is(server: Served, invite: Invite) -> None:
    """With `?`, and with a mouse that rests; a word more is one link away."""
    person = after_a_cast(server, invite)
    spell = person.board.locator('[data-name^="spell:"][data-state="glows"]').first
    spell.focus()
    person.page.keyboard.press("?")
    told = person.page.locator(".reason.what")
    expect(told).to_contain_text(spell.get_attribute("aria-label") or "?")
    expect(told.locator("b")).to_be_visible()
    read(person, told.locator("a"), r"/rules/abracada/spell/\d")
    person.page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    spell.hover()
    expect(told.locator("b")).to_be_visible()


def press_long(person: Person, thing: str) -> None:
    """Leave a finger on a thing for a while, and lift it. What has a menu offers there to say what it is."""
    tabs = person.page.locator("[role=tab]")
    for number in range(tabs.count()):
        if reachable(person, thing) is None:
            tabs.nth(number).tap()
            person.settle()
    # The bar at the bottom may lie over it.
    to_the_middle = "thing => thing.scrollIntoView({ block: 'center' })"
    person.board.locator(f"{thing}:visible").first.evaluate(to_the_middle)
    finger = reachable(person, thing)
    assert finger is not None, thing
    line = person.page.context.new_cdp_session(person.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    what = person.page.locator("[role=menu] [data-action=what]")
    expect(person.page.locator(".reason").or_(what)).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    if what.is_visible():
        what.tap()


def test_a_long_press_says_what_or_why_and_chooses_nothing(server: Served, invite: Invite) -> None:
    person = after_a_cast(server, invite, phone=True)
    told, before = person.page.locator(".reason"), len(person.answered)
    press_long(person, '[data-name^="spell:"][data-state="glows"]')
    expect(told).to_have_class(re.compile("what"))
    expect(told.locator("a")).to_have_attribute("href", re.compile(r"/rules/abracada/spell/\d"))
    expect(person.board.locator('[data-state="held"], [data-state="ghost"]')).to_have_count(0)
    expect(person.confirm_button).to_be_hidden()
    press_long(person, '[data-name^="spell:"][data-state=""]')
    expect(told).to_have_class(re.compile("why"))
    read(person, told.locator("a").first, r"/rules/abracada/AQ-[A-Z]+-\d\d")
    assert len(person.answered) == before


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_cards_lead_to_their_pages(server: Served, invite: Invite, phone: bool) -> None:
    """A magician on offer, a trick and a character: each says what it is and where to read more."""
    seat = server.table(["person", "greedy"], "trickerion", seed="5", options={"beginner": [0, 1]})
    person = invite("fr", phone=phone)
    person.sit(seat)
    until_asked(person, seat)
    says(person, "magician", phone)
    seat.choose("choose master-of-chains")
    until_asked(person, seat)
    for kind in ("trick", "character"):
        says(person, kind, phone)


def says(person: Person, kind: str, phone: bool) -> None:
    """A thing of a kind tells what it is: to a finger that stays, or to `?`."""
    if phone:
        press_long(person, f'[data-name^="{kind}:"]')
    else:
        person.board.locator(f'[data-name^="{kind}:"]:visible').first.focus()
        person.page.keyboard.press("?")
    told = person.page.locator(".reason")
    expect(told.locator("b")).to_be_visible()
    expect(told.locator(f'a[href^="/rules/trickerion/{kind}/"]')).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(told).to_be_hidden()


def test_a_warning_leads_to_its_rule(server: Served, invite: Invite) -> None:
    """What was missed before, and cannot have come since, is warned of."""
    person, spell = after_a_miss(server, invite)
    person.touch(f"spell:{spell}")
    link = person.page.locator(".confirm .warnings a")
    expect(link).to_have_text(re.compile("^Read the rule"))
    read(person, link, r"/rules/abracada/AQ-[A-Z]+-\d\d")


def after_a_miss(server: Served, invite: Invite) -> tuple[Person, int]:
    """Somebody whose turn it is again after a call that missed, with the same stones."""
    for seed in range(1, 40):
        ann = server.table(["person", "likeliest"], options={"first": 0}, seed=f"{seed}")
        ann.choose("call 2")
        if ann.get("view")["view"]["last"] == 2:
            continue
        person = invite()
        person.sit(ann)
        until_asked(person, ann)
        if person.frame["view"]["round"] == 1:
            return person, 2
    raise AssertionError("no seed lets a call miss")


def test_what_one_does_leads_to_its_rule(server: Served, invite: Invite) -> None:
    person = after_a_cast(server, invite)
    person.board.locator('[data-name="do:stop"]').focus()
    person.page.keyboard.press("?")
    expect(person.page.locator('.reason a[href="/rules/abracada/do/stop"]')).to_be_visible()


def test_the_log_and_the_menu_lead_to_the_rules(server: Served, invite: Invite) -> None:
    person = after_a_cast(server, invite)
    log = person.open_side("log")
    line = log.locator(".entry").last
    line.hover()
    read(person, line.locator("a"), r"/rules/abracada/event/[a-z-]+")
    person.action("menu").click()
    expect(person.page.locator(".menu [data-action=rules]")).to_have_attribute("href", "/rules/abracada")


def test_options_and_posters_lead_to_the_rules(server: Served, invite: Invite) -> None:
    person = invite()
    person.go("/new/trickerion")
    link = person.page.locator('.option a[href="/rules/trickerion/option/dark_alley"]')
    read(person, link, "/rules/trickerion/option/dark_alley")
    person.go("/")
    person.page.get_by_role("link", name="Read the rules").last.click()
    expect(person.page).to_have_url(re.compile("/rules/[a-z]+$"))
