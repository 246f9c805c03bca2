"""Guided games in a browser: begun in the lobby, walked to the end, left and taken up again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sleight.core.speech import LANGUAGES
from sleight.guides import guide
from tests.server.served import Seat
from tests.web.conftest import Invite
from tests.web.person import FORWARD
from tests.web.playing import questions, until_asked
from tests.web.test_access import check

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.server.served import Served
    from tests.web.person import Person

FREE = "free"
"""From this moment on everybody plays alone."""

UNASKED = "shard"
"""Whether a shard is spent is said on the board beforehand: most of these moments never come in a browser."""

MOST_TOUCHES = 4
RINGED = """() => [...document.querySelectorAll("div.ring")].slice(0, 1)
  .map((ring) => ring.getBoundingClientRect()).flatMap(({ x, y, width, height }) => [x, y, width, height])"""
HAS_TOUCH = "navigator.maxTouchPoints > 0"

LESSONS = ["dark-alley", "powers", "machines"]
EVERY_WAY = [(lesson, lang, phone) for lesson in LESSONS for lang in LANGUAGES for phone in (False, True)]
NOW = [("dark-alley", "fr", True), ("machines", "en", False)]
"""One lesson on a phone and one on a wide screen; all the others are walked when there is time."""

WRONG = {
    "abracada/first": "call 6",
    "trickerion/first": "choose electra",
    "trickerion/dark-alley": "place magician dark-alley-1",
    "trickerion/powers": "discard-power patter",
    "trickerion/machines": "idle assistant",
}
"""For each guide something else than its first step expects."""


def begin(person: Person, game: str, lesson: str = "first") -> None:
    """A button of the lobby: the first one, or one of those below."""
    person.go("/")
    person.page.locator(f"article[aria-labelledby=poster-{game}] [data-lesson={lesson}]").click()


def close_what_lies_over_the_board(person: Person) -> None:
    """A show and the summary of a round come forward by themselves, and a key closes them."""
    if person.page.locator(FORWARD).count():
        person.page.keyboard.press("Escape")


def next_moment(person: Person, before: str) -> str:
    """The moment that comes after another, once its card is there."""
    card = person.page.locator(".guide")

    def comes() -> bool:
        close_what_lies_over_the_board(person)
        return card.count() > 0 and card.get_attribute("data-moment") not in ("", before)

    person.until(comes, f"what follows {before}")
    return card.get_attribute("data-moment") or ""


def has_its_thing_in_sight(person: Person) -> bool:
    """A ring stands in the window, and the card does not cover its middle."""
    ring = person.page.locator("div.ring")
    if person.page.locator(".guide").get_attribute("data-points") != "true" or not ring.count():
        return False
    thing, card = ring.bounding_box(), person.page.locator(".guide").bounding_box()
    size = person.page.viewport_size
    if thing is None or card is None or size is None:
        return False
    x, y = thing["x"] + thing["width"] / 2, thing["y"] + thing["height"] / 2
    covered = 0 < x - card["x"] < card["width"] and 0 < y - card["y"] < card["height"]
    return 0 < x < size["width"] and 0 < y < size["height"] and not covered


def walk(person: Person, game: str, lesson: str = "first") -> None:
    """Do every step until everybody plays alone; each points at something that is in sight."""
    card = person.page.locator(".guide")
    moments = [moment.id for moment in guide(game, lesson).moments]
    last = FREE if FREE in moments else moments[-1]
    met = [""]
    while met[-1] != last:
        met.append(next_moment(person, met[-1]))
        person.until(lambda: has_its_thing_in_sight(person), f"the thing of {met[-1]}")
        if met[-1] != last:
            card.locator("button.main").click()
    left_out = [moment for moment in moments[: moments.index(last)] if moment not in met]
    assert [moment for moment in left_out if not moment.startswith(UNASKED)] == []
    assert met[1:] == [moment for moment in moments if moment in met]


def walk_a_lesson(person: Person, lesson: str) -> None:
    """From the lobby to the last sentence, from which another lesson begins; it is marked as done."""
    begin(person, "trickerion", lesson)
    walk(person, "trickerion", lesson)
    check(person)
    person.page.locator("[data-action=guide-further]").click()
    expect(person.page.locator(".guide")).not_to_have_attribute("data-moment", "end")
    person.go("/")
    done = person.page.locator(f"[data-lesson={lesson}]")
    expect(done).to_have_attribute("data-progress", "done")


@pytest.mark.parametrize(("lesson", "lang", "phone"), NOW)
def test_a_lesson_is_walked(server: Served, invite: Invite, lesson: str, lang: str, phone: bool) -> None:
    walk_a_lesson(invite(lang, phone=phone, color_scheme="dark" if phone else "light"), lesson)


@pytest.mark.long
@pytest.mark.parametrize(("lesson", "lang", "phone"), [way for way in EVERY_WAY if way not in NOW])
def test_a_lesson_is_walked_every_way(
    server: Served, invite: Invite, lesson: str, lang: str, phone: bool
) -> None:
    walk_a_lesson(invite(lang, phone=phone), lesson)


def seat_of(server: Served, person: Person) -> Seat:
    """The seat that was taken in this browser last."""
    kept = person.page.evaluate("JSON.parse(localStorage['sleight.seats'])[0]")
    return Seat(server.http, kept["table"], kept["seat"], kept["token"])


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_a_first_game_is_walked_and_played_to_its_end(
    server: Served, invite: Invite, game: str, phone: bool, lang: str
) -> None:
    person = invite(lang, phone=phone)
    begin(person, game)
    walk(person, game)
    check(person)
    card = person.page.locator(".guide")
    card.locator("[data-action=guide-next]").click()
    for frame in questions(person, seat_of(server, person)):
        # At the end the last sentence comes.
        if not frame["over"]:
            expect(card).to_have_count(0)
    assert next_moment(person, FREE) == "end"
    person.until(lambda: has_its_thing_in_sight(person), "the thing of the end")
    expect(card.locator("[data-action=guide-further], [data-action=guide-lobby]").first).to_be_visible()
    if game == "trickerion":
        look_back_at_a_missed_chance(person)


def look_back_at_a_missed_chance(person: Person) -> None:
    """From the end of the game into the replay, to the moment itself; on a phone the card lies before it."""
    person.page.locator(".guide [data-action=guide-leave]").click()
    chance = person.page.locator(".final li a[data-moment]").first
    moment = int(chance.get_attribute("data-moment") or "")
    chance.click()
    expect(person.page).to_have_url(re.compile(rf"moment={moment}\b"))
    expect(person.page.locator(".final")).to_have_count(0)


def test_after_a_guide_only_warnings_remain(server: Served, invite: Invite) -> None:
    """Whoever plays alone hears no more of the guide, here and elsewhere; a warning comes to everybody."""
    person = invite("ru", phone=True)
    begin(person, "abracada")
    walk(person, "abracada")
    check(person)
    person.page.locator(".guide [data-action=guide-next]").click()
    remains = person.page.locator(".guide, div.ring, [data-action=guide-resume]")
    expect(remains).to_have_count(0)
    # No stone of the row is an 8, as the guide has shown.
    person.touch("spell:8")
    expect(person.page.locator(".confirm .warnings")).not_to_be_empty()
    elsewhere = server.table(["person", "likeliest"], options={"first": 0})
    person.sit(elsewhere)
    until_asked(person, elsewhere)
    expect(remains).to_have_count(0)
    person.touch("spell:8")
    expect(person.confirm_button).to_be_visible()
    expect(remains).to_have_count(0)


def lay(person: Person, card: str, character: str, is_pointed_at: bool) -> None:
    """Lift a card and lay it under a character, to which the ring has moved if the guide means that one."""
    person.page.locator(f'.board [data-name="card:{card}"]').first.click()
    thing, ring = person.page.locator(f'.board [data-name="character:{character}"]').first, "div.ring"
    if is_pointed_at:
        person.until(lambda: stands_around(person.page.locator(ring), thing), f"the ring of the {character}")
    thing.click()


def stands_around(ring: Locator, thing: Locator) -> bool:
    """The ring begins just before the thing."""
    outer, inner = ring.bounding_box(), thing.bounding_box()
    return outer is not None and inner is not None and 0 < inner["x"] - outer["x"] < outer["width"] / 2


@pytest.mark.parametrize("order", [["magician", "engineer"], ["engineer", "magician"]])
def test_a_plan_that_is_laid_by_hand_is_heard(server: Served, invite: Invite, order: list[str]) -> None:
    """The plan is sent when it is ready; but the guide goes on with each card that it waits for."""
    person = invite("fr")
    begin(person, "trickerion")
    card, met = person.page.locator(".guide"), next_moment(person, "")
    while met != "plan-magician":
        card.locator("button.main").click()
        met = next_moment(person, met)
    for character in order:
        lay(person, "theater", character, is_pointed_at=character == met.removeprefix("plan-") == order[0])
    expect(card).to_have_attribute("data-moment", "plan-apprentice")


def ringed(person: Person) -> list[float]:
    """Where the ring stands at this moment; nothing if there is none."""
    found: list[float] = person.page.evaluate(RINGED)
    return found


def touch_what_is_ringed(person: Person, moment: str) -> None:
    """Touch the thing in the ring, and what the ring goes to next, until the step is done."""
    card = person.page.locator(f'.guide[data-moment="{moment}"]')
    for _ in range(MOST_TOUCHES):
        person.until(lambda: has_its_thing_in_sight(person) and ringed(person) != [], f"the ring of {moment}")
        at = ringed(person)
        touch = person.page.touchscreen.tap if person.page.evaluate(HAS_TOUCH) else person.page.mouse.click
        touch(at[0] + at[2] / 2, at[1] + at[3] / 2)

        def goes_on(before: tuple[float, ...] = tuple(at)) -> bool:
            close_what_lies_over_the_board(person)
            return card.count() == 0 or (*ringed(person),) not in ((), before)

        person.until(goes_on, f"what follows a touch at {moment}")
        if card.count() == 0:
            return
    raise AssertionError(f"{moment} takes more than {MOST_TOUCHES} touches")


def follow_by_hand(person: Person, which: str) -> None:
    """Do nothing but touch what is ringed and read on; no wrong turn comes of it, and every step is done."""
    game, lesson = which.split("/")
    begin(person, game, lesson)
    card, moments = person.page.locator(".guide"), [moment.id for moment in guide(game, lesson).moments]
    last, met = FREE if FREE in moments else moments[-1], next_moment(person, "")
    while met != last:
        reads = card.locator("[data-action=guide-next].main")
        if reads.count():
            reads.click()
        else:
            touch_what_is_ringed(person, met)
            expect(card.locator(".note")).to_have_count(0)
        met = next_moment(person, met)


def test_a_guide_is_followed_by_hand(server: Served, invite: Invite) -> None:
    follow_by_hand(invite("fr", phone=True), "abracada/first")


def test_a_guide_is_walked_with_the_keyboard_alone(server: Served, invite: Invite) -> None:
    """A key goes to the button that leads on; what the guide says is read aloud when it changes."""
    person = invite("ru")
    person.go("/")
    lesson = person.page.locator("article[aria-labelledby=poster-abracada] [data-lesson=first]")
    lesson.focus()
    person.page.keyboard.press("Enter")
    card, met = person.page.locator(".guide"), next_moment(person, "")
    expect(card).to_have_attribute("aria-label", re.compile("."))
    expect(card.locator(".said")).to_have_attribute("aria-live", "polite")
    while met != FREE:
        person.page.keyboard.press("g")
        expect(card.locator("button.main")).to_be_focused()
        person.page.keyboard.press("Enter")
        met = next_moment(person, met)


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("which", WRONG)
def test_every_guide_is_followed_by_hand(server: Served, invite: Invite, which: str, phone: bool) -> None:
    follow_by_hand(invite("ru" if phone else "en", phone=phone), which)


def turn_wrong(person: Person, which: str) -> None:
    """Go to the first step that waits for something, and do something else."""
    game, lesson = which.split("/")
    begin(person, game, lesson)
    step = next(moment.id for moment in guide(game, lesson).moments if moment.expects)
    card, met = person.page.locator(".guide"), next_moment(person, "")
    while met != step:
        card.locator("[data-action=guide-next]").click()
        met = next_moment(person, met)
    person.press("choices")
    person.page.locator(f'.choices [data-choice="{WRONG[which]}"]').first.press("Enter")
    person.settle()
    if person.confirm_button.is_visible():
        person.confirm_button.press("Enter")
    expect(card.locator(".note")).not_to_be_empty()


def test_a_wrong_turn_is_answered(server: Served, invite: Invite) -> None:
    turn_wrong(invite("fr"), "trickerion/machines")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("which", WRONG)
def test_every_guide_answers_a_wrong_turn(server: Served, invite: Invite, which: str, phone: bool) -> None:
    turn_wrong(invite("ru" if phone else "en", phone=phone), which)


def test_a_lesson_is_left_resumed_and_never_in_the_way(server: Served, invite: Invite) -> None:
    person = invite("ru")
    begin(person, "trickerion")
    page, card = person.page, person.page.locator(".guide")
    card.locator("[data-action=guide-next]").click()
    expect(card).to_have_attribute("data-moment", "magician")
    card.locator("[data-action=guide-back]").click()
    expect(card).to_have_attribute("data-moment", "goal")
    card.locator("[data-action=guide-next]").click()
    card.locator("[data-action=guide-leave]").click()
    expect(card).to_have_count(0)
    person.reload()
    page.locator("[data-action=guide-resume]").click()
    expect(card).to_have_attribute("data-moment", "magician")
    # Somebody chooses another magician: a sentence, and the game goes on.
    page.locator('[data-name="magician:electra"]').first.click()
    confirm = page.locator("[data-action=confirm], .confirm button.main").first
    expect(confirm.or_(card.locator(".note")).first).to_be_visible()
    if confirm.is_visible():
        confirm.click()
    expect(card.locator(".note")).to_be_visible()
    person.go("/")
    expect(page.locator("[data-action=lesson-go-on]")).to_be_visible()
    page.locator("[data-action=lesson-go-on]").click()
    expect(card).to_be_visible()
