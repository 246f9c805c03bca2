"""Measures a page of the table: what scrolls, what text is cut, what cannot be touched."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

    from tests.web.person import Person

_MEASURE = Path(__file__).with_name("measuring.js").read_text().split("\n", 1)[1]

_LISTEN = """
window.underWay = 0;
const ask = window.fetch;
window.fetch = (...asked) => {
  window.underWay += 1;
  return ask(...asked).finally(() => setTimeout(() => (window.underWay -= 1)));
};
const Line = window.WebSocket;
window.WebSocket = class extends Line {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === "frame") window.heardSeq = Math.max(window.heardSeq ?? 0, told.seq);
    });
  }
};
"""
"""Counts what the page waits for, so that it is measured when it has come to rest."""

_REST = """async (awaited) => {
  const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isBusy = () => window.underWay > 0 || document.querySelector('[data-busy="true"]') !== null;
  const isQuiet = () => (window.heardSeq ?? awaited) >= awaited && !isBusy();
  for (let calm = 0, rounds = 0; calm < 3 && rounds < 600; rounds += 1) {
    await next();
    calm = isQuiet() ? calm + 1 : 0;
  }
}"""


class Fault(msgspec.Struct, frozen=True):
    """Something that does not fit, and by how many pixels."""

    kind: str
    by: int
    what: str


class Seen(NamedTuple):
    """A fault, and when, in what language and at what size it was seen."""

    fault: Fault
    moment: str

    def __str__(self) -> str:
        return f"{self.fault.kind} by {self.fault.by} px: {self.fault.what} ({self.moment})"


def prepare(context: BrowserContext) -> None:
    """Let a page count what it waits for; to be done before it is opened."""
    context.add_init_script(_LISTEN)


def rest(person: Person, awaited: int) -> None:
    """Wait until a page shows this frame and waits for nothing any more."""
    person.reaches(awaited)
    person.page.evaluate(_REST, awaited)


def measure(person: Person, awaited: int) -> list[Fault]:
    """What does not fit on the page, once it shows this frame and has come to rest."""
    rest(person, awaited)
    return faults(person.page)


def faults(page: Page) -> list[Fault]:
    """What does not fit on a page as it is."""
    found: Any = page.evaluate(_MEASURE)
    return msgspec.convert(found, list[Fault])


class Findings:
    """What a walk has found: each fault once, at its worst."""

    def __init__(self) -> None:
        self.measured = 0
        self._worst: dict[tuple[str, str], Seen] = {}

    def note(self, found: list[Fault], moment: str) -> None:
        """Keep what was seen at a moment."""
        self.measured += 1
        for fault in found:
            before = self._worst.get((fault.kind, fault.what))
            if before is None or before.fault.by < fault.by:
                self._worst[fault.kind, fault.what] = Seen(fault, moment)

    def told(self) -> list[str]:
        """All that was found, the worst first."""
        worst = sorted(self._worst.values(), key=lambda seen: -seen.fault.by)
        return [f"{seen}" for seen in worst]
