"""Takes the pictures of docs/screenshots: lobby, new table, both boards, a look back; wide and on a phone."""

from __future__ import annotations

import io
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import Browser, ViewportSize

# As a script it knows only its own folder.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.process import process
from tests.server.served import Seat, Served, good
from tests.web.browsing import PHONE, launched, let_in
from tests.web.person import Person

FOLDER = Path(__file__).resolve().parents[1] / "docs/screenshots"
LANGUAGES = ("en", "fr", "ru")
WIDE: ViewportSize = {"width": 1440, "height": 900}
SIZES = {"wide": WIDE, "phone": PHONE}
MOST_COLOURS = 256
MOST_BYTES = 300_000
PATIENCE = 120
MANY = 5


def save(person: Person, name: str) -> None:
    """Keep what the page shows, with as many colours as a palette holds."""
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    picture = Image.open(io.BytesIO(person.page.screenshot(animations="disabled"))).convert("RGB")
    file = FOLDER / f"{name}.png"
    picture.quantize(MOST_COLOURS).save(file, optimize=True)
    assert file.stat().st_size < MOST_BYTES, f"{name} is too large"
    assert not person.problems, person.problems


def asked(seat: Seat) -> Any:
    """The view of a seat, once it is asked something."""
    end = time.monotonic() + PATIENCE
    while not (frame := seat.get("view"))["question"]:
        assert time.monotonic() < end
        assert not frame["over"]
        time.sleep(0.05)
    return frame


def play(seat: Seat, until: Callable[[Any], bool]) -> None:
    """Play as a bot would, until the table looks as it should."""
    while not until(frame := asked(seat)):
        hint = good(seat.post("hint", {}))
        good(seat.choose(hint["text"], frame["number"]))


def is_well_under_way(frame: Any) -> bool:
    """Abracada: a later round, with some stones in the rows."""
    view = frame["view"]
    return bool(view["round"] >= 2 and sum(view["rows"]) >= 9 and view["last"] == 0)


def is_rich(frame: Any) -> bool:
    """Trickerion: figures are being placed, and tricks are set up in the theater."""
    markers = [each for show in frame["view"]["theater"] for each in show["markers"] if each]
    return frame["view"]["round"] >= 3 and frame["question"]["kind"] == "place" and len(markers) >= MANY


class Studio:
    """A server with tables that are worth looking at, and a browser."""

    def __init__(self, server: Served, browser: Browser) -> None:
        self.url = f"http://127.0.0.1:{server.port}"
        self.browser = browser
        bots = ["odds", "likeliest", "odds"]
        self.abracada = server.table(["person", *bots], seed="11", options={"first": 0})
        play(self.abracada, is_well_under_way)
        rivals = ["person", "greedy", "greedy"]
        self.trickerion = server.table(
            rivals, "trickerion", seed="5", options={"dark_alley": True, "prophecies": True}
        )
        play(self.trickerion, is_rich)
        server.table(["person", "person", "odds"], name="Marguerite")
        server.table(["person", "greedy", "person"], "trickerion", name="Фёдор")

    def come(self, lang: str, size: ViewportSize) -> Person:
        """Somebody who sits at both tables."""
        person = let_in(self.browser, self.url, lang, size)
        for seat in (self.abracada, self.trickerion):
            person.sit(seat)
        return person

    def take(self, lang: str, size: str) -> None:
        """All pages in one language and one size."""
        person = self.come(lang, SIZES[size])
        for name, path in {"lobby": "/", "new-table": "/new/abracada"}.items():
            person.go(path)
            person.page.locator("#main button.main").first.wait_for()
            save(person, f"{name}-{size}-{lang}")
        person.sit(self.abracada)
        person.touch("spell:6")
        person.confirm_button.wait_for()
        save(person, f"abracada-{size}-{lang}")
        person.sit(self.trickerion)
        person.board.locator("[data-state=glows]").first.wait_for()
        save(person, f"trickerion-{size}-{lang}")
        person.page.context.close()

    def look_around(self) -> None:
        """The theater, a past moment of both games, and the log on a phone."""
        person = self.come("en", WIDE)
        person.board.locator(".performance").first.evaluate(
            "card => card.scrollIntoView({ block: 'center' })"
        )
        save(person, "theater")
        for seat, name in ((self.abracada, "abracada"), (self.trickerion, "trickerion")):
            person.sit(seat)
            lines = person.page.locator("[role=log] [data-moment]")
            lines.nth(lines.count() // 2).click()
            person.page.locator("input[type=range]").wait_for()
            save(person, f"replay-{name}")
        person.page.context.close()
        person = self.come("fr", PHONE)
        person.action("log").click()
        save(person, "log-phone")
        person.page.context.close()


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder)) as running,
        httpx.Client(base_url=running.url, timeout=60, trust_env=False) as http,
        launched() as browser,
    ):
        studio = Studio(Served(http, running.port), browser)
        for lang in LANGUAGES:
            for size in SIZES:
                studio.take(lang, size)
        studio.look_around()


if __name__ == "__main__":
    main()
