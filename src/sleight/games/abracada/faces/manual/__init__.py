"""The pages about the rules: the order of the passages, their words, and a page for every spell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.speech import game_speaker
from sleight.core.thing import Thing
from sleight.games.abracada.data import load_data

if TYPE_CHECKING:
    from collections.abc import Iterator

_RULES = {
    1: ("AQ-SPELL-01", "AQ-SPELL-02", "AQ-CAST-06"),
    2: ("AQ-SPELL-03", "AQ-SPELL-04"),
    3: ("AQ-SPELL-05",),
    4: ("AQ-SPELL-06", "AQ-SPELL-07", "AQ-SPELL-08"),
    5: ("AQ-SPELL-12", "AQ-SPELL-13"),
    6: ("AQ-SPELL-14", "AQ-SPELL-16"),
    7: ("AQ-SPELL-15", "AQ-SPELL-16"),
    8: ("AQ-SPELL-17",),
}
"""The rules that settle each spell."""


def THINGS(lang: str) -> Iterator[Thing]:  # noqa: N802 - common code reaches it by this name
    """A page for every spell: what it does, and how many of its stones there are."""
    says = game_speaker("abracada", lang)
    for spell, stones in enumerate(load_data()[0].copies[1:], start=1):
        count = says.say("manual-spell-count", {"spell": spell, "count": stones})
        text = f"{says.say(f'effect-{spell}')}\n\n{count}"
        yield Thing(f"spell/{spell}", f"{spell} · {says.say(f'spell-{spell}')}", text, _RULES[spell])
