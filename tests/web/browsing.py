"""Chromium, and people in it."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.web.person import Person
from tools.browser import chromium

if TYPE_CHECKING:
    from collections.abc import Iterator

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}


@contextmanager
def launched() -> Iterator[Browser]:
    """A running Chromium; root has to do without its sandbox."""
    program = chromium()
    assert program is not None, "There is no Chromium; make browser finds one or says what to install."
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        yield browser
        browser.close()


def let_in(
    browser: Browser, url: str, lang: str, size: ViewportSize, pace: str = "instant", **context: Any
) -> Person:
    """Somebody with a browser of their own, in which nothing moves, and nobody waits unless they want to."""
    made = browser.new_context(viewport=size, reduced_motion="reduce", **context)
    settings = {"lang": lang, "name": "Ann", "pace": pace, "motion": False, "sound": False}
    kept = msgspec.json.encode(msgspec.json.encode(settings).decode()).decode()
    made.add_init_script(f'localStorage["sleight.settings"] ??= {kept}')
    return Person(made, url)
