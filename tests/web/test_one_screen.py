"""The table on one screen: nothing scrolls, no text is cut, nothing to touch is hidden, at any question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sleight
from tests.web.measuring import Findings, measure, prepare
from tests.web.person import FORWARD
from tests.web.playing import questions

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.server.served import Seat, Served
    from tests.web.conftest import Invite
    from tests.web.person import Person

    Looks = list[tuple[str, ViewportSize]]

SMALL: ViewportSize = {"width": 1280, "height": 720}
SIZES: list[ViewportSize] = [SMALL, {"width": 1440, "height": 900}, {"width": 1920, "height": 1080}]
LANGUAGES = ["en", "fr", "ru"]
FULL = dict(sleight.game("trickerion").recommended["full"])
GAMES: dict[str, dict[str, object]] = {
    "base": {},
    "full": FULL,
    "first edition": {"edition": "first"},
    "powers": {"dark_alley": True, "powers": True},
    "dawn": {"dark_alley": True, "dawn": True},
    "powers with dawn": {
        "dark_alley": True,
        "powers": True,
        "dawn": True,
        "allow_unrecommended": True,
    },
}

_SWITCH = """async (lang) => {
  const press = () => document.querySelector("[data-action=menu]").click();
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  press();
  await drawn();
  const select = document.querySelector(".menu select");
  select.value = lang;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  press();
  while (document.documentElement.lang !== lang) await drawn();
}"""


def sit(person: Person, seat: Seat, size: ViewportSize) -> None:
    """Sit down at a screen of this size, with a page that can be measured."""
    prepare(person.page.context)
    # A walk asks for more in a minute than anybody would.
    person.allow("429")
    person.page.set_viewport_size(size)
    person.sit(seat)


def show(person: Person, lang: str, size: ViewportSize) -> None:
    """Let the page speak this language at this size."""
    if person.page.locator("html").get_attribute("lang") != lang:
        person.page.evaluate(_SWITCH, lang)
    if person.page.viewport_size != size:
        person.page.set_viewport_size(size)


def look(person: Person, frame: dict[str, Any], findings: Findings, looks: Looks) -> None:
    """Measure what the page shows of a frame: what comes forward by itself first, then the board."""
    measure_all(person, frame, findings, looks)
    while person.page.locator(FORWARD).count():
        person.page.keyboard.press("Escape")
        measure_all(person, frame, findings, looks)


def measure_all(person: Person, frame: dict[str, Any], findings: Findings, looks: Looks) -> None:
    """Measure the page in each language and size; from the last one back, so that it changes seldom."""
    asked = frame["question"]["kind"] if frame["question"] else "the end"
    for lang, size in looks:
        show(person, lang, size)
        where = f"{lang} at {size['width']}×{size['height']}"
        findings.note(measure(person, frame["seq"]), f"{asked} in round {frame['view']['round']}, {where}")
    looks.reverse()


def test_a_full_game_of_four_fits_a_small_screen(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "greedy", "random", "greedy"], "trickerion", seed="4", options=FULL)
    person = invite("fr")
    sit(person, ann, SMALL)
    findings = Findings()
    for frame in questions(person, ann):
        look(person, frame, findings, [("fr", SMALL)])
    told = findings.told()
    assert not told, "\n".join(told)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES.keys())
def test_every_game_fits_every_screen_in_every_language(
    server: Served, invite: Invite, options: dict[str, object], seats: int
) -> None:
    players = ["person", *["greedy"] * (seats - 1)]
    ann = server.table(players, "trickerion", seed=f"{seats}", options=options)
    person = invite()
    sit(person, ann, SMALL)
    findings = Findings()
    there, back = SIZES, SIZES[::-1]
    looks = [
        (lang, size) for lang, sizes in zip(LANGUAGES, (there, back, there), strict=True) for size in sizes
    ]
    for frame in questions(person, ann):
        look(person, frame, findings, looks)
    told = findings.told()
    print(f"{findings.measured} measured; the worst case: {told[0] if told else 'none'}")
    assert not told, "\n".join(told)
