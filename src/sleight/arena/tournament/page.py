"""The report: a page that needs nothing but itself, and its pictures as files beside it."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING

from sleight.arena.tournament import plots
from sleight.arena.tournament.sheets import bots_sheet, duels_sheet, sentences
from sleight.arena.whole_file import whole_file
from sleight.core.errors import BadInput, reason

if TYPE_CHECKING:
    from pathlib import Path

    from sleight.arena.tournament.sheets import Sheet
    from sleight.arena.tournament.summary import Summary
    from sleight.core.speech import Speaker

PAGE = "index.html"
_PICTURES = {"elo": plots.draw_elo, "scores": plots.draw_scores}

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; max-width: 60rem; margin: 2rem auto }
table { border-collapse: collapse; margin: 1.5rem 0; display: block; overflow-x: auto }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap }
th:first-child, td:first-child { text-align: left }
img { max-width: 100%; margin: 1rem 0 }
"""


def make_folder(folder: Path) -> None:
    """The folder of a report, before anybody has played for it."""
    plots.check_installed()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(folder), why=reason(error)) from error


def write_report(folder: Path, says: Speaker, summary: Summary) -> None:
    """Write the pictures and the page; a former report in the same folder is replaced."""
    try:
        for name, draw in _PICTURES.items():
            draw(says, summary, folder / f"{name}.png")
    except OSError as error:
        raise BadInput("file-unwritable", file=str(folder), why=reason(error)) from error
    with whole_file(folder / PAGE) as page:
        page.write(_page(folder, says, summary))


def _page(folder: Path, says: Speaker, summary: Summary) -> str:
    title, *said = sentences(says, summary)
    parts = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(sentence)}</p>" for sentence in [*said, _options(says, summary)]),
        _table(bots_sheet(says, summary)),
        _picture(folder, "elo", says.say("plot-elo", {"bot": summary.plan.bots[0]})),
        _table(duels_sheet(says, summary)),
        _picture(folder, "scores", says.say("plot-score")),
        f"<p>{escape(says.say('tournament-how'))}</p>",
    ]
    head = f'<head><meta charset="utf-8"><title>{escape(title)}</title><style>{_STYLE}</style></head>'
    body = "\n".join(["<body>", *parts, "</body>"])
    return f'<!doctype html>\n<html lang="{says.lang}">\n{head}\n{body}\n</html>\n'


def _options(says: Speaker, summary: Summary) -> str:
    chosen = summary.plan.identity.options
    return says.say("tournament-options", {"options": ", ".join(f"{name}={chosen[name]}" for name in chosen)})


def _table(sheet: Sheet) -> str:
    rows = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in sheet.rows]
    titles = "".join(f"<th>{escape(title)}</th>" for title in sheet.titles)
    return f"<table><tr>{titles}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"


def _picture(folder: Path, name: str, text: str) -> str:
    data = b64encode((folder / f"{name}.png").read_bytes()).decode()
    return f'<img alt="{escape(text)}" src="data:image/png;base64,{data}">'
