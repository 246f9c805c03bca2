"""The typography of French: which space stands before or inside which sign."""

from __future__ import annotations

import re

_WRONG = re.compile(
    "|".join(
        (
            r"(?<!«)[ \u00a0][;!?]",  # Before ; ! ? stands a narrow space that does not break,
            r"[\w◇)»…][;!?](?=\s|$)",
            r"[ \u202f]:(?=\s|$)",  # before a colon a wide one that does not break,
            r"[^\W\d]:(?=\s|$)",
            r"[◇)»]:(?=\s|$)",
            r"[^\u00a0]»",  # and inside guillemets too.
            r"«[^\u00a0]",
            r"\w'\w",
        )
    )
)


_DRAWN = "«♠1»"
"""A marker as the terminal draws it; these are no guillemets."""


def wrong_spaces(text: str) -> list[str]:
    """The places of a French text where a space is missing or is of the wrong kind."""
    text = text.replace(_DRAWN, "")
    return [text[max(found.start() - 12, 0) : found.end() + 4] for found in _WRONG.finditer(text)]
