"""What a machine can check of access for all, by the rules of WCAG 2.1 AA: contrast, names, roles."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.server.served import Seat, Served
from tests.web.conftest import Invite
from tests.web.measuring import prepare, rest
from tests.web.person import FORWARD, Person
from tests.web.playing import follow_hints, play, play_on, questions, until_asked

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """(runOnly) => axe.run(document, {
  runOnly,
  // A thing on a board says more than its few letters: what it is, and what lies there.
  rules: { "label-content-name-mismatch": { enabled: false } },
}).then(({ violations }) => violations.flatMap(
  ({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\\n${failureSummary}`)))"""

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that look at colours."""

EVERYTHING = {"dark_alley": True, "prophecies": True}

# A theme changes nothing but colours, so the second one is held to their rules alone.
THEMES: list[tuple[Literal["light", "dark"], list[str]]] = [("light", WCAG), ("dark", COLOURS)]


def check(person: Person) -> None:
    """Look at the page as it is now, by day and by night."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text())
    for theme, rules in THEMES:
        person.page.emulate_media(color_scheme=theme)
        expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
        assert person.page.evaluate(RUN, rules) == [], theme


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_pages(server: Served, invite: Invite, phone: bool) -> None:
    server.table(["person", "person", "odds"], name="Marguerite")
    person = invite("ru", phone=phone)
    for path in ("/", "/new/abracada", "/new/trickerion"):
        person.go(path)
        person.page.locator("#main button.main").first.wait_for()
        check(person)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "options"), [("abracada", {}), ("trickerion", EVERYTHING)])
def test_boards(server: Served, invite: Invite, game: str, options: dict[str, bool], phone: bool) -> None:
    ann = server.table(["person", "random", "random"], game, options=options, seed="3")
    person = invite(phone=phone)
    person.sit(ann)
    play_on([(person, ann)], random.Random(2), touching=0, most=5)
    until_asked(person, ann)
    check(person)
    for name in ("log", "chat", "table"):
        person.press(name) if phone else person.open_side(name)
        check(person)
        if phone:
            person.page.keyboard.press("Escape")
    person.from_menu("replay")
    person.action("previous").click()
    check(person)


def test_what_is_asked_for_over_a_page(server: Served, invite: Invite) -> None:
    person = invite("fr")
    person.go("/")
    person.page.locator("header button.settings").click()
    expect(person.page.locator("dialog[open]")).to_be_visible()
    check(person)
    ann = server.table(["person", "random"], "trickerion", seed="3")
    person.sit(ann)
    until_asked(person, ann)
    person.action("choices").click()
    check(person)
    person.page.keyboard.press("Escape")
    person.action("menu").click()
    check(person)


def walk(person: Person, seat: Seat, beside: set[str]) -> set[str]:
    """Look once at each kind of question, at the end, and at what comes forward or opens beside them."""
    met: set[str] = set()
    # A walk asks for more in a minute than anybody would.
    person.allow("429")
    for frame in questions(person, seat):
        kind = frame["question"]["kind"] if frame["question"] else "end"
        if {kind, *beside} <= met:
            continue
        rest(person, frame["seq"])
        for forward in comes_forward(person):
            look_once(person, forward, met)
        look_once(person, kind, met)
        learns = person.board.locator('[data-name="do:learn"][data-state=glows]')
        if kind == "act" and "learn" not in met and learns.count():
            learns.first.click()
            person.settle()
            look_once(person, "learn", met)
            person.page.keyboard.press("Escape")
    return met


def look_once(person: Person, kind: str, met: set[str]) -> None:
    """Check what the page shows, unless something of the kind has been checked."""
    if kind not in met:
        met.add(kind)
        check(person)


def comes_forward(person: Person) -> Iterator[str]:
    """The performances and summaries that lie over the board, one after the other; then they are closed."""
    forward = person.page.locator(FORWARD)
    while forward.count():
        yield "summary" if forward.locator("[data-action=round-close]").count() else "show"
        person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(20)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_performance(server: Served, invite: Invite, phone: bool) -> None:
    ann = server.table(["person", "greedy"], "trickerion", seed="2")
    follow_hints(ann, "perform")
    person = invite(phone=phone, pace="calm")
    person.sit(ann)
    shows = person.page.locator(FORWARD)
    person.page.remove_locator_handler(shows)
    play(person, next(offer for offer in person.offers if "do:perform" in offer["names"]))
    expect(shows).to_be_visible()
    check(person)


@pytest.mark.parametrize(
    "phone", [pytest.param(False, id="wide"), pytest.param(True, id="phone", marks=pytest.mark.long)]
)
def test_every_phase_of_trickerion(server: Served, invite: Invite, phone: bool) -> None:
    ann = server.table(["person", "random"], "trickerion", seed="2", options=EVERYTHING)
    person = invite(phone=phone)
    prepare(person.page.context)
    person.sit(ann)
    met = walk(person, ann, {"summary", "learn"})
    assert {"magician", "assign", "place", "act", "lay", "perform", "summary", "learn", "end"} <= met


def test_every_phase_of_abracada(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], seed="2")
    person = invite()
    prepare(person.page.context)
    person.sit(ann)
    assert "end" in walk(person, ann, set())


def test_what_can_be_chosen_is_never_disabled(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], "trickerion", seed="2")
    person = invite()
    person.sit(ann)
    until_asked(person, ann)
    magicians = [name for offer in person.offers for name in offer["names"] if name.startswith("magician:")]
    # What a hint picks waits; what is touched would be played, because it can be taken back.
    person.action("hint").click()
    expect(person.confirm_button).to_be_visible()
    held = person.board.locator('[data-name^="magician:"][aria-pressed=true]')
    expect(held).to_have_count(1)
    for name in magicians:
        expect(person.thing(name)).to_be_enabled()
    # Another one can be touched instead, and is taken at once.
    other = next(name for name in magicians if name != held.get_attribute("data-name"))
    offer = next(each for each in person.offers if other in each["names"])
    person.answers(lambda: person.touch(other))
    person.took(offer["text"])
