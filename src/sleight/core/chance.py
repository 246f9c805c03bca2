"""Chance that cannot be foreseen: each block of eight draws hashes a 128-bit key and a counter.

The key is made from the seed and shared by copies; whoever sees every result of a game still cannot
search for the key, as one can for the state of a small generator.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

Item = TypeVar("Item")

KEY_BYTES: Final = 16
WORDS: Final = 8
"""How many words of 64 bits one block holds; each serves one draw."""

_ITEMS_A_WORD: Final = 5
"""A word orders five of at most 64 items with a bias below 2**-34."""

MOST_SHUFFLED: Final = WORDS * _ITEMS_A_WORD + 1
"""How many items one block orders."""

_words: Final = Struct(f">{WORDS}Q")


def key_of(seed: int) -> bytes:
    """The key of a seed: any whole number of at least 0, of any size."""
    length = (seed.bit_length() + 7) // 8 or 1
    return blake2b(seed.to_bytes(length, "big"), digest_size=KEY_BYTES, person=b"sleight seed").digest()


def block(key: bytes, number: int) -> tuple[int, ...]:
    """The words of one block. The key goes first and has a fixed length, so no two blocks share an input."""
    return _words.unpack(blake2b(key + number.to_bytes(8, "big")).digest())


def shuffled(items: tuple[Item, ...], words: tuple[int, ...]) -> list[Item]:
    """The items in an order that the words decide (Fisher and Yates, from the last place down)."""
    if len(items) > MOST_SHUFFLED:
        raise ValueError(f"one block orders at most {MOST_SHUFFLED} items, not {len(items)}")
    order = list(items)
    top = len(order) - 1
    for word in words:
        for last in range(top, max(top - _ITEMS_A_WORD, 0), -1):
            place = word % (last + 1)
            word //= last + 1
            order[last], order[place] = order[place], order[last]
        top -= _ITEMS_A_WORD
    return order


def below(bound: int, rng: Random) -> int:
    """A whole number below the bound, as `rng.randrange` draws it, with the same random numbers."""
    if bound < 1:
        raise ValueError(f"no number lies below {bound}")
    length = bound.bit_length()
    number = rng.getrandbits(length)
    while number >= bound:
        number = rng.getrandbits(length)
    return number


def shuffle(items: list[Item], rng: Random) -> None:
    """Order the items as `rng.shuffle` does, with the same random numbers and in half of its time."""
    shuffle_each((items,), rng)


def shuffle_each(piles: Iterable[list[Item]], rng: Random) -> None:
    """Order the items of each pile, one after the other."""
    bits = rng.getrandbits
    for items in piles:
        for last, length in _steps(len(items)):
            place = bits(length)
            while place > last:
                place = bits(length)
            items[last], items[place] = items[place], items[last]


@cache
def _steps(count: int) -> tuple[tuple[int, int], ...]:
    """The places of so many items from the last one down, each with the bits of the numbers up to it."""
    return tuple((last, (last + 1).bit_length()) for last in range(count - 1, 0, -1))
