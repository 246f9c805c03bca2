"""What all choices of this game have in common."""

from __future__ import annotations

from typing import ClassVar

from sleight.core.choice import Choice


class TrickerionChoice(Choice, frozen=True):
    """A choice of this game."""

    game: ClassVar[str] = "trickerion"


class Aside(TrickerionChoice, frozen=True):
    """What a seat may do unasked."""

    aside: ClassVar[bool] = True


class TrickChoice(TrickerionChoice, frozen=True):
    """A choice that names a trick."""

    trick: str


class CardChoice(TrickerionChoice, frozen=True):
    """A choice that names a card."""

    card: str


class ComponentChoice(TrickerionChoice, frozen=True):
    """A choice that names a component."""

    component: str


class CharacterChoice(TrickerionChoice, frozen=True):
    """A choice that names a character."""

    character: str


class DieChoice(TrickerionChoice, frozen=True):
    """A choice that names a die."""

    die: str
