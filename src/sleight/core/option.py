"""Options of a game: name, type, default, what is allowed, and a one-line meaning."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sleight.core.errors import BadInput, listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SEATS = "seats"
"""What a requirement calls the number of seats; no option has this name."""


class Requirement(NamedTuple):
    """One value of an option goes only with some values of another, or with some numbers of seats."""

    value: object
    """The value that is concerned."""

    other: str
    """The other option, or `SEATS`."""

    wanted: tuple[object, ...]
    """What the other must be; a client that switches it takes the first."""

    rule: str
    """The rule that says so."""

    unless: str = ""
    """The switch that lifts it, if there is one."""


class Option(ABC):
    """One thing that a table may decide before the game."""

    def __init__(self, game: str, name: str, default: Any, requires: Iterable[Requirement] = ()) -> None:
        self.game = game
        self.name = name
        self.default = default
        self.requires = tuple(requires)
        """What its values go together with, as far as they do not go with everything."""

    @abstractmethod
    def allowed(self, seats: int | None = None) -> tuple[object, ...]:
        """Every value that the option takes, with that many seats if they are known."""

    def read(self, value: object, seats: int) -> object:
        """The value if it is allowed; otherwise an error that says what is."""
        for allowed in self.allowed(seats):
            if value == allowed and type(value) is type(allowed):
                return allowed
        raise self.refused(value, listed([show(each) for each in self.allowed(seats)]))

    def read_text(self, value: str) -> object:
        """The value of its text form, as a person writes it on the command line."""
        for allowed in self.allowed():
            if value.lower() == show(allowed):
                return allowed
        raise self.refused(value, listed([show(each) for each in self.allowed()]))

    def check_company(self, chosen: Mapping[str, object], seats: int) -> None:
        """Refuse what does not go together with the other options of a table, or with its seats."""
        for need in self.requires:
            there = seats if need.other == SEATS else chosen.get(need.other)
            lifted = need.unless and chosen.get(need.unless)
            if need.value == chosen[self.name] and there not in need.wanted and not lifted:
                raise self._out_of_place(need)

    def _out_of_place(self, need: Requirement) -> BadInput:
        option = self.name if need.value is True else f"{self.name}={show(need.value)}"
        if need.other == SEATS:
            return BadInput("option-seats", option=option, seats=listed(need.wanted), rule=need.rule)
        lifting = [f"{need.unless}=true"] if need.unless else []
        wanted = listed([*(f"{need.other}={show(each)}" for each in need.wanted), *lifting])
        return BadInput("option-needs", option=option, needs=wanted, rule=need.rule)

    def refused(self, value: object, allowed: str) -> BadInput:
        """The error for a value that is not allowed."""
        return BadInput("option-value", option=self.name, value=show(value), allowed=allowed)

    @property
    def meaning(self) -> str:
        """What the option does, in one line of English; `describe` says it in other languages."""
        from sleight.core.describe import describe

        return describe(self)

    def message_id(self) -> str:
        """The message that says what the option does."""
        return f"option-{self.name.replace('_', '-')}"

    def words(self) -> dict[str, object]:
        """What the message may speak of."""
        return {}


class Switch(Option):
    """On or off; some are played only together with another, which `needs` names, and `rule` says so."""

    def __init__(
        self,
        game: str,
        name: str,
        *,
        default: bool = False,
        needs: str | None = None,
        rule: str = "",
        requires: Iterable[Requirement] = (),
    ) -> None:
        needed = [] if needs is None else [Requirement(True, needs, (True,), rule)]
        super().__init__(game, name, default, [*needed, *requires])

    def allowed(self, seats: int | None = None) -> tuple[bool, ...]:
        return (False, True)


class OneOf(Option):
    """One of a few words; the first is the default."""

    def __init__(self, game: str, name: str, *values: str, requires: Iterable[Requirement] = ()) -> None:
        super().__init__(game, name, values[0], requires)
        self.values = values

    def allowed(self, seats: int | None = None) -> tuple[str, ...]:
        return self.values


class SeatOption(Option):
    """A seat, or None to leave it to chance. People count seats from 1, programs from 0."""

    def __init__(self, game: str, name: str, most: int) -> None:
        super().__init__(game, name, None)
        self.most = most

    def allowed(self, seats: int | None = None) -> tuple[int | None, ...]:
        return (None, *range(self.most if seats is None else seats))

    def read_text(self, value: str) -> object:
        numbers = {str(seat + 1): seat for seat in range(self.most)}
        if value.lower() in ("none", ""):
            return None
        if value not in numbers:
            raise self.refused(value, listed(["none", *numbers]))
        return numbers[value]


class SeatsOption(Option):
    """A few seats, none by default. People count seats from 1 and may write `all`, programs from 0."""

    def __init__(self, game: str, name: str, most: int) -> None:
        super().__init__(game, name, ())
        self.most = most

    def allowed(self, seats: int | None = None) -> tuple[tuple[int, ...], ...]:
        every = range(self.most if seats is None else seats)
        return tuple(chosen for size in range(len(every) + 1) for chosen in combinations(every, size))

    def read(self, value: object, seats: int) -> tuple[int, ...]:
        if value == "all":
            return tuple(range(seats))
        if isinstance(value, list | tuple) and all(type(seat) is int for seat in value):
            chosen = tuple(sorted(set(value)))
            if chosen in self.allowed(seats):
                return chosen
        raise self.refused(value, listed(["all", "[]", show(list(range(seats)))]))

    def read_text(self, value: str) -> object:
        written = value.lower().strip("[]").replace(" ", "")
        if written == "all":
            return "all"
        numbers = {str(seat + 1): seat for seat in range(self.most)}
        words = [word for word in written.split(",") if word and word != "none"]
        if not set(words) <= set(numbers):
            raise self.refused(value, listed(["all", "none", ",".join(numbers)]))
        return tuple(sorted({numbers[word] for word in words}))


def seats_for(options: Mapping[str, Option], chosen: Mapping[str, object], counts: range) -> tuple[int, ...]:
    """The numbers of seats that all chosen values go together with; all of them if none does."""
    needs = [need for name, value in chosen.items() for need in options[name].requires if need.value == value]
    fit = [count for count in counts if all(count in need.wanted for need in needs if need.other == SEATS)]
    return tuple(fit or counts)


def show(value: object) -> str:
    """A value as a person writes it."""
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=repr).decode()
