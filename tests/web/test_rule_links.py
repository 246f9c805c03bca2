"""From the table, a new table and the lobby into the rules: each link opens the passage that it promises."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.test_abracada import after_a_cast


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
