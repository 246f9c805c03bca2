"""Tokens, invitations, seeds and passwords. Tokens are kept as digests, passwords as argon2."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_SEED_BITS = 128

_hasher = PasswordHasher()


def new_id() -> str:
    """The id of a table; it cannot be guessed."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """What opens a seat, or lets somebody in."""
    return secrets.token_urlsafe(24)


def new_seed() -> int:
    """A seed from the randomness of the operating system."""
    return secrets.randbits(_SEED_BITS)


def new_key() -> bytes:
    """A key of chance for a game that goes on from a position."""
    return secrets.token_bytes(_SEED_BITS // 8)


def digest(token: str) -> str:
    """What is stored of a token. It is long and random, so that a plain digest is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Equal, in a time that tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


def commitment(written: str) -> str:
    """The SHA-256 of a seed as it is written: shown at the start, verified at the end."""
    return hashlib.sha256(written.encode()).hexdigest()


async def protect(password: str) -> str:
    """The digest of a password; it takes a while, so a thread works it out."""
    return await asyncio.to_thread(_hasher.hash, password)


async def opens(password: str, protected: str) -> bool:
    """True if this is the password."""

    def verify() -> bool:
        try:
            return _hasher.verify(protected, password)
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.to_thread(verify)
