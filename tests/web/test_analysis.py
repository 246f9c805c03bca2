"""The end of a game in a browser: it is analysed, and each moment leads into the replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.process import process
from tests.server.served import Seat, Served
from tests.server.test_alone import play_to_the_end
from tests.web.conftest import Invite
from tests.web.measuring import measure, prepare, rest
from tests.web.person import FORWARD, Person
from tests.web.test_access import check

SIMS = 4
SMALL: ViewportSize = {"width": 1280, "height": 720}
SCROLLS = "(box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth"
WAYS = [
    ("abracada", "en", False),
    ("abracada", "fr", True),
    ("trickerion", "ru", False),
    ("trickerion", "en", True),
]


class House(NamedTuple):
    """A server whose analyses are quick, with a finished game of each kind."""

    server: Served
    ended: dict[str, Seat]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("analysed")
    config = folder / "sleight.toml"
    config.write_text(f"analysis_sims = {SIMS}\n")
    with (
        process(folder / "data", "--config", f"{config}") as running,
        httpx.Client(base_url=running.url, timeout=30, trust_env=False) as http,
    ):
        server = Served(http, running.port)
        ended = {
            "abracada": server.table(["person", "odds"], seed="5"),
            "trickerion": server.table(["person", "greedy"], "trickerion", seed="5", options={"quick": True}),
        }
        for seat in ended.values():
            play_to_the_end(seat)
        yield House(server, ended)


def at_the_end(invite: Invite, house: House, game: str, lang: str, *, phone: bool) -> Person:
    person = invite(lang, phone=phone, url=house.url)
    if not phone:
        person.page.set_viewport_size(SMALL)
    prepare(person.page.context)
    person.sit(house.ended[game])
    person.action("analyse").wait_for()
    # What comes forward by itself has come by then.
    rest(person, person.frame["seq"])
    while person.page.locator(FORWARD).count():
        person.page.keyboard.press("Escape")
    return person


@pytest.mark.parametrize(("game", "lang", "phone"), WAYS)
def test_the_end_of_a_game_is_analysed(
    house: House, invite: Invite, game: str, lang: str, phone: bool
) -> None:
    person, seat = at_the_end(invite, house, game, lang, phone=phone), house.ended[game]
    check(person)
    # By keyboard alone.
    person.action("analyse").focus()
    person.page.keyboard.press("Enter")
    dialog = person.page.locator("dialog.analysis")
    expect(dialog).to_be_visible()
    expect(dialog.locator("[role=tab]").first).to_be_visible(timeout=120_000)
    told = seat.get("analysis", lang=lang)
    expect(dialog.locator("[role=tab]")).to_have_count(len(told["seats"]))
    expect(dialog.locator("[role=status]")).not_to_be_empty()
    dialog.locator("[role=tab]").first.focus()
    for each in told["seats"]:
        tab = dialog.locator(f"#losses-{each['seat']}")
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(tab).to_be_focused()
        expect(dialog.locator("[data-moment]")).to_have_count(len(each["moments"]))
        for moment in each["moments"]:
            expect(dialog).to_contain_text(moment["played"])
            expect(dialog).to_contain_text(moment["better"])
        check(person)
        person.page.keyboard.press("ArrowRight")
    moment = told["seats"][0]["moments"][0]["seq"]
    link = dialog.locator("[data-moment]").first
    expect(link).to_have_attribute("data-moment", f"{moment}")
    link.focus()
    person.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(person.page.locator("input[type=range]")).to_have_value(f"{moment}")
    person.action("now").click()
    # It is still there, and need not be worked out again.
    person.action("analyse").click()
    expect(dialog.locator("[role=tab]").first).to_be_visible(timeout=1_000)
    person.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_nothing_scrolls_on_a_wide_screen(house: House, invite: Invite, lang: str) -> None:
    person = at_the_end(invite, house, "trickerion", lang, phone=False)
    assert not measure(person, person.frame["seq"])
    person.action("analyse").click()
    dialog = person.page.locator("dialog.analysis")
    tabs = dialog.locator("[role=tab]")
    expect(tabs.first).to_be_visible(timeout=120_000)
    for place in range(tabs.count()):
        tabs.nth(place).click()
        high = dialog.evaluate(
            "(box) => [box.scrollHeight, box.clientHeight, box.scrollWidth, box.clientWidth]"
        )
        assert high[0] <= high[1]
        assert high[2] <= high[3]


def test_whoever_watches_reads_it_but_cannot_start_it(house: House, invite: Invite) -> None:
    seat = house.server.table(["person", "odds"], seed="7")
    play_to_the_end(seat)
    watching = invite(url=house.url)
    watching.watch(seat.table)
    expect(watching.action("end-replay")).to_be_visible()
    expect(watching.action("analyse")).to_have_count(0)
    person = invite(url=house.url)
    person.sit(seat)
    person.action("analyse").click()
    expect(person.page.locator("dialog.analysis [role=tab]").first).to_be_visible(timeout=120_000)
    watching.page.reload()
    watching.action("analyse").click()
    expect(watching.page.locator("dialog.analysis [role=tab]").first).to_be_visible()


def test_an_analysis_can_be_stopped_and_begun_again(server: Served, invite: Invite) -> None:
    """With as many simulations as usual, so that it takes a while."""
    seat = server.table(["person", "greedy"], "trickerion", seed="5")
    play_to_the_end(seat)
    person = invite()
    person.sit(seat)
    person.action("analyse").wait_for()
    while person.page.locator(FORWARD).count():
        person.page.keyboard.press("Escape")
    person.action("analyse").click()
    expect(person.page.locator("dialog.analysis progress")).to_be_visible()
    check(person)
    person.action("stop-analysis").click()
    expect(person.page.locator("dialog.analysis")).not_to_be_visible()
    assert seat.get("analysis")["state"] == "none"
    person.action("analyse").click()
    expect(person.page.locator("dialog.analysis progress")).to_be_visible()
    person.action("stop-analysis").click()
