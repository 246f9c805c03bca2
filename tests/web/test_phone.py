"""Trickerion with a finger, on a phone and on a tablet: whole games, and everything within two taps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import sleight
from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.playing import follow_hints
from tests.web.touching import play_by_touch

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.web.person import Person

FULL = dict(sleight.game("trickerion").recommended["full"])
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
LYING: ViewportSize = {"width": 844, "height": 390}
LEAST = 44
"""What a thumb can hit, in pixels."""


def _on(person: Person, size: ViewportSize) -> Person:
    person.page.set_viewport_size(size)
    return person


@pytest.mark.parametrize(("size", "options"), [(PHONE, FULL), (TABLET, {})], ids=["phone", "tablet"])
def test_a_whole_game_is_played_by_touch_and_everything_is_within_two_taps(
    server: Served, invite: Invite, size: ViewportSize, options: dict[str, object]
) -> None:
    ann = server.table(["person", "random"], "trickerion", seed="4", options=options)
    person = _on(invite(phone=True), size)
    person.sit(ann)
    # The hints that are followed count as asked by the same person.
    person.allow("429")
    taps = play_by_touch(person, ann)
    assert ann.get("view")["over"]
    assert len(taps) > 40
    assert max(taps) <= 2


def test_nothing_scrolls_but_the_pages_and_tabs_are_large_enough(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "greedy"], "trickerion", seed="1", options=FULL)
    follow_hints(ann, "place")
    for lang, size in (("ru", PHONE), ("fr", TABLET), ("ru", LYING)):
        person = _on(invite(lang, phone=True), size)
        person.sit(ann)
        tabs = person.page.locator("[role=tab]")
        tabs.first.wait_for()
        high, wide = person.page.evaluate(
            "[document.scrollingElement.scrollHeight, document.scrollingElement.scrollWidth]"
        )
        assert (high, wide) == (size["height"], size["width"])
        boxes = [tab.bounding_box() for tab in [*tabs.all(), *person.page.locator(".strip button").all()]]
        assert not [box for box in boxes if not box or min(box["width"], box["height"]) < LEAST]


def test_a_swipe_turns_the_page_and_the_card(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "greedy", "random", "random"], "trickerion", seed="1")
    follow_hints(ann, "place")
    person = invite(phone=True)
    person.sit(ann)
    person.page.locator("[data-page=city]").tap()
    _swipe(person, ".pages", -200)
    expect(person.page.locator("[data-page=market]")).to_have_attribute("aria-selected", "true")
    person.page.locator("[data-page=theater]").tap()
    dots = person.page.locator("[data-front]")
    expect(dots.first).to_have_attribute("aria-pressed", "true")
    _swipe(person, ".front", -200)
    expect(dots.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator("[data-page=theater]")).to_have_attribute("aria-selected", "true")


_SWIPE = """([selector, by]) => {
  const node = document.querySelector(selector);
  const touch = (x) => new Touch({ identifier: 1, target: node, clientX: 250 + x, clientY: 400 });
  const event = (type, x) => new TouchEvent(type, {
    bubbles: true, touches: type === "touchend" ? [] : [touch(x)], changedTouches: [touch(x)],
  });
  node.dispatchEvent(event("touchstart", 0));
  node.dispatchEvent(event("touchend", by));
}"""


def _swipe(person: Person, selector: str, by: int) -> None:
    person.page.evaluate(_SWIPE, [selector, by])


def test_a_long_press_says_what_a_thing_is_and_does_not_touch_it(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "greedy"], "trickerion", seed="1")
    follow_hints(ann, "place")
    person = invite(phone=True)
    person.sit(ann)
    one = person.page.locator(".strip [data-state=glows]").first
    said = one.get_attribute("title")
    one.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(person.page.locator(".reason")).to_contain_text(said or "?")
    one.click()
    expect(one).to_have_attribute("data-state", "glows")
