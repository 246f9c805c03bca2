"""The rules for people: pages that a game brings, in three languages, with a glossary and one search.

A game's pages stand in its package `faces.manual`: `contents.toml` orders them and names the rules that each
one covers, a folder for each language has the words, and `THINGS` makes a page for every card. `reading` puts
them together, `markup` understands the little markup of the texts, `stems` turns words in any form into
stems, and `search` finds pages by them, for the terminal, the server and, as data, for a browser.
"""

from sleight.manual.reading import has_manual, manual
from sleight.manual.search import excerpt, search

__all__ = ["excerpt", "has_manual", "manual", "search"]
