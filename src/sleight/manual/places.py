"""Where to read about a rule, an option, an event or a thing: one map for terminal, server and browser."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.manual.pages import Page
    from sleight.manual.reading import Contents


def places(contents: Contents, pages: Sequence[Page]) -> dict[str, str]:
    """The pages of all that a manual tells under another name."""
    return {
        **_of_rules(pages),
        **{f"option/{option}": page for option, page in contents.options.items()},
        **{f"event/{tag}": page for tag, page in contents.events.items()},
        **{name if "/" in name else f"{name}/": page for name, page in contents.names.items()},
        **dict(_of_kinds(contents, pages)),
    }


def _of_kinds(contents: Contents, pages: Sequence[Page]) -> Iterator[tuple[str, str]]:
    """`trick/ID` for the page `signature/ID`, where the board knows both as tricks."""
    for page in pages:
        kind, _, thing = page.id.partition("/")
        if kind in contents.kinds:
            yield f"{contents.kinds[kind]}/{thing}", page.id


def _of_rules(pages: Sequence[Page]) -> dict[str, str]:
    """Each rule with the one page that is most about it."""
    telling: defaultdict[str, list[Page]] = defaultdict(list)
    for page in pages:
        for rule in page.rules:
            telling[rule].append(page)
    return {rule: max(found, key=lambda page: _about(page, rule)).id for rule, found in telling.items()}


def _about(page: Page, rule: str) -> tuple[bool, int]:
    """A passage goes before a thing, and a page with many rules of the same area before others."""
    area = rule.rpartition("-")[0]
    return "/" not in page.id, sum(each.rpartition("-")[0] == area for each in page.rules)
