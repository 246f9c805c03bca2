"""What calls people back to a table, and what the page brings along: sounds, notifications, themes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.server.test_alone import play_to_the_end
from tests.web.clicking import answer, asked, hinted
from tests.web.measuring import prepare, rest
from tests.web.person import FORWARD
from tests.web.playing import follow_hints

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.served import Seat, Served
    from tests.web.conftest import Invite
    from tests.web.person import Person

MANY_COLOURS = 20
"""A picture that was drawn has more; an empty one has one."""

_WATCH = """
window.away = false;
window.tones = 0;
window.told = [];
Object.defineProperty(Document.prototype, "hidden", { get: () => window.away });
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  return create.call(this);
};
const Bare = window.Notification;
window.Notification = class extends Bare {
  constructor(title, options) {
    super(title, options);
    window.told.push([title, options.body, options.tag]);
  }
};
const show = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
  window.told.push([title, options.body, options.tag]);
  return show.call(this, title, options);
};
"""
"""Notes what the page lets be heard and what it tells the system, and lets it do both."""


def sit(person: Person, seat: Seat, *switches: str) -> None:
    """Switch things on in the settings, as people do, and sit down."""
    prepare(person.page.context)
    person.page.context.add_init_script(_WATCH)
    person.go("/")
    person.page.locator("header button.settings").click()
    for name in switches:
        person.page.locator("dialog").get_by_role("checkbox", name=name).check()
    person.page.locator("dialog button.main").click()
    person.sit(seat)
    rest(person, asked(seat)["seq"])


def another_turn(person: Person, seat: Seat) -> None:
    """Play without the page until somebody else has been asked and it is this person's turn again."""
    seen = len(person.heard)
    while not any('"question":null' in each for each in person.heard[seen:]):
        answer(seat, frame := asked(seat), hinted(seat, frame)["text"])
        rest(person, asked(seat)["seq"])


def noted(person: Person, what: str) -> Any:
    return person.page.evaluate(f"window.{what}")


def test_a_turn_is_heard_by_whoever_wants_sounds(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], seed="2")
    person = invite()
    sit(person, ann, "Sound")
    assert noted(person, "tones") == 0
    another_turn(person, ann)
    person.until(lambda: noted(person, "tones") > 0, "a sound")


def test_nothing_is_heard_or_told_unless_it_is_wanted(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], seed="2")
    person = invite(permissions=["notifications"])
    sit(person, ann)
    person.page.evaluate("window.away = true")
    another_turn(person, ann)
    assert (noted(person, "tones"), noted(person, "told")) == (0, [])


def test_a_turn_is_told_to_whoever_looks_elsewhere(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], seed="2")
    person = invite("en", permissions=["notifications"])
    sit(person, ann, "Notifications")
    another_turn(person, ann)
    assert noted(person, "told") == []
    person.page.evaluate("window.away = true")
    another_turn(person, ann)
    person.until(lambda: bool(noted(person, "told")), "a notification")
    title, body, tag = noted(person, "told")[0]
    assert title == person.page.title()
    assert body
    assert tag == ann.table


def test_a_browser_that_refuses_leaves_notifications_off(server: Served, invite: Invite) -> None:
    person = invite()
    person.page.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    person.go("/")
    person.page.locator("header button.settings").click()
    switch = person.page.locator("dialog").get_by_role("checkbox", name="Notifications")
    switch.click()
    expect(switch).not_to_be_checked()


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_theme_follows_the_system_until_one_is_chosen(
    server: Served, invite: Invite, system: str
) -> None:
    person = invite(color_scheme=system)
    person.go("/")
    page = person.page.locator("html")
    expect(page).to_have_attribute("data-theme", system)
    other = "dark" if system == "light" else "light"
    person.page.locator("header button.settings").click()
    person.page.locator("[data-setting=theme]").select_option(other)
    expect(page).to_have_attribute("data-theme", other)
    person.page.reload()
    expect(page).to_have_attribute("data-theme", other)


def test_the_page_can_be_installed(server: Served, invite: Invite) -> None:
    person = invite()
    person.go("/")
    line = person.page.context.new_cdp_session(person.page)
    manifest = line.send("Page.getAppManifest")
    assert manifest["url"].endswith("/sleight.webmanifest")
    assert manifest["errors"] == []
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every browser of the tests is a private one.
    assert [each["errorId"] for each in errors] == ["in-incognito"]


def test_the_final_score_is_given_as_a_picture(server: Served, invite: Invite, tmp_path: Path) -> None:
    ann = server.table(["person", "random"], "trickerion", seed="1")
    play_to_the_end(ann)
    person = invite("ru")
    person.sit(ann)
    with person.page.expect_download() as given:
        person.page.locator("[data-action=end-picture]").click()
    file = tmp_path / given.value.suggested_filename
    given.value.save_as(file)
    with Image.open(file) as picture:
        assert (picture.format, picture.size) == ("PNG", (1200, 630))
        assert len(picture.convert("RGB").getcolors(1_000_000) or []) > MANY_COLOURS


def test_a_show_is_heard_too(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "greedy"], "trickerion", seed="2")
    follow_hints(ann, "perform")
    person = invite(pace="calm")
    sit(person, ann, "Sound")
    person.page.remove_locator_handler(person.page.locator(FORWARD))
    answer(ann, frame := asked(ann), hinted(ann, frame)["text"])
    person.page.locator(FORWARD).wait_for()
    person.until(lambda: noted(person, "tones") > 0, "a sound")
