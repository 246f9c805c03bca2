"""What all doors of the API share: who asks, from where, in which language, and with which eyes."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from sleight.server import wire
from sleight.server.desk import Desk
from sleight.server.faults import Declined, spoken_language
from sleight.server.play import Play, Viewer
from sleight.server.proxies import neighbourhood
from sleight.server.seeing import Eyes

_PROBLEMS = {
    status: ResponseSpec(wire.Problem, description=meaning, generate_examples=False)
    for status, meaning in {
        400: "The request is not understood",
        401: "The token opens no seat of this table",
        403: "Not allowed",
        404: "There is no such thing",
        405: "Not in this way",
        409: "Not now",
        413: "Too large",
        429: "Too often",
        503: "Not at the moment",
    }.items()
}

Asked = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(max_length=8, description="The language: en, fr or ru.")]
Since = Annotated[int, QueryParameter(name="from", ge=0, le=2**31 - 1)]
At = NamedDependency[Desk]

reads = partial(get, responses=_PROBLEMS)
does = partial(post, responses=_PROBLEMS, status_code=200)
makes = partial(post, responses=_PROBLEMS, status_code=201)


def address_of(asked: Any) -> str:
    """Where a request comes from, for the limits."""
    return neighbourhood(asked.client.host) if asked.client else ""


def token_of(asked: Asked) -> str | None:
    """The seat token of a request, if it has one."""
    kind, _, token = asked.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def language_of(asked: Any, lang: str | None) -> str:
    """The language to answer in."""
    return spoken_language(lang, asked.headers.get("accept-language"))


async def entered(desk: Desk, asked: Asked, table: str) -> tuple[Play, Viewer]:
    """The table, and whoever looks at it."""
    play = await desk.find(table)
    invitation = asked.headers.get("x-invitation")
    return play, desk.viewer(play, token_of(asked), invitation, address_of(asked))


async def seated(desk: Desk, asked: Asked, table: str, *, looks: bool = True) -> tuple[Play, int]:
    """The table, and the seat of whoever asks; only those who sit there get further."""
    play = await desk.find(table)
    return play, desk.seat(play, token_of(asked), address_of(asked), looks=looks)


async def eyes_of(desk: Desk, asked: Asked, table: str, lang: str | None) -> Eyes:
    """The eyes of whoever asks, at a game that has begun."""
    play, viewer = await entered(desk, asked, table)
    if not play.started:
        raise Declined("not-started")
    return Eyes(play, viewer, language_of(asked, lang))


async def own_eyes_of(desk: Desk, asked: Asked, table: str, lang: str | None) -> Eyes:
    """The eyes of somebody who sits at a game that has begun."""
    play, seat = await seated(desk, asked, table)
    if not play.started:
        raise Declined("not-started")
    return Eyes(play, seat, language_of(asked, lang))
