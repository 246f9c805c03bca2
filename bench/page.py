"""How quick and how still the page of a table is, and how large; it prints figures and judges nothing.

One game of Trickerion is played over the API with greedy's choices while a page in Chromium follows it: how
long after its arrival a frame is drawn and what it costs the processor, how far things move while ghosts come
and go, how soon a table is painted in a browser that has never been there, and how large its client is.
"""

from __future__ import annotations

import gzip
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import httpx

# As a script it knows only its own folder.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.process import process
from tests.server.served import Seat, Served
from tests.web.browsing import launched, let_in
from tests.web.measuring import prepare, rest
from tests.web.playing import questions

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Response, ViewportSize

    from tests.web.person import Person

SCREEN: ViewportSize = {"width": 1440, "height": 900}
TIMES = 5
KILO = 1000
MOST_QUESTIONS = 60

_NOTE = """
window.drawn = [];
window.moved = 0;
const Bare = window.WebSocket;
window.WebSocket = class extends Bare {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => {
      const came = performance.now();
      if (JSON.parse(data).type !== "frame") return;
      requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - came)));
    });
  }
};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.moved += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""

_PAINTED = """() => new Promise((resolve) => {
  const painted = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  const laid = () => document.querySelector(".board [data-name]");
  const look = () => {
    if (laid() && painted()) resolve([painted(), performance.now()]);
    else requestAnimationFrame(look);
  };
  look();
})"""


def follow(browser: Browser, server: Served) -> None:
    """Follow a game: how soon frames are drawn, and what moves while ghosts come and go."""
    seat = server.table(["person", "greedy"], "trickerion", seed="1")
    person = let_in(browser, f"http://127.0.0.1:{server.port}", "en", SCREEN)
    prepare(person.page.context)
    person.page.context.add_init_script(_NOTE)
    line = person.page.context.new_cdp_session(person.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    person.sit(seat)
    moved: list[float] = []
    costs: list[float] = []
    seq, before = person.frame["seq"], 0.0
    for count, frame in enumerate(questions(person, seat)):
        if count >= MOST_QUESTIONS or frame["over"]:
            break
        rest(person, frame["seq"])
        if frame["seq"] > seq and count:
            costs.append((spent(line) - before) / (frame["seq"] - seq))
        moved.append(haunt(person, frame["seq"]))
        seq, before = frame["seq"], spent(line)
    costs.sort()
    drawn: list[float] = sorted(person.page.evaluate("window.drawn"))
    person.page.context.close()
    tell("a frame is drawn after (median)", median(drawn), "ms")
    tell("… and at the ninth of ten", drawn[int(0.9 * len(drawn))], "ms")
    tell("… and at worst", drawn[-1], "ms")
    tell("scripts, styles and layout of a frame, processor time (median)", median(costs), "ms")
    tell("… and at the ninth of ten", costs[int(0.9 * len(costs))], "ms")
    tell("… and at worst", costs[-1], "ms")
    tell("layout shift while ghosts come and go, in all", sum(moved), "")
    tell("… and at worst", max(moved), "")


def spent(line: CDPSession) -> float:
    """The processor time that scripts, styles and layout have taken so far, in milliseconds."""
    told: dict[str, float] = {
        each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]
    }
    return KILO * sum(told[f"{name}Duration"] for name in ("Script", "RecalcStyle", "Layout"))


def haunt(person: Person, seq: int) -> float:
    """Let the ghost of a hint come and go; how far things have moved, by the browser's own measure."""
    person.page.keyboard.press("Escape")
    rest(person, seq)
    before: float = person.page.evaluate("window.moved")
    for key in ("h", "Escape"):
        person.page.keyboard.press(key)
        person.page.wait_for_timeout(100)
        rest(person, seq)
    after: float = person.page.evaluate("window.moved")
    return after - before


def arrive(browser: Browser, server: Served, seat: Seat) -> tuple[float, float, dict[str, int]]:
    """Open a table as a browser does that has never been there: first paint, board, bytes by kind of file."""
    person = let_in(browser, f"http://127.0.0.1:{server.port}", "en", SCREEN)
    came: list[Response] = []
    person.page.on("response", lambda response: came.append(response))
    person.sit(seat)
    painted, laid = person.page.evaluate(_PAINTED)
    person.page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for each in came:
        if (kind := each.url.rpartition(".")[2].partition("?")[0]) in ("js", "css", "woff2"):
            body = each.body()
            sizes[kind] = sizes.get(kind, 0) + len(body if kind == "woff2" else gzip.compress(body))
    person.page.context.close()
    return painted, laid, sizes


def tell(what: str, value: float, unit: str) -> None:
    """One line for one figure."""
    print(f"{what}: {value:.4g} {unit}".rstrip(), flush=True)


def come(browser: Browser, server: Served) -> None:
    """Arrive a few times, and tell what that took."""
    seat = server.table(["person", "greedy"], "trickerion", seed="1")
    found: list[Any] = [arrive(browser, server, seat) for _ in range(TIMES)]
    tell("first paint of a table (median)", median(each[0] for each in found), "ms")
    tell("its board is laid after (median)", median(each[1] for each in found), "ms")
    sizes = found[0][2]
    tell("client for a table, scripts and styles, gzipped", (sizes["js"] + sizes["css"]) / KILO, "kB")
    tell("… and its fonts", sizes.get("woff2", 0) / KILO, "kB")


def main() -> None:
    """Print all figures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder)) as running,
        httpx.Client(base_url=running.url, timeout=60, trust_env=False) as http,
        launched() as browser,
    ):
        server = Served(http, running.port)
        come(browser, server)
        follow(browser, server)


if __name__ == "__main__":
    main()
