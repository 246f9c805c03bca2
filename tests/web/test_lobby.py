"""From the front page to a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.conftest import Invite


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_one_click_sits_you_down_against_bots(server: Served, invite: Invite, game: str) -> None:
    person = invite()
    person.go("/")
    person.page.locator(f"article[aria-labelledby=poster-{game}] button.main").click()
    expect(person.page).to_have_url(re.compile("/table/"))
    expect(person.status).not_to_be_empty()
    expect(person.board.locator("[data-name]").first).to_be_visible()


def test_two_people_meet_by_an_invitation_link(server: Served, invite: Invite) -> None:
    ann, bob = invite(permissions=["clipboard-read", "clipboard-write"]), invite("fr")
    ann.go("/new/abracada")
    ann.page.locator("fieldset").first.get_by_role("button", name="2", exact=True).click()
    ann.page.locator("fieldset select").first.select_option("person")
    ann.page.get_by_role("checkbox", name=re.compile("open", re.I)).first.uncheck()
    ann.page.locator("#main form button.main").click()
    expect(ann.page).to_have_url(re.compile("/table/"))
    link = ann.page.locator("input[readonly]").first.input_value()
    assert "#invitation=" in link

    bob.page.goto(link)
    bob.page.locator("input[name=name]").fill("Bob")
    bob.page.locator("button[name=seat]").first.click()
    for person in (ann, bob):
        expect(person.board.locator('[data-name="spell:8"]')).to_be_visible()


@pytest.mark.parametrize(
    ("chosen", "played"),
    [
        ("2019 cards, first-edition rules", "2019 cards, first-edition rules · Dark Alley · prophecies"),
        ("Magician Powers", "rules of 2019 · Dark Alley · prophecies · Magician Powers ⌂ (house deck)"),
    ],
)
def test_a_recommended_set_of_rules_is_played(
    server: Served, invite: Invite, chosen: str, played: str
) -> None:
    person = invite()
    person.go("/new/trickerion")
    person.page.locator(".sets").get_by_role("button", name=chosen).click()
    person.page.locator("#main form button.main").click()
    expect(person.page).to_have_url(re.compile("/table/"))
    expect(person.board.locator(".played")).to_contain_text(played)
