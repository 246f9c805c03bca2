"""For whoever plays alone: the table of the day with its par, and puzzles."""

from __future__ import annotations

from litestar.params import FromPath, FromQuery

from sleight.arena.puzzles import numbered, opened, puzzles_of
from sleight.arena.today import todays_table, utc_today
from sleight.bots import bot_name
from sleight.core.describe import describe
from sleight.core.errors import BadInput
from sleight.server import wire_alone
from sleight.server.api.asking import Asked, At, Lang, entered, language_of, reads
from sleight.server.drawn import drawn
from sleight.server.offered import offered
from sleight.server.pars import today_of


@reads("/api/games/{game:str}/today")
async def show_today(game: FromPath[str]) -> wire_alone.TodayOut:
    """The table of the day, as it is to be made; the same everywhere."""
    today = todays_table(offered(game), utc_today())
    return wire_alone.TodayOut(today.date, list(today.players), today.seat, today.options, str(today.seed))


@reads("/api/tables/{table:str}/par")
async def show_par(
    request: Asked, desk: At, table: FromPath[str], lang: Lang = None
) -> wire_alone.ParOut | None:
    """How a finished table of the day compares with its par; null for any other table."""
    play, _ = await entered(desk, request, table)
    today = today_of(play) if play.over and not play.private else None
    if today is None:
        return None
    par = desk.pars.of(today)
    bot = bot_name(today.rival, play.game.id, language_of(request, lang))
    score = None if par is None else par.score
    return wire_alone.ParOut(today.date, bot, score, play.position.scores[today.seat])


@reads("/api/puzzles/{game:str}")
async def count_puzzles(game: FromPath[str]) -> wire_alone.PuzzlesOut:
    """How many puzzles a game brings."""
    return wire_alone.PuzzlesOut(len(puzzles_of(offered(game).id)))


@reads("/api/puzzles/{game:str}/{number:int}")
async def show_puzzle(
    request: Asked, game: FromPath[str], number: FromPath[int], lang: Lang = None
) -> wire_alone.PuzzleOut:
    """A moment as one seat saw it, what is asked, and all choices; not which one is best."""
    rules, speech = offered(game), language_of(request, lang)
    puzzle = numbered(rules.id, number)
    moment = opened(rules, puzzle)
    names = [str(seat + 1) for seat in range(moment.seats)]
    return wire_alone.PuzzleOut(
        number=number,
        count=len(puzzles_of(rules.id)),
        board=drawn(rules.id, moment.view, speech, names),
        question=describe(moment.question, speech, names, puzzle.seat),
        choices=[describe(choice, speech, names, puzzle.seat) for choice in moment.choices],
    )


@reads("/api/puzzles/{game:str}/{number:int}/solution")
async def solve_puzzle(
    game: FromPath[str], number: FromPath[int], choice: FromQuery[int]
) -> wire_alone.SolutionOut:
    """Whether a choice, by its place among the choices, is as good as any; and what each of them is worth."""
    puzzle = numbered(offered(game).id, number)
    if not 0 <= choice < len(puzzle.choices):
        raise BadInput("puzzle-choice", choice=choice, most=len(puzzle.choices) - 1)
    return wire_alone.SolutionOut(
        right=choice in puzzle.good,
        good=list(puzzle.good),
        played=puzzle.played,
        values=list(puzzle.values),
        margin=round(puzzle.margin, 3),
        error=puzzle.error,
    )


ROUTES = [show_today, show_par, count_puzzles, show_puzzle, solve_puzzle]
