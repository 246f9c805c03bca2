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
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from tests.server.served import Seat
    from tests.web.person import Person

    Offer = dict[str, Any]
    Sitting = tuple[Person, Seat]

_GLOWING = 'things => things.filter(thing => thing.checkVisibility()).map(thing => thing.dataset["name"])'

_IDLE = {f"do:{each}" for each in ("decline", "rest", "idle", "plain", "finish", "keep", "forgo", "leave")}
_LIVELY = 0.85

_PLANNED = {"assign", "starting-trick", "starting-symbol", "starting-components"}
"""What the page lets people plan in any order and sends by itself; the engine's order is only in the list."""

_SHOWN_WITHIN = 5.0
"""Seconds; what a choice names glows by then, or cannot be touched at all."""


def glowing(person: Person) -> set[str]:
    """The names of all things on the board that may be touched."""
    names = person.board.locator('[data-state="glows"]').evaluate_all(_GLOWING)
    return set(names)


def choose(person: Person, offer: Offer, *, by_touch: bool = True) -> str:
    """Come to a choice by touching or by the list: `alone`, `touched`, `planned` or `listed`.

    Afterwards it is played already, if it can be taken back, or waits to be confirmed.
    """
    if _waits(person, offer):
        return "alone"
    kind = person.frame["question"]["kind"]
    if kind == "confirm":
        person.answers(person.action("ready").click)
        return "planned"
    planned = kind in _PLANNED
    if by_touch and not planned and _touch(person, offer):
        return "touched"
    person.pick(offer["text"])
    return "planned" if planned else "listed"


def _lays(offer: Offer) -> bool:
    """True if a choice lays a marker on a slot and turns it."""
    facing: str = offer["names"][-1]
    return facing.startswith("facing:")


def _waits(person: Person, offer: Offer) -> bool:
    """True if a choice waits to be confirmed; a mouse that rests on a slot by chance only aims at it."""
    return person.confirm_button.is_visible() and (not _lays(offer) or len(person.offers) == 1)


def _touch(person: Person, offer: Offer) -> bool:
    """Touch the things of a choice; true if that has answered, or leads to the button that confirms."""
    before = len(person.answered)
    touched: set[str] = set()

    def is_reached() -> bool:
        return len(person.answered) > before or _waits(person, offer)

    while not is_reached():
        # A frame that has reached the browser is drawn a moment later.
        if not person.within(_SHOWN_WITHIN, lambda: _step(person, offer, touched) or is_reached()):
            print(f"{offer['text']} cannot be touched after {touched}; these glow: {sorted(glowing(person))}")
            return False
    return True


def _step(person: Person, offer: Offer, touched: set[str]) -> bool:
    """Touch the next thing of a choice, or its own tile; false if there is none to be touched."""
    tile = person.board.locator(f'[data-choice="{offer["text"]}"]:visible')
    if tile.count():
        tile.first.click()
        person.settle()
        return True
    if _lays(offer) and _lay(person, *offer["names"][-2:]):
        return True
    ahead = [name for name in offer["names"] if name not in touched and name in glowing(person)]
    if ahead:
        person.touch(ahead[0])
        touched.add(ahead[0])
    return bool(ahead)


def _lay(person: Person, spot: str, facing: str) -> bool:
    """Aim a marker at a slot of the card in front, turn it, and confirm: a click would lay it as it is."""
    in_front = person.board.locator(f'.front [data-name="{spot}"]')
    if not in_front.count():
        return False
    before = len(person.answered)
    in_front.hover()
    person.settle()
    if not person.board.locator(f'.way.shown[data-name="{facing}"]').count():
        person.touch(facing)
    if len(person.answered) == before:
        person.confirm()
    return True


def play(person: Person, offer: Offer, *, by_touch: bool = True) -> str:
    """Make a choice: come to it, and where it waits see that it is the right one and confirm it."""
    before = len(person.answered)
    way = choose(person, offer, by_touch=by_touch)
    if len(person.answered) == before:
        expect(person.page.locator(".confirm")).to_contain_text(offer["sentence"])
        person.confirm()
    else:
        person.took(offer["text"], before)
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
    plans: Mapping[str, Callable[[Person, random.Random], None]] | None = None,
) -> Counter[str]:
    """Everybody plays by chance, until the game is over or enough is done; counts the ways of choosing.

    Questions with plans are answered by hand, as the page lets people plan; each plan counts once.
    """
    ways: Counter[str] = Counter()
    while ways.total() < most:
        if (asked := _next(sittings)) is None:
            return ways
        by_touch = rng.random() < touching
        plan = (plans or {}).get(asked.frame["question"]["kind"])
        if plan and by_touch:
            plan(asked, rng)
            ways["planned by hand"] += 1
        else:
            ways[play(asked, picks(rng, asked.offers), by_touch=by_touch)] += 1
    return ways


def _next(sittings: Sequence[Sitting]) -> Person | None:
    """The next person who is asked something, as soon as the page knows; None at the end of the game."""
    found: list[Person] = []

    def somebody_is_asked() -> bool:
        for person, seat in sittings:
            person.settle()
            frame = seat.get("view")
            person.reaches(frame["seq"])
            # What was said beforehand is answered by the page itself.
            person.settle()
            if frame["over"] or (person.offers and person.frame["number"] == frame["number"]):
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


def seen(seat: Seat) -> dict[str, Any]:
    """The view of a seat."""
    where = f"/api/tables/{seat.table}/view"
    found: dict[str, Any] = unhurried(partial(seat.http.get, where, headers=seat.head))
    return found


def follow_hints(seat: Seat, kind: str) -> dict[str, Any]:
    """Play without a page, as the hints say, until a question of this kind is open; its frame."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        frame = seen(seat)
        if frame["question"] is None:
            time.sleep(0.05)
        elif frame["question"]["kind"] == kind:
            return frame
        else:
            hint = unhurried(lambda: seat.post("hint", {}))["text"]
            unhurried(partial(seat.choose, hint, frame["number"]))
    raise AssertionError(f"{kind} was not asked")


A_LONG_GAME = 3_600
"""Seconds; no walk takes longer."""


def questions(person: Person, seat: Seat) -> Iterator[dict[str, Any]]:
    """The frame of each question that reaches the page; afterwards it is answered as a hint says."""
    # It is answered beside the page, which may just be asking what one of the choices would do.
    person.allow("409")
    answered = -1
    end = time.monotonic() + A_LONG_GAME
    while not (frame := person.frame)["over"]:
        assert time.monotonic() < end
        if frame["question"] is None or frame["number"] <= answered:
            person.page.wait_for_timeout(10)
            continue
        yield frame
        answered = frame["number"]
        hint = unhurried(lambda: seat.post("hint", {}))["text"]
        unhurried(partial(seat.choose, hint, answered))
    yield frame
