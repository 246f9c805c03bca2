"""Playing with a mouse whose clicks are counted: a click is one, a drag is one."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any, Self

from tests.web.measuring import prepare, rest
from tests.web.person import FORWARD
from tests.web.playing import glowing, seen, unhurried

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.server.served import Seat
    from tests.web.person import Person

    Offer = dict[str, Any]

STARTING = ("starting-components", "starting-trick", "starting-symbol")
MAIN_VERBS = ("do:prepare", "do:set-up")
MOST_TOUCHES = 8
MOST_SECONDS = 600
MOST_ROUNDS = 99
MOST_TABS = 400
DRAG_STEPS = 40

_STATES = """things => things.filter(thing => thing.checkVisibility())
  .map(thing => [thing.dataset["name"], thing.dataset["state"]])"""

_IS_FOCUSED = "wanted => document.activeElement === wanted"


def hinted(seat: Seat, frame: dict[str, Any]) -> Offer:
    """The choice that a hint names."""
    text = unhurried(lambda: seat.post("hint", {}))["text"]
    found: Offer = next(offer for offer in frame["question"]["choices"] if offer["text"] == text)
    return found


def answer(seat: Seat, frame: dict[str, Any], text: str) -> None:
    """Answer without a page."""
    unhurried(partial(seat.choose, text, frame["number"]))


def take_back(seat: Seat, frame: dict[str, Any]) -> None:
    """Take the last choice back, without a page."""
    body = {"number": frame["number"], "key": f"u{frame['number']}-{frame['seq']}"}
    unhurried(partial(seat.post, "undo", body))


def asked(seat: Seat) -> dict[str, Any]:
    """The view of a seat once it is asked something, or the game is over."""
    end = time.monotonic() + MOST_SECONDS
    while not (frame := seen(seat))["question"] and not frame["over"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    return frame


def until_offered(seat: Seat, wanted: str) -> Offer:
    """Play without a page as hints say, until a hint begins so after the set-up; its choice."""
    while not (frame := asked(seat))["over"]:
        offer = hinted(seat, frame)
        if offer["text"].startswith(wanted) and frame["question"]["kind"] not in STARTING:
            return offer
        answer(seat, frame, offer["text"])
    raise AssertionError(f"no hint was to {wanted}")


class Mouse:
    """Somebody's mouse, and how often it was pressed."""

    def __init__(self, person: Person, seat: Seat) -> None:
        self.person = person
        self.seat = seat
        self.clicks = 0
        # Here what comes forward by itself is closed with clicks that count.
        person.page.remove_locator_handler(person.page.locator(FORWARD))

    @classmethod
    def at(cls, person: Person, seat: Seat) -> Self:
        """Somebody at a table that waits for them."""
        prepare(person.page.context)
        person.sit(seat)
        rest(person, asked(seat)["seq"])
        return cls(person, seat)

    def click(self, where: Locator) -> None:
        """Press once."""
        where.click()
        self.clicks += 1
        self.person.settle()

    def drag(self, what: str, onto: str) -> None:
        """Lift one thing and drop it on another."""
        mouse = self.person.page.mouse
        mouse.move(*self._middle(what))
        mouse.down()
        mouse.move(*self._middle(onto), steps=DRAG_STEPS)
        mouse.up()
        self.clicks += 1
        self.person.settle()

    def _middle(self, name: str) -> tuple[float, float]:
        box = self._shown(name).bounding_box()
        assert box is not None, name
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    # --- one choice -------------------------------------------------------------------------------

    def take(self, offer: Offer) -> None:
        """Come to a choice over the things that it names, and confirm it where that is asked for."""
        before = len(self.person.answered)
        for _ in range(MOST_TOUCHES):
            self.click(self._next(offer))
            if len(self.person.answered) > before:
                break
        self._sent(before, offer)

    def place(self, offer: Offer) -> None:
        """Drag a character onto a slot; whether a shard is spent on it is said before."""
        _, character, slot = offer["names"]
        if self._spends(offer):
            self.click(self.person.action("boost"))
        before = len(self.person.answered)
        self.drag(character, slot)
        if len(self.person.answered) == before:
            self.click(self._next(offer))
        self._sent(before, offer)

    def _spends(self, offer: Offer) -> bool:
        """True if greedy would spend a shard on the character once it is placed: tried without the page."""
        where = f"/api/tables/{self.seat.table}/ghost"
        ask = partial(self.seat.http.get, where, params={"choice": offer["text"]}, headers=self.seat.head)
        if (unhurried(ask)["asked"] or {"kind": ""})["kind"] != "enhance":
            return False
        answer(self.seat, asked(self.seat), offer["text"])
        placed = asked(self.seat)
        rest(self.person, placed["seq"])
        spends = hinted(self.seat, placed)["text"] == "enhance"
        take_back(self.seat, placed)
        rest(self.person, asked(self.seat)["seq"])
        return spends

    def lay(self, offer: Offer) -> None:
        """Lay a marker: what the mouse rests on is aimed at, turned if need be, and laid with a click."""
        _, _, spot, facing = offer["names"]
        before = len(self.person.answered)
        in_front = self.person.board.locator(f'.front [data-name="{spot}"]')
        if in_front.count():
            in_front.hover()
            self.person.settle()
        else:
            self.click(self._shown(spot))
        chosen = self.person.board.locator(f'.way.shown[data-name="{facing}"]')
        if not chosen.count():
            self.click(self._shown(facing))
        elif in_front.count():
            self.click(in_front)
        if len(self.person.answered) == before:
            self.click(self.person.page.locator("[data-action=confirm]:visible").first)
        self._sent(before, offer)

    def _sent(self, before: int, offer: Offer) -> None:
        """See that the page has sent this choice; what was said with it may have followed already."""
        answer = self.person.answered[before]
        assert answer.ok, answer.text()
        sent: Any = answer.request.post_data_json
        assert sent["choice"] == offer["text"]
        self.person.reaches(answer.json()["seq"])

    def _next(self, offer: Offer) -> Locator:
        """What to press next on the way to a choice."""
        board = self.person.board
        tile = board.locator(f'[data-choice="{offer["text"]}"]:visible')
        if tile.count():
            return tile.first
        names = [name for name in offer["names"] if not name.startswith("do:")]
        if any(name.startswith("spot:") for name in names):
            # A slot says on which card it lies.
            names = [name for name in names if not name.startswith("card:")]
        confirm = self.person.page.locator("[data-action=confirm]:visible")
        open_names = (
            self._open(names) if confirm.count() else [each for each in names if each in glowing(self.person)]
        )
        if self._needs_verb(offer):
            return self._shown(offer["names"][0])
        if open_names:
            return self._in_dock(offer) or self._shown(open_names[0])
        return confirm.first if confirm.count() else self._shown(offer["names"][0])

    def _needs_verb(self, offer: Offer) -> bool:
        """True if touching the trick alone would prepare it or set it up, and something else is meant."""
        verb, *things = offer["names"]
        is_trick = any(name.startswith("trick:") for name in things)
        return is_trick and verb not in MAIN_VERBS and verb in glowing(self.person)

    def _in_dock(self, offer: Offer) -> Locator | None:
        """The trick in the own workshop, where it is prepared and set up."""
        if offer["names"][0] not in MAIN_VERBS:
            return None
        return self.person.board.locator(f'.dock [data-name="{offer["names"][1]}"]')

    def _open(self, names: list[str]) -> list[str]:
        """Which of these lie on the board and are no part of the choice that is left."""
        states = dict(self.person.board.locator("[data-name]").evaluate_all(_STATES))
        return [name for name in names if name in states and states[name] not in ("held", "ghost")]

    def _shown(self, name: str) -> Locator:
        lit = self.person.board.locator(f'[data-name="{name}"][data-state=glows]:visible')
        return lit.first if lit.count() else self.person.board.locator(f'[data-name="{name}"]:visible').first

    # --- what the page asks for in an order of its own --------------------------------------------

    def plan(self, cards: dict[str, str]) -> None:
        """Drag a card onto each character that has something to do, and be ready."""
        for character, card in cards.items():
            self.drag(f"card:{card}", f"character:{character}")
        self.click(self.person.action("ready"))
        self._past(("assign", "confirm"))

    def start(self, texts: dict[str, str], names: dict[str, str]) -> None:
        """Choose the first trick, its components and its symbol."""
        lies = self.person.board.locator(".starting")
        self.click(lies.locator(f'[data-name="{names["starting-trick"]}"]'))
        wanted = [f'[data-name="{names["starting-symbol"]}"]']
        if "starting-components" in texts:
            wanted.insert(0, f'[data-choice="{texts["starting-components"]}"]')
        for each in wanted:
            if lies.locator(each).get_attribute("aria-pressed") != "true":
                self.click(lies.locator(each))
        self.click(self.person.action("start"))
        self._past(STARTING)

    def _past(self, kinds: tuple[str, ...]) -> None:
        def is_past() -> bool:
            question = seen(self.seat)["question"]
            return question is None or question["kind"] not in kinds

        self.person.until(is_past, "another question")

    # --- a whole game -----------------------------------------------------------------------------

    def play(self, rounds: int = MOST_ROUNDS) -> dict[str, int]:
        """Play so many rounds with greedy's choices; the clicks of each kind of question."""
        spent: dict[str, int] = {}
        while not (frame := asked(self.seat))["over"] and frame["view"]["round"] <= rounds:
            before = self.clicks
            self._meet(frame)
            kind = frame["question"]["kind"]
            spent[kind] = spent.get(kind, 0) + self.clicks - before
        return spent

    def _meet(self, frame: dict[str, Any]) -> None:
        """Answer one question, unless the page does so by itself because that was said before."""
        rest(self.person, frame["seq"])
        self._close()
        rest(self.person, frame["seq"])
        if asked(self.seat)["number"] != frame["number"]:
            return
        kind = frame["question"]["kind"]
        if kind in STARTING:
            self._start()
        elif kind == "assign":
            self._plan()
        else:
            self._follow(hinted(self.seat, frame))

    def _follow(self, offer: Offer) -> None:
        """Make a choice in the way that takes the fewest clicks."""
        if "do:place" in offer["names"]:
            self.place(offer)
        elif any(name.startswith("facing:") for name in offer["names"]):
            self.lay(offer)
        elif "do:idle" in offer["names"]:
            # What can be done with a character comes forward where the mouse rests.
            self._shown(offer["names"][1]).hover()
            self.take(offer)
        else:
            self.take(offer)

    def _close(self) -> None:
        """Close what has come forward; the summaries of rounds for good."""
        page = self.person.page
        while (forward := page.locator(FORWARD)).count():
            hide = forward.locator("input[type=checkbox]")
            if hide.count() and not hide.is_checked():
                hide.click()
                self.clicks += 1
            forward.locator("[data-action$=-close], button.main").last.click()
            self.clicks += 1
            page.wait_for_timeout(50)

    def _plan(self) -> None:
        """Find out greedy's plan without the page, take it back, and then make it in the page."""
        cards: dict[str, str] = {}
        self._leave()
        while (frame := asked(self.seat))["question"]["kind"] == "assign":
            offer = hinted(self.seat, frame)
            if "do:send" in offer["names"]:
                _, character, card = (name.partition(":")[2] for name in offer["names"])
                cards[character] = card
            answer(self.seat, frame, offer["text"])
        again = next(each for each in frame["asides"] if "do:replan" in each["names"])
        answer(self.seat, frame, again["text"])
        self._come_back()
        self.plan(cards)

    def _start(self) -> None:
        texts: dict[str, str] = {}
        names: dict[str, str] = {}
        self._leave()
        while (frame := asked(self.seat))["question"]["kind"] in STARTING:
            kind = frame["question"]["kind"]
            offer = hinted(self.seat, frame)
            texts[kind], names[kind] = offer["text"], offer["names"][-1]
            if kind == STARTING[-1]:
                break
            answer(self.seat, frame, offer["text"])
        while (frame := asked(self.seat))["undo"] and frame["question"]["kind"] != STARTING[0]:
            take_back(self.seat, frame)
        self._come_back()
        self.start({kind: text for kind, text in texts.items() if self._is_open(kind)}, names)

    def _is_open(self, kind: str) -> bool:
        now = asked(self.seat)["question"]["kind"]
        return STARTING.index(kind) >= STARTING.index(now)

    def _leave(self) -> None:
        """Leave the table: what is tried without the page is no affair of the page."""
        self.person.go("/new/abracada")

    def _come_back(self) -> None:
        self.person.sit(self.seat)
        rest(self.person, asked(self.seat)["seq"])


class Keyboard(Mouse):
    """Somebody who has no mouse: things are reached with the Tab key, and pressed with Enter."""

    def click(self, where: Locator) -> None:
        """Go to something and press it."""
        wanted = where.element_handle()
        keys = self.person.page.keyboard
        for _ in range(MOST_TABS):
            if self.person.page.evaluate(_IS_FOCUSED, wanted):
                break
            keys.press("Tab")
        else:
            raise AssertionError(f"{where} is not reached with the Tab key")
        keys.press("Space" if wanted.get_attribute("type") == "checkbox" else "Enter")
        self.clicks += 1
        self.person.settle()

    def lay(self, offer: Offer) -> None:
        """Aim at a slot, turn the marker if need be, and confirm."""
        self.take(offer)

    def drag(self, what: str, onto: str) -> None:
        """Press one thing, then another."""
        self.click(self._shown(what))
        self.click(self._shown(onto))

    def _close(self) -> None:
        while self.person.page.locator(FORWARD).count():
            self.person.page.keyboard.press("Escape")
            self.person.page.wait_for_timeout(50)
