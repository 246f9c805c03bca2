"""Chance that cannot be foreseen: each draw hashes a 128-bit key and a counter.

The key is made from the seed and shared by copies; whoever sees every result of a game still cannot
search for the key, as one can for the state of a small generator.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

Item = TypeVar("Item")

KEY_BYTES = 16
_ITEMS_A_BLOCK = 64
"""A block of 512 bits orders 64 items (64! is below 2**296) with a bias below 2**-200."""


def key_of(seed: int) -> bytes:
    """The key of a seed: any whole number of at least 0, of any size."""
    length = (seed.bit_length() + 7) // 8 or 1
    return blake2b(seed.to_bytes(length, "big"), digest_size=KEY_BYTES, person=b"sleight seed").digest()


def block(key: bytes, counter: int) -> bytes:
    """The 512 bits of one draw. The key goes first and has a fixed length, so no two draws share an input."""
    return blake2b(key + counter.to_bytes(8, "big")).digest()


def below(bound: int, drawn: bytes) -> int:
    """A whole number from 0 up to, but not including, a small bound; the bias is below 2**-50."""
    return int.from_bytes(drawn[:8], "big") % bound


def shuffled(items: tuple[Item, ...], drawn: bytes) -> list[Item]:
    """The items in an order that one block decides (Fisher and Yates, from the last place down)."""
    if len(items) > _ITEMS_A_BLOCK:
        raise ValueError(f"one block orders at most {_ITEMS_A_BLOCK} items, not {len(items)}")
    bits = int.from_bytes(drawn, "big")
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        bits, place = divmod(bits, last + 1)
        order[last], order[place] = order[place], order[last]
    return order
