"""What a machine can check of access for all, by the rules of WCAG 2.1 AA: contrast, names, roles."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.playing import play_on, until_asked

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """axe.run(document, {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"],
  // A thing on a board says more than its few letters: what it is, and what lies there.
  rules: { "label-content-name-mismatch": { enabled: false } },
}).then(({ violations }) => violations.flatMap(
  ({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\\n${failureSummary}`)))"""

EVERYTHING = {"dark_alley": True, "prophecies": True}


def check(person: Person) -> None:
    """Look at the page as it is now."""
    person.page.evaluate(AXE.read_text())
    assert person.page.evaluate(RUN) == []


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
        (person.action(name) if phone else person.page.locator(f"[data-tab={name}]")).click()
        check(person)
        if phone:
            person.page.keyboard.press("Escape")
    person.action("replay").click()
    person.action("previous").click()
    check(person)


def test_what_can_be_chosen_is_never_disabled(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], "trickerion", seed="2")
    person = invite()
    person.sit(ann)
    until_asked(person, ann)
    magicians = [name for offer in person.offers for name in offer["names"] if name.startswith("magician:")]
    person.touch(magicians[0])
    expect(person.confirm_button).to_be_visible()
    for name in magicians:
        expect(person.thing(name)).to_be_enabled()
    person.touch(magicians[-1])
    expect(person.thing(magicians[-1])).to_have_attribute("aria-pressed", "true")
