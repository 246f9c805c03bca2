"""A sentence for a person: choices, questions, refusals, warnings, events, options, errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, get_args

import msgspec

from sleight.core.speech import Speaker, game_speaker

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Describable(Protocol):
    """Whatever knows the message that says it and what the message speaks of."""

    @property
    def game(self) -> str:
        """The game whose messages say it; '' for the core's own."""

    def message_id(self) -> str:
        """The id of the message."""

    def words(self) -> Mapping[str, Any]:
        """The arguments of the message."""


def describe(
    value: Describable, lang: str = "en", names: Sequence[str] | None = None, me: int | None = None
) -> str:
    """A sentence for a person. `names` are the players' names by seat; `me` is who reads it."""
    speaker = game_speaker(value.game, lang)
    words = value.words()
    seats = _seat_fields(type(value))
    said: dict[str, Any] = {"you": "yes" if me is not None and words.get("seat") == me else "no"}
    for name, word in words.items():
        said[name] = _named(word, speaker, names) if name in seats else _plain(word)
    return speaker.say(value.message_id(), said)


def seat_name(seat: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """What a seat is called: its player's name if there is one."""
    return names[seat] if names else game_speaker("", lang).say("seat-name", {"number": seat + 1})


def _seat_fields(kind: type) -> frozenset[str]:
    """The arguments that are seats: fields of type Seat, and whatever is called `seat` or `seats`."""
    found = {"seat", "seats"}
    if issubclass(kind, msgspec.Struct):
        found.update(field.name for field in msgspec.structs.fields(kind) if _is_seat(field.type))
    return frozenset(found)


def _is_seat(kind: Any) -> bool:
    for meta in getattr(kind, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and (meta.extra or {}).get("word") == "seat":
            return True
    return any(_is_seat(inner) for inner in get_args(kind))


def _named(word: object, speaker: Speaker, names: Sequence[str] | None) -> str:
    if isinstance(word, int):
        return seat_name(word, speaker.lang, names)
    if isinstance(word, list | tuple):
        return _joined([seat_name(seat, speaker.lang, names) for seat in word], speaker)
    return str(_plain(word))


def _joined(names: list[str], speaker: Speaker) -> str:
    if len(names) < 2:
        return "".join(names)
    return speaker.say("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})


def _plain(word: object) -> Any:
    """Numbers stay numbers, for plurals; the rest becomes text."""
    if isinstance(word, bool):
        return "yes" if word else "no"
    if isinstance(word, int | str):
        return word
    if isinstance(word, list | tuple):
        return ", ".join(str(each) for each in word)
    return "none" if word is None else str(word)
