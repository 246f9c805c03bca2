"""Playing through the interface: by touching things, or by the list of sentences."""

from __future__ import annotations

import random
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

import httpx
from playwright.sync_api import expect

from tests.web.person import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.server.served import Seat
    from tests.web.person import Person

    Offer = dict[str, Any]
    Sitting = tuple[Person, Seat]

_GLOWING = 'things => things.filter(thing => thing.checkVisibility()).map(thing => thing.dataset["name"])'

_IDLE = {f"do:{each}" for each in ("decline", "rest", "idle", "plain", "finish", "keep", "forgo", "leave")}
_LIVELY = 0.85


def glowing(person: Person) -> set[str]:
    """The names of all things on the board that may be touched."""
    names = person.board.locator('[data-state="glows"]').evaluate_all(_GLOWING)
    return set(names)


def choose(person: Person, offer: Offer, *, by_touch: bool = True) -> str:
    """Bring a choice up for confirmation; by what it was found: `alone`, `touched` or `listed`."""
    if person.confirm_button.is_visible():
        return "alone"
    if by_touch:
        for name in offer["names"]:
            if name in glowing(person):
                person.touch(name)
            if person.confirm_button.is_visible():
                return "touched"
    person.pick(offer["text"])
    return "listed"


def play(person: Person, offer: Offer, *, by_touch: bool = True) -> str:
    """Make a choice: bring it up, see that it is the right one, confirm it."""
    way = choose(person, offer, by_touch=by_touch)
    expect(person.page.locator(".confirm")).to_contain_text(offer["sentence"])
    person.confirm()
    return way


def lively(rng: random.Random, offers: Sequence[Offer]) -> Offer:
    """Any choice, but seldom one that does nothing: a game in which much happens shows more."""
    doing = [offer for offer in offers if not _IDLE.intersection(offer["names"])]
    return rng.choice(doing if doing and rng.random() < _LIVELY else offers)


def play_on(
    sittings: Sequence[Sitting],
    rng: random.Random,
    touching: float = 1.0,
    most: int = 10_000,
    picks: Callable[[random.Random, Sequence[Offer]], Offer] = lively,
) -> Counter[str]:
    """Everybody plays by chance, until the game is over or enough is done; counts the ways of choosing."""
    ways: Counter[str] = Counter()
    while ways.total() < most:
        if (asked := _next(sittings)) is None:
            return ways
        ways[play(asked, picks(rng, asked.offers), by_touch=rng.random() < touching)] += 1
    return ways


def _next(sittings: Sequence[Sitting]) -> Person | None:
    """The next person who is asked something, as soon as the page knows; None at the end of the game."""
    found: list[Person] = []

    def somebody_is_asked() -> bool:
        for person, seat in sittings:
            frame = seat.get("view")
            person.reaches(frame["seq"])
            if frame["over"] or person.offers:
                found.append(person)
                return True
        return False

    sittings[0][0].until(somebody_is_asked, "a question")
    return None if found[0].frame["over"] else found[0]


def until_asked(person: Person, seat: Seat) -> None:
    """Let the bots play until this person is asked."""
    assert _next([(person, seat)]) is person


def unhurried(ask: Callable[[], httpx.Response]) -> Any:
    """What the API answers, asked for again as long as it finds that too often."""
    end = time.monotonic() + PATIENCE
    while (answer := ask()).status_code == httpx.codes.TOO_MANY_REQUESTS and time.monotonic() < end:
        time.sleep(0.1)
    assert answer.is_success, answer.text
    return answer.json()


def follow_hints(seat: Seat, kind: str) -> dict[str, Any]:
    """Play without a page, as the hints say, until a question of this kind is open; its frame."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        frame: dict[str, Any] = seat.get("view")
        if frame["question"] is None:
            time.sleep(0.05)
        elif frame["question"]["kind"] == kind:
            return frame
        else:
            hint = unhurried(lambda: seat.post("hint", {}))["text"]
            unhurried(partial(seat.choose, hint, frame["number"]))
    raise AssertionError(f"{kind} was not asked")
