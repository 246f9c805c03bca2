"""What the server declines, as sentences with a code and a status."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.describe import describe
from sleight.core.errors import Illegal, SleightError
from sleight.core.speech import LANGUAGES, speaker

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.refusal import Argument

_BAD_REQUEST = 400
_CONFLICT = 409
_UNAVAILABLE = 503

_STATUS = {
    "token-wrong": 401,
    "invitation-wrong": 403,
    "password-wrong": 403,
    "origin-foreign": 403,
    "hints-off": 403,
    "odds-off": 403,
    "analysis-off": 403,
    "table-unknown": 404,
    "moment-unknown": 404,
    "page-unknown": 404,
    "method-wrong": 405,
    "not-started": _CONFLICT,
    "not-over": _CONFLICT,
    "not-waited": _CONFLICT,
    "analysis-private": _CONFLICT,
    "analysis-none": _CONFLICT,
    "question-stale": _CONFLICT,
    "table-stranded": _CONFLICT,
    "seat-taken": _CONFLICT,
    "table-full": _CONFLICT,
    "table-started": _CONFLICT,
    "table-closed": _CONFLICT,
    "name-at-table": _CONFLICT,
    "seat-resigned": _CONFLICT,
    "seat-with-bot": _CONFLICT,
    "seat-bot-already": _CONFLICT,
    "seat-own": _CONFLICT,
    "seat-with-person": _CONFLICT,
    "seat-present": _CONFLICT,
    "seat-away-lately": _CONFLICT,
    "chat-closed": _CONFLICT,
    "request-large": 413,
    "too-often": 429,
    "bot-absent": _UNAVAILABLE,
    "database-busy": _UNAVAILABLE,
    "database-failing": _UNAVAILABLE,
    "disk-low": _UNAVAILABLE,
    "server-full": _UNAVAILABLE,
    "analyses-full": _UNAVAILABLE,
}
"""The status of a code; everything else is a bad request."""


class Declined(SleightError):
    """Something that a client asked for and does not get."""

    def words(self) -> Mapping[str, Argument]:
        """The arguments count seats from 0, as programs do; the sentence counts from 1, as people do."""
        words, seat = super().words(), self.arguments.get("seat")
        return {**words, "seat": seat + 1} if isinstance(seat, int) else words


class Unstored(Declined):
    """The database could not be read or written just now; the same may be asked again."""


def status_of(error: SleightError) -> int:
    """The HTTP status of an error."""
    return _CONFLICT if isinstance(error, Illegal) else _STATUS.get(error.code, _BAD_REQUEST)


def sentence(
    error: SleightError, lang: str, names: Sequence[str] | None = None, me: int | None = None
) -> str:
    """An error as one sentence."""
    if isinstance(error, Illegal):
        return describe(error.refusal, lang, names, me)
    return describe(error, lang, speaker=speaker(lang, "sleight.server"))


def spoken_language(asked: str | None, accepted: str | None) -> str:
    """The language that was asked for, else the first that the browser accepts and we speak."""
    wanted = [asked or "", *(accepted or "").split(",")]
    for each in wanted:
        if (short := each.strip()[:2].lower()) in LANGUAGES:
            return short
    return LANGUAGES[0]
