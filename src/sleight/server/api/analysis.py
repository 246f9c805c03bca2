"""The analysis of a finished game: asked for by those who played, read by everybody who may see the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.params import FromPath

from sleight.bots import bot_name, judge_of
from sleight.core.errors import BadInput, SleightError
from sleight.server import wire_analysis as wire
from sleight.server.api.asking import Asked, At, Lang, does, eyes_of, own_eyes_of, reads
from sleight.server.faults import Declined
from sleight.server.seeing import Eyes

if TYPE_CHECKING:
    from sleight.arena.analysis import Loss, Losses
    from sleight.server.desk import Desk


@does("/api/tables/{table:str}/analysis")
async def start_analysis(
    request: Asked, desk: At, table: FromPath[str], lang: Lang = None
) -> wire.AnalysisOut:
    """Have a finished game analysed, in the background; asked again, it says how far that is."""
    eyes = await own_eyes_of(desk, request, table, lang)
    _check(desk, eyes)
    desk.analyses.start(eyes.play.id, eyes.play.written())
    return _told(desk, eyes)


@reads("/api/tables/{table:str}/analysis")
async def show_analysis(
    request: Asked, desk: At, table: FromPath[str], lang: Lang = None
) -> wire.AnalysisOut | None:
    """How far the analysis of a finished game is and, once it is done, where each player lost most; null
    where there can be none."""
    eyes = await eyes_of(desk, request, table, lang)
    if not eyes.play.over:
        raise Declined("not-over")
    return None if _against(desk, eyes) else _told(desk, eyes)


@does("/api/tables/{table:str}/analysis/stop")
async def stop_analysis(
    request: Asked, desk: At, table: FromPath[str], lang: Lang = None
) -> wire.AnalysisOut:
    """Give up an analysis that is not done; one that is done stays."""
    eyes = await own_eyes_of(desk, request, table, lang)
    _check(desk, eyes)
    await desk.analyses.stop(eyes.play.id)
    return _told(desk, eyes)


def _check(desk: Desk, eyes: Eyes) -> None:
    """Decline what would tell a secret or cannot be done; a running game is never analysed."""
    if not eyes.play.over:
        raise Declined("not-over")
    reason = _against(desk, eyes)
    if reason is not None:
        raise reason


def _against(desk: Desk, eyes: Eyes) -> SleightError | None:
    """Why the game of a table cannot be analysed here."""
    if eyes.play.private:
        return Declined("analysis-private")
    if not desk.config.analyses:
        return Declined("analysis-off")
    if not judge_of(eyes.play.game.id):
        return BadInput("analysis-none", game=eyes.play.game.id)
    return None


def _told(desk: Desk, eyes: Eyes) -> wire.AnalysisOut:
    job = desk.analyses.of(eyes.play.id)
    if job is None:
        return wire.AnalysisOut(state="none")
    return wire.AnalysisOut(
        state=job.state,
        ahead=desk.analyses.ahead(eyes.play.id) if job.open else 0,
        done=job.done,
        of=job.of,
        bot=bot_name(judge_of(eyes.play.game.id), eyes.play.game.id, eyes.lang),
        seats=[_seat(eyes, *each) for each in enumerate(job.found.seats)] if job.found else [],
    )


def _seat(eyes: Eyes, seat: int, losses: Losses) -> wire.LostSeat:
    return wire.LostSeat(
        seat, losses.decisions, losses.lost, [_moment(eyes, loss) for loss in losses.moments]
    )


def _moment(eyes: Eyes, loss: Loss) -> wire.LostMoment:
    reasons = [eyes.sentence(reason) for reason in (loss.weighed, loss.chances) if reason is not None]
    return wire.LostMoment(
        # The rows of a table count from 1, the steps begin with the set-up: this is the step before.
        seq=eyes.play.seq_at(eyes.viewer, loss.row - 1),
        lost=loss.lost,
        error=loss.error,
        played=eyes.sentence(eyes.play.game.parse(loss.played)),
        better=eyes.sentence(eyes.play.game.parse(loss.better)),
        reason=" ".join(reasons),
    )


ROUTES = [start_analysis, show_analysis, stop_analysis]
