"""Chance that cannot be foreseen: each block of eight draws hashes a 128-bit key and a counter.

The key is made from the seed and shared by copies; whoever sees every result of a game still cannot
search for the key, as one can for the state of a small generator.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import TypeVar

Item = TypeVar("Item")

KEY_BYTES = 16
WORDS = 8
"""How many words of 64 bits one block holds; each serves one draw."""

_ITEMS_A_WORD = 5
"""A word orders five of at most 64 items with a bias below 2**-34."""

MOST_SHUFFLED = WORDS * _ITEMS_A_WORD + 1
"""How many items one block orders."""

_words = Struct(f">{WORDS}Q")


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
            word, place = divmod(word, last + 1)
            order[last], order[place] = order[place], order[last]
        top -= _ITEMS_A_WORD
    return order
