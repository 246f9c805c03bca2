"""The measure itself: it finds what is wrong on a small page, and nothing on one that is right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.measuring import faults

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

_PAGE = """<!doctype html>
<style>
  body {{ margin: 0; font: 16px/20px sans-serif; }}
  .table {{ position: fixed; inset: 0; }}
  .table > * {{ position: absolute; box-sizing: border-box; width: 120px; height: 40px; margin: 0; }}
  .a {{ left: 20px; top: 20px; }}
  .b {{ left: 20px; top: 80px; }}
  {style}
</style>
<div class="table">{things}</div>"""

_TWO = '<p class="a">One line of words</p><p class="b">Others</p>'
_THING = '<p class="a">One line of words</p><button class="b" data-name="slot" data-state="glows">7</button>'


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """A small window."""
    page = browser.new_page(viewport={"width": 400, "height": 300})
    yield page
    page.close()


def kinds(page: Page, things: str, style: str = "") -> list[str]:
    """The kinds of faults on a page with these things."""
    page.set_content(_PAGE.format(things=things, style=style))
    return [fault.kind for fault in faults(page)]


@pytest.mark.parametrize("things", [_TWO, _THING])
def test_nothing_is_wrong_with_what_lies_side_by_side(page: Page, things: str) -> None:
    assert kinds(page, things) == []


@pytest.mark.parametrize(
    ("things", "style"),
    [
        pytest.param(_TWO, ".b { top: 26px; }", id="words on words"),
        pytest.param(_TWO, ".a { height: 0; width: 60px; } .b { top: 42px; }", id="words below their box"),
        pytest.param(
            _TWO, ".a { white-space: nowrap; width: 9px; } .b { left: 80px; top: 20px; }", id="beside it"
        ),
        pytest.param(_THING, ".b { top: 24px; background: gold; }", id="a thing on words"),
        pytest.param(
            _TWO, ".b { top: 10px; color: transparent; background: gold; pointer-events: none; }", id="a box"
        ),
        pytest.param(
            _TWO + "<svg class='c'><rect width='90' height='30' /></svg>",
            ".c { left: 30px; top: 20px; }",
            id="a drawing on words",
        ),
        pytest.param(_THING, ".b { top: 46px; outline: 14px solid gold; }", id="the ring of a thing"),
    ],
)
def test_what_lies_on_words_is_found(page: Page, things: str, style: str) -> None:
    assert "overlaid" in kinds(page, things, style)


@pytest.mark.parametrize(
    ("kind", "style"),
    [
        ("cut", ".a { overflow: hidden; height: 8px; }"),
        ("cut", ".a { overflow: hidden; width: 50px; white-space: nowrap; text-overflow: ellipsis; }"),
        ("cut", ".a { left: 330px; white-space: nowrap; }"),
        ("scrolls", ".a { overflow: auto; height: 16px; width: 50px; }"),
        ("scrolls", ".table { position: relative; height: 500px; }"),
        ("outside", ".b { left: 360px; }"),
        ("covered", ".a { top: 80px; z-index: 1; }"),
    ],
)
def test_what_does_not_fit_is_found(page: Page, kind: str, style: str) -> None:
    assert kind in kinds(page, _THING, style)
