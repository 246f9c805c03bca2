"""A person with a browser: what is seen, what is touched, and whatever goes wrong on the page."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import BrowserContext, Locator, Page, Request, WebSocket, expect

from tests.server.served import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 30.0
"""Seconds; a page that needs longer has failed."""

expect.set_options(timeout=PATIENCE * 1000)

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

        self.problems: list[str] = []
        self._allowed: list[str] = []
        context.add_init_script(_TELL_VIOLATIONS)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("console", lambda said: self._note(said.type, said.text))
        self.page.on("websocket", self._listen)
        # A performance comes forward by itself; whoever wants to go on closes it.
        self.page.add_locator_handler(
            self.page.locator(".show[role=dialog]"), lambda: self.page.keyboard.press("Escape")
        )

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

    def _hear(self, payload: str | bytes) -> None:
        self.heard.append(payload if isinstance(payload, str) else payload.decode())
        told = msgspec.json.decode(payload)
        if told["type"] == "frame" and told["seq"] >= self.frame.get("seq", 0):
            self.frame = told

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for something that is not on the page."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"{what} did not come"
            self.page.wait_for_timeout(10)

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

    def touch(self, name: str) -> None:
        """Touch a thing on the board."""
        self.thing(name).click()

    def pick(self, text: str) -> None:
        """Take a choice from the list of sentences, which a phone shows when it is asked to."""
        choice = self.page.locator(f'[data-choice="{text}"]').first
        if not choice.is_visible():
            self.action("choices").click()
        choice.click()

    @property
    def confirm_button(self) -> Locator:
        """What plays the one choice that is left."""
        return self.page.locator(".confirm button.main")

    def confirm(self) -> None:
        """Play the one choice that is left."""
        self.answers(self.confirm_button.click)

    def answers(self, act: Callable[[], None]) -> None:
        """Do something that answers a question, and wait until the page knows what came of it."""
        with self.page.expect_response(lambda response: _is_answer(response.request)) as answer:
            act()
        assert answer.value.ok, answer.value.text()
        self.reaches(answer.value.json()["seq"])


def _is_view(response: Any) -> bool:
    return "/view?" in response.url


def _is_answer(request: Request) -> bool:
    return request.method == "POST" and re.search(r"/(choices|undo)\?", request.url) is not None
