"""Which names look alike: they are compared by a skeleton that is never shown.

A table of our own instead of a package: the packages that bring Unicode's whole list (UTS #39) are hardly
maintained, and stored keys must not change with a package's data. It holds the letters of that list that
look like one of ours in either case. `rn` and `m` stay apart, because true names differ by them: Marnie,
Mamie.
"""

from __future__ import annotations

import unicodedata
from itertools import chain
from typing import Final

MOST_LETTERS: Final = 32
"""How long a name may be, also with its signs written out: `ﷺ` is one sign of eighteen letters."""

MOST_KEY: Final = 64
_MOST_MARKS = 3
"""More accents than that on one letter only serve to scribble over other lines."""

_LIKE = {
    "a": "ɑαаᎪᗅꓮᴀ",
    "b": "ƅβвьᏏᏴᑲᖯᗷꓐꞵʙ",
    "c": "сᏟᴄⲥꓚϲ",
    "d": "ԁᎠᏧᑯᗞᗪꓒꓓđᴅ",
    "e": "εеҽэᎬⴹꓰꬲᴇ",
    "f": "ϝքᖴẝꓝꞙꬵ",
    "g": "ƍɡԍցᏀᏳᶃꓖɢ",
    "h": "ηнһհᎻᏂᕼⲏꓧħʜ",
    "j": "ʝϳјᎫᒍꓙ",
    "k": "κкᏦᛕⲕꓗᴋ",
    "l": "i1|ıɩɪιіӏǀ۱ᎥᏞᒪᛁⲓⳑⵏꓡꓲꙇłʟ",
    "m": "μϻмᎷᗰᛖⲙꓟᴍ",
    "n": "νոռⲛꓠɴ",
    "o": "0οоօ۵०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽø",
    "p": "ρрᏢᑭⲣꓑᴘ",
    "q": "ԛգզⵕ",
    "r": "ʀᎡᎱᏒᖇꓣꭇꭈ",
    "s": "ƽѕտᏕᏚꓢꜱ",
    "t": "τтᎢⲧꓔŧᴛ",
    "u": "ʋսሀᑌᴜꓴꞟꭎꭒ",
    "v": "ѵ۷Ꮩᐯᴠⴸꓦꛟ",
    "w": "ɯѡԝաᎳᏔᴡꓪ",
    "x": "χхᕁᕽᚷⲭⵝꓫꭓ",
    "y": "ɣʏυуүყᎩᎽᶌỿⲩꓬꭚ",
    "z": "ζᏃᴢꓜ",
    "-": "‐‑‒–—―−",
    "'": "’‘ʼʻ`´′",
}
"""Small letters, since cases are not told apart; a letter counts as alike if it is so in either case."""

_SKELETON = {ord(each): letter for letter, alike in _LIKE.items() for each in alike}

_SMALL = str.maketrans("νηυγ", "vnuy")
"""What small letters look like among Latin ones, where their capitals look like others."""

_UNSEEN = frozenset(
    chain(
        [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0],
        *(range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)),
    )
)
"""Signs that count as letters or marks and show nothing; all others that show nothing are not printable."""

_ACCENTED = ("LATIN ", "GREEK ", "CYRILLIC ")


def skeleton(name: str) -> str:
    """What a name looks like: equal for names that a hasty reader takes for each other."""
    plain = unicodedata.normalize("NFKD", name)
    words = " ".join(word.translate(_SMALL) if _passes_for_latin(word) else word for word in plain.split())
    folded = unicodedata.normalize("NFKC", words.casefold())
    letters = "".join(letter for letter in unicodedata.normalize("NFD", folded) if _is_seen(letter))
    alike = _without_accents(letters).translate(_SKELETON)
    return unicodedata.normalize("NFC", " ".join(alike.split()))


def is_name(shown: str) -> bool:
    """True for a name that has something to see, is not too long, and stays on its line."""
    written_out = unicodedata.normalize("NFKC", shown)
    if max(len(shown), len(written_out)) > MOST_LETTERS or _piled_marks(shown) > _MOST_MARKS:
        return False
    return 0 < len(skeleton(shown)) <= MOST_KEY and any(not _is_mark(letter) for letter in skeleton(shown))


def _passes_for_latin(word: str) -> bool:
    """True for a word with Latin letters whose other letters all look like Latin ones."""
    letters = [letter for letter in word if letter.isalpha()]
    foreign = [letter for letter in letters if not unicodedata.name(letter, "").startswith("LATIN ")]
    return len(foreign) < len(letters) and all(_is_known(letter) for letter in foreign)


def _is_known(letter: str) -> bool:
    return ord(letter) in _SMALL or any(ord(each) in _SKELETON for each in letter.casefold())


def _is_seen(letter: str) -> bool:
    return letter.isprintable() and ord(letter) not in _UNSEEN


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _without_accents(letters: str) -> str:
    """Accents are easily overlooked on letters that are known without; elsewhere marks are vowels."""
    kept: list[str] = []
    accented = True
    for letter in letters:
        if not _is_mark(letter):
            accented = unicodedata.name(letter, "").startswith(_ACCENTED)
        elif accented:
            continue
        kept.append(letter)
    return "".join(kept)


def _piled_marks(shown: str) -> int:
    """The most marks in a row."""
    most = row = 0
    for letter in unicodedata.normalize("NFD", shown):
        row = row + 1 if _is_mark(letter) else 0
        most = max(most, row)
    return most
