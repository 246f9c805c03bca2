"""From the front page to a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.person import Person


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_one_click_sits_you_down_against_bots(server: Served, invite: Invite, game: str) -> None:
    person = invite()
    person.go("/")
    person.page.locator(f"article[aria-labelledby=poster-{game}] [data-action=play-now]").click()
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
    expect(person.page.locator(".status .phase")).to_have_attribute("title", re.compile(re.escape(played)))


def test_filters_show_only_the_tables_one_looks_for(server: Served, invite: Invite) -> None:
    def made(name: str, players: list[str], lang: str) -> str:
        body = {"game": "abracada", "players": players, "name": name}
        return server.seated(server.http.post("/api/tables", params={"lang": lang}, json=body)).table

    people = made("Colette", ["person", "person"], "fr")
    bots = made("Lev", ["person", "odds"], "ru")
    person = invite()
    person.go("/")
    tables = person.page.locator("section[aria-labelledby=open-tables]")
    row = {table: tables.locator(f"[data-table='{table}']") for table in (people, bots)}
    button = tables.get_by_role("button", name="All games")
    expect(button).to_have_attribute("aria-pressed", "true")
    _show_all(person)
    for table in (people, bots):
        expect(row[table]).to_be_visible()

    company = person.page.get_by_role("combobox", name="People or bots")
    company.select_option("people")
    expect(row[bots]).to_have_count(0)
    expect(row[people]).to_be_visible()
    company.select_option("bots")
    expect(row[people]).to_have_count(0)
    _show_all(person)
    expect(row[bots]).to_be_visible()

    company.select_option("any")
    person.page.get_by_role("combobox", name="Language of the table").select_option("fr")
    expect(row[bots]).to_have_count(0)
    expect(row[people]).to_contain_text("Français")
    tables.get_by_role("button", name="With a free seat").click()
    expect(row[people]).to_be_visible()
    person.page.reload()
    expect(row[people]).to_be_visible()
    tables.get_by_role("button", name="Trickerion").click()
    expect(row[people]).to_have_count(0)
    tables.get_by_role("button", name="Show all", exact=True).click()
    expect(button).to_have_attribute("aria-pressed", "true")


def _show_all(person: Person) -> None:
    """Other tests have made tables too: the list opens wholly."""
    more = person.page.get_by_role("button", name=re.compile(r"^Show all \d+ tables$"))
    expect(person.page.locator("article[data-table]").first).to_be_visible()
    if more.is_visible():
        more.click()
