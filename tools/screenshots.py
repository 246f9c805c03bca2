"""Takes the pictures of docs/screenshots: each phase of Trickerion, Abracada, the lobby; wide and on a phone.

`--only NAME` takes those alone whose name begins so.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import httpx
from PIL import Image

# As a script it knows only its own folder.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.process import process
from tests.server.served import Seat, Served
from tests.web.browsing import PHONE, launched, let_in
from tests.web.clicking import answer, asked, hinted
from tests.web.measuring import prepare, rest
from tests.web.person import FORWARD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, ViewportSize

    from tests.web.person import Person

    Frame = dict[str, Any]
    Offer = dict[str, Any]

FOLDER = Path(__file__).resolve().parents[1] / "docs/screenshots"
WIDE: ViewportSize = {"width": 1440, "height": 900}
SIZES = {"wide": WIDE, "phone": PHONE}
MOST_COLOURS = 256
FEW_COLOURS = 96
MOST_BYTES = 200_000
MANY = 5
LATER = 3
MACHINES = 5
A_FEW_LINES = 6_000


class Shot(NamedTuple):
    """One picture."""

    moment: str
    size: str
    lang: str
    theme: Literal["light", "dark"] = "light"

    @property
    def name(self) -> str:
        dark = "-dark" if self.theme == "dark" else ""
        return f"{self.moment}-{self.size}-{self.lang}{dark}"


SHOTS = [
    Shot("set-up", "wide", "en"),
    Shot("set-up", "phone", "fr"),
    Shot("planning", "wide", "fr"),
    Shot("planning", "phone", "ru"),
    Shot("placing", "wide", "en"),
    Shot("placing", "wide", "fr", "dark"),
    Shot("placing", "wide", "ru"),
    Shot("placing", "phone", "en", "dark"),
    Shot("acting", "wide", "ru"),
    Shot("acting", "phone", "en"),
    Shot("stage", "wide", "en"),
    Shot("stage", "wide", "ru", "dark"),
    Shot("stage", "phone", "fr"),
    Shot("learn", "wide", "fr"),
    Shot("learn", "phone", "en"),
    Shot("buy", "wide", "en", "dark"),
    Shot("buy", "phone", "ru"),
    Shot("performance", "wide", "en"),
    Shot("performance", "phone", "fr", "dark"),
    Shot("round-end", "wide", "ru"),
    Shot("round-end", "phone", "en"),
    Shot("game-end", "wide", "en"),
    Shot("game-end", "wide", "fr", "dark"),
    Shot("game-end", "phone", "ru"),
    Shot("replay", "wide", "fr"),
    Shot("machines", "wide", "en"),
    Shot("machines", "wide", "ru", "dark"),
    Shot("machines", "phone", "fr"),
    Shot("abracada", "wide", "en"),
    Shot("abracada", "wide", "ru", "dark"),
    Shot("abracada", "phone", "fr"),
    Shot("lobby", "wide", "en"),
    Shot("lobby", "wide", "fr", "dark"),
    Shot("lobby", "phone", "ru"),
    Shot("new-table", "wide", "ru"),
    Shot("new-table", "phone", "en", "dark"),
]


def save(person: Person, shot: Shot) -> None:
    """Keep what the page shows, with as many colours as a palette holds, or fewer if that is too large."""
    person.page.evaluate("document.fonts.ready")
    picture = Image.open(io.BytesIO(person.page.screenshot(animations="disabled"))).convert("RGB")
    file = FOLDER / f"{shot.name}.png"
    for colours in (MOST_COLOURS, FEW_COLOURS):
        picture.quantize(colours).save(file, optimize=True)
        if file.stat().st_size < MOST_BYTES:
            break
    assert file.stat().st_size < MOST_BYTES, f"{shot.name} is too large"
    assert not person.problems, person.problems
    print(f"{shot.name}: {file.stat().st_size // 1000} kB", flush=True)


# --- the moments of Trickerion --------------------------------------------------------------------


def is_rich(frame: Frame) -> bool:
    """A later round, in which tricks are set up in the theater."""
    markers = [each for show in frame["view"]["theater"] for each in show["markers"] if each]
    return frame["view"]["round"] >= LATER and len(markers) >= MANY


def touch(person: Person, *names: str) -> None:
    """Touch things one after the other, as far as this board shows them."""
    for name in names:
        found = person.board.locator(f'[data-name="{name}"]:visible')
        if found.count():
            found.first.click()
            person.settle()


def lift_a_card(person: Person, offer: Offer) -> None:
    """Planning: the card that a hint names is in the hand."""
    card = next(name for name in offer["names"] if name.startswith("card:"))
    person.board.locator(f'.plan [data-name="{card}"]:visible').first.click()
    person.settle()


def learn(person: Person, offer: Offer) -> None:
    """The sheet with all tricks, one of them chosen."""
    touch(person, "do:learn", offer["names"][-1])


def aim(person: Person, offer: Offer) -> None:
    """The stage forward, the mouse at rest on the slot that a hint names."""
    card, spot = offer["names"][1:3]
    touch(person, card)
    turns = person.board.locator(f'[data-front="{card.partition(":")[2]}"]:visible')
    if turns.count():
        turns.click()  # on a phone one card is large, and the others are swiped to
    person.board.locator(f'[data-name="{spot}"]:visible').first.hover()
    person.settle()


class Moment(NamedTuple):
    """When a picture is taken, and what is touched before."""

    kind: str
    hint: str = ""
    rich: bool = True
    before: Callable[[Person, Offer], None] = lambda _person, _offer: None

    def has_come(self, frame: Frame, offer: Offer) -> bool:
        """True if the table looks as it should."""
        if frame["question"]["kind"] != self.kind or not offer["text"].startswith(self.hint):
            return False
        return not self.rich or is_rich(frame)


MOMENTS = {
    "set-up": Moment("starting-components", rich=False),
    "planning": Moment("assign", "send", before=lift_a_card),
    "placing": Moment("place", "place", before=lambda person, offer: touch(person, offer["names"][1])),
    "acting": Moment("act", "collect", rich=False),
    "stage": Moment("lay", "at", before=aim),
    "learn": Moment("act", "learn", rich=False, before=learn),
    "buy": Moment("act", "buy", rich=False, before=lambda person, offer: touch(person, offer["names"][1])),
}
SHOWN = ("performance", "round-end")
PLACES = {"lobby": "/", "new-table": "/new/trickerion"}


class Studio:
    """A server with tables that are worth looking at, and a browser."""

    def __init__(self, server: Served, browser: Browser, wanted: list[Shot]) -> None:
        self.server = server
        self.url = f"http://127.0.0.1:{server.port}"
        self.browser = browser
        self.wanted = wanted

    def shots(self, moment: str) -> list[Shot]:
        """What is to be taken of a moment."""
        return [shot for shot in self.wanted if shot.moment == moment]

    @contextmanager
    def somebody(self, shot: Shot) -> Iterator[Person]:
        """A person with the browser of a picture."""
        person = let_in(self.browser, self.url, shot.lang, SIZES[shot.size], color_scheme=shot.theme)
        prepare(person.page.context)
        person.page.remove_locator_handler(person.page.locator(FORWARD))
        yield person
        person.page.context.close()

    def take(self, seat: Seat, moment: str, act: Callable[[Person], None] = lambda _person: None) -> None:
        """Take all pictures of a moment of a table."""
        for shot in self.shots(moment):
            with self.somebody(shot) as person:
                person.sit(seat)
                rest(person, seat.get("view")["seq"])
                act(person)
                rest(person, seat.get("view")["seq"])
                save(person, shot)

    def pages(self) -> None:
        """The lobby, with tables in it, and the form for a new one."""
        self.server.table(["person", "person", "odds"], name="Marguerite")
        self.server.table(["person", "greedy", "person"], "trickerion", name="Фёдор")
        for moment, path in PLACES.items():
            for shot in self.shots(moment):
                with self.somebody(shot) as person:
                    person.go(path)
                    person.page.locator("#main button.main").first.wait_for()
                    save(person, shot)

    # --- Abracada ---------------------------------------------------------------------------------

    def abracada(self) -> None:
        """A later round, with some stones in the rows."""
        if not self.shots("abracada"):
            return
        seat = self.server.table(["person", "odds", "likeliest", "odds"], seed="11", options={"first": 0})
        while not is_well_under_way(frame := asked(seat)):
            answer(seat, frame, hinted(seat, frame)["text"])
        self.take(seat, "abracada", lambda person: touch(person, "spell:6"))

    # --- Trickerion with powers and machines -----------------------------------------------------

    def machines(self) -> None:
        """A later round, with powers and machines on the ladder of shards, and somebody to be placed."""
        if not self.shots("machines"):
            return
        options = {"dark_alley": True, "powers": True, "dawn": True, "allow_unrecommended": True}
        seat = self.server.table(["person", "greedy", "greedy"], "trickerion", seed="4", options=options)
        while (frame := asked(seat))["view"]["round"] < MACHINES or frame["question"]["kind"] != "place":
            answer(seat, frame, hinted(seat, frame)["text"])
        lifted = hinted(seat, frame)["names"][1]
        self.take(seat, "machines", lambda person: show_machines(person, lifted))

    # --- Trickerion -------------------------------------------------------------------------------

    def trickerion(self) -> None:
        """One whole game; each moment is kept when it comes first."""
        options = {"dark_alley": True, "prophecies": True}
        seat = self.server.table(["person", *["greedy"] * 3], "trickerion", seed="5", options=options)
        left = [moment for moment in MOMENTS if self.shots(moment)]
        while (left or any(map(self.shots, ("game-end", "replay", *SHOWN)))) and not (frame := asked(seat))[
            "over"
        ]:
            offer = hinted(seat, frame)
            for moment in [each for each in left if MOMENTS[each].has_come(frame, offer)]:
                self._keep(seat, moment, offer)
                left.remove(moment)
            if asked(seat)["number"] != frame["number"]:
                continue  # what was touched for a picture could be taken back, and was played at once
            if frame["question"]["kind"] == "perform" and any(map(self.shots, SHOWN)) and is_rich(frame):
                self._perform(seat, frame, offer)
            else:
                answer(seat, frame, offer["text"])
        self.take(seat, "game-end")
        self.take(seat, "replay", look_back)

    def _keep(self, seat: Seat, moment: str, offer: Offer) -> None:
        self.take(seat, moment, lambda person: MOMENTS[moment].before(person, offer))

    def _perform(self, seat: Seat, frame: Frame, offer: Offer) -> None:
        """What comes forward by itself is seen by those who are there when it happens."""
        shots = [shot for moment in SHOWN for shot in self.shots(moment)]
        people = [
            (shot, let_in(self.browser, self.url, shot.lang, SIZES[shot.size], pace="calm")) for shot in shots
        ]
        for shot, person in people:
            prepare(person.page.context)
            person.page.remove_locator_handler(person.page.locator(FORWARD))
            person.page.emulate_media(color_scheme=shot.theme)
            # What is answered without the page can overtake what the page asks for.
            person.allow("409")
            person.sit(seat)
        answer(seat, frame, offer["text"])
        # Whether a reward is doubled, for instance, is asked in the middle of the show.
        while (now := asked(seat))["view"]["phase"] == frame["view"]["phase"] and not now["over"]:
            answer(seat, now, hinted(seat, now)["text"])
        ended = now["view"]["round"] > frame["view"]["round"]
        for shot, person in people:
            if shot.moment == "performance" or ended:
                wait_for_it(person, shot)
                rest(person, seat.get("view")["seq"])
                save(person, shot)
                self.wanted.remove(shot)
            person.page.context.close()


def wait_for_it(person: Person, shot: Shot) -> None:
    """Wait for what comes forward; the summary of a round comes after its shows."""
    person.page.locator(FORWARD).wait_for()
    if shot.moment == "performance":
        person.page.wait_for_timeout(A_FEW_LINES)
    while shot.moment == "round-end" and not person.page.locator("[data-action=round-close]").count():
        person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(200)


def show_machines(person: Person, lifted: str) -> None:
    """The ladder stands in the dock; on a phone it lies on the own page."""
    own = person.page.locator("[data-page=mine]")
    if own.count():
        own.click()
        person.board.locator(".ladder").first.scroll_into_view_if_needed()
    else:
        touch(person, lifted)


def is_well_under_way(frame: Frame) -> bool:
    """Abracada: a later round, with some stones in the rows."""
    view = frame["view"]
    return bool(view["round"] >= 2 and sum(view["rows"]) >= 9 and view["last"] == 0)


def look_back(person: Person) -> None:
    """A moment in the middle of a game, with the log beside it."""
    person.open_side("log")
    lines = person.page.locator("[role=log] [data-moment]")
    lines.nth(lines.count() // 2).click()
    person.page.locator("input[type=range]").wait_for()


def main() -> None:
    """Take all pictures, or some."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--only", default="", help="the name of a picture, or how it begins")
    only = options.parse_args().only
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder)) as running,
        httpx.Client(base_url=running.url, timeout=60, trust_env=False) as http,
        launched() as browser,
    ):
        wanted = [shot for shot in SHOTS if shot.name.startswith(only)]
        studio = Studio(Served(http, running.port), browser, wanted)
        studio.pages()
        studio.abracada()
        studio.machines()
        studio.trickerion()


if __name__ == "__main__":
    main()
