"""Playing Trickerion with a finger: what can be reached is tapped where it lies, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.web.person import FORWARD
from tests.web.playing import seen, unhurried

if TYPE_CHECKING:
    from tests.server.served import Seat
    from tests.web.person import Person

    Offer = dict[str, Any]

MOST_TAPS = 12
"""So many taps are more than enough for any choice."""

_PLANNING = ("assign", "confirm")

_FIND = """selectors => {
  for (const selector of selectors) for (const thing of document.querySelectorAll(selector)) {
    if (!thing.checkVisibility()) continue;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && (thing.contains(hit) || hit.contains(thing))) return { x, y };
  }
  return null;
}"""


_SIDEWAYS = """() => [...document.querySelectorAll(".table :is(button, [data-name], h2, h3, h4, p)")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".unseen"))
  .filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1);
  })
  .map((each) => each.outerHTML.slice(0, 120))"""


def fits_sideways(person: Person) -> None:
    """See that nothing reaches beyond the left or the right edge of the screen."""
    assert person.page.evaluate(_SIDEWAYS) == []


def reachable(person: Person, *selectors: str) -> dict[str, float] | None:
    """Where a finger can reach the first of these things, scrolling to it if need be; None if it can't."""
    found: dict[str, float] | None = person.page.evaluate(_FIND, list(selectors))
    return found


def tap(person: Person, *selectors: str) -> bool:
    """Tap the first thing that a finger can reach; false if there is none."""
    found = reachable(person, *selectors)
    if found is None:
        return False
    person.page.touchscreen.tap(found["x"], found["y"])
    person.settle()
    return True


def close_shows(person: Person) -> None:
    """Whoever wants to go on closes what comes forward."""
    while person.page.locator(FORWARD).count():
        person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(50)


def _things(offer: Offer) -> list[str]:
    """What may be tapped for a choice: its things that glow, the slot that can be aimed at, its own tile."""
    glowing = [f'[data-name="{name}"][data-state=glows]' for name in reversed(offer["names"])]
    spots = [f'[data-name="{name}"].offered' for name in offer["names"] if name.startswith("spot:")]
    return [f'[data-choice="{offer["text"]}"]', *spots, *glowing]


def _ways(offer: Offer) -> list[str]:
    """What leads to the things of a choice: the card that is not in front, or a page that is marked."""
    cards = [name.removeprefix("card:") for name in offer["names"] if name.startswith("card:")]
    return [*(f'[data-front="{card}"][aria-pressed=false]' for card in cards), "[role=tab]:has(.glows)"]


def plan(person: Person) -> None:
    """Plan the week: every character takes one of the cards that are left, in any order."""
    characters = person.page.locator(".row .who")
    for number in range(characters.count()):
        if not tap(person, ".plan [data-name^='card:'][data-state=glows]"):
            break
        name = characters.nth(number).get_attribute("data-name")
        assert tap(person, f'.row [data-name="{name}"]'), name
    again = person.page.locator("[data-action=ready]:enabled")
    for _ in range(3):
        assert tap(person, "[data-action=ready]")
        person.until(lambda: not _plans(person) or again.count() > 0, "the plan")
        if not _plans(person):
            return
    raise AssertionError("the plan was not taken")


def _plans(person: Person) -> bool:
    question = person.frame["question"]
    return question is not None and question["kind"] in _PLANNING


def start(person: Person) -> None:
    """Choose the first trick; components and symbol are chosen with it, and all of it is taken."""
    person.page.locator("[data-action=start]").wait_for()
    tap(person, ".tricks [data-name][data-state=glows]", ".tricks button")
    assert tap(person, "[data-action=start]")
    kind = "starting-"
    person.until(lambda: not (person.frame["question"] or {"kind": ""})["kind"].startswith(kind), "the start")


def play_offer(person: Person, offer: Offer) -> int:
    """Come to a choice by taps alone and play it; how many taps it took to reach the first of its things."""
    before, number = len(person.answered), person.frame["number"]
    reached = 0
    for taps in range(1, MOST_TAPS):
        close_shows(person)
        if _played(person, before):
            return reached
        if _is_chosen(person, offer):
            assert tap(person, ".confirm button.main"), offer["text"]
        elif tap(person, *_things(offer), *_turns(offer)):
            reached = reached or taps
        elif not tap(person, *_ways(offer)):
            break
    assert _played(person, before), f"{offer['text']} ({number}) was not reached"
    return reached


def _turns(offer: Offer) -> list[str]:
    """A slot that is aimed at: tapped again, the marker turns."""
    return [f'[data-name="{name}"][data-state=ghost]' for name in offer["names"] if name.startswith("spot:")]


def _is_chosen(person: Person, offer: Offer) -> bool:
    """True if the choice that waits to be confirmed is this one."""
    lays = person.page.locator(".lay[data-chosen]")
    if lays.count() and any(name.startswith("spot:") for name in offer["names"]):
        return lays.get_attribute("data-chosen") == offer["text"] and person.confirm_button.is_visible()
    return person.confirm_button.is_visible()


def _played(person: Person, before: int) -> bool:
    if len(person.answered) == before:
        return False
    answer = person.answered[-1]
    assert answer.ok, answer.text()
    person.reaches(answer.json()["seq"])
    return True


def play_by_touch(person: Person, seat: Seat, most: int = 10_000) -> list[int]:
    """Play as the hints say, by taps alone, to the end; for each choice the taps to its first thing."""
    taps: list[int] = []
    while len(taps) < most:
        _await_question(person, seat)
        if person.frame["over"]:
            break
        close_shows(person)
        person.settle()
        fits_sideways(person)
        kind = person.frame["question"]["kind"]
        if kind in _PLANNING:
            plan(person)
        elif kind.startswith("starting-"):
            start(person)
        else:
            taps.append(play_offer(person, _hinted(person, seat)))
    return taps


def _await_question(person: Person, seat: Seat) -> None:
    """Wait until this person is asked, or the game is over."""
    if not seen(seat)["over"]:
        person.until(lambda: bool(_asked_now(person, seat)), "a question")


def _asked_now(person: Person, seat: Seat) -> bool:
    frame = seen(seat)
    person.reaches(frame["seq"])
    return frame["over"] or bool(person.offers)


def _hinted(person: Person, seat: Seat) -> Offer:
    text = unhurried(lambda: seat.post("hint", {}))["text"]
    return next(offer for offer in person.offers if offer["text"] == text)
