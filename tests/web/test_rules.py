"""The pages about the rules in a browser: read, searched, without the server, on a phone, in print."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sleight.manual import manual
from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.test_access import check

GAMES = ["abracada", "trickerion"]


def test_from_a_question_to_its_passage(server: Served, invite: Invite) -> None:
    person = invite()
    person.go("/rules/trickerion")
    expect(person.page.locator("article h1")).to_have_text("The idea")
    person.page.get_by_role("searchbox").fill("can I prepare a trick twice")
    person.page.locator("search ol a").first.click()
    expect(person.page).to_have_url(re.compile("/rules/trickerion/prepare$"))
    expect(person.page.locator("section.chosen h2")).to_have_text("Preparing a trick")
    expect(person.page.locator("section.chosen h2")).to_be_in_viewport()
    expect(person.page.locator("section.chosen figure")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "drawn", "some"), [("trickerion", "figure", 17), ("abracada", "ul.inks li", 6)]
)
def test_every_picture_that_a_passage_names_is_drawn(
    server: Served, invite: Invite, game: str, drawn: str, some: int
) -> None:
    person = invite("fr", phone=True)
    # The page of a thing names the thing itself, and many things have no picture.
    pages = [page.id for page in manual(game, "fr").pages if page.picture and "/" not in page.id]
    assert len(pages) >= some
    person.go(f"/rules/{game}/everything")
    for page in pages:
        figure = person.page.locator(f"#page-{page}").locator(drawn).first
        expect(figure).to_be_visible()
        assert figure.bounding_box()["width"] <= person.page.viewport_size["width"], page  # type: ignore[index]


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_what_was_opened_needs_no_server(server: Served, invite: Invite, lang: str) -> None:
    person = invite(lang)
    person.go("/rules/abracada")
    expect(person.page.locator("article h1")).to_be_visible()
    expect(person.page.locator("article .stone").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    lost: list[str] = []
    person.page.on("requestfailed", lambda request: lost.append(request.url))
    person.page.context.set_offline(True)
    person.page.locator(".beside a.chapter").nth(2).click()
    expect(person.page.locator("article section")).to_have_count(4)
    person.page.locator("article a[href='/rules/abracada/spell/5']").first.click()
    expect(person.page.locator("article h1")).to_contain_text("5")
    person.page.get_by_role("searchbox").fill({"en": "lives", "fr": "vies", "ru": "жизни"}[lang])
    expect(person.page.locator("search ol a").first).to_be_visible()
    person.page.locator(".beside a[href$=glossary]").click()
    expect(person.page.locator("article dt")).to_have_count(13)
    person.page.context.set_offline(False)
    # The browser itself asks for the icon of its tab again at every address.
    assert [url for url in lost if not url.endswith("/favicon.svg")] == []
    person.problems.clear()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_pages_are_open_to_all_and_fit(
    server: Served, invite: Invite, game: str, phone: bool, scheme: str
) -> None:
    person = invite("ru", phone=phone, color_scheme=scheme)
    things = {"abracada": "spell/1", "trickerion": "trick/horror-saws"}
    for page in ("", "glossary", "set-up", "everything", things[game]):
        person.go(f"/rules/{game}/{page}")
        expect(person.page.locator("article h1").first).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        check(person)
        wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert person.page.evaluate(wider) <= 0, page


def test_everything_prints_without_what_leads_around(server: Served, invite: Invite) -> None:
    person = invite("fr")
    person.go("/rules/abracada/everything")
    expect(person.page.locator("article section")).to_have_count(25)
    person.page.emulate_media(media="print")
    for gone in ("search", ".beside", "article .tools", ".page > header"):
        expect(person.page.locator(gone).first).to_be_hidden()
    expect(person.page.locator("article section").last).to_be_visible()
