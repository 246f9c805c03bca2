"""One server and one Chromium for all browser tests; a person is a browser context of their own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import httpx
import pytest
from playwright.sync_api import Browser

from sleight.server.config import CLIENT
from tests.server.process import process
from tests.server.served import Served
from tests.web.browsing import PHONE, WIDE, launched, let_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.web.person import Person

HERE = Path(__file__).parent


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves a loop running, and other tests start loops of their own."""
    items.sort(key=lambda item: HERE in item.path.parents)


class Invite(Protocol):
    """Makes a person with a browser of their own."""

    def __call__(self, lang: str = "en", *, phone: bool = False, url: str = "", **context: Any) -> Person: ...


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """`sleight serve` as people run it, with the built client."""
    assert (CLIENT / "index.html").is_file(), "The client is not built; make test-web builds it."
    with (
        process(tmp_path_factory.mktemp("served") / "data") as running,
        httpx.Client(base_url=running.url, timeout=30, trust_env=False) as http,
    ):
        yield Served(http, running.port)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all."""
    with launched() as browser:
        yield browser


@pytest.fixture
def invite(browser: Browser, server: Served) -> Iterator[Invite]:
    """Lets people in; at the end no page may have complained."""
    people: list[Person] = []

    def make(lang: str = "en", *, phone: bool = False, url: str = "", **context: Any) -> Person:
        at = url or f"http://127.0.0.1:{server.port}"
        people.append(let_in(browser, at, lang, PHONE if phone else WIDE, has_touch=phone, **context))
        return people[-1]

    yield make
    problems = [each for person in people for each in person.problems]
    for person in people:
        person.page.context.close()
    assert not problems
