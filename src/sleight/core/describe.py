"""A sentence for a person: choices, questions, refusals, warnings, events, options, errors."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, get_args

import msgspec

from sleight.core.speech import Speaker, game_speaker

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


_MOST_COUNTED = 10**15
"""Larger numbers come from mistakes only, and a sentence must not fail over them."""


class Describable(Protocol):
    """Whatever knows the message that says it and what the message speaks of."""

    @property
    def game(self) -> str:
        """The game whose messages say it; '' for the core's own."""

    def message_id(self) -> str:
        """The id of the message."""

    def words(self) -> Mapping[str, Any]:
        """The arguments of the message."""


class Part(Describable, Protocol):
    """A describable inside another one, as an argument of its message; several are joined."""

    between: ClassVar[str]
    """What stands between two of them."""


def describe(
    value: Describable,
    lang: str = "en",
    names: Sequence[str] | None = None,
    me: int | None = None,
    speaker: Speaker | None = None,
) -> str:
    """A sentence for a person. `names` are the players' names by seat; `me` is who reads it.

    A message asks `$you` whether its `seat` is the reader, and `$you-winner` the same for another field.
    A package with messages of its own hands over its `speaker`.
    """
    speaker = speaker or game_speaker(value.game, lang)
    message = value.message_id()
    used = speaker.arguments_of(message)
    words = value.words()
    seats, orders = _seat_fields(type(value)), _order_fields(type(value))
    said: dict[str, Any] = {"you": _is_me(words.get("seat"), me)}
    for name, word in words.items():
        if name not in seats:
            if name in used:
                parts = _parts(word)
                said[name] = _together(parts, names, me, speaker) if parts else _plain(word)
            continue
        if name in used:
            said[name] = _named(word, speaker, names, None if name in orders else me)
        said[f"you-{name}"] = _is_me(word, me)
    return speaker.say(message, said)


def seat_name(seat: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """What a seat is called: its player's name if there is one."""
    return names[seat] if names else game_speaker("", lang).say("seat-name", {"number": seat + 1})


@cache
def _seat_fields(kind: type) -> frozenset[str]:
    """The arguments that are seats: fields of type Seat, and whatever is called `seat` or `seats`.

    Errors have none: they speak of what was asked for, which may be no seat at all.
    """
    if not issubclass(kind, msgspec.Struct):
        return frozenset()
    typed = [field.name for field in msgspec.structs.fields(kind) if _is_seat(field.type)]
    return frozenset(["seat", "seats", *typed])


@cache
def _order_fields(kind: type) -> frozenset[str]:
    """The arguments that are seats one after the other."""
    if not issubclass(kind, msgspec.Struct):
        return frozenset()
    fields = msgspec.structs.fields(kind)
    return frozenset(field.name for field in fields if _word_of(field.type) == "order")


def _parts(word: object) -> tuple[Part, ...]:
    """What is describable itself inside an argument."""
    return word if isinstance(word, tuple) and word and hasattr(word[0], "between") else ()


def _together(parts: tuple[Part, ...], names: Sequence[str] | None, me: int | None, speaker: Speaker) -> str:
    return parts[0].between.join(describe(part, speaker.lang, names, me, speaker) for part in parts)


def _is_me(word: object, me: int | None) -> str:
    mine = me is not None and (word == me or (isinstance(word, list | tuple) and me in word))
    return "yes" if mine else "no"


def _is_seat(kind: Any) -> bool:
    return _word_of(kind) == "seat" or any(_is_seat(inner) for inner in get_args(kind))


def _word_of(kind: Any) -> str:
    """What the type of a field says about how its value is named."""
    metas = [meta for meta in getattr(kind, "__metadata__", ()) if isinstance(meta, msgspec.Meta)]
    return next((meta.extra["word"] for meta in metas if meta.extra and "word" in meta.extra), "")


def _named(word: object, speaker: Speaker, names: Sequence[str] | None, me: int | None) -> str:
    if isinstance(word, int):
        return seat_name(word, speaker.lang, names)
    if isinstance(word, list | tuple):
        # A plain set of seats begins with its reader; an order of seats stays as it is.
        told = sorted(word, key=lambda seat: seat != me) if list(word) == sorted(word) else word
        return _joined([seat_name(seat, speaker.lang, names) for seat in told], speaker)
    return str(_plain(word))


def _joined(names: list[str], speaker: Speaker) -> str:
    if len(names) < 2:
        return "".join(names)
    return speaker.say("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})


def _plain(word: object) -> Any:
    """Numbers stay numbers, for plurals; the rest becomes text, and so do numbers that nothing counts."""
    if isinstance(word, bool):
        return "yes" if word else "no"
    if isinstance(word, int) and abs(word) > _MOST_COUNTED:
        return str(word)
    if isinstance(word, int | str):
        return word
    if isinstance(word, list | tuple):
        return ", ".join(str(each) for each in word)
    return "none" if word is None else str(word)
