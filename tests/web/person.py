"""A person with a browser: what is seen, what is touched, and whatever goes wrong on the page."""

from __future__ import annotations

import re
import time
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import BrowserContext, Locator, Page, Request, Response, WebSocket, expect

from tests.server.served import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 30.0
"""Seconds; a page that needs longer has failed."""

expect.set_options(timeout=PATIENCE * 1000)

FORWARD = ".show[role=dialog]"
"""What comes forward by itself: a performance, the summary of a round."""

_TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

_THINGS = """things => things.map(
  (thing) => [thing.dataset.name, thing.dataset.state, thing.getAttribute("aria-label")])"""


class Person:
    """One page in a browser context of its own."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.url = url
        self.frame: dict[str, Any] = {}
        """The newest frame that has reached the page."""

        self.heard: list[str] = []
        """Everything that has come over the live line, as text."""

        self.answered: list[Response] = []
        """What the server has said to each choice and each undo."""

        self.problems: list[str] = []
        self._allowed: list[str] = []
        context.add_init_script(_TELL_VIOLATIONS)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("console", lambda said: self._note(said.type, said.text))
        self.page.on("websocket", self._listen)
        self.page.on("response", self._see)
        # A performance comes forward by itself; whoever wants to go on closes it.
        self.page.add_locator_handler(self.page.locator(FORWARD), lambda: self.page.keyboard.press("Escape"))

    # --- what goes wrong --------------------------------------------------------------------------

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not any(re.search(each, text) for each in self._allowed):
            self.problems.append(f"console: {text}")

    def allow(self, pattern: str) -> None:
        """Let the console complain about this: the test itself is the cause."""
        self._allowed.append(pattern)

    # --- coming and looking -----------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page of the client."""
        self.page.goto(self.url + path)

    def watch(self, table: str, query: str = "", secret: str = "") -> None:
        """Open a running table, as a spectator unless the secret part of the address says otherwise."""
        with self.page.expect_response(_is_view) as answer:
            self.go(f"/table/{table}{query}{secret}")
        self._arrive(answer.value.json())

    def sit(self, seat: Seat, query: str = "") -> None:
        """Open a table by the link to one's seat."""
        self.watch(seat.table, query, f"#seat={seat.token}")

    def reload(self) -> None:
        """Load the page of a table anew."""
        with self.page.expect_response(_is_view) as answer:
            self.page.reload()
        self._arrive(answer.value.json())

    def _arrive(self, frame: dict[str, Any]) -> None:
        self.frame = frame
        expect(self.status).not_to_be_empty()

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _see(self, response: Response) -> None:
        # Whoever is asked to be slower asks again by itself.
        if _is_answer(response.request) and response.status != HTTPStatus.TOO_MANY_REQUESTS:
            self.answered.append(response)

    def _hear(self, payload: str | bytes) -> None:
        self.heard.append(payload if isinstance(payload, str) else payload.decode())
        told = msgspec.json.decode(payload)
        if told["type"] == "frame" and told["seq"] >= self.frame.get("seq", 0):
            self.frame = told

    def within(self, seconds: float, true: Callable[[], bool]) -> bool:
        """Wait for something that is not on the page; false if it does not come in time."""
        end = time.monotonic() + seconds
        while not true():
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(10)
        return True

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for something that is not on the page."""
        assert self.within(PATIENCE, true), f"{what} did not come"

    def reaches(self, seq: int) -> None:
        """Wait until a frame has reached the page."""
        self.until(lambda: self.frame["seq"] >= seq, f"frame {seq}")

    @property
    def status(self) -> Locator:
        """The line that says what to do."""
        return self.page.locator(".status [role=status]")

    @property
    def board(self) -> Locator:
        """All of the board."""
        return self.page.locator(".board")

    def shown(self) -> list[list[str]]:
        """All that the board and the status line say, for comparing what two pages show."""
        self.board.locator("[data-name]").first.wait_for()
        things: list[list[str]] = self.board.locator("[data-name]").evaluate_all(_THINGS)
        return [[self.status.inner_text()], *things]

    def thing(self, name: str) -> Locator:
        """A thing on the board."""
        return self.board.locator(f'[data-name="{name}"]').first

    @property
    def offers(self) -> list[dict[str, Any]]:
        """What the page asks this person to choose from; nothing if it asks nothing."""
        question = self.frame["question"]
        return question["choices"] if question else []

    # --- doing ------------------------------------------------------------------------------------

    def action(self, name: str) -> Locator:
        """A button beside the board, such as `undo`."""
        return self.page.locator(f"[data-action={name}]").first

    def press(self, name: str) -> None:
        """Press a button that a small screen may have in its menu."""
        if not self.action(name).is_visible():
            self.action("menu").click()
        self.action(name).click()

    def from_menu(self, name: str) -> None:
        """Press what stands in the menu of the table, such as `replay`."""
        self.action("menu").click()
        self.page.locator(f".menu [data-action={name}]").click()

    def open_side(self, tab: str) -> Locator:
        """Open the log, the chat or the table, unless it is open; its panel."""
        if not self.page.locator(f"[data-tab={tab}]").is_visible():
            self.action("log").click()
        self.page.locator(f"[data-tab={tab}]").click()
        return self.page.locator(f"#panel-{tab}")

    def touch(self, name: str) -> None:
        """Touch a thing on the board; where a sheet over the board shows it too, there."""
        in_sheet = self.board.locator(f':is(.sheet, .middle) [data-name="{name}"]:visible')
        (in_sheet.first if in_sheet.count() else self.thing(name)).click()
        self.settle()

    def pick(self, text: str) -> None:
        """Take a choice from the list of sentences, which is shown when it is asked for."""
        choice = self.page.locator(f'.choices [data-choice="{text}"]').first
        if not choice.is_visible():
            self.press("choices")
        choice.click()
        self.settle()

    def settle(self) -> None:
        """Wait until the page knows what the last touch has led to: nothing is foreseen or sent any more."""
        expect(self.page.locator(".table")).to_have_attribute("data-busy", "false")

    @property
    def confirm_button(self) -> Locator:
        """What plays the one choice that is left."""
        return self.page.locator(".confirm button.main")

    def confirm(self) -> None:
        """Play the one choice that is left."""
        self.answers(self.confirm_button.click)

    def answers(self, act: Callable[[], None]) -> None:
        """Do something that answers a question, and wait until the page knows what came of it."""
        before = len(self.answered)
        act()
        self.until(lambda: len(self.answered) > before, "an answer")
        answer = self.answered[-1]
        assert answer.ok, answer.text()
        self.reaches(answer.json()["seq"])

    def took(self, text: str, after: int = -1) -> None:
        """See that an answer was this choice, and wait until the page knows what came of it.

        It is the last one if not said; what was said beforehand may have followed it already.
        """
        answer = self.answered[after]
        assert answer.ok, answer.text()
        sent: dict[str, Any] = msgspec.json.decode(answer.request.post_data_buffer or b"{}")
        assert sent["choice"] == text
        self.reaches(self.answered[-1].json()["seq"])


def _is_view(response: Any) -> bool:
    return "/view?" in response.url


def _is_answer(request: Request) -> bool:
    return request.method == "POST" and re.search(r"/(choices|undo)\?", request.url) is not None
