"""A game: the value that makes positions, reads texts and lists everything that can be chosen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from sleight.core.digest import digest_of
from sleight.core.errors import BadInput, listed
from sleight.core.guesser import GuessAnew, Guesser
from sleight.core.position import Position
from sleight.core.text import text
from sleight.core.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction
    from random import Random

    from sleight.core.choice import Choice
    from sleight.core.option import Option

P = TypeVar("P", bound=Position[Any, Any])
V = TypeVar("V", bound=View)


class Game(ABC, Generic[P, V]):
    """The rules of one game with one set of card data."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised whenever a mended rule changes what a record replays to."""

    seat_counts: range
    """How many may sit down."""

    options: Mapping[str, Option]
    recommended: ClassVar[Mapping[str, Mapping[str, object]]] = {}
    """Sets of options by name: `first` suits a first game, `full` plays with all that the box holds."""

    printed: Any = None
    """What is printed on cards and boards, as one value; None for a game that prints nothing."""

    data_digest: str
    """A digest of all printed data."""

    data_parts: Mapping[str, str] = {}
    """Digests of parts of the data by name, for a game of which a table may leave parts in the box."""

    former_digests: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Digests of all data that stand in older headers, with the parts that each of them stood for."""

    deferring_codes: ClassVar[frozenset[str]] = frozenset()
    """Codes of refusals that say only that something else is asked first; better reasons go before them."""

    feature_names: tuple[str, ...] = ()
    """The names of the numbers that `features` gives, in their order; none for a game without."""

    view_type: type[V]
    choice_type: Any
    """The union of all choices, for decoding what came through JSON."""

    event_type: Any
    """The union of all events."""

    @abstractmethod
    def start(self, seats: int, key: bytes, options: dict[str, object]) -> P:
        """The first position; seats and options have been checked."""

    @abstractmethod
    def guess(self, view: V, rng: Random) -> P:
        """A complete position made from a view alone, with its true probability given the view."""

    def guesser(self, view: V) -> Guesser[P]:
        """What makes guess after guess of one view; each is what `guess` would make with the same random
        numbers. A game that can lay out what the view shows once for all of them overrides it."""
        return GuessAnew(self.guess, view)

    @abstractmethod
    def from_dict(self, data: Mapping[str, object]) -> P:
        """A position from what `to_dict` gave; wrong data is refused with the place named."""

    def from_older(self, data: Mapping[str, object]) -> P:
        """A position that an older version has saved, completed by what did not exist then."""
        return self.from_dict(data)

    @abstractmethod
    def universe(self, options: Mapping[str, object] | None = None) -> tuple[Choice, ...]:
        """Every choice that can ever occur, in a fixed order; without options, under any options."""

    def odds(self, view: V, choices: Sequence[Choice]) -> Mapping[Choice, Fraction]:
        """The exact chance of each choice to succeed, from a view alone; most games have no such chances."""
        return {}

    def features(self, view: V) -> tuple[float, ...]:
        """A view in numbers, for values, learning programs and hints: as many as there are `feature_names`,
        whatever is played, and the viewer's own seat before all others."""
        return ()

    def new(self, seats: int, seed: int, options: Mapping[str, object] | None = None) -> P:
        """The first position of a game with this seed."""
        from sleight.core.chance import key_of

        self.check_seats(seats)
        if type(seed) is not int or seed < 0:
            raise BadInput("seed-value", seed=str(seed))
        return self.start(seats, key_of(seed), self.read_options(options or {}, seats))

    @property
    def shown(self) -> Any:
        """What a client draws with: what is printed, and what a game adds so that it repeats no rule."""
        return self.printed

    def printed_data(self) -> dict[str, Any]:
        """The same as plain data."""
        plain: dict[str, Any] = {} if self.shown is None else msgspec.to_builtins(self.shown)
        return plain

    def parts_used(self, options: Mapping[str, object]) -> tuple[str, ...]:
        """The parts of the data that a table with these options uses; options left out have their default."""
        return tuple(self.data_parts)

    def table_digest(self, options: Mapping[str, object]) -> str:
        """A digest of the data that a table with these options uses, for headers of records and tables."""
        used = self._used(options)
        return digest_of(used) if used else self.data_digest

    def accepts_digest(self, digest: str, options: Mapping[str, object]) -> bool:
        """True if a table with these options and this digest used the same data as it would use here."""
        if digest in (self.table_digest(options), self.data_digest):
            return True
        then = self.former_digests.get(digest)
        return then is not None and self._used(options).items() <= then.items()

    def table_options(
        self, options: Mapping[str, object], start: Mapping[str, object] | None
    ) -> Mapping[str, object]:
        """The options of a table: those of its header or, if it began with a saved position, of that one."""
        if start is None:
            return options
        saved = start.get("options")
        return saved if isinstance(saved, dict) else {}

    def _used(self, options: Mapping[str, object]) -> dict[str, str]:
        chosen = {name: options.get(name, option.default) for name, option in self.options.items()}
        return {part: self.data_parts[part] for part in self.parts_used(chosen)}

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not take."""
        if type(seats) is not int or seats not in self.seat_counts:
            raise BadInput("seat-count", game=self.id, seats=str(seats), allowed=listed(self.seat_counts))

    def read_options(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        """All options with their values, defaults filled in; a bad one is refused."""
        for name in options:
            if name not in self.options:
                raise BadInput("option-unknown", option=name, allowed=listed(list(self.options)))
        read = {
            name: option.read(options.get(name, option.default), seats)
            for name, option in self.options.items()
        }
        for option in self.options.values():
            option.check_company(read, seats)
        return self.settled(read)

    def settled(self, options: dict[str, object]) -> dict[str, object]:
        """The same options as they are played, where some of them decide others."""
        return options

    def recommended_options(self, name: str) -> Mapping[str, object]:
        """A recommended set of options; an unknown one is refused."""
        if name not in self.recommended:
            allowed = listed(list(self.recommended)) or "–"
            raise BadInput("recommended-unknown", name=name, game=self.id, allowed=allowed)
        return self.recommended[name]

    def parse(self, written: str) -> Choice:
        """The choice that has this text form."""
        choice = self._by_text.get(" ".join(written.split()))
        if choice is None:
            raise BadInput("text-unknown", text=written, allowed=self._forms)
        return choice

    @cached_property
    def _by_text(self) -> dict[str, Choice]:
        return {text(choice): choice for choice in self.universe()}

    @cached_property
    def _forms(self) -> str:
        """One example of each verb, enough to see how a choice is written."""
        examples: dict[str, str] = {}
        for written in self._by_text:
            examples.setdefault(written.split()[0], written)
        return listed(list(examples.values()))
